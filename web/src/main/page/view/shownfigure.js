/**
 * Characters and figures as the viewports see them. The only file of this folder that knows the
 * engine; everything else asks these two classes.
 */
import { limber } from '../engine/limber.js';
import { alphaAt } from './alpha.js';
import { STRIDE } from './skeleton.js';
/** @import { Rectangle } from '../limber/limber.d.ts' */
/** @import { BatchCanvas } from '../limber/limber-core.js' */
/** @import { Inspection } from '../engine/engine.js' */
/** @import { Character } from '../limber/character.js' */
/** @import { Figure } from '../limber/figure.js' */
/** @import { Animation } from '../limber/limber.d.ts' */
/** @import { Camera } from './camera.js' */

const engine = limber.core;

/**
 * @typedef {{ x?: number, y?: number, rotation?: number, scaleX?: number, scaleY?: number }} Override place and form as a text has them
 * @typedef {Override & { visible?: number, zindex?: number, red?: number, green?: number, blue?: number, alpha?: number }} Trial
 *     with what bones of SkelForm show; visible: 0 or 1
 * @typedef {Map<number, Trial>} Overrides by bone
 * @typedef {{ mode: string, constraint: string, mimicTarget: boolean, target: number, bones: number[] }} Family
 *
 * @typedef {object} Details what does not change from frame to frame; all but the colours of SkelForm only
 * @property {number[][]} colors
 * @property {string} [generation]
 * @property {Family[]} [families]
 * @property {number[]} [physics]
 * @property {number[]} [meshes]
 * @property {{ name: string, textures: number }[]} [styles]
 *
 * @typedef {object} BoundPoints
 * @property {number[]} matrix what the bone of the slot and the place of the attachment make together
 * @property {{ bone: number, x: number, y: number, control: boolean }[]} points as seen from the skeleton
 *
 * @typedef {object} BoneNow what a bone is and shows now: slots of Skel2D, the others of SkelForm
 * @property {{ index: number, name: string, attachment: string | null, color: number[] }[]} [slots]
 * @property {boolean} [hidden]
 * @property {boolean} [visible]
 * @property {string} [texture]
 * @property {number} [zindex]
 * @property {number[]} [tint]
 * @property {number} [vertices]
 * @property {{ index: number, mode: string, constraint: string, mimicTarget: boolean }} [family]
 */

/** @type {WeakMap<Character, ShownCharacter>} */
const known = new WeakMap();

/** Returns the view's side of a runtime character; the same each time. @param {Character | null} character */
export function characterOf(character) {
  if (!character) return null;
  let found = known.get(character);
  if (!found) known.set(character, found = new ShownCharacter(character));
  return found;
}

/** Returns a clock that says how many steps of physics are due. */
export function newPhysicsClock() {
  return engine.physicsClock();
}

export class ShownCharacter {
  /** @type {ShownFigure | null} */
  #spare = null;
  #inspection;

