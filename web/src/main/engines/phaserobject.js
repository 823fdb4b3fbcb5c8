import * as Phaser from 'phaser';
import { Character, PlayEvent } from './limber.js';
import { characterOf } from './phasercache.js';
import { FigureRenderer } from './phaserrenderer.js';
/** @import { PlayOptions } from './limber.d.ts' */
/** @import { Matrix, Renderer } from './phaserrenderer.js' */

/** A figure in a scene of Phaser. Its place is the model's origin. */
export class LimberGameObject extends Phaser.GameObjects.Extern {
  /** Whether the scene's clock moves it on; call `figure.update` yourself otherwise. */
  autoUpdate = true;

  /** @param {Phaser.Scene} scene @param {number} x @param {number} y @param {string | Character} source */
  constructor(scene, x, y, source) {
    super(scene);
    const character = source instanceof Character ? source : characterOf(scene, source);
    /** What plays: animations, skins, bones, parts, with y up. */
    this.figure = character.newFigure();
    this.setPosition(x, y);
    const box = this.figure.bounds;
    if (box) this.setSize(box.width, box.height).setDisplayOrigin(-box.left, box.top);
    // Filters of Phaser 4 would cut off what later poses reach beyond the first.
    this.filtersFocusContext = true;
    // Phaser takes displayWidth and the sizes of bodies from a frame.
    this.frame = /** @type {any} */ ({ realWidth: this.width, realHeight: this.height });
    for (const type of PlayEvent.types) this.figure.addEventListener(type, (event) => this.emit(type, event));
    if (scene.sys.renderer?.type === Phaser.CANVAS) console.warn('limber: nothing is drawn, because Phaser has no WebGL here');
  }

  /** Plays an animation, without end unless told otherwise. @param {string | number} animation @param {PlayOptions} [options] */
  play(animation, options) {
    this.figure.play(animation, options);
    return this;
  }

  /** Sets its skin, or its styles in order. @param {string | readonly string[]} names */
  setSkins(names) {
    this.figure.skins = names;
    return this;
  }

  /**
   * Listens to pointers, on the outlines of the character unless another area is given.
   *
   * @param {any} [area] @param {Phaser.Types.Input.HitAreaCallback} [callback] @param {boolean} [dropZone]
   */
  setInteractive(area, callback, dropZone) {
    if (callback || typeof area === 'function') return super.setInteractive(area, callback, dropZone);
    return super.setInteractive({ hitArea: this, hitAreaCallback: isHit, ...area });
  }

  /** What is hit at a point of the world of the scene; null for nothing. @param {number} x @param {number} y */
  hit(x, y) {
    const { x: localX, y: localY } = this.getWorldTransformMatrix().applyInverse(x, y);
    return hitAt(this, localX, localY);
  }

  /** @param {number} _time @param {number} delta */
  preUpdate(_time, delta) {
    if (this.autoUpdate && !this.figure.isDisposed) this.figure.update(delta / 1000);
  }

  /** @param {Renderer} renderer @param {any} context a camera, or in Phaser 4 a drawing context @param {Matrix} matrix */
  render(renderer, context, matrix) {
    if (!this.figure.isDisposed) FigureRenderer.of(renderer).draw(this, context, matrix);
  }

  preDestroy() {
    const { renderer } = this.scene.sys;
    if (renderer && 'gl' in renderer) FigureRenderer.of(renderer).textures.release(this);
    this.figure.dispose();
  }
}

const { GetBounds, Mask } = /** @type {any} */ (Phaser.GameObjects.Components);
Object.assign(LimberGameObject.prototype, GetBounds, Mask);

/** @type {Phaser.Types.Input.HitAreaCallback} */
function isHit(_area, x, y, object) {
  const own = /** @type {LimberGameObject} */ (object);
  return hitAt(own, x - own.displayOriginX, y - own.displayOriginY) !== null;
}

/** @param {LimberGameObject} object @param {number} x @param {number} y */
function hitAt({ figure, flipX, flipY }, x, y) {
  return figure.isDisposed ? null : figure.hit(flipX ? -x : x, flipY ? y : -y);
}
