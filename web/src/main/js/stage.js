import { TAKEN, context2d } from './canvas.js';
import { LimberError, asking } from './errors.js';
import { GlRenderer } from './gl.js';
/** @import { Figure } from './figure.js' */
/** @import { Matrix } from './gl.js' */
/** @import { Color, Rectangle, StageOptions, View } from './limber.d.ts' */
/** @import { Limber } from './runtime.js' */

/** @typedef {{ x: number, y: number, width: number, height: number }} Area */

/**
 * Where figures are shown: a canvas of the page.
 *
 * Browsers allow only about 16 WebGL contexts on a page, so all stages share one: it draws on a
 * canvas of its own, and the result is copied to the stage's canvas (2D). A stage with `direct` has
 * a context of its own and saves the copy.
 */
export class Stage {
  #canvas;
  #renderer;
  #direct;
  /** @type {CanvasRenderingContext2D | null} */
  #context = null;
  /** @type {ResizeObserver | null} */
  #observer = null;
  #stopListening;
  #ratio = 1;
  #size = { width: 0, height: 0 };
  #fixedRatio;
  #disposed = false;
  #warned = false;

  /** @type {(() => void) | null} Called when it must be drawn again: its size has changed or a lost context is back. */
  onneedsdraw = null;

  /** @type {Color | null} Behind the figures. */
  background = null;

