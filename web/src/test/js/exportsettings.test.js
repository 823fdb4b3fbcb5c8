import { layout, parsedColor } from '../../main/page/export/settings.js';
import { equal, near, throws } from './check.js';

const BOX = { left: -50, bottom: 0, width: 100, height: 50 };
const WANTED = { side: 120, padding: 10, fps: 10, duration: 1, animated: true, time: 0.3 };

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

export function framesAreSpreadOverOneRoundWithoutItsEnd() {
  const { times } = layout(BOX, { ...WANTED, fps: 4 });
  equal(times, [0, 0.25, 0.5, 0.75]);
}

export function aStillPictureShowsTheTimeThatIsShown() {
  equal(layout(BOX, { ...WANTED, animated: false }).times, [0.3]);
}

export function tooManyFramesAreRefused() {
  throws(() => layout(BOX, { ...WANTED, duration: 1000, fps: 60 }), 'the limit is 1200');
}

export function backgroundsAreNumbersFrom0To1() {
  equal(parsedColor('#ff0080'), [1, 0, 128 / 255, 1]);
  equal(parsedColor(''), null);
}
