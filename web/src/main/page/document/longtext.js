/** Characters that are read within a frame. */
const SHORT = 50_000;

/** Returns whether a text takes a while to read: it is not read between two letters. @param {string} text */
export function isLong(text) {
  return text.length > SHORT;
}
