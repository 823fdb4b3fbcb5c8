import { bone, header, key, option, point, property, slot } from '../../main/page/editor/words.js';
import { equal } from './check.js';

/** @param {string} word @param {string} values @returns {import('../../main/page/engine/sourcetext.js').ReferenceEntry} */
const entry = (word, values) => ({ group: '', title: '', word, values, form: '', meaning: '', standard: '', types: '', example: '' });
const BONE = [entry('x', 'number'), entry('no-rot', 'none'), entry('#', 'color')];
const ATTACHMENT = [entry('f', 'color'), entry('"', 'string')];

/** Returns a word cut into its pieces: "x:property 12:number". @param {[number, string][]} pieces @param {string} word */
function cut(pieces, word) {
  let at = 0;
  return pieces.filter(([length]) => length).map(([length, kind]) => `${word.slice(at, at += length)}:${kind}`).join(' ');
}

export function dotsOfPathsAreQuiet() {
  equal(cut(bone('body.arm'), 'body.arm'), 'body:bone .:punctuation arm:bone');
  equal(cut(bone('skeleton.arm'), 'skeleton.arm'), 'skeleton:keyword .:punctuation arm:bone');
  equal(cut(bone('a..b'), 'a..b'), 'a..b:error');
}

export function propertiesOfBonesAreALetterAndANumber() {
  equal(cut(property(BONE, 'x-12.5'), 'x-12.5'), 'x:property -12.5:number');
  equal(cut(property(BONE, 'no-rot'), 'no-rot'), 'no-rot:flag');
  equal(cut(property(BONE, '#48B,0.7'), '#48B,0.7'), '#48B,0.7:color');
  equal(cut(property(BONE, 'q12'), 'q12'), 'q12:error');
}

export function slotsHaveANameAndAnAttachment() {
  equal(cut(slot('@'), '@'), '@:slot');
  equal(cut(slot('@body.eye[open]'), '@body.eye[open]'), '@:punctuation body:bone .:punctuation eye:slot [:punctuation open:attachment ]:punctuation');
}

export function attachmentsHaveColorsTextsAndNumbers() {
  equal(cut(property(ATTACHMENT, 'f#E8734A'), 'f#E8734A'), 'f:property #E8734A:color');
  equal(cut(property(ATTACHMENT, '"a.png"'), '"a.png"'), '"a.png":string');
  equal(cut(property(ATTACHMENT, '"a.png'), '"a.png'), '"a.png:error');
}

export function pointsHangOnBones() {
  equal(cut(point('1,-2.5:body.arm'), '1,-2.5:body.arm'), '1:number ,:punctuation -2.5:number ::punctuation body:bone .:punctuation arm:bone');
}

export function optionsHaveAFrameAStepAndAnEasing() {
  equal(cut(option('3:7:sio->'), '3:7:sio->'), '3:number ::punctuation 7:number ::punctuation sio:easing ->:operator');
  equal(cut(option('12'), '12'), '12:error');
}

export function headersNameWhatTheyBegin() {
  equal(cut(header('anim', '"walk"'), '"walk"'), '"walk":animation');
  equal(cut(header('anim', '24fps'), '24fps'), '24:number fps:property');
  equal(cut(header('skin', '"red"'), '"red"'), '"red":skin');
  equal(cut(header('skin', '24fps'), '24fps'), '24fps:error');
}

export function keysAreOfTheKindOfTheirTimeline() {
  equal(cut(key(entry('x', 'number'), '+12'), '+12'), '+:operator 12:number');
  equal(cut(key(entry('c', 'color'), '#fff'), '#fff'), '#fff:color');
  equal(cut(key(entry('x', 'number'), '#fff'), '#fff'), '#fff:error');
  equal(cut(key(entry('@', 'name'), 'open'), 'open'), 'open:attachment');
  equal(cut(key(entry('x', 'number'), '}[3]'), '}[3]'), '}:operator [:punctuation 3:number ]:punctuation');
}
