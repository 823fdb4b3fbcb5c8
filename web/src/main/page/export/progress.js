import { byId, el } from '../ui/element.js';

/** Shows how far something is, with a way to give it up. @param {string} title @param {() => void} cancel */
export function showProgress(title, cancel) {
  const bar = el('progress', { max: '1', value: '0', 'aria-label': title });
  const dialog = el('dialog', { class: 'dialog', 'aria-label': title }, el('h2', {}, title), bar,
    el('div', { class: 'dialog-actions' }, el('button', { class: 'button', onclick: cancel }, 'Cancel')));
  dialog.addEventListener('cancel', cancel);
  byId('overlays').append(dialog);
  dialog.showModal();
  return {
    /** @param {number} share */
    set: share => {
      bar.value = share;
    },
    close: () => dialog.remove(),
  };
}
