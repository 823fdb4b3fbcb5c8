/** The sheet of all keys, made from the commands. */
import { el, query, queryAll } from './element.js';
import { openDialog } from './dialog.js';
import { allCommands, shownKeys } from './commands.js';

/** @type {Record<string, string>} */
const GROUPS = {
  file: 'Files', export: 'Export', edit: 'Editing', text: 'Text', bone: 'Bones', view: 'View', play: 'Playback', panel: 'Panels',
  armature: 'SkelForm', help: 'Help', keys: 'Dope sheet',
};
/** Keys that are not commands, by group. */
const OTHERS = {
  Text: [['Escape, then Tab', 'Leave the editor; Tab alone indents']],
  'Dope sheet': [
    ['Arrow keys', 'Go from key to key'],
    ['Space', 'Select the key; Shift adds it'],
    [shownKeys('Mod-a'), 'Select all keys that are shown'],
    ['Enter', 'Select the bone or slot of the row'],
    ['F, ' + shownKeys('Shift-f'), 'Fold the row, all rows'],
    ['K or Insert', 'Add a key at the playhead'],
    ['Delete', 'Delete the selected keys'],
    [shownKeys('Alt-ArrowLeft') + ' →', 'Move the selected keys; Shift by 10 frames'],
    [shownKeys('Mod-ArrowLeft') + ' →', 'Stretch the selected keys'],
    [shownKeys('Alt-ArrowUp') + ' ↓', 'Change their values; Shift by more'],
    ['1 to 4', 'Set the easing behind them'],
    [shownKeys('Mod-c') + ', X, V, D', 'Copy, cut, paste, duplicate keys'],
    ['M', 'Add a mark at the playhead'],
    ['C', 'Curves'],
    ['+ −', 'Zoom the time'],
  ],
};
const MOUSE = [
  [shownKeys('Alt') + ' + drag a number', 'Change its value'],
  ['Tap a number, drag ↔', 'Change its value by touch'],
  ['Click a part of the picture', 'Go to its line'],
  ['Shift + click, Shift + drag a box', 'Select several bones'],
  ['Drag a part in the setup pose', 'Move its bone'],
  ['Drag a point or side of a selected shape', 'Change its outline, in the setup pose'],
  ['Drag + out of a bone, or click it', 'Draw a new bone, in the setup pose'],
  [shownKeys('Alt') + ' + drag the cross of a bone', 'Move its joint alone, in the setup pose'],
  ['Drag a square on an axis of a bone', 'Scale it along that axis alone'],
  ['Drag beside the parts, middle button, wheel, pinch', 'Pan and zoom'],
  ['Hold Shift while choosing', 'Apply to all viewports'],
  [shownKeys('Mod') + ' + click a name', 'Go to its definition'],
];

export function openShortcuts() {
  /** @type {Map<string, string[][]>} */
  const groups = new Map();
  for (const one of allCommands()) {
    if (!one.keys) continue;
    const name = GROUPS[one.id.split('.')[0]] ?? 'Other';
    if (!groups.has(name)) groups.set(name, []);
    groups.get(name)?.push([[one.keys, one.alsoKeys].map(shownKeys).filter(Boolean).join(' or '), one.title]);
  }
  for (const [name, rows] of Object.entries(OTHERS)) groups.get(name)?.push(...rows);
  groups.set('Mouse and touch', MOUSE);
  const order = ['Files', 'Editing', 'Text', 'Playback', 'Bones', 'View', 'Mouse and touch'];
  /** @param {string} name */
  const place = name => (order.includes(name) ? order.indexOf(name) : order.length);
  const sheet = el('div', { class: 'sheet', tabindex: '0' }, [...groups].sort(([a], [b]) => place(a) - place(b)).map(([name, rows]) =>
    el('section', {}, el('h3', {}, name), el('dl', {}, rows.map(([keys, title]) =>
      el('div', { class: 'sheet-row' }, el('dt', {}, el('kbd', {}, keys)), el('dd', {}, title)))))));
  const search = el('input', {
    class: 'field filter', type: 'search', placeholder: 'Search keys and commands', 'aria-label': 'Search keys and commands', autofocus: true,
    oninput: event => filter(sheet, event.currentTarget.value),
  });
  return openDialog({ title: 'Keyboard shortcuts', body: el('div', {}, search, sheet), wide: true });
}

/** Leaves the rows that have all words, in their keys, name or group. @param {HTMLElement} sheet @param {string} wanted */
function filter(sheet, wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(word => word);
  for (const group of queryAll(sheet, 'section')) {
    const title = query(group, 'h3')?.textContent ?? '';
    const rows = queryAll(group, '.sheet-row');
    for (const row of rows) {
      const text = `${title} ${row.textContent}`.toLowerCase();
      row.hidden = !words.every(word => text.includes(word));
    }
    group.hidden = rows.every(row => row.hidden);
  }
}
