/** What is in dropped folders and archives. */
import { isImage } from '../document/document.js';
import { openArchive } from '../engine/archive.js';
import { inOrder } from './layers.js';
import { isStack } from './openraster.js';
/** @import { PickedFile } from '../ui/filepicker.js' */

/** More is not a character but somebody's whole disk. */
const MOST = 2000;

/** Returns whether a file is a ZIP that may hold other files; those of SkelForm are left alone. @param {string} name */
function isPacked(name) {
  return /\.(zip|ora)$/i.test(name);
}

/** Returns whether something in a folder is of use here; systems put files of their own beside. @param {string} path */
function isWanted(path) {
  const parts = path.split('/');
  if (parts.some(part => part.startsWith('.') || part === '__MACOSX')) return false;
  return isImage(path) || isStack(path) || /\.(skel2d|skf|skfe|marks\.json)$/i.test(path);
}

/**
 * Returns the files of a folder and all below it.
 * @param {FileSystemDirectoryEntry} folder @returns {Promise<PickedFile[]>}
 */
export async function filesIn(folder) {
  /** @type {PickedFile[]} */
  const files = [];
  /** @type {FileSystemEntry[]} */
  const open = [folder];
  for (let seen = 0; open.length > 0; seen++) {
    if (seen > MOST) throw new Error(`${folder.name} has more than ${MOST} files. Drop the folder with the images alone.`);
    const entry = /** @type {FileSystemEntry} */ (open.pop());
    if (entry.isDirectory) open.push(...await entriesOf(/** @type {FileSystemDirectoryEntry} */ (entry)));
    const path = entry.fullPath.slice(1);
    if (entry.isFile && isWanted(path)) files.push({ file: await fileOf(/** @type {FileSystemFileEntry} */ (entry)), handle: null, path });
  }
  return needed(files, folder.name);
}

/** @param {FileSystemDirectoryEntry} folder @returns {Promise<FileSystemEntry[]>} */
async function entriesOf(folder) {
  const reader = folder.createReader();
  /** @type {FileSystemEntry[]} */
  const all = [];
  // Browsers hand them out in portions, and none at the end.
  for (;;) {
    const some = await new Promise((resolve, reject) => { reader.readEntries(resolve, reject); });
    if (some.length === 0) return all;
    all.push(...some);
  }
}

/** @param {FileSystemFileEntry} entry @returns {Promise<File>} */
function fileOf(entry) {
  return new Promise((resolve, reject) => { entry.file(resolve, reject); });
}

/** Returns files with those that are in archives in their place. @param {PickedFile[]} picked @returns {Promise<PickedFile[]>} */
export async function expanded(picked) {
  const all = await Promise.all(picked.map(async one => (isPacked(one.file.name) ? filesOf(one) : [one])));
  return all.flat();
}

/** @param {PickedFile} packed @returns {Promise<PickedFile[]>} */
async function filesOf(packed) {
  const archive = openArchive(new Uint8Array(await packed.file.arrayBuffer()), packed.file.name);
  if (archive.names.includes('armature.json')) return [packed];
  const found = archive.names.filter(isWanted)
    .map(path => ({ file: new File([archive.read(path)], path.slice(path.lastIndexOf('/') + 1)), handle: null, path }));
  return needed(found, packed.file.name);
}

/** In the order of their names, whatever that of the folder or archive is. @param {PickedFile[]} found @param {string} name */
function needed(found, name) {
  if (found.length === 0) throw new Error(`There are no images and no characters in ${name}.`);
  return found.sort((a, b) => inOrder(a.path ?? '', b.path ?? ''));
}
