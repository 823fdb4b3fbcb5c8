/** Says what went wrong; `diagnostics` has what a reader had to say about the file. */
export class LimberError extends Error {
  /**
   * @param {string} message one or more sentences for a person
   * @param {object[]} [diagnostics] what the reader found, in the order found
   * @param {unknown} [cause] what made it happen
   */
  constructor(message, diagnostics = [], cause = undefined) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'LimberError';
    this.diagnostics = diagnostics;
  }
}

/** Runs a call of the engine; its errors come out as LimberError. */
export function asking(call) {
  try {
    return call();
  } catch (error) {
    throw error instanceof LimberError ? error : new LimberError(error.message, [], error);
  }
}
