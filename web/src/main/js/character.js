import { LimberError, asking, messageOf, numberOf } from './errors.js';
import { Figure } from './figure.js';
import { Picture } from './picture.js';
/** @import { WebCharacter } from './limber-core.js' */
/** @import { Animation, Diagnostic, TriangleSink } from './limber.d.ts' */
/** @import { Limber } from './runtime.js' */

/**
 * @typedef {(name: string) => Promise<Blob | Uint8Array | Picture | null> | null} ImageFinder
 *     a picture is held and shared, not decoded again
 *
 * @typedef {object} Description what the engine says about a file
 * @property {'skelform' | 'skel2d'} kind
 * @property {string} version
 * @property {Diagnostic[]} diagnostics
 * @property {Animation[]} animations
 * @property {string[]} skins
 * @property {string[]} defaultSkins
 * @property {{ name: string, parent: number, length: number }[]} bones
 * @property {{ bones: number[], target: number }[]} chains
 * @property {{ name: string, bone: number }[]} parts
 * @property {string[]} images
 * @property {boolean} physics
 */

/** What was in a file: immutable, shared by all of its figures. */
export class Character {
  #engine;
  #limber;
  /** @type {(Picture | undefined)[]} */
  #pictures = [];
  /** When each of them was asked for: one that was decoded for longer must not replace a later one. @type {number[]} */
  #asked = [];
  #now = 0;
  /** @type {Set<Figure>} */
  #figures = new Set();
  /** @type {Map<string, Blob>} */
  #encoded = new Map();
  #disposed = false;

  /** @param {Limber} limber @param {WebCharacter} engine @param {string} name */
  constructor(limber, engine, name) {
    /** @type {Description} */
    const about = JSON.parse(engine.describe());
    if (!engine.isUsable()) {
      const worst = about.diagnostics[about.diagnostics.length - 1];
      throw new LimberError(worst.text, about.diagnostics);
    }
    this.#limber = limber;
    this.#engine = engine;
    this.name = name;
    this.kind = about.kind;
    this.version = about.version;
    this.diagnostics = about.diagnostics;
    this.animations = about.animations;
    /** Names of the skins, or styles, there are. */
    this.skins = about.skins;
    /** The skins, or styles, of a new figure. */
    this.defaultSkins = about.defaultSkins;
    this.bones = about.bones;
    /** Inverse kinematics. */
    this.chains = about.chains;
    /** What can be drawn and hit. */
    this.parts = about.parts;
    /** Names of images. */
    this.images = about.images;
    this.hasPhysics = about.physics;
    this.hasErrors = about.diagnostics.some((d) => d.severity === 'error');
  }

  /** The engine's object. */
  get engine() {
    return this.#engine;
  }

  /** Decoded images by number; holes where there is none (yet). */
  get pictures() {
    return this.#pictures;
  }

  /**
   * Decodes all images. What cannot be had is left out and said in `diagnostics`.
   *
   * @param {ImageFinder | null} [find] where the images of a Skel2D source are
   */
  async decodeImages(find = null) {
    await Promise.all(this.images.map((name, number) => this.#decode(name, number, find)));
    return this;
  }

  /** @param {string} name @param {number} number @param {ImageFinder | null} find */
  async #decode(name, number, find) {
    const bytes = this.#engine.imageBytes(number);
    const asked = this.#now++;
    try {
      const source = bytes.length > 0 ? bytes : find ? await find(name) : null;
      if (!source) return this.#lack(number, this.kind === 'skel2d' && 'image-missing', `there is no image "${name}"`);
      this.#setPicture(number, source instanceof Picture ? source.hold() : await Picture.decode(source), asked);
    } catch (error) {
      this.#lack(number, 'image-unreadable', `the image "${name}" cannot be used: ${messageOf(error)}`);
    }
  }

  /** Shows that an image is missing, unless one was set meanwhile. @param {number} number @param {string | false} code @param {string} message */
  #lack(number, code, message) {
    if (this.#disposed || this.#pictures[number]) return;
    this.#engine.imageReady(number, null);
    if (code) this.#warn(this.images[number], code, message);
  }

  /**
   * Gives a decoded image to the character, in place of the one it has.
   * @param {string} name @param {Blob | Uint8Array} source
   */
  async setImage(name, source) {
    this.#check();
    const number = numberOf(this.images, name, 'image');
    const asked = this.#now++;
    this.#setPicture(number, await Picture.decode(source), asked);
    this.#check();
  }

  /** The stored bytes of an image as a Blob, or null. @param {string} name */
  encodedImage(name) {
    return this.#encoded.get(name) ?? null;
  }

  /** @param {number} number @param {Picture} picture @param {number} asked */
  #setPicture(number, picture, asked) {
    if (this.#disposed || asked < this.#asked[number]) return picture.close();
    this.#asked[number] = asked;
    this.#drop(number);
    this.#pictures[number] = picture;
    this.#encoded.set(this.images[number], picture.blob);
    this.#engine.imageReady(number, picture);
  }

  /** @param {number} number */
  #drop(number) {
    this.#pictures[number]?.close();
    this.#pictures[number] = undefined;
  }

  /** @param {string} path @param {string} code @param {string} message */
  #warn(path, code, message) {
    const text = `${this.name ? this.name + ':' : ''}${path}: warning: ${message} [${code}]`;
    this.diagnostics.push({ severity: 'warning', code, file: this.name, path, message, hint: '', text });
  }

  /** Returns a new figure in the state right after loading; `physics: false` leaves its physics out. */
  newFigure({ physics = true } = {}) {
    this.#check();
    const figure = new Figure(this, asking(() => this.#engine.newFigure(physics)));
    this.#figures.add(figure);
    return figure;
  }

  /** @param {Figure} figure @param {TriangleSink} each @param {number} scale */
  triangles(figure, each, scale) {
    this.#limber.triangles.of(figure.engine, each, scale);
  }

  /** Frees images and textures, and its figures; may be called again. */
  dispose() {
    if (this.#disposed) return;
    this.#disposed = true;
    for (const figure of [...this.#figures]) figure.dispose();
    this.#pictures.forEach((_, number) => this.#drop(number));
    this.#encoded.clear();
  }

  get isDisposed() {
    return this.#disposed;
  }

  /** @param {Figure} figure */
  forget(figure) {
    this.#figures.delete(figure);
  }

  #check() {
    if (this.#disposed) throw new LimberError(`the character ${this.name} was disposed`);
  }
}
