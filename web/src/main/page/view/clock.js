/** The time of a viewport: where in an animation it is and how it goes on. No drawing, no DOM. */
export const SPEEDS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 4, -0.5, -1];

/** Returns a speed as people read it, such as "0.5×". @param {number} speed */
export function speedText(speed) {
  return String(speed).replace('-', '−') + '×';
}

export class Clock {
  constructor() {
    this.time = 0;
    this.duration = 0;
    this.fps = 60;
    this.speed = 1;
    this.loop = true;
    this.playing = false;
    /** Whether the time may lie behind the end. */
    this.isBeyond = false;
  }

  /**
   * Another animation, or the same one after an edit; the time goes on if it still can.
   * @param {number} duration @param {number} fps
   */
  use(duration, fps) {
    this.duration = Math.max(0, duration);
    this.fps = fps > 0 ? fps : 60;
    if (this.time > this.duration && !this.isBeyond) this.time = this.loop && this.duration > 0 ? this.time % this.duration : this.duration;
  }

  /** Lets seconds of the wall clock pass; returns whether the time changed. @param {number} seconds */
  advance(seconds) {
    if (!this.playing || this.duration <= 0) return false;
    const before = this.time;
    let time = before + seconds * this.speed;
    if (this.loop) {
      time %= this.duration;
      if (time < 0) time += this.duration;
    } else if (time >= this.duration || time <= 0) {
      time = Math.min(this.duration, Math.max(0, time));
      this.playing = false;
    }
    this.time = time;
    return time !== before || !this.playing;
  }

  /** Plays or pauses; at the end it starts again from the other one. */
  toggle() {
    this.playing = !this.playing;
    this.isBeyond = false;
    if (this.time > this.duration) this.time = 0;
    if (this.playing && !this.loop) {
      if (this.speed > 0 && this.time >= this.duration) this.time = 0;
      if (this.speed < 0 && this.time <= 0) this.time = this.duration;
    }
  }

  /** @param {number} seconds */
  seek(seconds) {
    this.time = Math.min(this.duration, Math.max(0, seconds));
    this.isBeyond = false;
  }

  /** Goes to a time that may lie behind the end, where keys make the animation longer. @param {number} seconds */
  seekBeyond(seconds) {
    this.playing = false;
    this.time = Math.max(0, seconds);
    this.isBeyond = true;
  }

  /** The time that is shown: behind the end, nothing moves any more. */
  get shownTime() {
    return Math.min(this.time, this.duration);
  }

  /**
   * Goes to a neighbouring whole frame and pauses; around the end when it loops. From behind the end it goes back by frames.
   * @param {number} frames @param {boolean} [beyond] whether it goes on behind the end
   */
  step(frames, beyond = false) {
    this.playing = false;
    const last = this.lastFrame();
    const exact = this.time * this.fps;
    // Between two frames the next one is the nearer neighbour in that direction.
    const from = frames > 0 ? Math.floor(exact + 1e-6) : Math.ceil(exact - 1e-6);
    let frame = from + frames;
    if (frame > last && (beyond || frames < 0)) {
      this.seekBeyond(frame / this.fps);
      return;
    }
    if (this.loop && last > 0) frame = frame > last ? 0 : frame < 0 ? last : frame;
    this.seek(Math.min(last, Math.max(0, frame)) / this.fps);
  }

  frame() {
    return this.time * this.fps;
  }

  lastFrame() {
    return Math.ceil(this.duration * this.fps - 1e-6);
  }

  /**
   * Returns the nearest of some times after (1) or before (-1) now; the ends if there is none.
   * @param {number[]} times @param {number} direction
   */
  neighbour(times, direction) {
    const slack = 1e-4;
    if (direction > 0) return times.find(time => time > this.time + slack) ?? (this.loop ? times[0] ?? 0 : this.duration);
    const before = times.filter(time => time < this.time - slack);
    return before.at(-1) ?? (this.loop ? times.at(-1) ?? this.duration : 0);
  }
}
