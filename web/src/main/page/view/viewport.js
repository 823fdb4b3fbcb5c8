/**
 * One viewport: what it shows of the character and how. It poses its own figure; others may read
 * everything here (export does), and change it through the methods.
 */
import { Camera } from './camera.js';
import { Clock } from './clock.js';
import { findAnimation, findSkins, followSkins, ghostSpacing, restored } from './choices.js';
import { newPhysicsClock } from './shownfigure.js';
/** @import { Selection } from '../document/studio.js' */
/** @import { Pane } from './pane.js' */
/** @import { HandleKind } from './handles.js' */
/** @import { Choices } from './choices.js' */
/** @import { Stick } from './skeleton.js' */
/** @import { Overrides, ShownCharacter, ShownFigure, Trial } from './shownfigure.js' */

/**
 * @typedef {ReturnType<Viewport['shown']>} Shown
 * @typedef {Viewport & { character: ShownCharacter, figure: ShownFigure }} ShowingViewport
 */

/** Returns whether a viewport has a character. @param {Viewport} viewport @returns {viewport is ShowingViewport} */
export function isShowing(viewport) {
  return viewport.figure !== null;
}

/**
 * Handles change the text, so they are there for texts only, and while nothing moves away from the hand.
 * @param {Viewport} viewport @returns {viewport is ShowingViewport}
 */
export function hasHandles(viewport) {
  return viewport.character?.kind === 'skel2d' && (viewport.isSetup || !viewport.isPlaying);
}

/** How large a unit of a character without parts is at most when it is fitted: there is room for the bones that come next. */
const LARGEST_OF_BONES = 4;

export class Viewport {
  /** Whether there was nothing to fit. */
  #isEmpty = false;
  /** Whether the pointer has moved over it since the text changed. */
  isPointedAt = false;
  /** Set by Viewports.build. */
  pane = /** @type {Pane} */ (/** @type {unknown} */ (null));
  /** @type {HandleKind | null} Below the pointer, or held. */
  handle = null;
  /** @type {{ x: number, y: number, text?: string } | null} What is said beside the pointer. */
  tip = null;
  /** @type {{ x: number, y: number, width: number, height: number } | null} Drawn to select what is in it. */
  box = null;
  /** Which handle of a shape is below the pointer, or held; -1 for none. */
  shape = -1;
  /** @type {Stick | null} A bone that is being drawn. */
  draft = null;
  /** @type {string[] | undefined} Order of the styles before one was switched off. */
  places;
  /** Whether the cross moves the joint alone, without what is drawn on the bone. */
  jointAlone = false;
  /** Whether it has just come to the end, so that the tools must be told. */
  ended = false;

  /** @param {number} index @param {unknown} stored @param {boolean} playing */
  constructor(index, stored, playing) {
    this.index = index;
    this.choices = restored(stored, playing);
    this.camera = new Camera();
    this.clock = new Clock();
    this.clock.speed = this.choices.speed;
    this.clock.loop = this.choices.loop;
    this.clock.playing = this.choices.playing;
    /** @type {ShownCharacter | null} */
    this.character = null;
    /** @type {ShownFigure | null} */
    this.figure = null;
    this.animationIndex = -1;
    /** @type {Overrides} Values that were set by hand. */
    this.overrides = new Map();
    /** @type {Set<number>} Those of them that are a pose which is only tried, and not on its way into the text. */
    this.tried = new Set();
    /** @type {HTMLElement | null} The message that offers to keep it. */
    this.offer = null;
    /** @type {Selection | null} */
    this.hovered = null;
    /** Whether the camera was moved by hand. */
    this.framed = false;
    this.dirty = true;
    this.physicsClock = newPhysicsClock();
    /** For so many seconds physics goes on even if nothing plays. */
    this.settling = 0;
    /** Called after each change; it is drawn, the tools follow. */
    this.changed = () => {};
  }

  /** Returns the name of the shown animation, null for the setup pose. */
  get animation() {
    return this.shownAnimation?.name ?? null;
  }

  get shownAnimation() {
    return this.character?.animations[this.animationIndex] ?? null;
  }

  get time() {
    return this.clock.shownTime;
  }

  /** Returns its styles in order, or its one skin. */
  get skins() {
    return this.character ? findSkins(this.choices.skins, this.character.skins) ?? this.character.defaultSkins : [];
  }

  /** Returns the styles with one more or one less; one that comes back takes its old place. @param {string} name */
  toggledSkins(name) {
    const chosen = this.skins;
    if (chosen.includes(name)) {
      this.places = chosen;
      return chosen.filter(one => one !== name);
    }
    const places = this.places?.includes(name) ? this.places : this.character?.skins ?? [];
    const before = places.slice(0, places.indexOf(name)).filter(one => chosen.includes(one));
    const at = before.length ? Math.max(...before.map(one => chosen.indexOf(one))) + 1 : 0;
    return [...chosen.slice(0, at), name, ...chosen.slice(at)];
  }

