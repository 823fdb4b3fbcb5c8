/*
 * Limber characters in PixiJS 8, drawn by Pixi's own batches: figures that follow one another share a draw call.
 * Import it before the application is initialised, because renderers take their pipes when they are made.
 */
import { ExtensionType, Ticker, ViewContainer, extensions } from 'pixi.js';
import { Character, Figure, LimberError, load } from './limber.js';
import { FigureBatcher } from './pixibatcher.js';
import { FigurePipe } from './pixipipe.js';
import { textures } from './pixitextures.js';
/** @import { PointData } from 'pixi.js' */
/** @import { LimberContainerOptions } from './pixi.d.ts' */

/** A figure in a scene of Pixi. Its origin is the model's, and y points down as everywhere in Pixi. */
export class LimberContainer extends ViewContainer {
  /** @type {string} */
  renderPipeId = 'limber';
  batched = true;
  /** Grows whenever there is something else to see. */
  poseNumber = 0;
  /** @type {Ticker | null} */
  #ticker = null;
  #ownsFigure;

  /**
   * @param {Character | Figure} source a figure that is handed over stays yours to dispose
   * @param {LimberContainerOptions} [options]
   */
  constructor(source, { ticker = Ticker.shared, ...options } = {}) {
    super(options);
    this.#ownsFigure = !(source instanceof Figure);
    if (this.#ownsFigure && !(source instanceof Character)) throw new LimberError(`a character or figure is needed, not ${source}`);
    /** What plays. */
    this.figure = source instanceof Figure ? source : source.newFigure();
    this.ticker = ticker;
  }

  /** What moves it on; null if you call `update` yourself. */
  get ticker() {
    return this.#ticker;
  }
  set ticker(ticker) {
    this.#ticker?.remove(this.#tick, this);
    this.#ticker = ticker;
    ticker?.add(this.#tick, this);
  }

  /** Plays on by some seconds. @param {number} seconds */
  update(seconds) {
    this.figure.update(seconds);
    this.redraw();
    return this;
  }

  /** Shows changes of the figure that no update shows: after `seek`, or changes of parts while it is paused. */
  redraw() {
    this.poseNumber++;
    this.onViewUpdate();
    return this;
  }

  /** Whether a point of its own space lies on the character. @param {PointData} point */
  containsPoint(point) {
    return !this.figure.isDisposed && this.figure.hit(point.x, -point.y) !== null;
  }

  updateBounds() {
    const box = this.figure.isDisposed ? null : this.figure.bounds;
    this._bounds.clear();
    if (box) this._bounds.addFrame(box.left, -box.top, box.right, -box.bottom);
    else this._bounds.addFrame(0, 0, 0, 0);
  }

  /** Frees it, and the textures that no other one draws. @param {Parameters<ViewContainer['destroy']>[0]} [options] */
  destroy(options) {
    if (this.destroyed) return;
    this.ticker = null;
    super.destroy(options);
    textures.release(this);
    if (this.#ownsFigure) this.figure.dispose();
  }

  /** @param {Ticker} ticker */
  #tick(ticker) {
    if (!this.figure.isDisposed) this.update(ticker.deltaMS / 1000);
  }
}

/** `Assets.load('hero.skf')` gives a character. */
const characterParser = {
  extension: ExtensionType.LoadParser,
  id: 'limber',
  /** @param {string} url */
  test: (url) => /\.(skfe?|skel2d)([?#]|$)/i.test(url),
  /** @param {string} url @param {any} asset */
  load: (url, asset) => /** @type {Promise<any>} */ (load(url, { marks: asset.data?.marks })),
  /** @param {Character} character */
  unload: (character) => character.dispose(),
};

extensions.add(FigureBatcher, FigurePipe, characterParser);
