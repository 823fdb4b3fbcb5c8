import { layout, parsedColor } from '../../main/page/export/settings.js';
import { equal, near, throws } from './check.js';

const BOX = { left: -50, bottom: 0, width: 100, height: 50 };
const WANTED = { side: 120, padding: 10, frames: 10 };

export function theLongerSideIsTheWantedOne() {
  const { width, height } = layout(BOX, WANTED);
  equal([width, height], [120, 70]);
}

export function theBoxIsInTheMiddleAndUpIsUp() {
  const [a, b, c, d, e, f] = layout(BOX, WANTED).view;
  equal([a, b, c, d], [1, 0, 0, -1]);
  near(a * -50 + e, 10);
  near(d * 0 + f, 60);
}

export function filmsHaveEvenSides() {
  equal(layout({ ...BOX, height: 49.5 }, { ...WANTED, even: true }).height, 70);
  equal(layout({ ...BOX, height: 48.5 }, WANTED).height, 69);
}

export function tooManyFramesAreRefused() {
  throws(() => layout(BOX, { ...WANTED, frames: 1201 }), 'the limit is 1200');
}

export function backgroundsAreNumbersFrom0To1() {
  equal(parsedColor('#ff0080'), [1, 0, 128 / 255, 1]);
  equal(parsedColor(''), null);
}
