/** The colour picker: hue by the browser's own, opacity by a slider; all of it one undo step. */
import { el } from '../ui/element.js';
import { readColor, writeColor } from '../engine/notation.js';
import { colorAt } from './marks.js';
import { openPopover } from './popover.js';
import { oneStep } from './undo.js';
/** @import { EditorView } from '@codemirror/view' */

/**
 * Opens the picker for the colour at an offset; returns whether there is one.
 * @param {EditorView} view @param {number} pos
 */
export function openPicker(view, pos) {
  const place = colorAt(view.state, pos);
  const annotations = oneStep();
  const original = place ? view.state.sliceDoc(place.from, place.to) : '';
  const chosen = readColor(original);
  if (!place || !chosen) return false;

  const write = () => {
    const now = colorAt(view.state, place.from);
    if (!now) return;
    const insert = writeColor(chosen.hex, chosen.opacity, original);
    const old = view.state.sliceDoc(now.from, now.to);
    notation.value = insert;
    if (insert !== old) view.dispatch({ changes: { ...now, insert }, annotations });
  };
  const hue = el('input', {
    type: 'color', value: chosen.hex, 'aria-label': 'Colour',
    oninput: () => { chosen.hex = hue.value; write(); },
  });
  const opacity = el('input', {
    type: 'range', min: '0', max: '1', step: '0.01', value: String(Math.min(1, chosen.opacity)), 'aria-label': 'Opacity',
    oninput: () => { chosen.opacity = Number(opacity.value); percent.textContent = Math.round(100 * chosen.opacity) + ' %'; write(); },
  });
  const percent = el('span', { class: 'picker-percent' }, Math.round(100 * chosen.opacity) + ' %');
  const notation = el('input', {
    type: 'text', class: 'field', value: original, spellcheck: 'false', 'aria-label': 'Colour code',
    oninput: () => {
      const read = readColor(notation.value);
      notation.setAttribute('aria-invalid', String(!read));
      if (!read) return;
      Object.assign(chosen, read);
      hue.value = chosen.hex;
      opacity.value = String(chosen.opacity);
      const now = colorAt(view.state, place.from);
      if (now) view.dispatch({ changes: { ...now, insert: notation.value }, annotations });
    },
  });
  openPopover(view, place.from, close => {
    const form = el('form', { class: 'picker', 'aria-label': 'Colour', onsubmit: event => {
      event.preventDefault();
      close();
      view.focus();
    } }, hue, el('label', {}, el('span', {}, 'Opacity'), opacity, percent), notation, palette(view, hex => {
      chosen.hex = hex;
      hue.value = hex;
      write();
    }));
    return Object.assign(form, { focusFirst: () => notation.focus() });
  });
  return true;
}

/**
 * Colours that the text has already, the most used first.
 * @param {EditorView} view @param {(hex: string) => void} choose
 */
function palette(view, choose) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [text] of view.state.sliceDoc(0, 100_000).matchAll(/#(?:[0-9a-f]{6}|[0-9a-f]{3})(?=[\s,]|$)/gi)) {
    const hex = readColor(text)?.hex ?? text;
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  const often = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 16);
  return el('div', { class: 'picker-palette', role: 'group', 'aria-label': 'Colours in this file' }, often.map(([hex]) => {
    const button = el('button', { type: 'button', class: 'picker-color', 'aria-label': hex, title: hex, onclick: () => choose(hex) });
    button.style.setProperty('background-color', hex);
    return button;
  }));
}
