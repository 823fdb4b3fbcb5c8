/** What tests of scripts say. Each function that a `….test.js` exports is a test; ScriptTest runs them. */

/** Fails unless both have the same content. @param {unknown} actual @param {unknown} expected */
export function equal(actual, expected) {
  const [found, wanted] = [shown(actual), shown(expected)];
  if (found !== wanted) throw new Error(`expected ${wanted}, but it is ${found}`);
}

/** Fails unless two numbers are as good as the same. @param {number} actual @param {number} expected */
export function near(actual, expected) {
  if (!(Math.abs(actual - expected) <= 1e-9)) throw new Error(`expected ${expected}, but it is ${actual}`);
}

/** Fails unless a call throws an error whose message has some words. @param {() => unknown} call @param {string} words */
export function throws(call, words) {
  try {
    call();
  } catch (error) {
    if (!String(error).includes(words)) throw error;
    return;
  }
  throw new Error(`expected an error that says "${words}", but there is none`);
}

/** @param {unknown} value */
function shown(value) {
  return JSON.stringify(value, (_, part) => {
    if (part instanceof Map || part instanceof Set) return [...part];
    if (ArrayBuffer.isView(part)) return Array.from(/** @type {Uint8Array} */ (part));
    return part === undefined || Number.isNaN(part) || Math.abs(part) === Infinity ? `(${part})` : part;
  });
}
