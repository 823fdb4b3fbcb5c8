/** What an export would be, before it is written: its picture at the frozen moment, and its size. */
import { limber } from '../engine/limber.js';
import { messageOf } from '../limber/errors.js';
import { el, write } from '../ui/element.js';
import { ExportFigure } from './exportfigure.js';
import { layout, parsedColor, sheetGrid } from './settings.js';
import { usableCodec } from './webm.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Wanted } from './exportdialog.js' */
/** @import { Plan } from './settings.js' */

/** Pixels of the small picture's longer side. */
const SIDE = 128;

export class ExportPreview {
  #studio;
  #skins;
  /** @type {ExportFigure | null} Measuring animations takes longer than drawing one frame. */
  #figure = null;
  #animations = '';
  #canvas = el('canvas', { width: '1', height: '1', 'aria-hidden': 'true' });
  #size = el('figcaption', { id: 'export-size', 'aria-live': 'polite' });

  /** @param {Studio} studio @param {string[]} skins */
  constructor(studio, skins) {
    this.#studio = studio;
    this.#skins = skins;
    this.content = el('figure', { class: 'export-preview' }, this.#canvas, this.#size);
  }

  /** @param {Wanted | null} wanted null: nothing is drawn */
  show(wanted) {
    this.content.hidden = !wanted;
    if (!wanted) return;
    try {
      const figure = this.#figureOf(wanted.animations);
      if (!figure?.box) throw new Error('Nothing to export: the picture would be empty.');
      const { format, fps, time } = wanted;
      figure.plan(0, time);
      figure.films[0].film.next();
      this.#draw(figure, layout(figure.box, { side: SIDE, padding: 2, frames: 1 }), wanted.background);
      const frames = figure.plan(format.animated ? fps : 0, time);
      const plan = layout(figure.box, { ...wanted, frames, even: format.id === 'webm' });
      write(this.#size, sentence(wanted, plan));
      if (format.id === 'webm' && format.by === 'browser') this.#checkCodec(plan);
    } catch (error) {
      write(this.#size, messageOf(error));
    }
  }

  dispose() {
    this.#figure?.dispose();
  }

  /** @param {string[]} animations */
  #figureOf(animations) {
    const { character } = this.#studio;
    const key = JSON.stringify(animations);
    if (this.#figure && this.#animations === key || !character) return this.#figure;
    this.dispose();
    this.#animations = key;
    this.#figure = new ExportFigure(character, animations, this.#skins);
    return this.#figure;
  }

  /** @param {ExportFigure} figure @param {Plan} plan @param {string} background */
  #draw(figure, { width, height, view }, background) {
    const { data } = limber.paint(width, height, painter => painter.draw(figure.figure, view), parsedColor(background));
    Object.assign(this.#canvas, { width, height });
    this.#canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  }

  /** Whether a browser can encode a film depends on its size. @param {Plan} plan */
  async #checkCodec({ width, height }) {
    const before = this.#size.textContent;
    const codec = await usableCodec(width, height);
    if (this.#size.textContent === before) write(this.#size, codec ? `${before} ${codec.id.slice(2)}.` : 'This browser cannot encode WebM of this size. Choose GIF or APNG.');
  }
}

/** @param {Wanted} wanted @param {Plan} plan */
function sentence({ format, animations, time, fps }, plan) {
  const size = pixels(plan);
  if (format.id === 'sheet') {
    const grid = sheetGrid(plan);
    return `${plan.frames} frames of ${size}, in ${grid.columns} columns and ${grid.rows} rows: ${pixels(grid)}.`;
  }
  // The server frames pictures by its own rules.
  if (format.animated) return format.by === 'server' ? `${plan.frames} frames, ${seconds(plan.frames / fps)}.` : `${plan.frames} frames of ${size}, ${seconds(plan.frames / fps)}.`;
  return `${animations.length ? `${animations[0]} at ${seconds(time)}` : 'Setup pose'}: ${size}.`;
}

/** @param {{ width: number, height: number }} size */
const pixels = ({ width, height }) => `${width} × ${height} px`;

/** @param {number} time */
const seconds = time => `${time.toFixed(2)} s`;
