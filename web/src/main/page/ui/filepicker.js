/** Opening and saving on the user's disk: the File System Access of some browsers, else the old ways. */
import { isAbort } from '../limber/errors.js';
import { el } from './element.js';

/**
 * @typedef {{ file: File, handle: FileSystemFileHandle | null, path?: string }} PickedFile path: in the folder or archive
 *     that it came in
 *
 * What only some browsers have:
 * @typedef {{ showOpenFilePicker?: (options: object) => Promise<FileSystemFileHandle[]>, showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle> }} Pickers
 * @typedef {FileSystemFileHandle & Record<'queryPermission' | 'requestPermission', (wanted: { mode: string }) => Promise<PermissionState>>} AskedHandle
 */
const pickers = /** @type {Pickers} */ (window);

const TYPES = [{
  description: 'Characters', accept: { 'text/plain': ['.skel2d'], 'application/zip': ['.skf', '.skfe', '.zip', '.ora'], 'application/json': ['.json'], 'image/*': ['.png', '.jpg', '.jpeg', '.webp'] },
}];

/**
 * Resolves to files with their handles where there are such; none if cancelled.
 * @returns {Promise<PickedFile[]>}
 */
export async function pickFiles() {
  if (pickers.showOpenFilePicker) {
    try {
      const handles = await pickers.showOpenFilePicker({ multiple: true, types: TYPES });
      return Promise.all(handles.map(async handle => ({ file: await handle.getFile(), handle })));
    } catch (error) {
      if (isAbort(error)) return [];
      if (!isRefused(error)) throw error;
    }
  }
  return new Promise(resolve => {
    const input = el('input', { type: 'file', multiple: true, accept: '.skel2d,.skf,.skfe,.zip,.ora,.json,image/*', id: 'file-input', hidden: true });
    input.addEventListener('change', () => {
      input.remove();
      resolve([...input.files ?? []].map(file => ({ file, handle: null })));
    });
    input.addEventListener('cancel', () => {
      input.remove();
      resolve([]);
    });
    document.body.append(input);
    input.click();
  });
}

/**
 * Asks where to save; resolves to a handle, null where the browser has none, undefined if cancelled.
 * @param {string} name
 */
export async function pickPlace(name) {
  if (!pickers.showSaveFilePicker) return null;
  const ending = name.slice(name.lastIndexOf('.'));
  try {
    return await pickers.showSaveFilePicker({ suggestedName: name, types: [{ accept: { 'application/octet-stream': [ending] } }] });
  } catch (error) {
    if (isAbort(error)) return undefined;
    if (isRefused(error)) return null;
    throw error;
  }
}

/** @param {FileSystemFileHandle} handle @param {Uint8Array<ArrayBuffer>} bytes */
export async function writeHandle(handle, bytes) {
  const asks = /** @type {AskedHandle} */ (handle);
  if (asks.queryPermission && (await asks.queryPermission({ mode: 'readwrite' })) !== 'granted'
      && (await asks.requestPermission({ mode: 'readwrite' })) !== 'granted') {
    throw new Error('The browser may not write ' + handle.name);
  }
  const stream = await handle.createWritable();
  await stream.write(bytes);
  await stream.close();
}

/** Gives the bytes to the browser as a download. @param {string} name @param {Blob | Uint8Array<ArrayBuffer>} bytes */
export function download(name, bytes, type = 'application/octet-stream') {
  const url = URL.createObjectURL(bytes instanceof Blob ? bytes : new Blob([bytes], { type }));
  const link = el('a', { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}

/** Returns whether the browser does not allow it here. @param {unknown} error */
function isRefused(error) {
  return error instanceof Error && error.name === 'SecurityError';
}