  /** @param {Character} character */
  constructor(character) {
    this.character = character;
    this.kind = character.kind;
    this.skins = character.skins;
    this.defaultSkins = character.defaultSkins;
    this.parts = character.parts;
    this.physics = character.hasPhysics;
    this.diagnostics = character.diagnostics;
    const first = character.newFigure();
    this.#inspection = engine.inspect(first.engine);
    /** @type {Details} */
    const details = JSON.parse(this.#inspection.details());
    this.bones = character.bones.map((bone, index) => ({ ...bone, color: css(details.colors[index]) }));
    this.animations = character.animations.map((animation, index) => new ShownAnimation(animation, index, first));
    this.families = details.families ?? [];
    this.meshes = new Set(details.meshes ?? []);
    this.styles = details.styles ?? [];
    this.generation = details.generation ?? '';
    this.targets = new Set(character.chains.map(chain => chain.target).filter(bone => bone >= 0));
    this.inChain = new Set(character.chains.filter(chain => chain.target >= 0).flatMap(chain => chain.bones));
    this.physicsBones = new Set(details.physics ?? []);
  }

  /**
   * A figure that nobody sees: for ghosts, and to find out how far an animation reaches. It has no
   * physics, which would react to jumps in time.
   */
  get spare() {
    return this.#spare ??= this.newFigure(false);
  }

  /** @param {boolean} physics */
  newFigure(physics) {
    return new ShownFigure(this, this.character.newFigure({ physics }));
  }

  /** Returns the names of what a slot can show. @param {number} part @returns {string[]} */
  attachmentsOf(part) {
    return JSON.parse(this.#inspection.attachments(part));
  }

  /** Returns the part that a bone shows, -1 for none. @param {number} bone */
  partOfBone(bone) {
    return bone < 0 ? -1 : this.parts.findIndex(part => part.bone === bone);
  }
}

export class ShownAnimation {
  #figure;
  #index;
  /** @type {number[] | null} */
  #keys = null;

  /** @param {Animation} animation @param {number} index @param {Figure} figure */
  constructor({ name, duration, fps, marks }, index, figure) {
    this.name = name;
    this.duration = duration;
    this.fps = fps;
    this.marks = marks;
    this.#index = index;
    this.#figure = figure;
  }

  /** Seconds at which it has keys; computed on demand, because each keystroke makes a character. */
  get keys() {
    return this.#keys ??= Array.from(engine.keyTimes(this.#figure.engine, this.#index));
  }
}

export class ShownFigure {
  #inspection;
  /** @type {{ points: number[], indices: number[] }} */
  #collected = { points: [], indices: [] };
  /** @type {BatchCanvas | undefined} */
  #collector;

  /** @param {ShownCharacter} character @param {Figure} figure */
  constructor(character, figure) {
    this.character = character;
    this.figure = figure;
    this.#inspection = engine.inspect(figure.engine);
    /** Eleven numbers of each bone; see skeleton.js. */
    this.bones = figure.engine.bones();
  }

  /**
   * Takes it to a pose and constructs it so many times; 0 leaves it as it is.
   *
   * @param {number} animation its index, -1 for the setup pose
   * @param {Overrides} overrides
   * @param {number} seconds @param {number} steps
   */
  pose(animation, seconds, overrides, steps) {
    const { figure } = this;
    figure.between = () => override(figure, this.#inspection, overrides);
    for (let step = 0; step < steps; step++) {
      if (animation >= 0) figure.seek(animation, seconds);
      else figure.setup();
    }
    figure.between = null;
    this.bones = figure.engine.bones();
  }

  /** Lets physics come to rest in the pose as of now. */
  settle() {
    this.#inspection.settle();
    this.bones = this.figure.engine.bones();
  }

  get skins() {
    return this.figure.skins;
  }
  /** @param {string[]} names */
  set skins(names) {
    // A skeleton has one skin, an armature as many styles as there are.
    this.figure.skins = this.character.kind === 'skelform' ? names : names.slice(0, 1);
  }

  /**
   * Returns how far an animation, or the setup pose, reaches: {minX, minY, maxX, maxY} or null.
   * @param {number} animation
   */
  reach(animation) {
    const spare = this.character.spare;
    spare.skins = this.skins;
    /** @type {Pick<Rectangle, 'left' | 'bottom' | 'right' | 'top'> | null} */
    let box = null;
    if (animation >= 0) {
      const { fps, duration } = this.character.animations[animation];
      // A few dozen poses are enough to find the extremes.
      box = spare.figure.boundsDuring(animation, duration > 0 ? Math.min(fps || 30, 48 / duration) : 30);
    }
    if (!box) {
      spare.figure.reset();
      box = spare.figure.bounds;
    }
    box ??= this.#boneBounds(animation);
    return box && { minX: box.left, minY: box.bottom, maxX: box.right, maxY: box.top };
  }

  /** Where joints and tips come, which is all that is seen without parts. @param {number} animation */
  #boneBounds(animation) {
    const { animations, bones, spare } = this.character;
    const duration = animations[animation]?.duration ?? 0;
    const poses = duration > 0 ? 24 : 1;
    const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };
    for (let n = 0; n < poses; n++) {
      spare.pose(animation, duration * n / poses, new Map(), 1);
      bones.forEach(({ length }, index) => {
        const [a, b, , , jointX, jointY] = spare.bones.subarray(STRIDE * index + 5, STRIDE * (index + 1));
        for (const along of [0, length]) {
          const x = jointX + a * along;
          const y = jointY + b * along;
          box.left = Math.min(box.left, x);
          box.right = Math.max(box.right, x);
          box.bottom = Math.min(box.bottom, y);
          box.top = Math.max(box.top, y);
        }
      });
    }
    return bones.length > 0 ? box : null;
  }

  /**
   * Returns the parts that are seen at a point of the model, the top-most first.
   * @param {number} x @param {number} y @param {number} tolerance
   */
  partsAt(x, y, tolerance) {
    return Array.from(this.#inspection.partsAt(x, y, tolerance, alphaAt));
  }

  /**
   * Returns the triangles of a part (-1: of all) in CSS pixels of the picture.
   * @param {number} part @param {Camera} camera
   */
  triangles(part, camera) {
    this.#collector ??= engine.newCanvas((image, vertices, floats, indices, count) => {
      const { points, indices: into } = this.#collected;
      const first = points.length / 2;
      for (let i = 0; i < floats; i += 8) points.push(vertices[i], vertices[i + 1]);
      for (let i = 0; i < count; i++) into.push(first + indices[i]);
    });
    this.#collected = { points: [], indices: [] };
    const { scale } = camera;
    this.#inspection.drawPart(this.#collector, part, scale, 0, 0, -scale, camera.screenX(0), camera.screenY(0));
    return this.#collected;
  }

  /** Returns the points of a part's outline that hang on other bones. @param {number} part @returns {BoundPoints} */
  boundPoints(part) {
    return { points: [], matrix: [], ...JSON.parse(this.#inspection.boundPoints(part)) };
  }

  /** Returns what a bone is and shows now. @param {number} bone @returns {BoneNow} */
  values(bone) {
    return JSON.parse(this.#inspection.values(bone));
  }
}

/** @param {Figure} figure @param {Inspection} inspection @param {Overrides} overrides */
function override(figure, inspection, overrides) {
  for (const [index, { x, y, rotation, scaleX, scaleY, visible, zindex, red, green, blue, alpha }] of overrides) {
    const bone = figure.bone(index);
    if (x !== undefined && y !== undefined) bone.moveTo(x, y);
    if (rotation !== undefined) bone.rotation = rotation;
    if (scaleX !== undefined) bone.scaleX = scaleX;
    if (scaleY !== undefined) bone.scaleY = scaleY;
    if (visible !== undefined) inspection.hide(index, visible === 0);
    if (zindex !== undefined) inspection.zindex(index, Math.round(zindex));
    if (red !== undefined && green !== undefined && blue !== undefined && alpha !== undefined) inspection.tint(index, red, green, blue, alpha);
  }
}

/** @param {number[]} number */
function css([r, g, b]) {
  /** @param {number} value */
  const part = value => Math.round(255 * Math.min(1, Math.max(0, value)));
  return `rgb(${part(r)} ${part(g)} ${part(b)})`;
}
