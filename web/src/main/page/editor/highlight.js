/** Colours of Skel2D for CodeMirror, line by line; see words.js for the words. */
import { Tag, tagHighlighter } from '@lezer/highlight';
import { StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import * as engine from '../engine/engine.js';
import { reference } from '../engine/sourcetext.js';
import { tabsOf } from './indent.js';
import * as words from './words.js';
/** @import { Piece } from './words.js' */
/** @import { StringStream } from '@codemirror/language' */

/**
 * @typedef {{ section: string, kind: string, letter: string, lines: string, tabs: number, typed: boolean, path: boolean, joined: boolean, pieces: Piece[] }} LineState
 */

const KINDS = ['keyword', 'bone', 'slot', 'attachment', 'skin', 'animation', 'type', 'property', 'flag', 'command', 'number',
  'color', 'string', 'boolean', 'easing', 'operator', 'punctuation', 'comment', 'error'];
/** CodeMirror has old meanings for some of the bare words, such as "type". @param {string} kind */
export const nodeName = kind => 'skel_' + kind;
const tags = Object.fromEntries(KINDS.map(kind => [nodeName(kind), Tag.define()]));
/** @import { ReferenceEntry } from '../engine/sourcetext.js' */
/** @type {Record<string, ReferenceEntry[]>} The engine's words of the language by their group. */
const GROUPS = {};
for (const entry of reference(engine)) (GROUPS[entry.group] ??= []).push(entry);
/** @param {string} group @param {string} word */
const find = (group, word) => GROUPS[group].find(entry => entry.word === word);
/** @type {Record<string, number>} Tabs before a path command. */
const PATH_DEPTH = { skeleton: 3, skin: 2 };

/** @param {string} word @returns {Piece[]} */
const unread = word => [[word.length, 'error']];

/** Decides by depth and first word what a line is. @param {LineState} state @param {string} word */
function lineKind(state, word) {
  const { section, tabs } = state;
  if (tabs === 0) return 'header';
  if (section === 'anim') return tabs > 1 ? 'timeline' : find('mark', word) ? 'mark' : 'item';
  if (section === 'order') return tabs === 1 ? 'slot' : 'unread';
  if (section === 'skeleton' && tabs === 1) return 'bone';
  if (tabs === PATH_DEPTH[section]) return state.path && find('path', word) ? 'command' : 'unread';
  return tabs + 1 === PATH_DEPTH[section] ? 'slot' : 'unread';
}

/** @param {LineState} state @param {string} word @returns {Piece[]} */
function firstWord(state, word) {
  state.kind = lineKind(state, word);
  state.letter = word;
  if (state.kind !== 'command' && state.kind !== 'unread') state.path = false;
  state.typed = false;
  switch (state.kind) {
    case 'header':
      state.section = find('section', word) ? word : '';
      return state.section ? [[word.length, 'keyword']] : unread(word);
    case 'bone': return words.bone(word);
    case 'slot': return words.slot(word);
    case 'command': return [[1, 'command']];
    case 'item':
      state.lines = word[0] === '@' ? 'slot-timeline' : 'bone-timeline';
      return word[0] === '@' ? words.slot(word) : words.bone(word);
    case 'mark': return [[1, 'property']];
    case 'timeline': return find(state.lines, word) ? [[1, 'property']] : unread(word);
    default: return unread(word);
  }
}

/** @param {LineState} state @param {string} word @returns {Piece[]} */
function nextWord(state, word) {
  switch (state.kind) {
    case 'header': return state.section ? words.header(state.section, word) : unread(word);
    case 'bone': return words.property(GROUPS.bone, word);
    case 'slot':
      if (state.typed) return words.property(GROUPS.attachment, word);
      state.typed = word[0] === ':';
      state.path = word === ':path';
      return words.slotProperty(word);
    case 'command': return state.letter === ':' ? words.bone(word) : words.point(word);
    case 'item': return words.option(word);
    case 'mark': return words.mark(word);
    case 'timeline': return words.key(find(state.lines, state.letter), word);
    default: return unread(word);
  }
}

/** @param {StringStream} stream @param {LineState} state */
function takePiece(stream, state) {
  const [length, kind] = state.pieces.shift() ?? [0, 'error'];
  stream.pos += length;
  return nodeName(kind);
}

export const skel2dLanguage = StreamLanguage.define({
  name: 'skel2d',
  /** @returns {LineState} */
  startState: () => ({ section: '', kind: '', letter: '', lines: 'bone-timeline', tabs: 0, typed: false, path: false, joined: false, pieces: [] }),
  copyState: state => ({ ...state, pieces: [...state.pieces] }),
  token(stream, state) {
    if (state.pieces.length > 0) return takePiece(stream, state);
    if (stream.sol()) {
      if (!state.joined) {
        state.kind = '';
        state.tabs = tabsOf(stream.string);
      }
      // A backslash at the very end makes the next line a part of this one.
      state.joined = stream.string.endsWith('\\');
    }
    if (stream.eatSpace()) return null;
    let [word] = stream.string.slice(stream.pos).split(/\s/, 1);
    if (word === '#') {
      stream.skipToEnd();
      return nodeName('comment');
    }
    const joins = state.joined && stream.pos + word.length === stream.string.length;
    if (joins) word = word.slice(0, -1);
    const pieces = word === '' ? [] : state.kind === '' ? firstWord(state, word) : nextWord(state, word);
    state.pieces = pieces.filter(([length]) => length > 0);
    if (joins) state.pieces.push([1, 'punctuation']);
    return takePiece(stream, state);
  },
  languageData: { commentTokens: { line: '#' }, wordChars: '-', closeBrackets: { brackets: ['{', '[', '"'] } },
  tokenTable: tags,
});

export const skel2dColors = syntaxHighlighting(tagHighlighter(KINDS.map(kind => ({ tag: tags[nodeName(kind)], class: 'skel-' + kind }))));
