/** Curves of the chosen rows: value over time as the engine plays it, with the keys on them. */
import { FONT } from '../ui/theme.js';
import { keyOf, kindOf, placeOf } from './doperows.js';
import { frameAt, NAMES, RULER, START, xOf } from './dopedraw.js';
/** @import { SourceKeys, Track, TrackKey } from '../engine/sourcekeys.js' */
/** @import { Frames, Sheet } from './dopedraw.js' */

/**
 * @typedef {{ track: Track, letter: string, color: string, values: Float64Array }} Curve
 * @typedef {{ curves: Curve[], low: number, high: number, from: number, to: number }} Curves the frames from and to, and
 *     the least and greatest value
 */

/** @type {Record<string, string>} */
const COLORS = { x: '#d9534f', y: '#4f9e54', r: '#4a86d8', i: '#b8860b', j: '#9467bd', g: '#4f9e54', b: '#4a86d8', a: '#7d8590' };

/** Pixels between two values. */
const STEP = 2;
const MARGIN = 14;

/** Returns the curves of some tracks over the frames that are seen. @param {SourceKeys} keys @param {Track[]} tracks @param {Frames} seen @returns {Curves} */
export function sampled(keys, tracks, seen) {
  const from = Math.max(0, Math.floor(frameAt(seen, NAMES)));
  const to = Math.max(from + 1, Math.ceil(frameAt(seen, seen.width)));
  // Whole frames are among them, where most keys are.
  const each = Math.max(1, Math.round((xOf(seen, 1) - xOf(seen, 0)) / STEP));
  const count = (to - from) * each + 1;
  /** @type {Map<string, number>} */
  const used = new Map();
  const curves = tracks.flatMap(track => [...track.letter === 'c' ? 'rgba' : track.letter].map(letter => {
    const color = track.slot && letter === 'r' ? COLORS.x : COLORS[letter] ?? COLORS.a;
    const before = used.get(color) ?? 0;
    used.set(color, before + 1);
    return { track, letter, color: before === 0 ? color : turned(color, before), values: keys.curve({ ...track, letter }, from, to, count) };
  })).filter(curve => curve.values.length > 0);
  let low = Infinity;
  let high = -Infinity;
  for (const { values } of curves) {
    for (const value of values) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  if (!(low <= high)) [low, high] = [0, 1];
  // What does not move lies in the middle.
  if (high - low < 1e-6) [low, high] = [low - 1, high + 1];
  return { curves, low, high, from, to };
}

/** @param {Sheet} sheet @param {number} value */
function yOf({ height, curves }, value) {
  const { low, high } = curves ?? { low: 0, high: 1 };
  return height - MARGIN - (value - low) / (high - low) * (height - RULER - 2 * MARGIN);
}

/** Returns how much of a value one pixel is. @param {Sheet} sheet */
export function valueOfPixel({ height, curves }) {
  return curves ? (curves.high - curves.low) / Math.max(1, height - RULER - 2 * MARGIN) : 0;
}

/** Returns what a curve has at a frame. @param {Curves} curves @param {Curve} curve @param {number} frame */
function valueAt({ from, to }, { values }, frame) {
  const at = Math.min(values.length - 1, Math.max(0, (frame - from) / (to - from) * (values.length - 1)));
  const before = Math.floor(at);
  const after = Math.min(values.length - 1, before + 1);
  return values[before] + (at - before) * (values[after] - values[before]);
}

/** Returns where the keys of all curves are drawn. @param {Sheet} sheet @returns {{ x: number, y: number, value: number, curve: Curve, key: TrackKey, index: number }[]} */
export function curveKeys(sheet) {
  const { curves } = sheet;
  if (!curves) return [];
  return curves.curves.flatMap(curve => curve.track.keys.flatMap((key, index) => {
    if (key.frame < curves.from - 1e-6 || key.frame > curves.to + 1e-6) return [];
    const value = valueAt(curves, curve, key.frame);
    return [{ x: xOf(sheet, key.frame), y: yOf(sheet, value), value, curve, key, index }];
  }));
}

/** Returns what a selected key gets if it is let go now. @param {Sheet} sheet @param {Curve} curve @param {number} value */
function lifted({ lift, part }, { track, letter }, value) {
  if (kindOf(track) !== 'colour') return value + lift;
  return letter === part ? Math.min(1, Math.max(0, value + lift)) : value;
}

/** @param {CanvasRenderingContext2D} context @param {Sheet} sheet */
export function drawCurves(context, sheet) {
  const { curves, width, height, colors } = sheet;
  if (!curves) return;
  context.fillStyle = colors.ground;
  context.fillRect(NAMES + 1, RULER, width, height);
  context.font = '12px ' + FONT;
  const lines = new Set([curves.low, curves.high, ...curves.low < 0 && curves.high > 0 ? [0] : []]);
  for (const value of curves.curves.length > 0 ? lines : []) {
    const y = Math.round(yOf(sheet, value)) + 0.5;
    context.strokeStyle = colors.line;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(NAMES + 1, y);
    context.lineTo(width, y);
    context.stroke();
    context.fillStyle = colors.quiet;
    context.fillText(String(Number(value.toFixed(2))), NAMES + 5, y - 7);
  }
  for (const curve of curves.curves) {
    context.strokeStyle = curve.color;
    context.lineWidth = 1.6;
    context.beginPath();
    curve.values.forEach((value, index) => {
      const frame = curves.from + index * (curves.to - curves.from) / (curve.values.length - 1);
      context.lineTo(xOf(sheet, frame), yOf(sheet, value));
    });
    context.stroke();
  }
  for (const { x, y, value, curve, key } of curveKeys(sheet)) {
    const selected = sheet.selected.has(keyOf(placeOf(curve.track, key.frame)));
    const at = selected ? xOf(sheet, sheet.shift(key.frame)) : x;
    context.fillStyle = selected ? colors.accent : curve.color;
    context.strokeStyle = colors.ground;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(at, selected ? yOf(sheet, lifted(sheet, curve, value)) : y, selected ? 5.5 : 4.5, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
  if (curves.curves.length > 0) return;
  context.fillStyle = colors.quiet;
  context.fillText('Choose rows on the left, or select keys, to see their curves. Attachments and flips have no curve.', START, RULER + 20);
}

/** Returns another hue of a colour, for the next curve of the same kind. @param {string} color @param {number} step */
const turned = (color, step) => `hsl(from ${color} calc(h + ${(step * 47) % 360}) s l)`;

/** Marks the name of a row with the colours of its curves. @param {CanvasRenderingContext2D} context @param {Curves} curves @param {Track} track @param {number} y */
export function drawCurveColors(context, { curves }, track, y) {
  curves.filter(curve => curve.track === track).forEach(({ color }, place) => {
    context.fillStyle = color;
    context.fillRect(8 + 4 * place, y - 5, 4, 10);
  });
}
