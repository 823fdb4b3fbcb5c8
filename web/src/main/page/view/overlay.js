/** What is drawn over a character: marks of the selection, bones, names, handles. */
import { drawBones } from './bones.js';
import { drawHandles, handlesOf } from './handles.js';
import { drawLabels } from './labels.js';
import { drawOutline, drawTriangles } from './contour.js';
import { indicesOf } from './selected.js';
import { shortName } from './skeleton.js';
import { isShowing } from './viewport.js';
/** @import { Camera } from './camera.js' */
/** @import { Studio } from '../document/studio.js' */
/** @import { ShowingViewport, Viewport } from './viewport.js' */

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
    const selected = indicesOf(this.studio.selection, character);
    const hovered = indicesOf(over, character);
    if (choices.mesh) {
      character.parts.forEach((part, index) => {
        if (character.meshes.has(part.bone)) drawTriangles(context, figure.triangles(index, viewport.camera));
      });
    }
    if (hovered.part >= 0 && hovered.part !== selected.part) {
      drawOutline(context, figure.triangles(hovered.part, viewport.camera), 'rgb(255 255 255 / 90%)', 1.2);
    }
    const shownPart = selected.part >= 0 ? selected.part : character.kind === 'skelform' ? character.partOfBone(selected.bone) : -1;
    if (shownPart >= 0) drawOutline(context, figure.triangles(shownPart, viewport.camera), SELECTED, 2);
    const marks = {
      selected: selected.part >= 0 ? -1 : selected.bone, hovered: hovered.part >= 0 ? -1 : hovered.bone, colors: this.colors, selectedColor: SELECTED,
    };
    if (choices.bones || marks.selected >= 0 || marks.hovered >= 0) drawBones(context, viewport, marks);
    if (hasHandles(viewport) && selected.bone >= 0) drawHandles(context, handlesOf(viewport, selected.bone), this.colors, viewport.handle);
    if (choices.labels || choices.bones && (marks.selected >= 0 || marks.hovered >= 0)) drawLabels(context, viewport, marks);
    const said = tip?.text ?? (over ? (over.kind === 'slot' ? '@' : '') + shortName(over.name) : '');
    if (tip && said) this.#tip(context, viewport.camera, tip, said);
  }

  /**
   * The name of what is below the pointer, or the values of a drag.
   * @param {CanvasRenderingContext2D} context @param {Camera} camera @param {{ x: number, y: number }} tip @param {string} text
   */
  #tip(context, camera, tip, text) {
    context.font = '12px system-ui, "Segoe UI", "Noto Sans", sans-serif';
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

/**
 * Handles change the text, so they are there for texts only, and while nothing moves away from the hand.
 * @param {Viewport} viewport @returns {viewport is ShowingViewport}
 */
export function hasHandles(viewport) {
  return viewport.character?.kind === 'skel2d' && (viewport.isSetup || !viewport.isPlaying);
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
