/** What is drawn over a character: marks of the selection, bones, names, handles. */
import { FONT } from '../ui/theme.js';
import { drawBones, drawStick } from './bones.js';
import { drawHandles, handlesOf } from './handles.js';
import { drawLabels } from './labels.js';
import { drawOutline, drawTriangles } from './contour.js';
import { indicesOf } from './selected.js';
import { drawShapeHandles, shapeHandlesOf } from './shapehandles.js';
import { shortName } from './skeleton.js';
import { hasHandles, isShowing } from './viewport.js';
/** @import { Camera } from './camera.js' */
/** @import { Studio } from '../document/studio.js' */
/** @import { Viewport } from './viewport.js' */

/** Characters have all colours; this one with its dark edge is seen on nearly all of them. */
const SELECTED = '#21d4fd';

export class Overlay {
  /** @param {Studio} studio */
  constructor(studio) {
    this.studio = studio;
    this.colors = themeColors();
  }

  /** Takes the colours of the theme; canvases do not follow it by themselves. */
  readColors() {
    this.colors = themeColors();
  }

  /** @param {CanvasRenderingContext2D} context @param {Viewport} viewport */
  draw(context, viewport) {
    if (!isShowing(viewport)) return;
    const { character, figure, choices, hovered: over, tip } = viewport;
    const all = this.studio.selected.map(one => indicesOf(one, character));
    const lead = all.at(-1)?.bone ?? -1;
    const hovered = indicesOf(over, character);
    if (choices.mesh) {
      character.parts.forEach((part, index) => {
        if (character.meshes.has(part.bone)) drawTriangles(context, figure.triangles(index, viewport.camera));
      });
    }
    if (hovered.part >= 0 && !all.some(one => one.part === hovered.part)) {
      drawOutline(context, figure.triangles(hovered.part, viewport.camera), 'rgb(255 255 255 / 90%)', 1.2);
    }
    for (const { bone, part } of all) {
      const shown = part >= 0 ? part : character.kind === 'skelform' ? character.partOfBone(bone) : -1;
      if (shown >= 0) drawOutline(context, figure.triangles(shown, viewport.camera), SELECTED, 2);
    }
    const marks = {
      selected: new Set(all.filter(one => one.part < 0 && one.bone >= 0).map(one => one.bone)), hovered: hovered.part >= 0 ? -1 : hovered.bone, colors: this.colors, selectedColor: SELECTED,
    };
    const marked = marks.selected.size > 0 || marks.hovered >= 0;
    if (choices.bones || marked) drawBones(context, viewport, marks);
    if (hasHandles(viewport) && lead >= 0) drawHandles(context, handlesOf(viewport, lead), this.colors, viewport.handle);
    drawShapeHandles(context, shapeHandlesOf(this.studio, viewport), viewport, this.colors.accent);
    if (viewport.draft) drawStick(context, viewport.draft, SELECTED, true, true);
    if (choices.labels || choices.bones && marked) drawLabels(context, viewport, marks);
    if (viewport.box) drawBox(context, viewport.box);
    const said = tip?.text ?? (over ? (over.kind === 'slot' ? '@' : '') + shortName(over.name) : '');
    if (tip && said) this.#tip(context, viewport.camera, tip, said);
  }

  /**
   * The name of what is below the pointer, or the values of a drag.
   * @param {CanvasRenderingContext2D} context @param {Camera} camera @param {{ x: number, y: number }} tip @param {string} text
   */
  #tip(context, camera, tip, text) {
    context.font = '13px ' + FONT;
    context.textBaseline = 'middle';
    const width = context.measureText(text).width + 14;
    const x = Math.round(Math.min(tip.x + 14, camera.width - width - 4));
    const y = Math.round(tip.y + 42 > camera.height ? tip.y - 34 : tip.y + 18);
    context.beginPath();
    context.roundRect(x, y, width, 22, 5);
    context.fillStyle = this.colors.raised;
    context.fill();
    context.lineWidth = 1;
    context.strokeStyle = this.colors.line;
    context.stroke();
    context.fillStyle = this.colors.text;
    context.fillText(text, x + 7, y + 11.5);
  }
}

/** @param {CanvasRenderingContext2D} context @param {NonNullable<Viewport['box']>} box */
function drawBox(context, { x, y, width, height }) {
  context.fillStyle = 'rgb(33 212 253 / 12%)';
  context.fillRect(x, y, width, height);
  for (const [line, stroke] of /** @type {const} */ ([[3, 'rgb(13 22 42 / 55%)'], [1, SELECTED]])) {
    context.lineWidth = line;
    context.strokeStyle = stroke;
    context.strokeRect(x, y, width, height);
  }
}

function themeColors() {
  const style = getComputedStyle(document.documentElement);
  /** @param {string} name */
  const read = name => style.getPropertyValue(name).trim();
  return {
    accent: read('--accent'), onAccent: read('--on-accent'), second: read('--second'),
    raised: read('--raised'), line: read('--line'), text: read('--text'),
  };
}
