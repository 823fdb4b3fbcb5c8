import { asking, numberOf } from './errors.js';
/** @import { WebPlayback } from './limber-core.js' */
/** @import { Animation, PlayOptions } from './limber.d.ts' */

const EASINGS = ['linear', 'smooth', 'ease-in', 'ease-out'];

/** One playback of an animation: how it is played, and where it is. */
export class Playback {
  #engine;

  /** @param {WebPlayback} engine @param {Animation} animation */
  constructor(engine, animation) {
    this.#engine = engine;
    this.name = animation.name;
    /** Seconds of one loop. */
    this.duration = animation.duration;
  }

  /** Number of its track. */
  get track() {
    return this.#engine.track();
  }

  /** Sets how it is played; see Figure.play. @param {PlayOptions} options */
  set(options) {
    const engine = this.#engine;
    const { loop, speed, fade, easing, reverse, pingPong, from, release } = options;
    return asking(() => {
      if (loop !== undefined) engine.loop(loop === true ? 0 : loop === false ? 1 : Math.trunc(loop));
      if (reverse !== undefined) engine.reverse(reverse);
      if (pingPong) engine.pingPong();
      if (speed !== undefined) engine.setSpeed(speed);
      if (fade !== undefined) engine.fade(fade);
      if (easing !== undefined) engine.easing(numberOf(EASINGS, easing, 'easing'));
      if (from !== undefined) engine.setPosition(from);
      if (release !== undefined) engine.release(release);
      return this;
    });
  }

  get speed() {
    return this.#engine.speed();
  }
  set speed(factor) {
    asking(() => this.#engine.setSpeed(factor));
  }

  /** Time of the animation in seconds; setting it tells no events on the way. */
  get time() {
    return this.#engine.seconds();
  }
  set time(seconds) {
    asking(() => this.#engine.seek(seconds));
  }

  /** Seconds it has played at speed 1, loops included. */
  get position() {
    return this.#engine.position();
  }
  set position(seconds) {
    asking(() => this.#engine.setPosition(seconds));
  }

  /** Number of the current loop, from 0. */
  get currentLoop() {
    return this.#engine.currentLoop();
  }

  /** How far the fade to it is, 0 to 1. */
  get weight() {
    return this.#engine.weight();
  }

  /** Whether its last loop is over. */
  get isComplete() {
    return this.#engine.isComplete();
  }

  /** Whether another one has begun to take its place. */
  get isLeaving() {
    return this.#engine.isLeaving();
  }
}
