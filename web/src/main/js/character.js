import { LimberError, asking, messageOf } from './errors.js';
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

/** How many names an error lists. */
const MOST_NAMES = 20;

/** What was in a file: immutable, shared by all of its figures. */
export class Character {
  #engine;
  #limber;
  /** @type {(Picture | undefined)[]} */
  #pictures = [];
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
    try {
      const source = bytes.length > 0 ? bytes : find ? await find(name) : null;
      if (!source) {
        this.#engine.imageReady(number, -1, -1);
        if (this.kind === 'skel2d') this.#warn(name, 'image-missing', `there is no image "${name}"`);
        return;
      }
      const picture = source instanceof Picture ? source.hold() : await decoded(source);
      if (this.#disposed) this.#close(picture);
      else this.#setPicture(number, picture);
    } catch (error) {
      this.#engine.imageReady(number, -1, -1);
      this.#warn(name, 'image-unreadable', `the image "${name}" cannot be used: ${messageOf(error)}`);
    }
  }

  /**
   * Gives a decoded image to the character, in place of the one it has.
   * @param {string} name @param {Blob | Uint8Array} source
   */
  async setImage(name, source) {
    const number = this.images.indexOf(name);
    if (number < 0) {
      throw new LimberError(`no image "${name}"; there are: ${quotedNames(this.images)}`);
    }
    this.#setPicture(number, await decoded(source));
  }

  /** The stored bytes of an image as a Blob, or null. @param {string} name */
  encodedImage(name) {
    return this.#encoded.get(name) ?? null;
  }

  /** @param {number} number @param {Picture} picture */
  #setPicture(number, picture) {
    this.#drop(number);
    this.#pictures[number] = picture;
    this.#encoded.set(this.images[number], picture.blob);
    this.#engine.imageReady(number, picture.width, picture.height);
  }

  /** @param {number} number */
  #drop(number) {
    const before = this.#pictures[number];
    if (!before) return;
    this.#pictures[number] = undefined;
    this.#close(before);
  }

  /** @param {Picture} picture */
  #close(picture) {
    if (picture.close()) this.#limber.release(picture);
  }

  /** @param {string} path @param {string} code @param {string} message */
  #warn(path, code, message) {
    const text = `${this.name ? this.name + ':' : ''}${path}: warning: ${message} [${code}]`;
    this.diagnostics.push({ severity: 'warning', code, file: this.name, path, message, hint: '', text });
  }

  /**
   * Returns the number of an animation; the error for a missing one lists the names.
   * @param {string | number} nameOrIndex
   */
  animationIndex(nameOrIndex) {
    const list = this.animations;
    if (typeof nameOrIndex === 'number') {
      if (Number.isInteger(nameOrIndex) && nameOrIndex >= 0 && nameOrIndex < list.length) return nameOrIndex;
      throw new LimberError(`no animation ${nameOrIndex}; there are ${list.length}, from 0`);
    }
    const wanted = String(nameOrIndex);
    let at = list.findIndex((one) => one.name === wanted);
    // Real files have animations called "Run ".
    if (at < 0) at = list.findIndex((one) => one.name.trim() === wanted.trim());
    if (at < 0) {
      throw new LimberError(`no animation "${wanted}"; there are: ${quotedNames(list.map((one) => one.name))}`);
    }
    return at;
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
    this.#limber.triangles.of(figure.engine, this.#pictures, each, scale);
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

/** @param {Blob | ArrayBufferView} source */
function decoded(source) {
  return Picture.decode(source instanceof Blob ? source : new Blob([/** @type {BlobPart} */ (source)]));
}

/** @param {readonly string[]} names */
function quotedNames(names) {
  if (names.length === 0) return 'none';
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).map((name) => `"${name}"`).join(', ');
  return rest > 0 ? `${shown} and ${rest} more` : shown;
}
