import { filesIn } from './unpack.js';
/** @import { PickedFile } from '../ui/filepicker.js' */

/**
 * Files and folders that are dropped on the page, one drop after the other; none while the page asks something, because
 * the answer could be another question.
 * @param {(collected: () => Promise<PickedFile[]>, at: { x: number, y: number }) => Promise<unknown>} openFiles at: on the page
 */
export function acceptDrops(openFiles) {
  let depth = 0;
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @param {boolean} on */
  const mark = on => document.body.classList.toggle('dropping', on);
  /** @param {DragEvent} event */
  const hasFiles = event => event.dataTransfer?.types.includes('Files');
  const isAsking = () => document.querySelector('dialog[open]') !== null;
  addEventListener('dragenter', event => {
    if (!hasFiles(event) || isAsking()) return;
    depth++;
    mark(true);
    const items = [...event.dataTransfer?.items ?? []];
    document.body.dataset.drop = items.every(({ type }) => type.startsWith('image/')) ? 'Drop to add images' : 'Drop here';
  });
  addEventListener('dragleave', event => {
    if (hasFiles(event) && --depth <= 0) mark(false);
  });
  addEventListener('dragover', event => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer && isAsking()) event.dataTransfer.dropEffect = 'none';
  });
  addEventListener('drop', event => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth = 0;
    mark(false);
    if (isAsking()) return;
    const at = { x: event.clientX, y: event.clientY };
    // Entries and handles must be asked for before the first wait: the list is emptied after the event.
    const items = [...event.dataTransfer?.items ?? []].filter(item => item.kind === 'file');
    const dropped = items.map(item => ({ file: item.getAsFile(), handle: handleOf(item), entry: item.webkitGetAsEntry() }));
    last = last.then(() => openFiles(() => collected(dropped), at));
  });
}

/**
 * @param {{ file: File | null, handle: Promise<FileSystemFileHandle> | null, entry: FileSystemEntry | null }[]} dropped
 * @returns {Promise<PickedFile[]>}
 */
async function collected(dropped) {
  const all = await Promise.all(dropped.map(async ({ file, handle, entry }) => {
    const known = await Promise.resolve(handle).catch(() => null);
    if (entry?.isDirectory) return filesIn(/** @type {FileSystemDirectoryEntry} */ (entry));
    return file ? [{ file, handle: known }] : [];
  }));
  return all.flat();
}

/** What only some browsers have. @param {DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemFileHandle> }} item */
function handleOf(item) {
  return item.getAsFileSystemHandle?.() ?? null;
}
