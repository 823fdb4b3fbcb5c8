/** Makes documents from what users open, and says what a file is. */
import { limber } from '../engine/limber.js';
import { marksName } from './marksname.js';
/** @import { Origin, StudioDocument, TextDocument } from './studio.js' */
/** @import { PickedFile } from '../ui/filepicker.js' */

/** @typedef {StudioDocument & { origin: { path: string, version: string | null } }} ServerDocument */

const IMAGE = /\.(png|jpe?g|gif|webp)$/i;

/** @param {string} name */
export function isImage(name) {
  return IMAGE.test(name);
}

/** Returns whether these bytes are a SkelForm file: an archive. @param {Uint8Array<ArrayBuffer>} bytes */
export function isArchive(bytes) {
  return bytes.length > 3 && bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/**
 * @param {string} name @param {string} text @param {Origin} origin @param {TextDocument['images']} [images]
 * @returns {TextDocument}
 */
export function textDocument(name, text, origin, images = new Map()) {
  return { kind: 'skel2d', name, text, images, origin, dirty: false };
}

/**
 * Makes a document from a file's bytes: the content decides, not the name.
 *
 * @throws {Error} with a sentence for the user if it is neither of the two formats
 * @param {string} name @param {Uint8Array<ArrayBuffer>} bytes @param {Origin} origin
 * @param {TextDocument['images']} [beside] files beside it, by name: images of a text, marks of an archive
 * @returns {StudioDocument}
 */
export function documentFrom(name, bytes, origin, beside = new Map()) {
  // Read once to find out whether it can be: what cannot does not take the place of what is open. A text that is
  // called a source is opened whatever it says: it may be half written.
  if (isArchive(bytes) || !/\.skel2d$/i.test(name)) limber.read(bytes, name).dispose();
  if (isArchive(bytes)) return { kind: 'skf', name, bytes, marks: beside.get(marksName(name)), images: new Map(), origin, dirty: false };
  const text = decoded(bytes);
  if (text === null) throw new Error(`${name} is not text in UTF-8. Save it as UTF-8 and open it again.`);
  return textDocument(name, text, origin, beside);
}

/** Returns bytes as text, null if they are none. @param {Uint8Array<ArrayBuffer>} bytes */
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Returns bytes as the editor has a text, and the line ends that it came with; text null if they are none.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export function textFrom(bytes) {
  const text = decoded(bytes);
  return { text: text?.replace(/\r\n?/g, '\n') ?? null, lineEnd: text?.includes('\r\n') ? '\r\n' : '\n' };
}

/**
 * Returns a document as it is written to a file, with the line ends that it came with.
 * @param {StudioDocument} shown
 */
export function bytesOf(shown) {
  if (shown.kind === 'skf') return shown.bytes;
  const text = shown.lineEnd && shown.lineEnd !== '\n' ? shown.text.replaceAll('\n', shown.lineEnd) : shown.text;
  return new TextEncoder().encode(text);
}

/**
 * Splits chosen files into the character and what belongs to it beside it.
 * @param {PickedFile[]} picked
 */
export async function documentFromFiles(picked) {
  const main = picked.find(({ file }) => /\.(skel2d|skf|skfe|skf~)$/i.test(file.name)) ?? picked.find(({ file }) => !isImage(file.name));
  if (!main) throw new Error('There is no .skel2d or .skf file and no image in it.');
  const place = main.path?.slice(0, -main.file.name.length) ?? '';
  /** @type {TextDocument['images']} */
  const beside = new Map();
  for (const { file, path = file.name } of picked) {
    const name = path.startsWith(place) ? path.slice(place.length) : file.name;
    if (isImage(path) || name === marksName(main.file.name)) beside.set(name, new Uint8Array(await file.arrayBuffer()));
  }
  /** @type {Origin} */
  const origin = main.handle ? { type: 'handle', handle: main.handle } : { type: 'drop' };
  return documentFrom(main.file.name, new Uint8Array(await main.file.arrayBuffer()), origin, beside);
}

/** Returns the files that a document needs beside it: the images that its text names, or its marks. @param {StudioDocument} shown @returns {StudioDocument['images']} */
export function filesBeside(shown) {
  if (shown.kind === 'skf') return new Map(shown.marks ? [[marksName(shown.name), shown.marks]] : []);
  return new Map([...shown.images].filter(([image]) => shown.text.includes(`"${image}"`)));
}

/** Returns the images that a text names. @param {Pick<TextDocument, 'name' | 'text'>} shown */
export function imagesIn({ text, name }) {
  const character = limber.readSkel2d(text, name);
  const { images } = character;
  character.dispose();
  return [...images];
}

/** Returns whether a document is a file of the server's folder. @param {StudioDocument} shown @returns {shown is ServerDocument} */
export function isInFolder(shown) {
  return shown.origin?.type === 'server';
}

/** Returns the last part of a path. @param {string} path */
export function fileName(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}
