/*
 * The browser runtime. In a page of your own use `limber.js`, which has all of this and the engine
 * in one file. The studio, whose engine can do more, does
 *
 *   import * as engine from '../engine/engine.js';
 *   import { createLimber } from './runtime.js';
 *   const limber = createLimber(engine);
 *
 *   const character = limber.readSkel2d(text, 'hero.skel2d');      // or read(bytes, name), load(url)
 *   await character.decodeImages();
 *   const figure = character.newFigure();
 *   const stage = limber.stage(canvas);                            // all stages share one WebGL context
 *   figure.play('walk', { fade: 0.2 });  figure.update(1 / 60);     // or figure.seek('walk', 0.3)
 *   stage.render((painter) => painter.draw(figure, stage.fit(figure.bounds)));
 *   const { data } = limber.paint(256, 256, (painter) => painter.draw(figure, view));  // export
 *
 * What only the studio's engine has is called on `limber.core`, with `figure.engine` for figures:
 * pngEncoder, apngEncoder, gifEncoder, sheetEncoder, svgEncoder, keyTimes.
 */
import { newCanvas } from './canvas.js';
import { Character } from './character.js';
import { LimberError, asking, isAbort, messageOf } from './errors.js';
import { GlRenderer } from './gl.js';
import { Picture } from './picture.js';
import { Stage, paintPixels } from './stage.js';
import { Triangles } from './triangles.js';
/** @import * as Core from './limber-core.js' */
/** @import { Color, LoadOptions, Source, StageOptions } from './limber.d.ts' */
/** @import { Painter } from './stage.js' */

/** @typedef {ReturnType<typeof createLimber<typeof Core>>} Limber */

/**
 * Makes the API of an engine: `limber-core.js`, or the studio's `engine.js`, which can do more.
 *
 * @template {typeof Core} C
 * @param {C} core the exports of the engine's module
 */
export function createLimber(core) {
  /** @type {GlRenderer | null} */
  let shared = null;
  const limber = {
    core,
    triangles: new Triangles(core),

    /** The renderer that all stages share; made when first needed. */
    get renderer() {
      return (shared ??= new GlRenderer(core, newCanvas(1, 1)));
    },

    /**
     * Loads a character from an address or from bytes, with its images.
     *
     * @param {Source} source @param {LoadOptions} [options] @returns {Promise<Character>}
     */
    async load(source, options = {}) {
      const { bytes, name, find } = await fetched(source, options);
      const marks = options.marks ? (await fetched(options.marks, { signal: options.signal })).bytes : undefined;
      options.signal?.throwIfAborted();
      const character = limber.read(bytes, name, marks);
      await character.decodeImages(options.images ?? find);
      if (options.signal?.aborted) character.dispose();
      options.signal?.throwIfAborted();
      return character;
    },

    /**
     * Reads a file, and a file of marks that belongs to it; images are decoded by `decodeImages`.
     * @param {ArrayBuffer | Uint8Array} bytes @param {Uint8Array} [marks]
     */
    read(bytes, name = '', marks) {
      return new Character(limber, core.read(signed(bytes), String(name), marks ? signed(marks) : null), name);
    },

    /**
     * Reads a Skel2D source: there is a character for every text; `diagnostics` says what is wrong.
     * @param {string} text
     */
    readSkel2d(text, name = '') {
      return new Character(limber, core.readSkel2d(text, name), name);
    },

    /**
     * Loads an image for figures to carry.
     * @param {Source} source @param {{ signal?: AbortSignal }} [options]
     */
    async loadImage(source, options = {}) {
      const { bytes, name } = await fetched(source, options);
      try {
        return await Picture.decode(bytes);
      } catch (error) {
        throw new LimberError(`${name || 'this'} is not an image that the browser can show`, [], error);
      }
    },

    /**
     * Returns a stage that shows figures on a canvas.
     * @param {HTMLCanvasElement | OffscreenCanvas} canvas @param {StageOptions} [options]
     */
    stage(canvas, options) {
      return asking(() => new Stage(limber, canvas, options));
    },

    /**
     * Draws pixels that are on no page, for exports: straight RGBA from the top left.
     *
     * @param {(painter: Painter) => void} paint @param {Color | null} [background]
     * @param {number} width @param {number} height
     */
    paint(width, height, paint, background = null) {
      return paintPixels(limber.renderer, width, height, paint, background);
    },
  };
  return limber;
}

/** Returns the same bytes as Java sees them. @param {ArrayBuffer | Uint8Array} bytes */
function signed(bytes) {
  const view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  return new Int8Array(view.buffer, view.byteOffset, view.byteLength);
}

/** @param {Source} source @param {LoadOptions} options */
async function fetched(source, options) {
  const isHere = source instanceof Blob || source instanceof ArrayBuffer || ArrayBuffer.isView(source);
  const url = isHere ? null : addressOf(source);
  const name = options.name ?? (url ? nameOf(url) : source instanceof File ? source.name : '');
  const find = url ? (/** @type {string} */ image) => fetchedBeside(url, image, options.signal) : undefined;
  try {
    const response = url ? await fetch(url, { signal: options.signal }) : new Response(/** @type {BodyInit} */ (source));
    if (!response.ok) throw new Error(`the server says ${response.status} ${response.statusText}`.trim());
    return { bytes: new Uint8Array(await response.arrayBuffer()), name, find };
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new LimberError(`${name || 'the file'} cannot be ${url ? 'fetched' : 'read'}: ${messageOf(error)}`, [], error);
  }
}

/** Returns a whole address; relative ones are beside the page. @param {string | URL} source */
export function addressOf(source) {
  if (!source || !(typeof source === 'string' || source instanceof URL)) {
    throw new LimberError(`a source is needed: an address, bytes, a Blob or a file, not ${source === '' ? '""' : source}`);
  }
  try {
    return new URL(source, globalThis.document?.baseURI ?? globalThis.location?.href);
  } catch (error) {
    throw new LimberError(`"${source}" is not an address`, [], error);
  }
}

/** Returns the name of the file at an address. @param {URL} url */
function nameOf(url) {
  const last = /^(data|blob):/.test(url.protocol) ? '' : (url.pathname.split('/').pop() ?? '');
  try {
    return decodeURIComponent(last) || 'character';
  } catch {
    return last; // has a % that is only a letter
  }
}

/**
 * Fetches an image that lies beside a source; names that lead elsewhere are refused.
 * @param {URL} url @param {string} image @param {AbortSignal} [signal]
 */
export async function fetchedBeside(url, image, signal) {
  const inside = image !== '' && !/[\\:]/.test(image) && image.split('/').every((p) => p && p !== '.' && p !== '..');
  if (!inside) throw new LimberError('an image must lie beside its source or in a folder below');
  const response = await fetch(new URL(image.split('/').map(encodeURIComponent).join('/'), url), { signal });
  return response.ok ? response.blob() : null;
}
