import { byId, el } from './element.js';

/**
 * Opens a modal dialog and resolves to the value of the pressed action, or null for Escape.
 *
 * @param {{ title: string, body: Node | string, actions?: { label: string, value: string | null, primary?: boolean, danger?: boolean }[], wide?: boolean }} options
 * @returns {Promise<string | null>}
 */
export function openDialog({ title, body, actions = [{ label: 'Close', value: null }], wide = false }) {
  return new Promise(resolve => {
    /** @type {string | null} */
    let result = null;
    /** @param {string | null} value */
    const close = value => {
      result = value;
      dialog.close();
      dialog.remove();
    };
    const dialog = el('dialog', { class: wide ? 'dialog wide' : 'dialog', 'aria-label': title },
      el('h2', {}, title),
      el('div', { class: 'dialog-body' }, body),
      el('div', { class: 'dialog-actions' },
        actions.map(action => el('button', {
          class: action.primary ? 'button primary' : action.danger ? 'button danger' : 'button',
          onclick: () => close(action.value),
        }, action.label))));
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(result);
    });
    byId('overlays').append(dialog);
    dialog.showModal();
  });
}
