/** Numbers that can be dragged: Alt and the mouse, or Alt and the arrow keys. */
import { EditorSelection } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { decimalsOf, trimmed } from '../engine/notation.js';
import { numberAt } from './marks.js';
import { oneStep } from './undo.js';
/** @import { Range } from '../engine/sourcetext.js' */
/** @import { LanguageClient } from './languageclient.js' */
/** @import { NumberText } from './marks.js' */
/** @import { Annotation, EditorState } from '@codemirror/state' */

/** @typedef {{ step: number, min: number, max: number }} Rule */

const PIXELS_PER_STEP = 3;
/** Milliseconds that the engine may take to say what a number is. */
const LATE = 400;
/** Less than this is a click. */
const THRESHOLD = 3;

/**
 * Step and bounds as the engine knows them; a guess while it is busy.
 * @param {LanguageClient} language @param {EditorState} state @param {NumberText} number @returns {Promise<Rule>}
 */
async function rules(language, state, number) {
  const guess = { step: 10 ** -decimalsOf(number.text), min: -Infinity, max: Infinity };
  language.read(state.sliceDoc());
  /** @type {Promise<null>} */
  const late = new Promise(resolve => setTimeout(resolve, LATE, null));
  return (await Promise.race([language.ask('number', number.from), late])) ?? guess;
}

/** @param {number} value @param {Rule} rule @param {string} finest */
function write(value, { min, max, step }, finest) {
  const kept = Math.min(max, Math.max(min, value));
  return trimmed(kept, Math.min(6, Math.max(decimalsOf(String(finest)), decimalsOf(String(step)))));
}

/** @param {MouseEvent} event */
const factor = event => (event.shiftKey ? 10 : event.ctrlKey || event.metaKey ? 0.1 : 1);

/**
 * A change along with where the number is afterwards.
 * @param {EditorView} view @param {Range} place @param {string} insert @param {Annotation<any>[]} annotations
 */
function replace(view, place, insert, annotations) {
  if (view.state.sliceDoc(place.from, place.to) !== insert) {
    view.dispatch({ changes: { from: place.from, to: place.to, insert }, annotations });
  }
  return { from: place.from, to: place.from + insert.length };
}

/**
 * Changes a number by how far a pointer moves sideways; returns what to tell of its moves.
 * @param {EditorView} view @param {LanguageClient} language @param {NumberText} number @param {number} startX
 */
export function dragOf(view, language, number, startX) {
  const annotations = oneStep();
  /** @type {Rule | null} */
  let known = null;
  const ready = rules(language, view.state, number).then(found => known = found);
  let place = { from: number.from, to: number.to };
  const start = Number(number.text);
  let value = start;
  let finest = number.text;
  let dragged = false;
  let lastX = startX;
  /** @param {MouseEvent} moving */
  const move = async moving => {
    const distance = moving.clientX - lastX;
    if (!dragged && Math.abs(distance) < THRESHOLD) return;
    dragged = true;
    lastX = moving.clientX;
    const rule = known ?? await ready;
    const step = rule.step * factor(moving);
    if (decimalsOf(trimmed(step, 6)) > decimalsOf(finest)) finest = trimmed(step, 6);
    value = Math.min(rule.max, Math.max(rule.min, value + distance / PIXELS_PER_STEP * step));
    // Only whole steps from where it started are written; what is between them adds up.
    const rounded = start + Math.round((value - start) / step) * step;
    place = replace(view, place, write(rounded, rule, finest), annotations);
  };
  return { move, hasMoved: () => dragged };
}

/** @param {MouseEvent} event @param {EditorView} view @param {LanguageClient} language @param {number} pos */
function startDrag(event, view, language, pos) {
  const number = numberAt(view.state, pos);
  if (!number) return false;
  const { move, hasMoved } = dragOf(view, language, number, event.clientX);
  const end = () => {
    window.removeEventListener('mousemove', move);
    window.removeEventListener('mouseup', end);
    view.dom.classList.remove('dragging-number');
    if (!hasMoved()) {
      const cursor = EditorSelection.cursor(pos);
      view.dispatch({ selection: view.state.selection.addRange(cursor), userEvent: 'select.pointer' });
    }
  };
  window.addEventListener('mousemove', move);
  window.addEventListener('mouseup', end);
  view.dom.classList.add('dragging-number');
  return true;
}

/** Steps wait for each other: the next one starts from the number that the last one wrote. */
let steps = Promise.resolve();

/**
 * Steps all numbers under carets; returns whether there is one.
 * @param {LanguageClient} language @param {EditorView} view @param {number} change
 */
export function stepNumber(language, view, change) {
  if (numbersAtCarets(view.state).length === 0) return false;
  steps = steps.then(() => takeStep(language, view, change));
  return true;
}

/** @param {EditorState} state */
function numbersAtCarets(state) {
  const numbers = state.selection.ranges.map(range => numberAt(state, range.head)).filter(number => number !== null);
  return numbers.filter((number, index) => numbers.findIndex(other => other.from === number.from) === index);
}

/** @param {LanguageClient} language @param {EditorView} view @param {number} change */
async function takeStep(language, view, change) {
  const { state } = view;
  const numbers = numbersAtCarets(state);
  const found = await Promise.all(numbers.map(number => rules(language, state, number)));
  if (view.state.doc !== state.doc) return;
  const changes = numbers.map(({ from, to, text }, index) => {
    const insert = write(Number(text) + change * found[index].step, found[index], text);
    return { from, to, insert };
  });
  view.dispatch({ changes, annotations: oneStep(), userEvent: 'input.number', scrollIntoView: true });
}

/** While Alt is held, the pointer says what can be dragged. @param {LanguageClient} language */
export function numberDrag(language) {
  /** @param {MouseEvent | KeyboardEvent} event @param {EditorView} view */
  const holds = (event, view) => { view.dom.classList.toggle('alt-held', event.altKey); return false; };
  return EditorView.domEventHandlers({
    mousemove: holds,
    keydown: holds,
    keyup: holds,
    blur: (event, view) => { view.dom.classList.remove('alt-held'); return false; },
    mousedown(event, view) {
      if (!event.altKey || event.button !== 0) return false;
      const number = event.target instanceof Element && event.target.closest('.skel-number');
      if (!number) return false;
      event.preventDefault();
      return startDrag(event, view, language, view.posAtCoords({ x: event.clientX, y: event.clientY }, false));
    },
  });
}
