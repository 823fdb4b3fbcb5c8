/** Renames a bone, slot, attachment, skin or animation everywhere; one undo step. */
import { el } from '../ui/element.js';
import { openHint, openPopover } from './popover.js';
import { ownStep } from './undo.js';

export async function startRename(studio, view, language) {
  const pos = view.state.selection.main.head;
  const symbol = await language.ask('symbol', pos);
  if (!symbol) {
    studio.announce('The caret is not on a name.');
    openHint(view, pos, 'Put the caret on the name of a bone, slot, attachment, skin or animation.');
    return;
  }
  const doc = view.state.doc;
  const says = el('div', { class: 'rename-says', role: 'status', id: 'rename-says' });
  const apply = el('button', { class: 'button primary', type: 'submit' }, 'Rename');
  /** Finds out what the name in the field would change, and says it; null if there is no answer. */
  const check = async () => {
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
  const input = el('input', {
    class: 'field', type: 'text', value: symbol.name, spellcheck: 'false', 'aria-label': `New name of the ${symbol.kind} ${symbol.name}`,
    'aria-describedby': 'rename-says', oninput: check,
  });
  openPopover(view, symbol.from ?? pos, close => {
    const form = el('form', {
      class: 'rename',
      onsubmit: async event => {
        event.preventDefault();
        const change = await check();
        if (!change || change.refusal || change.edits.length === 0 || view.state.doc !== doc || !form.isConnected) return;
        close();
        view.dispatch({ changes: change.edits, annotations: ownStep, userEvent: 'rename' });
        view.focus();
        studio.announce(`Renamed in ${change.edits.length} places.`);
      },
    }, el('div', { class: 'rename-title' }, `Rename ${symbol.kind}`), el('div', { class: 'rename-row' }, input, apply), says);
    form.focusFirst = () => {
      input.focus();
      input.select();
    };
    return form;
  });
  check();
}

