/** Colours as Skel2D writes them: #RGB or #RRGGBB, and behind a comma the opacity. */
const COLOR = /^#([0-9a-f]{6}|[0-9a-f]{3})(?:,(\d+(?:\.\d+)?))?$/i;

/** @returns {{hex: string, opacity: number}|null} hex: always six digits, lower case @param {string} text */
export function readColor(text) {
  const parts = COLOR.exec(text);
  if (!parts) return null;
  const digits = parts[1].length === 3 ? parts[1].replace(/./g, '$&$&') : parts[1];
  return { hex: '#' + digits.toLowerCase(), opacity: parts[2] === undefined ? 1 : Number(parts[2]) };
}

/**
 * Writes a colour the way another one is written: as short, in the same case.
 * @param {string} hex @param {number} opacity @param {string} like
 */
export function writeColor(hex, opacity, like) {
  const [, digits] = COLOR.exec(like) ?? [null, 'FFFFFF'];
  let written = hex.slice(1).toLowerCase();
  if (digits.length === 3 && /^(.)\1(.)\2(.)\3$/.test(written)) written = written[0] + written[2] + written[4];
  if (!/[a-f]/.test(digits)) written = written.toUpperCase();
  return '#' + written + (opacity < 1 ? ',' + trimmed(opacity, 3) : '');
}

/**
 * Returns a colour with more or less of one part, null if it is none.
 * @param {string} text @param {string} part r, g, b or a @param {number} by each part goes from 0 to 1
 */
export function liftedColor(text, part, by) {
  const color = readColor(text);
  if (!color) return null;
  /** @param {number} value */
  const lifted = value => Math.min(1, Math.max(0, value + by));
  if (part === 'a') return writeColor(color.hex, lifted(color.opacity), text);
  const at = 1 + 2 * 'rgb'.indexOf(part);
  const digits = Math.round(255 * lifted(parseInt(color.hex.slice(at, at + 2), 16) / 255)).toString(16).padStart(2, '0');
  return writeColor(color.hex.slice(0, at) + digits + color.hex.slice(at + 2), color.opacity, text);
}

/** Writes a number without an exponent and without zeros at its end. @param {number} value @param {number} decimals */
export function trimmed(value, decimals) {
  const text = value.toFixed(decimals);
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
}

/** Returns how many digits a written number has behind its point. @param {string} text */
export function decimalsOf(text) {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}
