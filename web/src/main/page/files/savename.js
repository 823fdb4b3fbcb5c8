/** Names of files in the folder: proposed, and asked for. */
import { byId, el } from '../ui/element.js';

/** @typedef {{ path?: string, elsewhere?: boolean } | null} Answer */

const ENDING = '.skel2d';

/**
 * Returns the name itself if no file has it, else with the first number that makes it new.
 * @param {string} path @param {{ path: string }[]} files
 */
export function freeName(path, files) {
  const taken = new Set(files.map(file => file.path.toLowerCase()));
  const stem = path.replace(/\.[^./]*$/, '').replace(/-\d+$/, '');
  if (!taken.has(path.toLowerCase())) return path;
  for (let number = 2; ; number++) {
    const name = `${stem}-${number}${ENDING}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/**
 * Asks for the name of a new file.
 *
 * @param {string} problem what is wrong with the name that is proposed; may be empty
 * @param {string} folder @param {string} name
 * @returns {Promise<Answer>}
 */
export function askName(folder, name, problem) {
  return new Promise(resolve => {
    /** @type {Answer} */
    let result = null;
    const field = el('input', {
      class: 'field wide-field', id: 'save-name', value: name, required: true, autocomplete: 'off', spellcheck: 'false',
      'aria-describedby': 'save-problem', 'aria-invalid': String(problem !== ''),
    });
    /** @param {Answer} value */
    const close = value => {
      result = value;
      dialog.close();
    };
    const form = el('form', {
      class: 'form', id: 'save-form',
      onsubmit: event => {
        event.preventDefault();
        const path = field.value.trim();
        if (path) close({ path: path.toLowerCase().endsWith(ENDING) ? path : path + ENDING });
      },
    }, el('label', { for: 'save-name' }, 'Name'), field);
    const dialog = el('dialog', { class: 'dialog', 'aria-label': 'Save as' },
      el('h2', {}, `Save in ${folder}`), form,
      el('p', { class: 'problem-note', id: 'save-problem', role: 'alert' }, problem),
      el('div', { class: 'dialog-actions' },
        el('button', { class: 'button', onclick: () => close(null) }, 'Cancel'),
        el('button', { class: 'button', onclick: () => close({ elsewhere: true }) }, 'Other location…'),
        el('button', { class: 'button primary', form: 'save-form' }, 'Save')));
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(result);
    });
    byId('overlays').append(dialog);
    dialog.showModal();
    // The name without its ending is what one changes.
    field.setSelectionRange(name.lastIndexOf('/') + 1, Math.max(0, name.lastIndexOf('.')));
  });
}
