/** OpenRaster, the exchange format of painting programs: a ZIP of PNGs, and stack.xml, which says where each of them is. */
/** @import { PickedFile } from '../ui/filepicker.js' */
/** @import { Canvas } from './layers.js' */

/** @typedef {{ file: File, path: string, corner?: { x: number, y: number } }} LayerFile path: in what was dropped */

/**
 * Returns the visible layers of an OpenRaster file that is unpacked, the first one in front; null if there is none.
 * @param {PickedFile[]} picked @returns {Promise<{ files: LayerFile[], canvas: Canvas } | null>}
 */
export async function openRasterLayers(picked) {
  const stack = picked.find(({ path }) => path && isStack(path));
  if (!stack?.path) return null;
  const root = new DOMParser().parseFromString(await stack.file.text(), 'application/xml').documentElement;
  const canvas = { width: number(root, 'w'), height: number(root, 'h') };
  if (root.tagName !== 'image' || !(canvas.width > 0 && canvas.height > 0)) throw new Error('stack.xml is damaged: it does not say how large the canvas is.');
  const folder = stack.path.slice(0, -'stack.xml'.length);
  const files = [...root.querySelectorAll('layer')].filter(isVisible).flatMap(layer => {
    const source = folder + layer.getAttribute('src');
    const found = picked.find(({ path }) => path === source);
    const name = layer.getAttribute('name') || source;
    const path = (/\.\w+$/.test(name) ? name.replace(/\.\w+$/, '') : name).replace(/[\\/]/g, '-') + '.png';
    return found ? [{ file: found.file, path, corner: { x: number(layer, 'x'), y: number(layer, 'y') } }] : [];
  });
  return { files, canvas };
}

/** Returns whether a file says where layers are. @param {string} path */
export function isStack(path) {
  return /(^|\/)stack\.xml$/.test(path);
}

/** A layer is hidden with the group that it is in. @param {Element} layer */
function isVisible(layer) {
  return !layer.closest('[visibility=hidden]');
}

/** @param {Element} element @param {string} name */
function number(element, name) {
  return Number(element.getAttribute(name) ?? 0) || 0;
}
