/** Names of image files, as texts and folders can have them. */
import { fileName } from '../document/document.js';

/** Returns whether a text means a file by a name: the last parts of the one are the other. @param {string} name @param {string} path */
export function isNamed(name, path) {
  return ('/' + path).endsWith('/' + name) || ('/' + name).endsWith('/' + fileName(path));
}

/** Returns what a new image is called: its file's name without what texts or file systems cannot have. @param {string} path */
export function imageName(path) {
  const name = fileName(path).replace(/[\s\\:*?"<>|\p{Cc}]+/gu, '-').replace(/^[.-]+|-+(?=\.\w+$)/g, '');
  return /[^.]\.\w+$/.test(name) ? name : 'image.' + name;
}

/**
 * Returns a name that is not taken: itself, or with the first number that makes it so.
 * @param {string} name @param {(name: string) => boolean} isTaken
 */
export function freeImageName(name, isTaken) {
  const dot = name.lastIndexOf('.');
  let free = name;
  for (let number = 2; isTaken(free); number++) free = `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
  return free;
}
