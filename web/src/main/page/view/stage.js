/**
 * Draws all viewports on one canvas that lies over them: the character, and above it bones, names
 * and handles. Only viewports that changed are drawn, and without change nothing runs.
 */
import { el } from '../ui/element.js';
import { Painter } from './painter.js';

/** A longer pause than this, as in a hidden tab, is not made up for. */
const LONGEST = 0.1;

export class Stage {
  /** @param {(context: CanvasRenderingContext2D, viewport: object) => void} overlay draws over a viewport */
  constructor(container, overlay) {
    this.container = container;
    this.overlay = overlay;
    this.viewports = [];
    this.boxes = new Map();
    this.ratio = 1;
    /** How often a viewport was drawn; a paused page must not count on. */
    this.draws = 0;
    this.frames = 0;
    this.canvas = el('canvas', { class: 'stage', id: 'stage', 'aria-hidden': 'true' });
    this.context = this.canvas.getContext('2d');
    container.append(this.canvas);
    this.painter = new Painter(() => this.#all());
    this.last = 0;
    this.requested = false;
    new ResizeObserver(() => this.#resize()).observe(container);
    this.#followRatio();
    this.#resize();
  }

  use(viewports) {
    this.viewports = viewports;
    this.boxes.clear();
    this.context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.#all();
  }

  /** The boxes of the pictures are somewhere else now. */
  moved() {
    this.boxes.clear();
    this.request();
  }

  request() {
    if (this.requested) return;
    this.requested = true;
    requestAnimationFrame(now => this.#frame(now));
  }

  #frame(now) {
    this.requested = false;
    const moving = this.viewports.some(viewport => viewport.isMoving);
    const seconds = this.wasMoving ? Math.min(LONGEST, Math.max(0, (now - this.last) / 1000)) : 1 / 60;
    this.last = now;
    this.wasMoving = moving;
    this.frames++;
    for (const viewport of this.viewports) {
      if (!viewport.advance(moving ? seconds : 0) && !viewport.dirty) continue;
      viewport.dirty = false;
      this.#draw(viewport);
      viewport.pane.transport.tick();
      if (viewport.ended) {
        viewport.ended = false;
        viewport.play(false);
      }
    }
    this.afterFrame?.();
    if (this.viewports.some(viewport => viewport.isMoving || viewport.dirty)) this.request();
    else this.wasMoving = false;
  }

  #draw(viewport) {
    this.draws++;
    viewport.pose();
    const box = this.#box(viewport);
    if (box.width < 1 || box.height < 1) return;
    // Without a context the last picture stays until there is one again.
    if (viewport.figure && this.painter.renderer.isLost) return;
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(box.x, box.y, box.width, box.height);
    context.clip();
    context.clearRect(box.x, box.y, box.width, box.height);
    this.painter.draw(context, viewport, box, this.ratio);
    context.setTransform(this.ratio, 0, 0, this.ratio, box.x, box.y);
    this.overlay(context, viewport);
    context.restore();
  }

  /** Returns where a viewport's picture is, in device pixels from the upper left. */
  #box(viewport) {
    // Asking the page each frame would make it compute its layout each frame.
    let box = this.boxes.get(viewport);
    if (!box) this.boxes.set(viewport, box = this.#measure(viewport));
    return box;
  }

  #measure(viewport) {
    const outer = this.container.getBoundingClientRect();
    const inner = viewport.pane.picture.getBoundingClientRect();
    const x = Math.round((inner.left - outer.left) * this.ratio);
    const y = Math.round((inner.top - outer.top) * this.ratio);
    return {
      x, y,
      width: Math.round((inner.right - outer.left) * this.ratio) - x,
      height: Math.round((inner.bottom - outer.top) * this.ratio) - y,
    };
  }

  #resize() {
    this.ratio = window.devicePixelRatio || 1;
    const box = this.container.getBoundingClientRect();
    const width = Math.max(1, Math.round(box.width * this.ratio));
    const height = Math.max(1, Math.round(box.height * this.ratio));
    if (this.canvas.width !== width || this.canvas.height !== height) Object.assign(this.canvas, { width, height });
    this.boxes.clear();
    this.#all();
    // A canvas of another size is empty: waiting for the next frame would flicker.
    for (const viewport of this.viewports) this.#draw(viewport);
  }

  /** Moving the window to another screen changes the ratio without resizing anything. */
  #followRatio() {
    matchMedia('(resolution: ' + window.devicePixelRatio + 'dppx)').addEventListener('change', () => {
      this.#resize();
      this.#followRatio();
    }, { once: true });
  }

  #all() {
    for (const viewport of this.viewports) viewport.dirty = true;
    this.request();
  }
}
