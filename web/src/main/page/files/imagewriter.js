/** Writes images beside a text of the server's folder, and never over a file without a question. */
import { isInFolder } from '../document/document.js';
import { openDialog } from '../ui/dialog.js';
import { placeOf } from './folderimages.js';
import { freeImageName } from './imagenames.js';
/** @import { StudioDocument } from '../document/studio.js' */
/** @import { Folder } from './folder.js' */

/** @typedef {{ image: string, bytes: Uint8Array<ArrayBuffer> }} NamedImage */

/**
 * Writes images that are dropped on a text. Those that it names replace their files if the user wants that; new ones get
 * another name, in `added` too, where a file has theirs.
 * @param {Folder} folder @param {StudioDocument} shown @param {NamedImage[]} named @param {NamedImage[]} added
 * @returns {Promise<string | null>} what the user should know; null: the user wants none of it
 */
export async function writeDropped(folder, shown, named, added) {
  if (!isInFolder(shown)) return '';
  if (!folder.canSaveAs) return 'The studio was started with one file: put the images beside it, or they are gone with this tab.';
  const place = placeOf(shown.origin.path);
  const differing = await differingFrom(folder, place, named);
  if (differing.length > 0 && !(await mayReplace(differing.map(({ image }) => image)))) return null;
  const taken = new Set((await differingFrom(folder, place, added)).map(({ image }) => image));
  for (const one of added) {
    one.image = freeImageName(one.image, name => taken.has(name) || (name !== one.image && folder.has(place + name)));
    taken.add(one.image);
  }
  for (const { image, bytes } of [...named, ...added]) {
    const version = differing.find(one => one.image === image)?.version ?? null;
    if (version || !folder.has(place + image)) await write(folder, place + image, bytes, version);
  }
  await folder.refresh();
  return '';
}

/**
 * Writes the images of a text that has become a file of the folder, where there is none.
 * @param {Folder} folder @param {string} path of the text @param {StudioDocument['images']} images
 */
export async function writeMissing(folder, path, images) {
  for (const [image, bytes] of images) {
    if (!folder.has(placeOf(path) + image)) await write(folder, placeOf(path) + image, bytes, null);
  }
}

/** Returns those whose file is there with other bytes, and its version. @param {Folder} folder @param {string} place @param {NamedImage[]} images */
async function differingFrom(folder, place, images) {
  const found = [];
  for (const { image, bytes } of images) {
    if (!folder.has(place + image)) continue;
    const { bytes: there, version } = await folder.server.read(place + image);
    if (there.length !== bytes.length || there.some((byte, at) => byte !== bytes[at])) found.push({ image, version });
  }
  return found;
}

/** @param {string[]} names */
async function mayReplace(names) {
  const some = names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '');
  const choice = await openDialog({
    title: names.length === 1 ? 'Replace the image?' : 'Replace the images?',
    body: `The folder has ${some} already, with another picture.`,
    actions: [{ label: 'Cancel', value: 'cancel' }, { label: 'Replace', value: 'replace', danger: true }],
  });
  return choice === 'replace';
}

/** @param {Folder} folder @param {string} path @param {Uint8Array<ArrayBuffer>} bytes @param {string | null} version */
async function write(folder, path, bytes, version) {
  const { conflict } = await folder.server.write(path, bytes, version);
  if (conflict) throw new Error(`${path} was changed by another program just now. Drop the image again.`);
}
