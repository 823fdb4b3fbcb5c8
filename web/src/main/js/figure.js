import { LimberError, asking } from './errors.js';
import { Part } from './part.js';
import { Playback } from './playback.js';
/** @import { Character } from './character.js' */
/** @import { WebFigure, WebPlayback } from './limber-core.js' */
/** @import { Figure as PublicFigure, PlayEventType, PlayOptions, Rectangle, TriangleSink } from './limber.d.ts' */

const STRIDE = 11;

/** A handle on one bone of a figure. Angles are radians counter-clockwise, y points up. */
export class Bone {
  #figure;
  #index;

  /** @param {Figure} figure @param {number} index @param {Character['bones'][number]} about */
  constructor(figure, index, about) {
    this.#figure = figure;
    this.#index = index;
    this.name = about.name;
    this.parent = about.parent;
    this.length = about.length;
  }

  get index() {
    return this.#index;
  }

  /** @param {number} part */
  #value(part) {
    return this.#figure.engine.bone(this.#index)[STRIDE * this.#index + part];
  }

  /** Local position; set it in `between` or before `construct()`. */
  get x() {
    return this.#value(0);
  }
  set x(x) {
    this.moveTo(x, this.y);
  }
  get y() {
    return this.#value(1);
  }
  set y(y) {
    this.moveTo(this.x, y);
  }

  /** Local rotation in radians. */
  get rotation() {
    return this.#value(2);
  }
  set rotation(radians) {
    asking(() => this.#figure.engine.rotation(this.#index, radians));
  }

  get scaleX() {
    return this.#value(3);
  }
  set scaleX(scale) {
    asking(() => this.#figure.engine.scale(this.#index, scale, this.scaleY));
  }
  get scaleY() {
    return this.#value(4);
  }
  set scaleY(scale) {
    asking(() => this.#figure.engine.scale(this.#index, this.scaleX, scale));
  }

  /** World position as of the last construct. */
  get worldX() {
    return this.#value(9);
  }
  get worldY() {
    return this.#value(10);
  }

  /** World matrix [a, b, c, d, e, f]: X = a x + c y + e, Y = b x + d y + f. */
  get matrix() {
    const at = STRIDE * this.#index + 5;
    return Array.from(this.#figure.engine.bone(this.#index).subarray(at, at + 6));
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    asking(() => this.#figure.engine.position(this.#index, x, y));
    return this;
  }

  /**
   * Puts it at a point of the model, its parent as of the last construct.
   * @param {number} worldX @param {number} worldY
   */
  placeAt(worldX, worldY) {
    asking(() => this.#figure.engine.place(this.#index, worldX, worldY));
    return this;
  }
}

/**
 * Something has happened during playback. `type` is started, looped, completed, interrupted, ended or
 * mark.
 */
export class PlayEvent extends /** @type {new (type: string) => Event & { readonly type: PlayEventType }} */ (Event) {
  /**
   * @param {PlayEventType} type @param {Playback} playback @param {string} mark @param {number} loop @param {number} number
   * @param {string} text
   */
  constructor(type, playback, mark, loop, number, text) {
    super(type);
    /** What it happened to. */
    this.playback = playback;
    this.animation = playback.name;
    /** Name of the mark, '' if this is none. */
    this.mark = mark;
    /** Number of the loop it belongs to, from 0. */
    this.loop = loop;
    /** What the file's author wants to tell at a mark: 0 and '' if nothing. */
    this.number = number;
    this.text = text;
  }
}

/** One character on the screen: it plays animations, and its bones can be read and set. */
export class Figure extends /** @type {new () => Pick<PublicFigure, 'addEventListener'> & EventTarget} */ (EventTarget) {
  #engine;
  #player;
  #character;
  /** @type {Map<number, Bone>} */
  #bones = new Map();
  /** @type {WeakMap<WebPlayback, Playback>} */
  #playbacks = new WeakMap();
  /** @type {((figure: PublicFigure) => void) | null} */
  #between = null;
  #disposed = false;

  /** @param {Character} character @param {WebFigure} engine */
  constructor(character, engine) {
    super();
    this.#character = character;
    this.#engine = engine;
    this.#player = engine.player();
    this.#player.listen((kind, playback, ...rest) => {
      this.dispatchEvent(new PlayEvent(kind, this.#playback(playback), ...rest));
    });
  }

  get character() {
    return this.#character;
  }

  /** The engine's object. */
  get engine() {
    this.#check();
    return this.#engine;
  }

  get isDisposed() {
    return this.#disposed;
  }

  /**
   * Plays an animation, without end unless told otherwise.
   *
   * @param {string | number} animation
   * @param {PlayOptions} [options]
   */
  play(animation, options = {}) {
    const index = this.#character.animationIndex(animation);
    return this.#begin(options, (track) => this.#player.play(track, index));
  }

  /**
   * Plays an animation when the one before is over.
   * @param {string | number} animation
   * @param {PlayOptions & { delay?: number }} [options] delay: seconds
   */
  queue(animation, options = {}) {
    const index = this.#character.animationIndex(animation);
    return this.#begin(options, (track) => this.#player.queue(track, index, options.delay ?? 0));
  }

  /** Fades to the setup pose; other tracks to what is below them. */
  stop({ fade = 0, track = 0 } = {}) {
    this.#check();
    asking(() => this.#player.stop(track, fade));
    return this;
  }

  /** Whether an animation waits on the lowest track. */
  get hasQueued() {
    return this.#player.hasQueued(0);
  }

  /** What is played on a track, or null. */
  current(track = 0) {
    this.#check();
    const playback = asking(() => this.#player.current(track));
    return playback ? this.#playback(playback) : null;
  }

  /** Plays on by some seconds and computes where everything is. @param {number} seconds */
  update(seconds) {
    this.#check();
    asking(() => this.#player.update(seconds));
    return this;
  }

  pause() {
    this.#check();
    this.#player.setPaused(true);
    return this;
  }

  resume() {
    this.#check();
    this.#player.setPaused(false);
    return this;
  }

  get paused() {
    return this.#player.isPaused();
  }

  /** How fast time runs: 1 is usual, negative plays backwards. */
  get speed() {
    return this.#player.timeScale();
  }
  set speed(factor) {
    asking(() => this.#player.setTimeScale(factor));
  }

  /**
   * Sets how long fades take that nobody sets; with two names, those between these animations.
   * @param {number} seconds @param {string | null} [from] @param {string | null} [to]
   */
  fades(seconds, from = null, to = null) {
    asking(() => {
      if (from === null || to === null) this.#player.standardFade(seconds);
      else {
        const character = this.#character;
        this.#player.pairFade(character.animationIndex(from), character.animationIndex(to), seconds);
      }
    });
    return this;
  }

  /**
   * Names a moment of an animation: a `mark` event tells when time comes to it.
   * @param {string | number} animation @param {number} seconds @param {string} name
   */
  mark(animation, seconds, name) {
    asking(() => this.#player.mark(this.#character.animationIndex(animation), seconds, name));
    return this;
  }

  /**
   * Sets how a track lies over those below it: weight from 0 to 1; bones are names of those that it
   * moves with all that hangs on them, none for all.
   * @param {number} track
   * @param {{ weight?: number, additive?: boolean, bones?: string[] | null }} [options]
   */
  layer(track, { weight = 1, additive = false, bones = null } = {}) {
    asking(() => {
      this.#player.setTrack(track, weight, additive);
      this.#player.setMask(track, bones ?? []);
    });
    return this;
  }

  /**
   * Shows an animation at a time, independent of what was played before.
   * @param {string | number} animation @param {number} seconds
   */
  seek(animation, seconds) {
    const index = this.#character.animationIndex(animation);
    asking(() => this.engine.seek(index, seconds));
    return this.construct();
  }

  /** Shows the setup pose. */
  setup() {
    this.engine.setup();
    return this.construct();
  }

  /** Goes back to the state right after loading. */
  reset() {
    this.engine.reset();
    return this.construct();
  }

  /** Calls `between` and computes where everything is; update does this too. */
  construct() {
    this.#between?.(this);
    this.engine.construct();
    return this;
  }

  /** A function that is called between animation and construct, to change bones; null for none. */
  get between() {
    return this.#between;
  }
  set between(change) {
    this.#check();
    this.#between = change;
    this.#player.between(() => this.#between?.(this));
  }

  /** Says that it has moved in the world by so much: its physics lags behind. @param {number} x @param {number} y */
  moveBy(x, y) {
    asking(() => this.engine.moveBy(x, y));
    return this;
  }

  /**
   * Its skin, or its styles in order: the first that has a texture wins.
   * @returns {string[]}
   */
  get skins() {
    return this.engine.skins();
  }
  /** @param {string | readonly string[]} names */
  set skins(names) {
    asking(() => this.engine.setSkins(typeof names === 'string' ? [names] : [...names]));
  }

  /**
   * Returns a handle on a bone, the same each time; the end of a name will do if no other ends like this.
   * @param {string | number} nameOrIndex
   */
  bone(nameOrIndex) {
    const name = nameOrIndex;
    const index = typeof name === 'number' ? name : asking(() => this.engine.boneIndex(String(name)));
    const about = this.#character.bones[index];
    if (!about) throw new LimberError(`no bone ${index}; there are ${this.#character.bones.length}, from 0`);
    let bone = this.#bones.get(index);
    if (!bone) {
      bone = new Bone(this, index, about);
      this.#bones.set(index, bone);
    }
    return bone;
  }

  /**
   * Returns a handle on a part; the end of a name will do if no other ends like this.
   * @param {string | number} nameOrIndex
   */
  part(nameOrIndex) {
    const name = nameOrIndex;
    const index = typeof name === 'number' ? name : asking(() => this.engine.partIndex(String(name)));
    return new Part(this.engine, index, this.#character.parts[index]?.name);
  }

  /** All of it, to change its colours. @returns {Pick<Part, 'tint' | 'flash' | 'brighten'>} */
  get all() {
    return new Part(this.engine, -1, '');
  }

  /** How far it reaches now in the model; null if not at all. */
  get bounds() {
    return rectangle(this.engine.bounds());
  }

  /** How far it reaches during an animation. Its present pose is lost. @param {string | number} animation */
  boundsDuring(animation, fps = 0) {
    const index = this.#character.animationIndex(animation);
    const rate = fps || this.#character.animations[index].fps || 30;
    return rectangle(asking(() => this.engine.animationBounds(index, rate)));
  }

  /** The top-most part at a point of the model, or null. @param {number} x @param {number} y */
  hit(x, y, tolerance = 0) {
    const part = this.engine.hit(x, y, tolerance);
    return part < 0 ? null : { part, ...this.#character.parts[part] };
  }

  /** Hands out what draws it, from back to front, for other engines. @param {TriangleSink} each @param {number} [scale] pixels for a unit */
  triangles(each, scale = 1) {
    this.#character.triangles(this, each, scale);
    return this;
  }

  /** Frees it; may be called again. */
  dispose() {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#character.forget(this);
    this.#bones.clear();
    this.#between = null;
    this.#player.listen(() => {});
  }

  /** @param {PlayOptions} options @param {(track: number) => WebPlayback} start */
  #begin(options, start) {
    this.#check();
    return asking(() => {
      const playback = this.#playback(start(options.track ?? 0));
      playback.set(options);
      return playback;
    });
  }

  /** @param {WebPlayback} engine */
  #playback(engine) {
    let playback = this.#playbacks.get(engine);
    if (!playback) {
      playback = new Playback(engine, this.#character.animations[engine.animation()]);
      this.#playbacks.set(engine, playback);
    }
    return playback;
  }

  #check() {
    if (this.#disposed) throw new LimberError('this figure was disposed');
  }
}

/** @param {Float64Array} sides @returns {Rectangle | null} */
function rectangle([left, bottom, right, top]) {
  if (right < left) return null;
  return { left, bottom, right, top, width: right - left, height: top - bottom };
}
