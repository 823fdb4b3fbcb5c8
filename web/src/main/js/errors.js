/** @import { Diagnostic } from './limber.d.ts' */

/** Says what went wrong; `diagnostics` has what a reader had to say about the file. */
export class LimberError extends Error {
  /**
   * @param {string} message one or more sentences for a person
   * @param {Diagnostic[]} [diagnostics] what the reader found, in the order found
   * @param {unknown} [cause] what made it happen
   */
  constructor(message, diagnostics = [], cause = undefined) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'LimberError';
    this.diagnostics = diagnostics;
  }
}

/** Runs a call of the engine; its errors come out as LimberError. @template T @param {() => T} call @returns {T} */
export function asking(call) {
  try {
    return call();
  } catch (error) {
    throw error instanceof LimberError ? error : new LimberError(messageOf(error), [], error);
  }
}

/** Returns the number of a name. @param {readonly string[]} names @param {string} name @param {string} kind */
export function numberOf(names, name, kind) {
  const number = names.indexOf(name);
  if (number < 0) throw new LimberError(`no ${kind} "${name}"; there are: ${names.join(', ') || 'none'}`);
  return number;
}

/** Returns what has a number. @template T @param {readonly T[]} list @param {number} number @param {string} kind */
export function numbered(list, number, kind) {
  const one = list[number];
  if (!one) throw new LimberError(`no ${kind} ${number}; there are ${list.length}, from 0`);
  return one;
}

/** Returns what there is to read of something that was thrown. @param {unknown} error */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** Returns whether something ended because it was called off. @param {unknown} error */
export function isAbort(error) {
  return error instanceof Error && error.name === 'AbortError';
}
