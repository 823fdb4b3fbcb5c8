import { decimalsOf, liftedColor, readColor, trimmed, writeColor } from '../../main/page/engine/notation.js';
import { equal } from './check.js';

export function shortColorsAreReadAsLongOnes() {
  equal(readColor('#48B'), { hex: '#4488bb', opacity: 1 });
  equal(readColor('#E8734A,0.25'), { hex: '#e8734a', opacity: 0.25 });
}

export function whatIsNoColorIsNone() {
  for (const text of ['', '#12', '#12345', 'red', '#fff,', '#fff,-1']) equal(readColor(text), null);
}

export function colorsAreWrittenAsTheOneTheyReplace() {
  equal(writeColor('#4488bb', 1, '#FFF'), '#48B');
  equal(writeColor('#4488bb', 1, '#fff'), '#48b');
  equal(writeColor('#4488bc', 1, '#fff'), '#4488bc');
  equal(writeColor('#4488bb', 0.5, '#AABBCC,1'), '#4488BB,0.5');
  equal(writeColor('#aabbcc', 1, 'no colour'), '#AABBCC');
}

export function onePartOfAColorIsLifted() {
  equal(liftedColor('#F80', 'g', 0.2), '#FB0');
  equal(liftedColor('#102030,0.5', 'b', -1), '#102000,0.5');
  equal(liftedColor('#f80', 'b', 1 / 255), '#ff8801');
  equal(liftedColor('#F80', 'a', -0.25), '#F80,0.75');
  equal(liftedColor('#F80,0.9', 'a', 0.5), '#F80');
  equal(liftedColor('red', 'r', 1), null);
}

export function numbersHaveNoZerosAtTheirEnd() {
  equal(trimmed(1.5, 3), '1.5');
  equal(trimmed(100, 2), '100');
  equal(trimmed(100, 0), '100');
  equal(trimmed(-0.0001, 2), '0');
}

export function digitsBehindThePointAreCounted() {
  equal(['12', '1.5', '-0.250'].map(decimalsOf), [0, 1, 3]);
}
