/**
 * Cuts a word of Skel2D into coloured pieces, for colours that appear in the same moment as the
 * letters. What a name refers to and what is wrong is known to the engine only; this looks at the
 * shape of a word and at where it stands.
 *
 * @typedef {[length: number, kind: string]} Piece the kinds are those of the engine's tokens
 */
const NAME = /^[A-Za-z_-][\w-]*$/;
const PATH_NAME = /^[A-Za-z_-][\w-]*(\.[A-Za-z_-][\w-]*)*$/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const COLOR = /^#([0-9a-f]{6}|[0-9a-f]{3})(,\d+(\.\d+)?)?$/i;
const FLAGS = new Set(['flip-x', 'flip-y', 'no-rot', 'no-scale']);
const STYLES = new Set(['miter-join', 'bevel-join', 'round-join', 'butt-cap', 'square-cap', 'round-cap']);

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

/** @param {string} word @param {string} letters @param {RegExp} shape @param {string} kind @returns {Piece[] | null} */
const lettered = (word, letters, shape, kind) =>
  letters.includes(word[0]) && shape.test(word.slice(1)) ? [[1, 'property'], [word.length - 1, kind]] : null;

/** @param {string} word @returns {Piece[]} */
export function bone(word) {
  return PATH_NAME.test(word) ? path(word, 'bone') : wrong(word);
}

/** @param {string} word @returns {Piece[]} */
export function boneProperty(word) {
  if (COLOR.test(word)) return [[word.length, 'color']];
  if (FLAGS.has(word)) return [[word.length, 'flag']];
  return lettered(word, 'xyrijl', NUMBER, 'number') ?? wrong(word);
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

/** @param {string} word @returns {Piece[]} */
export function attachmentProperty(word) {
  if (STYLES.has(word)) return [[word.length, 'flag']];
  if (word.length > 1 && word[0] === '"' && word.endsWith('"')) return [[word.length, 'string']];
  return lettered(word, 'fs', COLOR, 'color') ?? lettered(word, 'whxyrijtmd', NUMBER, 'number') ?? wrong(word);
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

/** Frame, step and easing, "3:7:sio", perhaps with the arrow of a timeline behind them. @param {string} word @returns {Piece[] | null} */
export function option(word) {
  const arrow = /-*>$/.exec(word);
  const text = arrow ? word.slice(0, arrow.index) : word;
  if (!/^\+?(\d+(\.\d+)?)?(:(\d+(\.\d+)?)?)?(:?[A-Za-z_][\w-]*|:)?$/.test(text) || text && !text.includes(':')) return null;
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
  return option(word) ?? wrong(word);
}

/**
 * A word behind the letter of a timeline; the letter says what values there are.
 * @param {string} letter @param {string} word
 * @returns {Piece[]}
 */
export function key(letter, word) {
  if (word === '{') return [[1, 'operator']];
  const loop = /^(\})(?:(\[)(\d+)(\]))?$/.exec(word);
  if (loop) return loop[2] ? [[1, 'operator'], [1, 'punctuation'], [loop[3].length, 'number'], [1, 'punctuation']] : [[1, 'operator']];
  if (letter === 'c' && COLOR.test(word)) return [[word.length, 'color']];
  if (letter === '@' && NAME.test(word) && !/^-+$/.test(word)) return [[word.length, 'attachment']];
  if (word === 'true' || word === 'false') return [[word.length, 'boolean']];
  if (letter !== 'c' && letter !== '@') {
    if (NUMBER.test(word)) return [[word.length, 'number']];
    if (/^[+*]$/.test(word[0]) && NUMBER.test(word.slice(1))) return [[1, 'operator'], [word.length - 1, 'number']];
  }
  return word.endsWith('>') ? option(word) ?? wrong(word) : wrong(word);
}
