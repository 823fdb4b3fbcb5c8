import { Attached } from './attached.js';
import { Bone } from './bone.js';
import { LimberError, asking, numbered } from './errors.js';
import { Part } from './part.js';
import { Picture } from './picture.js';
import { Playback } from './playback.js';
import { PlayEvent } from './playevent.js';
/** @import { Character } from './character.js' */
/** @import { WebFigure, WebPlayback } from './limber-core.js' */
/** @import { Figure as PublicFigure, PlayOptions, Rectangle, TriangleSink } from './limber.d.ts' */

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
  /** Things of your own that it carries. @type {Set<Attached>} */
  #things = new Set();
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
    const index = this.#animation(animation);
    return this.#begin(options, (track) => this.#player.play(track, index));
  }

  /**
   * Plays an animation when the one before is over.
   * @param {string | number} animation
   * @param {PlayOptions & { delay?: number }} [options] delay: seconds
   */
  queue(animation, options = {}) {
    const index = this.#animation(animation);
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
      else this.#player.pairFade(this.#animation(from), this.#animation(to), seconds);
    });
    return this;
  }

  /**
   * Names a moment of an animation: a `mark` event tells when time comes to it, and what there is to tell.
   * @param {string | number} animation @param {number} seconds @param {string} name
   */
  mark(animation, seconds, name, { number = 0, text = '' } = {}) {
    asking(() => this.#player.mark(this.#animation(animation), seconds, name, number, text));
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
    const index = this.#animation(animation);
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
   * Its skins or styles in order: the first that has an attachment or a texture wins.
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
    const about = numbered(this.#character.bones, index, 'bone');
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

  /**
   * Hangs an image or another figure on a bone, in front of everything unless told otherwise; or on a part, in front of that.
   * @param {string | number | Part} to @param {Picture | Figure} thing
   */
  attach(to, thing) {
    const isPart = to instanceof Part;
    if (isPart && !to.isOf(this.engine)) throw new LimberError('this part belongs to another figure');
    const { index } = isPart ? to : this.bone(to);
    return asking(() => {
      const engine = this.engine;
      const attached = thing instanceof Figure ? engine.attachFigure(index, isPart, thing.engine) : engine.attachImage(index, isPart, Picture.of(thing));
      return new Attached(attached, this.#things);
    });
  }

  /** Whether images may be drawn with it. */
  get hasPictures() {
    return this.#character.pictures.length > 0 || this.#things.size > 0;
  }

  /** All of it: its colours, and everything that was changed or attached. @returns {Pick<Part, 'tint' | 'flash' | 'brighten' | 'clear'>} */
  get all() {
    return new Part(this.engine, -1, '', this.#things);
  }

  /** How far it reaches now in the model; null if not at all. */
  get bounds() {
    return rectangle(this.engine.bounds());
  }

  /** How far it reaches during an animation. Its present pose is lost. @param {string | number} animation */
  boundsDuring(animation, fps = 0) {
    const index = this.#animation(animation);
    const rate = fps || this.#character.animations[index].fps || 30;
    return rectangle(asking(() => this.engine.animationBounds(index, rate)));
  }

  /** The top-most part at a point of the model, or null. @param {number} x @param {number} y */
  hit(x, y, tolerance = 0) {
    const part = this.engine.hit(x, y, tolerance);
    if (part < 0) return null;
    const { name, bone } = this.#character.parts[part] ?? [...this.#things].find((thing) => thing.index === part);
    return { part, name, bone };
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

  /** @param {string | number} nameOrIndex */
  #animation(nameOrIndex) {
    const name = nameOrIndex;
    const index = typeof name === 'number' ? name : asking(() => this.engine.animationIndex(String(name)));
    numbered(this.#character.animations, index, 'animation');
    return index;
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
