import { degrees, distanceToLine, into, radians, short, turningSpace, wrapped } from '../../main/page/view/geometry.js';
import { equal, near } from './check.js';

export function behindItsEndsALineIsAsFarAsItsEnd() {
  near(distanceToLine(5, 3, 0, 0, 10, 0), 3);
  near(distanceToLine(13, 4, 0, 0, 10, 0), 5);
  near(distanceToLine(3, 4, 0, 0, 0, 0), 5);
}

export function pointsGoIntoTheSpaceOfABone() {
  // Turned by a quarter, twice as large, at 10, 20.
  equal(into([0, 2, -2, 0, 10, 20], 10, 24), { x: 2, y: 0 });
  equal(into([0, 0, 0, 0, 10, 20], 10, 24), null);
}

export function theTurningSpaceIsTheWorldWithoutTheBonesOwnTurnAndScale() {
  const [cos, sin] = [Math.cos(0.7), Math.sin(0.7)];
  const parent = [0, 3, -3, 0];
  // world = parent · R(0.7) · S(2, 5)
  const world = [
    2 * (parent[0] * cos + parent[2] * sin), 2 * (parent[1] * cos + parent[3] * sin),
    5 * (parent[2] * cos - parent[0] * sin), 5 * (parent[3] * cos - parent[1] * sin), 7, 8,
  ];
  turningSpace(world, 0.7, 2, 5).forEach((part, index) => near(part, [...parent, 7, 8][index]));
}

export function anglesAreWrappedToHalfATurn() {
  near(wrapped(1.5 * Math.PI), -0.5 * Math.PI);
  near(wrapped(-7), -7 + 2 * Math.PI);
  near(degrees(radians(33)), 33);
}

export function numbersAreShort() {
  equal([short(1), short(1.25), short(1.256), short(-0.001), short(12.3456, 3)], ['1', '1.25', '1.26', '0', '12.346']);
}