  /** What export needs to know: what is seen here at this moment. */
  shown() {
    const { choices, clock } = this;
    return {
      animation: this.animation, time: clock.shownTime, fps: clock.fps, skins: this.skins,
      background: choices.background === 'white' ? '#ffffff' : choices.background === 'black' ? '#000000' : choices.background === 'color' ? choices.color : null,
    };
  }

  get isPlaying() {
    return this.clock.playing && this.clock.duration > 0;
  }

  get isSetup() {
    return this.animationIndex < 0;
  }

  /** Whether there is a next frame: while keys are recorded, also behind the end. */
  get canStep() {
    return this.clock.duration > 0 || this.#goesBeyond;
  }

  /** Whether there is a frame before. */
  get canStepBack() {
    return this.clock.duration > 0 || this.clock.time > 0;
  }

  get #goesBeyond() {
    return this.choices.record && !this.isSetup;
  }

  /**
   * Shows another character, or the same one after a keystroke: names and time stay.
   * @param {ShownCharacter | null} character @param {boolean} isNewDocument
   */
  show(character, isNewDocument) {
    const before = this.character?.animations.map(animation => animation.name) ?? [];
    if (!isNewDocument) this.choices.skins = followSkins(this.choices.skins, character?.skins ?? [], this.character?.skins ?? []);
    this.character = character;
    this.figure = character ? character.newFigure(this.choices.physics) : null;
    if (isNewDocument) {
      this.#clearOverrides();
      this.framed = false;
      this.clock.time = 0;
      // Meant for the document before: nobody expects keys from the first drag in another one.
      this.choices.record = false;
    }
    const names = character?.animations.map(animation => animation.name) ?? [];
    const wanted = this.choices.animation;
    this.animationIndex = findAnimation(wanted, names, before, this.index);
    // A name that was typed anew is followed; one that is gone may come back with the next key.
    const renamed = before.findIndex(name => name === wanted);
    if (this.animationIndex >= 0 && renamed === this.animationIndex && before.length === names.length) this.choices.animation = this.animation;
    const gone = [...this.overrides.keys()].filter(bone => bone >= (character?.bones.length ?? 0));
    for (const bone of gone) this.overrides.delete(bone);
    this.untry(gone);
    this.clock.use(this.shownAnimation?.duration ?? 0, this.shownAnimation?.fps ?? 60);
    this.#applySkins();
    this.stir(1);
    this.touch();
  }

  /** @param {string | null} name */
  chooseAnimation(name) {
    this.choices.animation = name;
    const index = this.character?.animations.findIndex(animation => animation.name === name) ?? -1;
    if (index !== this.animationIndex) {
      this.#forgetTrials();
      this.animationIndex = name === null ? -1 : index;
      this.clock.time = 0;
      this.clock.use(this.shownAnimation?.duration ?? 0, this.shownAnimation?.fps ?? 60);
      this.stir(1);
      // A jump needs more room than a walk.
      if (!this.framed) this.fit();
    }
    this.touch();
  }

  /** @param {string[]} names */
  chooseSkins(names) {
    this.choices.skins = names;
    this.#applySkins();
    this.touch();
  }

  /** @template {keyof Choices} K @param {K} name @param {Choices[K]} value */
  set(name, value) {
    this.choices[name] = value;
    if (name === 'speed' || name === 'loop') Object.assign(this.clock, { [name]: value });
    if (name === 'physics' && this.character) {
      this.figure = this.character.newFigure(this.choices.physics);
      this.#applySkins();
      this.stir(1);
    }
    this.touch();
  }

  play(playing = !this.clock.playing) {
    if (playing) this.#forgetTrials();
    if (playing !== this.clock.playing) this.clock.toggle();
    this.choices.playing = this.clock.playing;
    this.touch();
  }

  /** @param {number} seconds */
  seek(seconds) {
    this.clock.seek(seconds);
    this.#moveOn();
  }

  /** Pauses at a time that may lie behind the end. @param {number} seconds */
  seekBeyond(seconds) {
    this.play(false);
    this.clock.seekBeyond(seconds);
    this.#moveOn();
  }

  /** Another moment is shown. */
  #moveOn() {
    this.#forgetTrials();
    this.stir(1);
    this.touch();
  }

  /** Bones of a text that were only tried belong to one moment; those of SkelForm stay until they are reset. */
  #forgetTrials() {
    if (this.character?.kind === 'skel2d') this.#clearOverrides();
  }

  #clearOverrides() {
    this.overrides.clear();
    this.untry([...this.tried]);
  }

  /** Says that bones are not only tried any more: they are written, or gone. @param {Iterable<number>} bones */
  untry(bones) {
    for (const bone of bones) this.tried.delete(bone);
    if (this.tried.size > 0) return;
    this.offer?.remove();
    this.offer = null;
  }

  /** Takes back the pose that is only tried; returns whether there was one. */
  dropTrial() {
    const bones = [...this.tried];
    for (const bone of bones) this.overrides.delete(bone);
    this.untry(bones);
    this.touch();
    return bones.length > 0;
  }

  /** @param {number} frames */
  step(frames) {
    this.clock.step(frames, this.#goesBeyond);
    this.choices.playing = false;
    this.#moveOn();
  }

  fit() {
    const bounds = this.figure ? this.figure.reach(this.animationIndex) : null;
    this.camera.fit(bounds, this.character?.parts.length === 0 ? LARGEST_OF_BONES : undefined);
    this.#isEmpty = bounds === null;
    // Until somebody pans or zooms, the picture is fitted again whenever its size changes.
    this.framed = false;
    this.touch();
  }

  /** Fits what has grown out of the picture, is a speck in it, or was not there before, unless somebody chose what this looks at. */
  refit() {
    const bounds = !this.framed && this.figure ? this.figure.reach(this.animationIndex) : null;
    if (bounds && (this.#isEmpty || !this.camera.holds(bounds) || this.camera.dwarfs(bounds))) this.fit();
  }

  /** Whether somebody chose what this looks at, and something of the character is there. */
  keepsView() {
    const bounds = this.framed && this.figure ? this.figure.reach(this.animationIndex) : null;
    return bounds !== null && this.camera.sees(bounds);
  }

  /** Says that the camera was moved by hand. */
  moved() {
    this.framed = true;
    this.touch();
  }

  /** @param {number} bone @param {Trial} values */
  override(bone, values) {
    this.overrides.set(bone, { ...this.overrides.get(bone), ...values });
    this.stir(2);
    this.touch();
  }

  /** Shows a bone as somebody tries it. @param {number} bone @param {Trial} values */
  try(bone, values) {
    this.override(bone, values);
    this.tried.add(bone);
  }

  resetOverrides() {
    this.#clearOverrides();
    this.stir(2);
    this.touch();
  }

  /** Something jumped: physics goes on for some seconds even if nothing plays. @param {number} seconds */
  stir(seconds) {
    this.settling = this.#hasPhysics() ? seconds : 0;
  }

  /** Lets physics come to rest at once. */
  settle() {
    if (!this.figure) return;
    this.#pose(1);
    this.figure.settle();
    this.settling = 0;
    this.touch();
  }

  touch() {
    this.dirty = true;
    this.changed();
  }

  /** Returns whether the next frame shows something else than the last. @param {number} seconds */
  advance(seconds) {
    const { playing } = this.clock;
    if (this.clock.advance(seconds)) this.dirty = true;
    this.ended = playing && !this.clock.playing;
    if (this.settling > 0) {
      this.dirty = true;
      this.settling = Math.max(0, this.settling - seconds);
    }
    this.physicsClock.advance(seconds);
    return this.dirty;
  }

  get isMoving() {
    return this.clock.playing && this.clock.duration > 0 || this.settling > 0;
  }

  /** Takes the figure to its pose of now. */
  pose() {
    if (!this.figure) return;
    const steps = this.physicsClock.take();
    this.#pose(this.#hasPhysics() ? steps : 1);
  }

  /** @param {number} steps */
  #pose(steps) {
    this.figure?.pose(this.animationIndex, this.clock.shownTime, this.overrides, steps);
  }

  /** Returns the ghosts of an onion skin, farthest first. */
  ghosts() {
    const { choices, clock } = this;
    if (!choices.onion || this.isSetup || clock.duration <= 0) return [];
    const gap = ghostSpacing(choices.spacing, clock.fps) / clock.fps;
    const found = [];
    for (const [side, count] of [[-1, choices.before], [1, choices.after]]) {
      for (let n = count; n >= 1; n--) {
        let time = clock.time + side * n * gap;
        if (clock.loop) time = ((time % clock.duration) + clock.duration) % clock.duration;
        else if (time < 0 || time > clock.duration) continue;
        found.push({ time, side, strength: 0.5 * (1 - (n - 1) / (count + 1)), n });
      }
    }
    return found.sort((a, b) => b.n - a.n);
  }

  #hasPhysics() {
    return this.choices.physics && (this.character?.physics ?? false);
  }

  #applySkins() {
    if (this.figure) this.figure.skins = this.skins;
  }
}
