/** Undo steps: typing is grouped by pauses, and everything that is dragged is one step. */
import { Annotation, Transaction } from '@codemirror/state';
import { history, isolateHistory } from '@codemirror/commands';

/** Changes with the same mark belong to one undo step, however long they take. */
const step = Annotation.define();
const PAUSE = 500;

let nextStep = 1;
let lastStep = 0;
let lastTime = 0;

/** Returns annotations for changes that form one step together; ask once for each drag. */
export function oneStep() {
  const id = nextStep++;
  return [step.of(id)];
}

/** For a change that is a step of its own. */
export const ownStep = isolateHistory.of('full');

/** @param {Transaction} transaction @param {boolean} adjacent */
function joins(transaction, adjacent) {
  const id = transaction.annotation(step) ?? 0;
  const time = transaction.annotation(Transaction.time) ?? Date.now();
  const same = id !== 0 && id === lastStep;
  const typed = id === 0 && lastStep === 0 && adjacent && time - lastTime < PAUSE;
  return same || typed;
}

/** Remembers the last change, which joins() compares with. @param {Transaction} transaction */
export function noteChange(transaction) {
  if (!transaction.docChanged) return;
  // What is typed after going back starts anew.
  const moved = transaction.isUserEvent('undo') || transaction.isUserEvent('redo');
  lastStep = transaction.annotation(step) ?? 0;
  lastTime = moved ? 0 : transaction.annotation(Transaction.time) ?? Date.now();
}

export const undoSteps = () => history({ joinToEvent: joins, newGroupDelay: Number.MAX_SAFE_INTEGER });
