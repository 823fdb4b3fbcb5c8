/** Opening and saving on the user's disk: the File System Access of some browsers, else the old ways. */
import { el } from './element.js';

const TYPES = [{
  description: 'Characters', accept: { 'text/plain': ['.skel2d'], 'application/zip': ['.skf', '.skfe'], 'image/*': ['.png', '.jpg', '.jpeg', '.webp'] },
}];

/** Resolves to files with their handles where there are such: [{file, handle}]; none if cancelled. */
export async function pickFiles() {
  if (window.showOpenFilePicker) {
    try {
      const handles = await window.showOpenFilePicker({ multiple: true, types: TYPES });
      return Promise.all(handles.map(async handle => ({ file: await handle.getFile(), handle })));
    } catch (error) {
      if (error.name === 'AbortError') return [];
      if (error.name !== 'SecurityError') throw error;
    }
  }
  return new Promise(resolve => {
    const input = el('input', { type: 'file', multiple: true, accept: '.skel2d,.skf,.skfe,image/*', id: 'file-input', hidden: true });
    input.addEventListener('change', () => {
      input.remove();
      resolve([...input.files].map(file => ({ file, handle: null })));
    });
    input.addEventListener('cancel', () => {
      input.remove();
      resolve([]);
    });
    document.body.append(input);
    input.click();
  });
}

/** Asks where to save; resolves to a handle, null where the browser has none, undefined if cancelled. */
export async function pickPlace(name) {
  if (!window.showSaveFilePicker) return null;
  const ending = name.slice(name.lastIndexOf('.'));
  try {
    return await window.showSaveFilePicker({ suggestedName: name, types: [{ accept: { 'application/octet-stream': [ending] } }] });
  } catch (error) {
    if (error.name === 'AbortError') return undefined;
    if (error.name === 'SecurityError') return null;
    throw error;
  }
}

export async function writeHandle(handle, bytes) {
  if (handle.queryPermission && (await handle.queryPermission({ mode: 'readwrite' })) !== 'granted'
      && (await handle.requestPermission({ mode: 'readwrite' })) !== 'granted') {
    throw new Error('The browser may not write ' + handle.name);
  }
  const stream = await handle.createWritable();
  await stream.write(bytes);
  await stream.close();
}

/** Gives the bytes to the browser as a download. */
export function download(name, bytes, type = 'application/octet-stream') {
  const url = URL.createObjectURL(bytes instanceof Blob ? bytes : new Blob([bytes], { type }));
  const link = el('a', { href: url, download: name, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
}
