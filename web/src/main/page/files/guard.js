/** Keeps users from losing changes: asks before they are thrown away. */
import { openDialog } from '../ui/dialog.js';
import { run } from '../ui/commands.js';
/** @import { Studio } from '../document/studio.js' */

/**
 * Returns whether the shown document may be left; asks if it has changes that are not saved.
 * @param {Studio} studio
 */
export async function mayLeave(studio) {
  if (!studio.document?.dirty) return true;
  const choice = await openDialog({
    title: 'Save your changes?',
    body: `${studio.document.name} has unsaved changes.`,
    actions: [
      { label: 'Cancel', value: 'cancel' },
      { label: 'Discard', value: 'leave', danger: true },
      { label: 'Save', value: 'save', primary: true },
    ],
  });
  if (choice === 'leave') return true;
  if (choice === 'save') return (await run('file.save')) === true;
  return false;
}

/** Asks before the page is left; returns what ends that. @param {Studio} studio */
export function guardPage(studio) {
  /** @param {BeforeUnloadEvent} event */
  const ask = event => {
    // The session brings the text back; the question is for those who close the tab for good.
    if (studio.document?.dirty) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
