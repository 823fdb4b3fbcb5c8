/**
 * The handles of the outline that a selected slot shows: in the setup pose points of paths, and sides of the other shapes;
 * in an animation the points that hang on other bones.
 */
import { toastRefusal } from '../ui/toast.js';
import { stepOf } from './handles.js';
import { read } from './keytracks.js';
import { boundHandles } from './pointdrag.js';
import { indicesOf } from './selected.js';
import { applyChange, restoreText } from './textchange.js';
import { REACH, SIZE } from './touch.js';
import { hasHandles } from './viewport.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { ShapeHandle } from '../engine/sourcetext.js' */
/** @import { Place } from './pointer.js' */
/** @import { ShowingViewport, Viewport } from './viewport.js' */

/** @type {{ key: string, handles: ShapeHandle[] }} */
let known = { key: '', handles: [] };

/** Returns the handles of a viewport, in coordinates of the skeleton. @param {Studio} studio @param {Viewport} viewport */
export function shapeHandlesOf(studio, viewport) {
  const { selection, selected } = studio;
  // While somebody types, finding them would take the time that their picture needs; whoever then points at it wants them.
  const typing = !viewport.isPointedAt && document.activeElement?.closest('.editor-host');
  if (selection?.kind !== 'slot' || selected.length > 1 || !hasHandles(viewport) || typing) return [];
  if (!viewport.isSetup) return boundHandles(viewport, indicesOf(selection, viewport.character).part);
  const skin = viewport.skins[0] ?? '';
  const key = [selection.name, skin, studio.text].join('\n');
  if (known.key !== key) known = { key, handles: read(studio).shapeHandles(selection.name, skin) };
  return known.handles;
}

/** Returns which of them is at a place, -1 for none. @param {ShapeHandle[]} handles @param {Viewport} viewport @param {Place} at */
export function shapeHandleAt(handles, { camera }, at) {
  let best = -1;
  let least = 8 * REACH;
  handles.forEach(({ x, y }, index) => {
    const distance = Math.hypot(camera.screenX(x) - at.x, camera.screenY(y) - at.y);
    if (distance >= least) return;
    least = distance;
    best = index;
  });
  return best;
}

/** @param {CanvasRenderingContext2D} context @param {ShapeHandle[]} handles @param {Viewport} viewport @param {string} color */
export function drawShapeHandles(context, handles, { camera, shape }, color) {
  const places = handles.map(({ x, y }) => ({ x: camera.screenX(x), y: camera.screenY(y) }));
  context.beginPath();
  handles.forEach(({ anchor }, index) => {
    if (anchor < 0) return;
    context.moveTo(places[index].x, places[index].y);
    context.lineTo(places[anchor].x, places[anchor].y);
  });
  for (const [width, stroke] of /** @type {const} */ ([[3, 'rgb(13 22 42 / 55%)'], [1, '#fff']])) {
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.stroke();
  }
  handles.forEach(({ kind }, index) => {
    const { x, y } = places[index];
    const half = SIZE * (shape === index ? 6 : 4);
    context.beginPath();
    if (kind === 'control' || kind === 'corner') context.arc(x, y, half, 0, 2 * Math.PI);
    else context.rect(x - half, y - half, 2 * half, 2 * half);
    context.fillStyle = kind === 'control' || kind === 'corner' ? '#fff' : color;
    context.fill();
    context.lineWidth = 1.5;
    context.strokeStyle = 'rgb(13 22 42 / 85%)';
    context.stroke();
  });
}

/** Dragging one of them: it changes the numbers of the shape in the text. */
export class ShapeDrag {
  #before;
  #changed = false;
  #refused = false;

  /** @param {Studio} studio @param {ShowingViewport} viewport @param {number} handle @param {Place} at */
  constructor(studio, viewport, handle, at) {
    const { x, y } = shapeHandlesOf(studio, viewport)[handle];
    this.studio = studio;
    this.viewport = viewport;
    this.handle = handle;
    this.slot = studio.selection?.name ?? '';
    this.skin = viewport.skins[0] ?? '';
    this.from = at;
    this.offset = { x: x - viewport.camera.modelX(at.x), y: y - viewport.camera.modelY(at.y) };
    this.#before = studio.text;
    viewport.shape = handle;
  }

  /** @param {Place} at */
  move(at) {
    const { studio, viewport, offset } = this;
    const { camera } = viewport;
    if (this.#refused || !this.#changed && Math.hypot(at.x - this.from.x, at.y - this.from.y) < 3) return;
    const to = { x: camera.modelX(at.x) + offset.x, y: camera.modelY(at.y) + offset.y };
    const change = read(studio).moveShapeHandle(this.slot, this.skin, this.handle, to, stepOf(camera, at.shift));
    if (change.refusal) {
      this.#refused = true;
      toastRefusal(change.refusal);
      return;
    }
    this.#changed = true;
    applyChange(studio, change, true);
    viewport.tip = { x: at.x, y: at.y, text: shapeHandlesOf(studio, viewport)[this.handle]?.value ?? '' };
    viewport.touch();
  }

  /** Returns whether it was a drag and not a click. */
  end() {
    this.viewport.shape = -1;
    this.viewport.tip = null;
    this.viewport.touch();
    return this.#changed || this.#refused;
  }

  cancel() {
    if (this.#changed) restoreText(this.studio, this.#before);
    this.end();
  }
}