  /** @param {Limber} limber @param {HTMLCanvasElement | OffscreenCanvas} canvas @param {StageOptions} [options] */
  constructor(limber, canvas, options = {}) {
    if (!canvas?.getContext) throw new LimberError(`a stage needs a canvas, not ${canvas}`);
    this.#canvas = canvas;
    this.#direct = options.direct ?? false;
    this.#fixedRatio = options.pixelRatio ?? null;
    this.background = options.background ?? null;
    this.#renderer = this.#direct ? new GlRenderer(limber.core, canvas) : limber.renderer;
    if (!this.#direct) this.#context = context2d(canvas);
    if (this.#renderer.isMissing) {
      throw new LimberError(limber.renderer.isMissing ? 'the browser has no WebGL2' : TAKEN);
    }
    this.#stopListening = this.#renderer.onRestored(() => this.onneedsdraw?.());
    this.#watchSize();
  }

  get canvas() {
    return this.#canvas;
  }

  /** Size in CSS pixels, as the views of figures are. */
  get width() {
    return this.#size.width;
  }
  get height() {
    return this.#size.height;
  }

  /** Pixels of the screen for one CSS pixel. */
  get pixelRatio() {
    return this.#ratio;
  }

  get renderer() {
    return this.#renderer;
  }

  /** Returns the view {x, y, scale} that shows bounds as large as they fit. @param {Rectangle | null} bounds */
  fit(bounds, padding = 8) {
    if (!bounds) return { x: this.width / 2, y: this.height / 2, scale: 1 };
    const freeX = Math.max(this.width - 2 * padding, 1);
    const freeY = Math.max(this.height - 2 * padding, 1);
    let scale = Math.min(freeX / bounds.width, freeY / bounds.height);
    if (!Number.isFinite(scale)) scale = 1;
    return {
      x: this.width / 2 - ((bounds.left + bounds.right) / 2) * scale,
      y: this.height / 2 + ((bounds.bottom + bounds.top) / 2) * scale,
      scale,
    };
  }

  /**
   * Draws a frame: `paint` gets a painter whose draw() takes figures. Returns whether it could. The 2D
   * context of the canvas may draw over it afterwards, unless the stage is `direct`.
   *
   * @param {(painter: Painter) => void} paint
   * @param {Area | null} [area] where the figures are, in
   *     CSS pixels: the rest of the canvas is left empty, which saves time
   */
  render(paint, area = null) {
    if (this.#disposed || this.#renderer.isLost) return false;
    const { width, height } = this.#canvas;
    if (width === 0 || height === 0) {
      this.#warnOfNoSize();
      return false;
    }
    const box = area && !this.#direct ? pixelBox(area, this.#ratio, this.#canvas) : { x: 0, y: 0, width, height };
    this.#renderer.begin(box.width, box.height, this.background);
    paint(new Painter(this.#renderer, this.#ratio, box));
    this.#renderer.end();
    this.#copy(box);
    return true;
  }

  /** Once: who hides a canvas knows why it is empty, who gives it no size wonders. */
  #warnOfNoSize() {
    if (this.#warned || /** @type {HTMLCanvasElement} */ (this.#canvas).checkVisibility?.() === false) return;
    this.#warned = true;
    console.warn('limber: nothing is drawn, because the canvas has no size; give it a width and a height', this.#canvas);
  }

  /** @param {Area} area */
  #copy({ x, y, width, height }) {
    const context = this.#context;
    if (!context) return;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'copy';
    context.drawImage(this.#renderer.canvas, 0, 0, width, height, x, y, width, height);
    context.restore();
  }

  /** Frees it; may be called again. The canvas stays as it is. */
  dispose() {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#stopListening();
    this.#observer?.disconnect();
    this.onneedsdraw = null;
    if (this.#direct) this.#renderer.dispose();
  }

  #watchSize() {
    const canvas = this.#canvas;
    const isElement = typeof ResizeObserver !== 'undefined' && canvas instanceof HTMLCanvasElement;
    if (isElement && canvas.isConnected) this.#resize(canvas.clientWidth, canvas.clientHeight);
    else {
      const ratio = this.#fixedRatio ?? 1;
      this.#setSize(canvas.width / ratio, canvas.height / ratio, canvas.width, canvas.height);
    }
    if (!isElement) return;
    const observer = new ResizeObserver(([entry]) => {
      // Off the page it keeps what it has.
      if (!canvas.isConnected) return;
      const box = entry.contentBoxSize?.[0];
      const device = this.#fixedRatio ? null : entry.devicePixelContentBoxSize?.[0];
      const width = box ? box.inlineSize : canvas.clientWidth;
      const height = box ? box.blockSize : canvas.clientHeight;
      // Some browsers say CSS pixels there, when a page is zoomed or a screen only emulated.
      const sound = device && Math.abs(device.inlineSize - width * devicePixelRatio) < 2;
      if (sound) this.#setSize(width, height, device.inlineSize, device.blockSize);
      else this.#resize(width, height);
    });
    this.#observer = observer;
    try {
      observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(canvas);
    }
  }

  /** @param {number} width @param {number} height */
  #resize(width, height) {
    const ratio = this.#fixedRatio ?? globalThis.devicePixelRatio ?? 1;
    this.#setSize(width, height, Math.round(width * ratio), Math.round(height * ratio));
  }

  /** @param {number} width @param {number} height @param {number} pixelsX @param {number} pixelsY */
  #setSize(width, height, pixelsX, pixelsY) {
    const canvas = this.#canvas;
    const before = this.#size;
    this.#size = { width, height };
    this.#ratio = width > 0 ? pixelsX / width : (globalThis.devicePixelRatio ?? 1);
    if (before.width === width && before.height === height && canvas.width === pixelsX && canvas.height === pixelsY) return;
    const element = 'style' in canvas ? canvas : null;
    const style = element && getComputedStyle(element);
    const shown = { width: style?.width, height: style?.height };
    if (canvas.width !== pixelsX) canvas.width = pixelsX;
    if (canvas.height !== pixelsY) canvas.height = pixelsY;
    // One that no style gives a size would grow with its pixels, and then they with it.
    if (element && style?.width !== shown.width && style?.height !== shown.height) Object.assign(element.style, shown);
    this.onneedsdraw?.();
  }
}

/** Draws figures during Stage.render or limber.paint. */
export class Painter {
  #renderer;
  #ratio;
  #origin;

  /** @param {GlRenderer} renderer @param {number} ratio */
  constructor(renderer, ratio, origin = { x: 0, y: 0 }) {
    this.#renderer = renderer;
    this.#ratio = ratio;
    this.#origin = origin;
  }

  /**
   * Draws a figure.
   *
   * @param {Figure} figure
   * @param {View} view where the model's origin is, y from the top, and how large a unit of it is; or a matrix
   */
  draw(figure, view) {
    asking(() => this.#renderer.draw(figure.engine, figure.hasPictures, this.#matrix(view)));
    return this;
  }

  /** Draws the bones of a figure. @param {Figure} figure @param {View} view */
  drawBones(figure, view) {
    this.#renderer.draw(figure.engine, figure.hasPictures, this.#matrix(view), true);
    return this;
  }

  /** @param {View} view @returns {Matrix} */
  #matrix(view) {
    const [a, b, c, d, e, f] = Array.isArray(view) ? view : viewMatrix(view);
    const r = this.#ratio;
    return [a * r, b * r, c * r, d * r, e * r - this.#origin.x, f * r - this.#origin.y];
  }
}

/** @param {{ x?: number, y?: number, scale?: number, flip?: boolean }} view */
function viewMatrix({ x = 0, y = 0, scale = 1, flip = false }) {
  return [flip ? -scale : scale, 0, 0, -scale, x, y];
}

/**
 * Returns the whole pixels of a canvas that an area touches; one pixel at least.
 * @param {Area} area @param {number} ratio @param {{ width: number, height: number }} canvas
 */
function pixelBox(area, ratio, canvas) {
  const x = clamp(Math.floor(area.x * ratio), canvas.width - 1);
  const y = clamp(Math.floor(area.y * ratio), canvas.height - 1);
  const right = clamp(Math.ceil((area.x + area.width) * ratio), canvas.width);
  const bottom = clamp(Math.ceil((area.y + area.height) * ratio), canvas.height);
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}

/** @param {number} value @param {number} most */
function clamp(value, most) {
  return Math.min(Math.max(value, 0), most);
}

/**
 * Draws without a page: returns straight RGBA pixels, {width, height, data}, as ImageData has them.
 * @param {GlRenderer} renderer @param {number} width @param {number} height @param {(painter: Painter) => void} paint
 * @param {Color | null} background
 */
export function paintPixels(renderer, width, height, paint, background) {
  renderer.begin(width, height, background);
  paint(new Painter(renderer, 1));
  renderer.end();
  return { width, height, data: renderer.pixels() };
}
