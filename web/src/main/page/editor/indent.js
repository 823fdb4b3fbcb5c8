/** What tabs mean: how far a new line goes in, and what a line can fold away. */
import { foldService, indentService, indentUnit } from '@codemirror/language';

/** @param {string} text */
export const tabsOf = text => text.search(/[^\t]|$/);
/** @param {string} text */
const isBlank = text => /^\s*(#(\s.*)?)?$/.test(text);

/** A line folds what is indented deeper below it; blank lines and comments behind it stay. */
const folding = foldService.of((state, from) => {
  const line = state.doc.lineAt(from);
  if (isBlank(line.text)) return null;
  const depth = tabsOf(line.text);
  let end = line;
  for (let number = line.number + 1; number <= state.doc.lines; number++) {
    const next = state.doc.line(number);
    if (isBlank(next.text)) continue;
    if (tabsOf(next.text) <= depth) break;
    end = next;
  }
  return end === line ? null : { from: line.to, to: end.to };
});

/** A new line starts where the one above does, and deeper below what opens something. */
const indentation = indentService.of((context, pos) => {
  const above = context.lineAt(pos, -1).text;
  const opens = /^(skeleton|skin|order|anim)(\s|$)/.test(above) || /^\t+@.*\s:path(\s|$)/.test(above);
  return (tabsOf(above) + (opens ? 1 : 0)) * context.unit;
});

export const tabRules = [folding, indentation, indentUnit.of('\t')];
