/** Problems of a SkelForm file, said on the picture: it has no text to mark them in. */
import { byId, el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { showPanel } from '../ui/tabs.js';
/** @import { Studio } from '../document/studio.js' */

/** @param {Studio} studio @param {HTMLElement} container */
export function noteProblems(studio, container) {
  const note = el('button', {
    class: 'file-problems', hidden: true,
    onclick: () => {
      showPanel('armature');
      byId('section-problems').scrollIntoView({ block: 'nearest' });
    },
  });
  container.append(note);
  studio.on('character', ({ character }) => {
    const problems = character.kind === 'skelform' ? character.diagnostics.filter(({ severity }) => severity !== 'note') : [];
    note.hidden = problems.length === 0;
    if (note.hidden) return;
    const [worst] = [...problems].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
    note.dataset.severity = worst.severity;
    note.replaceChildren(icon(worst.severity === 'error' ? 'error' : 'warning'),
      el('span', {}, worst.message + (problems.length > 1 ? ` (and ${problems.length - 1} more)` : '')));
  });
}
