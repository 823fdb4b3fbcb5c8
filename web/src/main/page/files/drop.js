/** @import { PickedFile } from '../ui/filepicker.js' */

/** Files that are dropped on the page. @param {(picked: PickedFile[]) => void} openFiles */
export function acceptDrops(openFiles) {
  let depth = 0;
  /** @param {boolean} on */
  const mark = on => document.body.classList.toggle('dropping', on);
  /** @param {DragEvent} event */
  const hasFiles = event => event.dataTransfer?.types.includes('Files');
  addEventListener('dragenter', event => {
    if (!hasFiles(event)) return;
    depth++;
    mark(true);
  });
  addEventListener('dragleave', event => {
    if (hasFiles(event) && --depth <= 0) mark(false);
  });
  addEventListener('dragover', event => {
    if (hasFiles(event)) event.preventDefault();
  });
  addEventListener('drop', async event => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth = 0;
    mark(false);
    // Handles must be asked for before the first wait: the list is emptied after the event.
    const items = [...event.dataTransfer?.items ?? []].filter(item => item.kind === 'file');
    const waiting = items.map(item => ({ file: item.getAsFile(), handle: handleOf(item) }));
    /** @type {PickedFile[]} */
    const files = [];
    for (const { file, handle } of waiting) {
      const opened = await Promise.resolve(handle).catch(() => null);
      if (file && (!opened || opened.kind === 'file')) files.push({ file, handle: opened });
    }
    if (files.length) openFiles(files);
  });
}

/** What only some browsers have. @param {DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemFileHandle> }} item */
function handleOf(item) {
  return item.getAsFileSystemHandle?.() ?? null;
}
