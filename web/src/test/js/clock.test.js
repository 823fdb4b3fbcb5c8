import { Clock, speedText } from '../../main/page/view/clock.js';
import { equal, near } from './check.js';

/** @param {Partial<Clock>} state */
function clock(state = {}) {
  const made = new Clock();
  made.use(2, 10);
  return Object.assign(made, { playing: true }, state);
}

export function loopsGoAroundTheEndInBothDirections() {
  const forth = clock({ time: 1.5 });
  forth.advance(1);
  near(forth.time, 0.5);
  const back = clock({ time: 0.5, speed: -1 });
  back.advance(1);
  near(back.time, 1.5);
}

export function withoutALoopItStopsAtTheEnd() {
  const made = clock({ time: 1.5, loop: false });
  equal(made.advance(1), true);
  equal([made.time, made.playing], [2, false]);
  equal(made.advance(1), false);
}

export function playingAgainStartsFromTheOtherEnd() {
  const forth = clock({ time: 2, loop: false, playing: false });
  forth.toggle();
  equal(forth.time, 0);
  const back = clock({ time: 0, loop: false, playing: false, speed: -1 });
  back.toggle();
  equal(back.time, 2);
}

export function stepsGoToWholeFramesAndPause() {
  const made = clock({ time: 0.25 });
  made.step(1);
  near(made.time, 0.3);
  made.time = 0.25;
  made.step(-1);
  near(made.time, 0.2);
  equal(made.playing, false);
}

export function stepsGoAroundOnlyInALoop() {
  const made = clock({ time: 2 });
  made.step(1);
  equal(made.time, 0);
  const once = clock({ time: 2, loop: false });
  once.step(1);
  equal(once.time, 2);
}

export function stepsGoOnBehindTheEndWhereKeysAreRecorded() {
  const made = clock({ time: 2 });
  made.step(1, true);
  near(made.time, 2.1);
  equal([made.isBeyond, made.playing], [true, false]);
  made.step(10, true);
  near(made.time, 3.1);
  made.step(-10);
  near(made.time, 2.1);
  made.step(-1);
  equal([made.time, made.isBeyond], [2, false]);
  const empty = clock();
  empty.use(0, 24);
  empty.step(1, true);
  near(empty.time, 1 / 24);
}

export function aShorterAnimationTakesTheTimeAlong() {
  const made = clock({ time: 1.5 });
  made.use(1, 0);
  near(made.time, 0.5);
  equal(made.fps, 60);
  const once = clock({ time: 1.5, loop: false });
  once.use(1, 30);
  equal(once.time, 1);
}

export function keysBesideNowAreFound() {
  const made = clock({ time: 1 });
  equal([made.neighbour([0, 1, 1.5], 1), made.neighbour([0, 1, 1.5], -1)], [1.5, 0]);
  made.time = 2;
  equal(made.neighbour([0.5, 1], 1), 0.5);
  made.loop = false;
  equal([made.neighbour([], 1), made.neighbour([], -1)], [2, 0]);
}

export function speedsAreReadAsPeopleWriteThem() {
  equal([speedText(0.5), speedText(-1)], ['0.5×', '−1×']);
}
