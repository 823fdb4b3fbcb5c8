/** Renames a bone, slot, attachment, skin or animation everywhere; one undo step. */
import { el } from '../ui/element.js';
import { closePopover, openHint, openPopover } from './popover.js';
import { ownStep } from './undo.js';
/** @import { Answers } from './answers.js' */
/** @import { Studio } from '../document/studio.js' */
/** @import { LanguageClient } from './languageclient.js' */
/** @import { EditorView } from '@codemirror/view' */

/**
 * Opens the field at once, so that letters typed right after the key go into it and never into the
 * text; it is shown when the name at the caret is known.
 * @param {Studio} studio @param {EditorView} view @param {LanguageClient} language
 */
export async function startRename(studio, view, language) {
  const { doc } = view.state;
  const pos = view.state.selection.main.head;
  const asked = language.ask('symbol', pos);
  const title = el('div', { class: 'rename-title' }, 'Rename');
  const says = el('div', { class: 'rename-says', role: 'status', id: 'rename-says' });
  const apply = el('button', { class: 'button primary', type: 'submit' }, 'Rename');
  const input = el('input', {
    class: 'field', type: 'text', spellcheck: 'false', 'aria-label': 'New name', 'aria-describedby': 'rename-says', oninput: () => check(),
  });
  /**
   * Finds out what the name in the field would change, and says it; null if there is no answer.
   * @returns {Promise<ReturnType<Answers['rename']> | null>}
   */
  const check = async () => {
    if (!(await asked)) return null;
    const name = input.value;
    const answer = await language.ask('rename', pos, name);
    if (!answer || name !== input.value) return answer;
    const places = answer.edits.length;
    const refused = answer.refusal !== '';
    input.setAttribute('aria-invalid', String(refused));
    // Not disabled: that would swallow an Enter that comes before the answer.
    apply.setAttribute('aria-disabled', String(refused || places === 0));
    says.dataset.refused = String(refused);
    says.textContent = refused ? answer.refusal : places === 0 ? 'Type the new name' : places === 1 ? '1 place' : places + ' places';
    return answer;
  };
  /** @param {Event} event */
  const rename = async event => {
    event.preventDefault();
    const change = await check();
    if (!change || change.refusal || change.edits.length === 0 || view.state.doc !== doc || !form.isConnected) return;
    closePopover(view);
    view.dispatch({ changes: change.edits, annotations: ownStep, userEvent: 'rename' });
    view.focus();
    studio.announce(`Renamed in ${change.edits.length} places.`);
  };
  const form = el('form', { class: 'rename waiting', onsubmit: rename }, title, el('div', { class: 'rename-row' }, input, apply), says);
  openPopover(view, view.state.wordAt(pos)?.from ?? pos, () => Object.assign(form, { focusFirst: () => input.focus() }));

  const symbol = await asked;
  // Escape may have come before the answer.
  if (!form.isConnected) return;
  if (!symbol) {
    studio.announce('The caret is not on a name.');
    openHint(view, pos, 'Put the caret on the name of a bone, slot, attachment, skin or animation.');
    view.focus();
    return;
  }
  form.classList.remove('waiting');
  title.textContent = `Rename ${symbol.kind}`;
  input.setAttribute('aria-label', `New name of the ${symbol.kind} ${symbol.name}`);
  if (input.value === '') {
    input.value = symbol.name;
    input.select();
  }
  check();
}
