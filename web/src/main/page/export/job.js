/** One export: poses, draws and encodes frame by frame, so that the page stays alive meanwhile. */
import { limber } from '../engine/limber.js';
import { ExportFigure } from './exportfigure.js';
import { htmlPage } from './html.js';
import { imageAddress } from './svgimages.js';
import { layout, parsedColor, SHEET_GAP, sheetGrid } from './settings.js';
import { serverRequest } from './request.js';
import { usableCodec, WebmFilm } from './webm.js';
/** @import { Character } from '../limber/character.js' */
/** @import { Studio } from '../document/studio.js' */
/** @import { Address, WebEncoder } from '../engine/engine.js' */
/** @import { Shown } from '../view/viewport.js' */
/** @import { Wanted } from './exportdialog.js' */
/** @import { Plan } from './settings.js' */
/** @import { Codec } from './webm.js' */

/**
 * @typedef {(figure: ExportFigure, plan: Plan, progress: (share: number) => void) => Promise<{ bytes: BlobPart, text: string }>} Writer
 */

export class ExportJob {
  #studio;
  #wanted;
  #shown;
  #abort = new AbortController();

  /**
   * @param {Partial<Shown>} shown what the active viewport shows
   * @param {Studio} studio @param {Wanted} wanted
   */
  constructor(studio, wanted, shown) {
    this.#studio = studio;
    this.#wanted = wanted;
    this.#shown = shown;
  }

  cancel() {
    this.#abort.abort();
  }

  /**
   * Returns the files: [{name, blob}].
   *
   * @param {(share: number) => void} progress
   */
  async run(progress) {
    const { format, animations, background } = this.#wanted;
    const animation = animations.length === 1 ? animations[0] : '';
    const skins = this.#shown.skins ?? [];
    const { document, character, server } = this.#studio;
    if (!document || !character) return [];
    const stem = [document.name.replace(/\.[^.]*$/, ''), animation.trim()].filter(Boolean).join('-');
    /** @param {BlobPart} content */
    const file = (content, ending = format.ending, type = format.type) => ({ name: `${stem}${format.suffix ?? ''}.${ending}`, blob: content instanceof Blob ? content : new Blob([content], { type }) });
    if (format.by === 'page') return [file(await htmlPage(document, character, { animation, skins, background }))];
    if (format.by === 'server' && server) return [file(await server.export(serverRequest(document, this.#wanted, this.#shown), this.#abort.signal))];

    const figure = new ExportFigure(character, animations, skins);
    try {
      if (!figure.box) throw new Error('Nothing to export: the picture would be empty.');
      const frames = figure.plan(format.animated ? this.#wanted.fps : 0, this.#wanted.time);
      const plan = layout(figure.box, { ...this.#wanted, frames, even: format.id === 'webm' });
      const film = await this.#writer(format.id, plan, file('').name, character);
      const written = await film(figure, plan, progress);
      return written.text ? [file(written.bytes), file(written.text, 'json', 'application/json')] : [file(written.bytes)];
    } finally {
      figure.dispose();
    }
  }

  /** @param {string} id @param {Plan} plan @param {string} name @param {Character} character */
  async #writer(id, plan, name, character) {
    const { width, height, frames } = plan;
    const { core } = limber;
    const fps = this.#wanted.fps;
    switch (id) {
      case 'png': return this.#encoded(core.pngEncoder(width, height));
      case 'apng': return this.#encoded(core.apngEncoder(width, height, frames, fps, 0));
      // Twice: GIF has one palette for all, which must be found first.
      case 'gif': return this.#encoded(core.gifEncoder(width, height, frames, fps, 0, -1), 2);
      case 'sheet': return this.#encoded(core.sheetEncoder(name, width, height, sheetGrid(plan).columns, SHEET_GAP, fps));
      case 'svg': return this.#drawn(await imageAddress(character));
      case 'webm': return this.#filmed(await usableCodec(width, height));
      default: throw new Error('There is no format ' + id);
    }
  }

  /** @param {WebEncoder} encoder @returns {Writer} */
  #encoded(encoder, rounds = 1) {
    return async (figure, plan, progress) => {
      for (let round = 0; round < rounds; round++) {
        await this.#frames(figure, plan, data => encoder.add(new Int8Array(data.buffer)), share => progress((round + share) / rounds), name => encoder.begin(name));
      }
      return { bytes: encoder.finish(), text: encoder.text() };
    };
  }

  /** @param {Codec | null} codec @returns {Writer} */
  #filmed(codec) {
    if (!codec) throw new Error('This browser cannot encode WebM. Choose GIF or APNG, or export with limber render.');
    return async (figure, plan, progress) => {
      const film = new WebmFilm({ codec, width: plan.width, height: plan.height, fps: this.#wanted.fps });
      try {
        await this.#frames(figure, plan, data => film.add(data), progress);
        return { bytes: await film.finish(), text: '' };
      } finally {
        film.cancel();
      }
    };
  }

  /** @param {Address} address @returns {Writer} */
  #drawn(address) {
    return async (figure, plan) => {
      const [r, g, b, a] = parsedColor(this.#wanted.background) ?? [0, 0, 0, 0];
      const svg = limber.core.svgEncoder(plan.width, plan.height, 1, 0, 0, r, g, b, a, address);
      figure.films[0].film.next();
      svg.add(figure.figure.engine, ...plan.view);
      return { bytes: svg.finish(), text: '' };
    };
  }

  /**
   * @param {ExportFigure} figure @param {Plan} plan @param {(data: Uint8ClampedArray<ArrayBuffer>) => unknown} take
   * @param {(share: number) => void} progress @param {(animation: string) => void} [begin]
   */
  async #frames(figure, plan, take, progress, begin) {
    const background = parsedColor(this.#wanted.background);
    let done = 0;
    for (const { name, film } of figure.films) {
      begin?.(name);
      film.rewind();
      for (let left = film.frames(); left > 0; left--) {
        this.#abort.signal.throwIfAborted();
        film.next();
        const { data } = limber.paint(plan.width, plan.height, painter => painter.draw(figure.figure, plan.view), background);
        await take(data);
        progress(++done / plan.frames);
        await rest();
      }
    }
  }
}

/** Lets the page breathe: draw, and hear the Cancel button. */
function rest() {
  return /** @type {Promise<void>} */ (new Promise(resolve => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  }));
}
