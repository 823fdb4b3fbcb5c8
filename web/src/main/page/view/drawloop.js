/** Draws the viewports that changed, once a frame; while nothing changes, nothing runs. */
/** @import { Overlay } from './overlay.js' */
/** @import { Viewport } from './viewport.js' */

/** A longer pause than this, as in a hidden tab, is not made up for. */
const LONGEST = 0.1;

export class DrawLoop {
  /** @param {import('./overlay.js').Overlay} overlay draws over the characters */
  constructor(overlay) {
    this.overlay = overlay;
    /** @type {Viewport[]} */
    this.viewports = [];
    /** @type {(() => void) | null} */
    this.afterFrame = null;
    this.frames = 0;
    this.last = 0;
    this.requested = false;
  }

  /** @param {Viewport[]} viewports */
  use(viewports) {
    this.viewports = viewports;
    for (const viewport of viewports) viewport.dirty = true;
    this.request();
  }

  request() {
    if (this.requested) return;
    this.requested = true;
    requestAnimationFrame(now => this.#frame(now));
  }

  /** Draws a viewport without waiting for the next frame. @param {Viewport} viewport */
  draw(viewport) {
    viewport.dirty = false;
    viewport.pose();
    viewport.pane.screen.draw(viewport, this.overlay);
  }

  /** @param {number} now */
  #frame(now) {
    this.requested = false;
    const moving = this.viewports.some(viewport => viewport.isMoving);
    const seconds = this.wasMoving ? Math.min(LONGEST, Math.max(0, (now - this.last) / 1000)) : 1 / 60;
    this.last = now;
    this.wasMoving = moving;
    this.frames++;
    for (const viewport of this.viewports) {
      if (!viewport.advance(moving ? seconds : 0) && !viewport.dirty) continue;
      this.draw(viewport);
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
}
