/** The menus at the top: made from the commands, by the word before the dot of their names. */
import { byId, el } from './element.js';
import { openMenu } from './menu.js';
import { allCommands, shownKeys } from './commands.js';
/** @import { MenuItem } from './menu.js' */
/** @import { Command } from './commands.js' */

const MENUS = [
  { title: 'File', groups: ['file', 'export'] },
  { title: 'Edit', groups: ['edit', 'text'] },
  { title: 'Bones', groups: ['bone'] },
  { title: 'View', groups: ['view', 'panel'] },
  { title: 'Play', groups: ['play', 'armature'] },
  { title: 'Help', groups: ['help'] },
];

/**
 * What the palette, the sheet of keys and mostly a button have as well: a menu of more than twelve rows is not read.
 */
const UNLISTED = new Set([
  'edit.complete', 'edit.explain', 'edit.color', 'edit.nextOccurrence',
  'text.numberUp', 'text.numberDown', 'text.numberUpFar', 'text.numberDownFar', 'text.cursorAbove', 'text.cursorBelow', 'text.fold', 'text.unfold',
  'text.foldAll', 'text.unfoldAll', 'text.deleteLine', 'text.tabKey', 'text.back', 'text.allOccurrences', 'text.previousProblem',
  'bone.selectParent', 'bone.selectChild',
  'view.next', 'view.labels', 'view.mesh', 'view.grid', 'view.background', 'view.zoomIn', 'view.zoomOut', 'view.actualSize', 'view.inspector',
  'panel.nextArea', 'panel.problems',
  'play.stepTen', 'play.stepTenBack', 'play.faster', 'play.slower', 'play.nextAnimation', 'play.previousAnimation', 'play.setup',
]);

export function startMenubar() {
  const place = byId('menus');
  const buttons = MENUS.map((menu, index) => el('button', {
    class: 'tool menu-title', role: 'menuitem', 'aria-haspopup': 'menu', 'aria-expanded': 'false',
    tabindex: index === 0 ? '0' : '-1', id: idOf(menu),
    onclick: () => show(index),
    onpointerenter: () => {
      if (place.querySelector(`[aria-expanded=true]:not(#${idOf(menu)})`)) show(index);
    },
    onkeydown: event => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) buttons[(index + step + buttons.length) % buttons.length].focus();
      else if (event.key === 'ArrowDown') show(index);
      else return;
      event.preventDefault();
    },
  }, menu.title));
  place.append(...buttons);

  /** @param {number} index */
  function show(index) {
    const wrapped = (index + buttons.length) % buttons.length;
    const button = buttons[wrapped];
    button.focus();
    openMenu(button, MENUS[wrapped].title, () => itemsOf(MENUS[wrapped].groups), { onSide: (step) => show(wrapped + step) });
  }
}

/** @param {{ title: string }} menu */
function idOf(menu) {
  return 'menu-' + menu.title.toLowerCase();
}

/** @param {string[]} groups */
function itemsOf(groups) {
  /** @type {(MenuItem | 'line')[]} */
  const items = [];
  for (const group of groups) {
    const own = allCommands().filter(one => one.id.startsWith(group + '.') && one.menu !== false && !UNLISTED.has(one.id));
    if (own.length && items.length) items.push('line');
    items.push(...own.map(menuItem));
  }
  return items;
}

/** @param {Command} one */
function menuItem(one) {
  return {
    label: one.label?.() ?? one.title, note: shownKeys(one.keys), run: () => one.run(),
    enabled: one.enabled ? one.enabled() : true, checked: one.checked ? one.checked() : undefined,
  };
}
