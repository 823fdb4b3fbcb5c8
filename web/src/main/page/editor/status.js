/** The editor's part of the status bar: place, problems, what the character has, how fast it went. */
import { byId, el, write } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { run } from '../ui/commands.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Character } from '../limber/character.js' */
/** @import { Problem } from './answers.js' */
/** @import { TextView } from './textview.js' */

/** Milliseconds without a letter after which the last one's time is shown. */
const CALM = 200;

/** @param {number} count @param {string} one */
const many = (count, one, several = one + 's') => `${count} ${count === 1 ? one : several}`;

/** @param {Character} character @param {number} bytes */
function aboutArmature({ bones, animations, skins }, bytes) {
  return [many(bones.length, 'bone'), many(animations.length, 'animation'), many(skins.length, 'style'), size(bytes)].join(', ');
}

/** @param {number} bytes */
function size(bytes) {
  return bytes < 1000 ? many(bytes, 'byte') : bytes < 1_000_000 ? (bytes / 1000).toFixed(0) + ' kB' : (bytes / 1_000_000).toFixed(1) + ' MB';
}

/** @param {Studio} studio @param {TextView} textView */
export function startStatus(studio, textView) {
  const place = el('button', { class: 'status-item', id: 'status-place', title: 'Go to line', onclick: () => run('edit.goToLine') }, '1:1');
  const errors = el('span', { class: 'status-count', data: { severity: 'error' } });
  const warnings = el('span', { class: 'status-count', data: { severity: 'warning' } });
  const [errorWord, warningWord] = [el('span', { class: 'visually-hidden' }), el('span', { class: 'visually-hidden' })];
  const problems = el('button', {
    class: 'status-item', id: 'status-problems', title: 'Show problems', onclick: () => run('panel.problems'),
  }, icon('error'), errors, errorWord, icon('warning'), warnings, warningWord);
  const counts = el('span', { class: 'status-item', id: 'status-counts' });
  const timing = el('span', { class: 'status-item', id: 'status-timing', title: 'Time from the last keystroke to the picture' });
  const items = [place, problems, counts, timing];
  const armature = el('span', { class: 'status-item', id: 'status-armature' });
  byId('status').prepend(...items, armature);

  const showPlace = () => {
    const { state } = textView.view;
    const { head } = state.selection.main;
    const line = state.doc.lineAt(head);
    const chosen = state.selection.ranges.reduce((sum, range) => sum + range.to - range.from, 0);
    const cursors = state.selection.ranges.length;
    write(place, `${line.number}:${head - line.from + 1}` + (cursors > 1 ? `, ${cursors} cursors` : '') + (chosen > 0 ? `, ${chosen} selected` : ''));
  };
  /** @param {Problem[]} found */
  const showProblems = found => {
    /** @param {string} severity */
    const of = severity => found.filter(problem => problem.severity === severity).length;
    const [wrong, doubtful] = [of('error'), found.length - of('error')];
    if (errors.textContent === String(wrong) && warnings.textContent === String(doubtful)) return;
    errors.textContent = String(wrong);
    warnings.textContent = String(doubtful);
    problems.dataset.errors = String(wrong);
    problems.dataset.warnings = String(doubtful);
    errorWord.textContent = wrong === 1 ? ' error, ' : ' errors, ';
    warningWord.textContent = doubtful === 1 ? ' warning' : ' warnings';
  };
  studio.on('caret', showPlace);
  studio.on('problems', ({ problems: found }) => showProblems(found));
  const showTiming = () => {
    const { held, lastKeystrokeToPicture } = studio.timing;
    timing.dataset.held = String(held);
    write(timing, held ? 'last good picture' : lastKeystrokeToPicture > 0 ? `${lastKeystrokeToPicture.toFixed(0)} ms` : '');
    timing.title = held ? 'This line is incomplete, so the last good picture stays' : 'Time from the last keystroke to the picture';
  };
  let calm = 0;
  studio.on('timing', () => {
    clearTimeout(calm);
    // To say how long each letter took would take the page a frame more for each letter.
    if (String(studio.timing.held) !== timing.dataset.held) showTiming();
    else calm = setTimeout(showTiming, CALM);
  });
  const follow = () => {
    const isArmature = studio.document?.kind === 'skf';
    for (const item of items) item.hidden = isArmature;
    armature.hidden = !isArmature;
  };
  studio.on('document', () => {
    timing.textContent = '';
    armature.textContent = '';
    follow();
  });
  studio.on('character', ({ character }) => {
    if (studio.document?.kind === 'skf') armature.textContent = aboutArmature(character, studio.document.bytes.length);
  });
  follow();
  showProblems([]);
  return {
    /** @param {{bones: number, slots: number, animations: number}} found */
    setCounts({ bones, slots, animations }) {
      write(counts, [many(bones, 'bone'), many(slots, 'slot'), many(animations, 'animation')].join(', '));
    },
  };
}
