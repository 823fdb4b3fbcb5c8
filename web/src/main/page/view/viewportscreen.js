/** What a viewport is drawn on: the ghosts of an onion skin, the character, and the overlay. */
import { limber } from '../engine/limber.js';
import { context2d } from '../limber/canvas.js';
import { el } from '../ui/element.js';
import { isShowing } from './viewport.js';
/** @import { Rectangle } from '../limber/limber.d.ts' */
/** @import { Painter, Stage } from '../limber/stage.js' */
/** @import { Overlay } from './overlay.js' */
/** @import { Viewport } from './viewport.js' */

const BEFORE = '#ff6b5e';
const AFTER = '#35b5ff';

/** CSS pixels around a character that its soft edges may take. */
const EDGE = 2;

export class ViewportScreen {
  /** @type {Stage | null} */
  #stage = null;
  /** @type {Stage | null} */
  #ghostStage = null;

  constructor() {
    this.canvas = el('canvas', { class: 'screen', 'aria-hidden': 'true' });
    this.context = context2d(this.canvas);
    try {
      this.#stage = limber.stage(this.canvas);
    } catch {
      // Without WebGL2 there are no pictures; the rest of the page works.
    }
  }

  /** Whether this browser cannot draw at all. */
  get isMissing() {
    return this.#stage === null;
  }

  /** Pixels for one CSS pixel. */
  get pixelRatio() {
    return this.#stage?.pixelRatio ?? 1;
  }

  /**
   * Calls back whenever all must be drawn again, because it is empty: at once, else it would flicker.
   * @param {() => void} callback
   */
  onEmptied(callback) {
    if (this.#stage) this.#stage.onneedsdraw = callback;
  }

  /**
   * Draws a viewport. While the browser has taken the graphics context away, the last picture stays.
   * @param {Viewport} viewport @param {Overlay} overlay
   */
  draw(viewport, overlay) {
    const { figure, camera } = viewport;
    const { canvas, context } = this;
    // Before the page is laid out; the stage asks for a picture as soon as there is room for one.
    if (canvas.width === 0 || canvas.height === 0) return;
    const view = { x: camera.screenX(0), y: camera.screenY(0), scale: camera.scale };
    /** @param {Painter} painter */
    const paint = painter => { if (figure) painter.draw(figure.figure, view); };
    if (!this.#stage?.render(paint, areaOf(figure?.figure.bounds ?? null, view))) return;
    context.save();
    this.#drawGhosts(viewport, view);
    context.setTransform(this.pixelRatio, 0, 0, this.pixelRatio, 0, 0);
    overlay.draw(context, viewport);
    context.restore();
  }

  /**
   * Each ghost goes below what is there, the nearest first.
   * @param {Viewport} viewport @param {{ x: number, y: number, scale: number }} view
   */
  #drawGhosts(viewport, view) {
    const ghosts = viewport.ghosts();
    if (ghosts.length === 0 || !isShowing(viewport)) return;
    const { context } = this;
    const stage = this.#stageForGhosts();
    const tinted = context2d(stage.canvas);
    const { spare } = viewport.character;
    spare.skins = viewport.figure.skins;
    context.save();
    context.globalCompositeOperation = 'destination-over';
    for (const ghost of ghosts.reverse()) {
      spare.pose(viewport.animationIndex, ghost.time, viewport.overrides, 1);
      stage.render(painter => { painter.draw(spare.figure, view); }, areaOf(spare.figure.bounds, view));
      tinted.save();
      tinted.globalCompositeOperation = 'source-atop';
      tinted.globalAlpha = 0.7;
      tinted.fillStyle = ghost.side < 0 ? BEFORE : AFTER;
      tinted.fillRect(0, 0, stage.canvas.width, stage.canvas.height);
      tinted.restore();
      context.globalAlpha = ghost.strength;
      context.drawImage(stage.canvas, 0, 0);
    }
    context.restore();
  }

  /** Returns a stage of the same size that nobody sees. */
  #stageForGhosts() {
    const { width, height } = this.canvas;
    const known = this.#ghostStage?.canvas;
    if (this.#ghostStage && known?.width === width && known.height === height) return this.#ghostStage;
    this.#ghostStage?.dispose();
    return this.#ghostStage = limber.stage(new OffscreenCanvas(width, height), { pixelRatio: this.pixelRatio });
  }
}

/**
 * Returns what a figure covers, in CSS pixels; nothing if it has no bounds.
 * @param {Rectangle | null} bounds @param {{ x: number, y: number, scale: number }} options
 */
function areaOf(bounds, { x, y, scale }) {
  if (!bounds) return { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: x + bounds.left * scale - EDGE,
    y: y - bounds.top * scale - EDGE,
    width: bounds.width * scale + 2 * EDGE,
    height: bounds.height * scale + 2 * EDGE,
  };
}
