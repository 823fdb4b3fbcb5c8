/**
 * Cuts a word of Skel2D into coloured pieces, for colours that appear in the same moment as the
 * letters. The words come from the engine's table of the language; what a name refers to and what
 * is wrong is known to the engine only. This looks at the shape of a word and at where it stands.
 *
 * @typedef {[length: number, kind: string]} Piece the kinds are those of the engine's tokens
 */
const PATH_NAME = /^[A-Za-z_-][\w-]*(\.[A-Za-z_-][\w-]*)*$/;
const COLOR = /^#([0-9a-f]{6}|[0-9a-f]{3})(,\d+(\.\d+)?)?$/i;
/** @import { ReferenceEntry } from '../engine/sourcetext.js' */
/** @type {Record<string, [shape: RegExp, kind: string]>} By the kind of value. */
const VALUES = {
  number: [/^-?\d+(\.\d+)?$/, 'number'],
  unsigned: [/^\d+(\.\d+)?$/, 'number'],
  color: [COLOR, 'color'],
  string: [/^".*"$/, 'string'],
  name: [/^[A-Za-z_-][\w-]*$/, 'attachment'],
  boolean: [/^(true|false)$/, 'boolean'],
};

/** @param {string} word @returns {Piece[]} */
const wrong = word => [[word.length, 'error']];

/** Names between quiet dots: what is before the last one is a bone. @param {string} word @param {string} kind @returns {Piece[]} */
function path(word, kind) {
  const names = word.split('.');
  return names.flatMap((name, index) => {
    const last = index === names.length - 1;
    /** @type {Piece} */
    const piece = [name.length, name === 'skeleton' && index === 0 ? 'keyword' : last ? kind : 'bone'];
    return last ? [piece] : [piece, [1, 'punctuation']];
  });
}

/** @param {string} word @returns {Piece[]} */
export function bone(word) {
  return PATH_NAME.test(word) ? path(word, 'bone') : wrong(word);
}

/** "@", "@name" and "@name[attachment]". @param {string} word @returns {Piece[]} */
export function slot(word) {
  const parts = /^@([\w.-]*)(?:(\[)([\w-]*)(\]))?$/.exec(word);
  if (!parts) return wrong(word);
  // Alone it stands for the name of the bone.
  /** @type {Piece[]} */
  const pieces = [[1, parts[1] ? 'punctuation' : 'slot']];
  if (parts[1]) pieces.push(...path(parts[1], 'slot'));
  if (parts[2]) pieces.push([1, 'punctuation'], [parts[3].length, 'attachment'], [1, 'punctuation']);
  return pieces;
}

/** @param {string} word @returns {Piece[]} */
export function slotProperty(word) {
  if (word[0] === ':') return [[word.length, 'type']];
  return COLOR.test(word) ? [[word.length, 'color']] : wrong(word);
}

/**
 * A property of a bone or an attachment.
 *
 * @param {ReferenceEntry[]} entries the words of the language that can stand here
 * @param {string} word
 * @returns {Piece[]}
 */
export function property(entries, word) {
  for (const { word: name, values } of entries) {
    if (values === 'none' && word === name) return [[word.length, 'flag']];
    if (word[0] !== name || !VALUES[values]) continue;
    const [shape, kind] = VALUES[values];
    // The marks of colours and strings belong to the value.
    const letter = name === '#' || name === '"' ? 0 : 1;
    if (shape.test(word.slice(letter))) return [[letter, 'property'], [word.length - letter, kind]];
  }
  return wrong(word);
}

/** What stands behind the sign of a mark. @param {string} word @returns {Piece[]} */
export function mark(word) {
  const value = [VALUES.number, VALUES.string].find(([shape]) => shape.test(word));
  return value ? [[word.length, value[1]]] : VALUES.name[0].test(word) ? [[word.length, 'flag']] : wrong(word);
}

/** "x,y" and "x,y:bone". @param {string} word @returns {Piece[]} */
export function point(word) {
  const parts = /^(-?\d+(?:\.\d+)?)(,)(-?\d+(?:\.\d+)?)(?:(:)(.+))?$/.exec(word);
  if (!parts) return wrong(word);
  /** @type {Piece[]} */
  const pieces = [[parts[1].length, 'number'], [1, 'punctuation'], [parts[3].length, 'number']];
  if (parts[4]) pieces.push([1, 'punctuation'], ...bone(parts[5]));
  return pieces;
}

/** Frame, step and easing, "3:7:sio", perhaps with the arrow of a timeline behind them. @param {string} word @returns {Piece[]} */
export function option(word) {
  const arrow = /-*>$/.exec(word);
  const text = arrow ? word.slice(0, arrow.index) : word;
  if (!/^\+?(\d+(\.\d+)?)?(:(\d+(\.\d+)?)?)?(:?[A-Za-z_][\w-]*|:)?$/.test(text) || text && !text.includes(':')) return wrong(word);
  /** @type {Piece[]} */
  const pieces = [];
  for (const part of text.match(/\+|:|\d+(?:\.\d+)?|[A-Za-z_][\w-]*/g) ?? []) {
    const kind = part === ':' ? 'punctuation' : part === '+' ? 'operator' : /\d/.test(part[0]) ? 'number' : 'easing';
    pieces.push([part.length, kind]);
  }
  if (arrow) pieces.push([arrow[0].length, 'operator']);
  return pieces;
}

/** @param {string} section @param {string} word @returns {Piece[]} */
export function header(section, word) {
  const quoted = word[0] === '"' && word.endsWith('"');
  if (section === 'skin' && quoted) return [[word.length, 'skin']];
  if (section === 'skeleton' && COLOR.test(word)) return [[word.length, 'color']];
  if (section !== 'anim') return wrong(word);
  if (quoted) return [[word.length, 'animation']];
  if (/^\d+fps$/.test(word)) return [[word.length - 3, 'number'], [3, 'property']];
  return option(word);
}

/**
 * A word behind the letter of a timeline.
 *
 * @param {ReferenceEntry | undefined} entry the word of the language that the letter is, undefined if it is none
 * @param {string} word
 * @returns {Piece[]}
 */
export function key(entry, word) {
  if (!entry) return wrong(word);
  if (word.endsWith('>')) return option(word);
  const loop = /^(?:\{|\}(?:\[(\d+)\])?)$/.exec(word);
  if (loop) return loop[1] ? [[1, 'operator'], [1, 'punctuation'], [loop[1].length, 'number'], [1, 'punctuation']] : [[1, 'operator']];
  const [shape, kind] = VALUES[entry.values];
  const sign = entry.values === 'number' && /^[+*]/.test(word) ? 1 : 0;
  return shape.test(word.slice(sign)) ? [[sign, 'operator'], [word.length - sign, kind]] : wrong(word);
}
