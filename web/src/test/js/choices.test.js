import { findAnimation, findSkins, followSkins, ghostSpacing, restored } from '../../main/page/view/choices.js';
import { equal } from './check.js';

export function whatWasStoredIsCheckedByItsType() {
  const { bones, speed, color, background, before, spacing, animation, skins } = restored(
    { bones: true, speed: 'fast', color: 'red', background: 'pink', before: 99, spacing: -3, animation: 7, skins: ['a', 1] }, true);
  equal([bones, speed, color, background, before, spacing, animation, skins], [true, 1, '#4a6fa5', 'checker', 8, 0, undefined, null]);
}

export function rubbishGivesTheDefaults() {
  for (const stored of [undefined, null, 7, 'x', []]) equal(restored(stored, true), restored({}, true));
}

export function playingIsOnUnlessSomebodyStoppedIt() {
  equal([restored({}, true).playing, restored({ playing: false }, true).playing, restored({ playing: true }, false).playing], [true, false, false]);
}

export function theWantedAnimationIsFound() {
  equal(findAnimation('run', ['walk', 'run'], [], 0), 1);
  equal(findAnimation(null, ['walk'], [], 0), -1);
  equal(findAnimation('run', [], [], 0), -1);
}

export function anAnimationThatIsRenamedIsFollowed() {
  equal(findAnimation('run', ['walk', 'runs'], ['walk', 'run'], 0), 1);
  equal(findAnimation('run', ['run2', 'walk'], ['walk', 'run'], 0), 0);
}

export function viewportsShowDifferentAnimations() {
  equal([0, 1, 2, 3].map(place => findAnimation(undefined, ['a', 'b', 'c'], [], place)), [0, 1, 2, 0]);
}

export function skinsThatAreGoneAreLeftOut() {
  equal(findSkins(['b', 'x', 'a'], ['a', 'b']), ['b', 'a']);
  equal(findSkins(['x'], ['a']), null);
  equal(findSkins([], ['a']), []);
}

export function aSkinThatIsRenamedIsFollowed() {
  equal(followSkins(['b', 'a'], ['a', 'c'], ['a', 'b']), ['c', 'a']);
  equal(followSkins(['b'], ['b', 'a'], ['a', 'b']), ['b']);
  equal(followSkins(['b'], ['a'], ['a', 'b']), ['b']);
  equal(followSkins(null, ['a', 'c'], ['a', 'b']), null);
}

export function ghostsAreATwelfthOfASecondApart() {
  equal([ghostSpacing(0, 24), ghostSpacing(0, 5), ghostSpacing(7, 24)], [2, 1, 7]);
}
