/** Draws characters with the renderer that the whole page shares, and copies them to the stage. */
import { limber } from '../engine/limber.js';
import { GlRenderer } from '../limber/gl.js';

const BEFORE = '#ff6b5e';
const AFTER = '#35b5ff';

/** Pixels around a character that its soft edges may take. */
const EDGE = 2;

/** Returns what of a viewport a character covers, in whole pixels of it, or null for nothing. */
function areaOf(bounds, [scale, , , , originX, originY], { width, height }) {
  if (!bounds) return null;
  const left = Math.max(0, Math.floor(originX + bounds.left * scale) - EDGE);
  const top = Math.max(0, Math.floor(originY - bounds.top * scale) - EDGE);
  const right = Math.min(width, Math.ceil(originX + bounds.right * scale) + EDGE);
  const bottom = Math.min(height, Math.ceil(originY - bounds.bottom * scale) + EDGE);
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

export class Painter {
  /** @param {() => void} restored called when a lost context is back and all must be drawn again */
  constructor(restored) {
    this.scratch = document.createElement('canvas');
    this.context = this.scratch.getContext('2d');
    this.renderer = limber.renderer;
    this.renderer.onRestored(restored);
  }

  /** Whether this browser cannot draw at all. */
  get isMissing() {
    return !GlRenderer.supported || this.renderer.isLost && !this.renderer.canvas.getContext('webgl2');
  }

  /** Draws a viewport's character, its ghosts below it; false if the context is lost right now. */
  draw(context, viewport, box, ratio) {
    const { figure, character, camera } = viewport;
    if (!figure || this.renderer.isLost) return false;
    const view = [camera.scale * ratio, 0, 0, -camera.scale * ratio, camera.screenX(0) * ratio, camera.screenY(0) * ratio];
    const ghosts = viewport.ghosts();
    if (ghosts.length > 0) this.#ghosts(context, viewport, ghosts, box, view);
    const area = areaOf(figure.figure.bounds, view, box);
    if (!area) return true;
    const { x, y, width, height } = area;
    this.#render(figure, character.pictures, area, [...view.slice(0, 4), view[4] - x, view[5] - y]);
    context.drawImage(this.renderer.canvas, 0, 0, width, height, box.x + x, box.y + y, width, height);
    return true;
  }

  #render(figure, pictures, { width, height }, view) {
    this.renderer.begin(width, height);
    this.renderer.draw(figure.figure.engine, pictures, view);
    this.renderer.end();
  }

  #ghosts(context, viewport, ghosts, box, view) {
    const { scratch, context: tinted } = this;
    if (scratch.width !== box.width || scratch.height !== box.height) Object.assign(scratch, { width: box.width, height: box.height });
    const spare = viewport.character.spare;
    spare.skins = viewport.figure.skins;
    for (const ghost of ghosts) {
      spare.pose(viewport.animationIndex, ghost.time, viewport.overrides, 1);
      this.#render(spare, viewport.character.pictures, box, view);
      tinted.globalCompositeOperation = 'copy';
      tinted.drawImage(this.renderer.canvas, 0, 0, box.width, box.height, 0, 0, box.width, box.height);
      tinted.globalCompositeOperation = 'source-atop';
      tinted.globalAlpha = 0.7;
      tinted.fillStyle = ghost.side < 0 ? BEFORE : AFTER;
      tinted.fillRect(0, 0, box.width, box.height);
      tinted.globalAlpha = 1;
      context.globalAlpha = ghost.strength;
      context.drawImage(scratch, box.x, box.y);
      context.globalAlpha = 1;
    }
  }
}
