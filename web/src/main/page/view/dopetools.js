/** The buttons and fields above the dope sheet. */
import { easingIcon } from '../document/easingicon.js';
import { EASINGS } from '../engine/easings.js';
import { el } from '../ui/element.js';
import { findCommand, shownKeys } from '../ui/commands.js';
import { icon } from '../ui/icons.js';
import { openMenu } from '../ui/menu.js';
import { propertyOf } from './doperows.js';
import { DopeTime, field } from './dopetime.js';
import { DopeValue } from './dopevalue.js';
import { short } from './geometry.js';
/** @import { DopeSheet } from './dopesheet.js' */

export class DopeTools {
  /** @param {DopeSheet} sheet */
  constructor(sheet) {
    const { edits } = sheet;
    this.sheet = sheet;
    this.filter = el('button', {
      class: 'button small', 'aria-pressed': 'false', title: 'Show only the selected bones and slots',
      onclick: () => { sheet.onlySelected = !sheet.onlySelected; sheet.follow(); },
    }, 'Selected');
    this.curves = el('button', {
      class: 'button small', 'aria-pressed': 'false', title: 'Values over time of the chosen rows (C in the sheet)', data: { tool: 'curves' }, onclick: () => sheet.curves.toggle(),
    }, 'Curves');
    this.easings = EASINGS.map(([word, label]) => el('button', {
      class: 'tool', 'aria-label': label, title: label + ' (' + word + ') after the selected keys', data: { easing: word }, onclick: () => edits.ease(word),
    }, easingIcon(word)));
    this.several = tool('several', 'Select several: taps add keys, and drags beside them draw a box (W)', 'several', () => {
      findCommand('bone.several').run();
      sheet.follow();
    });
    this.value = new DopeValue(sheet);
    this.key = tool('key', 'Add keys at the playhead: of what is selected, and of a pose that was tried (K in the sheet)', 'key', () => edits.holdSelected());
    this.start = tool('chevron', 'Add the first key of another property', 'start', () => openMenu(this.start, 'Add the first key of', () => edits.unkeyed.map(property => ({
      label: propertyOf(property), note: property.letter, run: () => edits.start(property),
    }))));
    this.start.setAttribute('aria-haspopup', 'menu');
    this.start.setAttribute('aria-expanded', 'false');
    this.mark = tool('flag', 'Add a mark at the playhead, an event for the game (M in the sheet)', 'mark', () => edits.addMark());
    this.copy = tool('copy', 'Copy the selected keys (' + shownKeys('Mod-c') + ')', 'copy', () => edits.copy());
    this.paste = tool('paste', 'Paste keys at the playhead (' + shownKeys('Mod-v') + '; mirrored with ' + shownKeys('Mod-Shift-v') + ')', 'paste', () => edits.paste());
    this.duplicate = tool('duplicate', 'Duplicate the selected keys at the playhead (' + shownKeys('Mod-d') + ')', 'duplicate', () => edits.duplicateAtPlayhead());
    this.remove = tool('close', 'Delete the selected keys (Delete)', 'delete', () => edits.remove());
    this.unroll = tool('loop', 'Unroll the loop around the selected key: each of its keys gets a word of its own', 'unroll', () => edits.unroll());
    this.repeat = el('input', {
      class: 'dope-number', inputmode: 'numeric', 'aria-label': 'How often the loop around the selected key is run', title: 'How often the loop around the selected key is run',
      data: { tool: 'repeat' }, autocomplete: 'off', onfocus: event => event.currentTarget.select(), onchange: event => edits.repeat(Math.round(Number(event.currentTarget.value))),
      onkeydown: event => {
        event.stopPropagation();
        if (event.key === 'Enter' || event.key === 'Escape') sheet.canvas.focus({ preventScroll: true });
      },
    });
    this.span = field('span', 'Frames from the first selected key to the last: stretches them', '↔', () => short(edits.span, 2), span => edits.stretch(span));
    this.time = new DopeTime(sheet);
    this.element = el('div', { class: 'dope-tools', role: 'toolbar', 'aria-label': 'Dope sheet' },
      this.filter, this.curves, this.several, el('span', { class: 'dope-easings', role: 'group', 'aria-label': 'Easing' }, this.easings), this.value.element,
      el('span', { class: 'dope-keys', role: 'group', 'aria-label': 'Keys' }, this.key, this.start, this.mark, this.copy, this.paste, this.duplicate, this.remove), this.span.element,
      el('label', { class: 'dope-field' }, '×', this.repeat), this.unroll, this.time.element, sheet.status.element);
  }

  follow() {
    const { animation, curves, edits, loop, onlySelected, selected, viewports } = this.sheet;
    this.filter.setAttribute('aria-pressed', String(onlySelected));
    this.curves.setAttribute('aria-pressed', String(curves.isShown));
    this.several.setAttribute('aria-pressed', String(viewports.several));
    for (const button of [...this.easings, this.remove, this.copy, this.duplicate]) button.disabled = selected.length === 0;
    this.mark.disabled = animation === null;
    this.paste.disabled = animation === null || !edits.hasCopied;
    this.key.disabled = !edits.canHold;
    this.start.disabled = edits.unkeyed.length === 0;
    this.span.follow(edits.span === 0);
    this.value.follow();
    this.unroll.disabled = loop === null;
    this.repeat.disabled = loop === null;
    if (this.repeat !== document.activeElement) this.repeat.value = loop ? String(loop.runs) : '';
    this.time.follow();
  }
}

/** @param {import('../ui/icons.js').IconName} picture @param {string} label @param {string} name @param {() => void} run */
function tool(picture, label, name, run) {
  return el('button', { class: 'tool', 'aria-label': label, title: label, data: { tool: name }, onclick: run }, icon(picture));
}
