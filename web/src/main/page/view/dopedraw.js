/** Draws the dope sheet: a ruler, rows, keys with their easings between them, loops, the playhead. */
/** @import { Row } from './doperows.js' */
/** @import { LoopBlock } from '../engine/sourcekeys.js' */
/** @import { Curves } from './dopecurves.js' */
import { shapeOf } from '../engine/easings.js';
import { FONT } from '../ui/theme.js';
import { drawCurveColors, drawCurves } from './dopecurves.js';
import { keyOf, kindOf, MARKS, placeOf, rowKey } from './doperows.js';
import { COARSE } from './touch.js';

export const RULER = COARSE ? 30 : 20;
export const ROW = COARSE ? 36 : 20;
export const NAMES = 132;
/** Where the first frame is: a box can be drawn from before its keys. */
export const START = NAMES + 18;
const RIGHT = 14;
/** What moves from key to key; the others switch. */
const MOVING = ['number', 'colour'];
/** How far from a key a pointer may be, in pixels. */
export const KEY_REACH = COARSE ? 18 : 7;

/**
 * @typedef {object} Frames what of the time is seen
 * @property {number} width
 * @property {number} last the last frame that there is room for
 * @property {number} from the first frame that is seen
 * @property {number} span how many frames are seen
 */

/**
 * @typedef {object} Preview what a hand is doing, and has not done yet
 * @property {number} lift by how much the values of selected keys are being changed
 * @property {string} part of colours that is lifted: r, g, b or a; '' for none
 * @property {(frame: number) => number} shift where selected keys are shown while they are dragged
 * @property {{ x: number, y: number, width: number, height: number } | null} box
 */

/** @type {Preview} */
export const NO_PREVIEW = { lift: 0, part: '', shift: frame => frame, box: null };

/**
 * @typedef {Frames & Preview & Content} Sheet what is drawn
 *
 * @typedef {object} Content
 * @property {number} height
 * @property {number} scroll pixels of rows above the first that is seen
 * @property {number} now the playhead's frame; -Infinity if there is none
 * @property {Row[]} rows
 * @property {Set<string>} folded
 * @property {string[]} owners of the rows of bones and slots that are selected
 * @property {Set<string>} selected keys by what keyOf says
 * @property {Set<string>} chosen rows whose curves are seen, by what rowKey says
 * @property {Curves | null} curves seen instead of the keys by rows
 * @property {{ row: number, frame: number } | null} focus
 * @property {Record<'ground' | 'raised' | 'line' | 'text' | 'quiet' | 'accent' | 'second', string>} colors
 */

/** @param {Frames} frames @param {number} frame */
export function xOf({ from, span, width }, frame) {
  return START + (frame - from) / span * (width - START - RIGHT);
}

/** @param {Frames} frames @param {number} x */
export function frameAt({ from, span, width }, x) {
  return from + (x - START) / Math.max(1, width - START - RIGHT) * span;
}

/** @param {CanvasRenderingContext2D} context @param {Sheet} sheet */
export function drawSheet(context, sheet) {
  const { width, height, rows, scroll, colors } = sheet;
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, width, height);
  context.font = '13px ' + FONT;
  context.textBaseline = 'middle';
  const first = Math.max(0, Math.floor(scroll / ROW));
  const end = Math.min(rows.length, Math.ceil((scroll + height - RULER) / ROW));
  for (let i = first; i < end; i++) drawRow(context, sheet, i, RULER + i * ROW - scroll);
  // What is before the first frame that is seen lies below the names.
  context.save();
  context.beginPath();
  context.rect(NAMES + 1, RULER, width, height);
  context.clip();
  if (sheet.curves) drawCurves(context, sheet);
  else for (let i = first; i < end; i++) drawMarks(context, sheet, i, RULER + i * ROW - scroll);
  context.restore();
  drawRuler(context, sheet);
  const x = Math.round(xOf(sheet, sheet.now)) + 0.5;
  if (x > NAMES) drawPlayhead(context, sheet, x);
  if (sheet.box) {
    context.strokeStyle = colors.second;
    context.lineWidth = 1;
    context.strokeRect(sheet.box.x + 0.5, sheet.box.y + 0.5, sheet.box.width, sheet.box.height);
  }
}

/** @param {CanvasRenderingContext2D} context @param {Sheet} sheet @param {number} x */
function drawPlayhead(context, { colors, height }, x) {
  context.strokeStyle = colors.accent;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(x, 4);
  context.lineTo(x, height);
  context.stroke();
  context.fillStyle = colors.accent;
  context.beginPath();
  context.moveTo(x - 5, 2);
  context.lineTo(x + 5, 2);
  context.lineTo(x, 10);
  context.fill();
}

/** @param {CanvasRenderingContext2D} context @param {Sheet} sheet */
function drawRuler(context, sheet) {
  const { width, colors, from, span } = sheet;
  context.fillStyle = colors.raised;
  context.fillRect(0, 0, width, RULER);
  const pixels = xOf(sheet, 1) - xOf(sheet, 0);
  const gap = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000].find(step => step * pixels >= 34) ?? 10_000;
  context.textAlign = 'center';
  for (let frame = Math.ceil(from / gap) * gap; frame <= from + span; frame += gap) {
    const x = Math.round(xOf(sheet, frame)) + 0.5;
    context.fillStyle = colors.quiet;
    context.fillText(String(frame), x, RULER / 2);
    context.strokeStyle = colors.line;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, RULER - 4);
    context.lineTo(x, RULER);
    context.stroke();
  }
  context.textAlign = 'left';
  context.fillStyle = colors.quiet;
  context.fillText('frame', 10, RULER / 2);
}

/** @param {CanvasRenderingContext2D} context @param {Sheet} sheet @param {number} index @param {number} y */
function drawRow(context, sheet, index, y) {
  const { width, colors } = sheet;
  const row = sheet.rows[index];
  const middle = y + ROW / 2;
  if (!row.track) {
    context.fillStyle = colors.raised;
    context.fillRect(0, y, width, ROW);
  }
  if (sheet.curves && (sheet.chosen.has(rowKey(row)) || sheet.chosen.has(row.owner))) {
    context.fillStyle = colors.accent;
    context.fillRect(0, y, 4, ROW - 1);
  }
  const isSelected = sheet.owners.includes(row.owner);
  if (isSelected) {
    context.fillStyle = colors.second;
    context.fillRect(NAMES - 3, y, 3, ROW - 1);
  }
  if (sheet.curves && row.track) drawCurveColors(context, sheet.curves, row.track, middle);
  context.fillStyle = row.track ? colors.quiet : isSelected ? colors.accent : colors.text;
  context.save();
  context.beginPath();
  context.rect(0, y, NAMES, ROW);
  context.clip();
  context.fillText(row.track ? row.label : (sheet.folded.has(row.owner) ? '▸ ' : '▾ ') + row.label, row.track ? 26 : 8, middle);
  context.restore();
  context.strokeStyle = colors.line;
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(0, y + ROW - 0.5);
  context.lineTo(width, y + ROW - 0.5);
  context.moveTo(NAMES + 0.5, y);
  context.lineTo(NAMES + 0.5, y + ROW);
  context.stroke();
}

/** @param {CanvasRenderingContext2D} context @param {Sheet} sheet @param {number} index @param {number} y */
function drawMarks(context, sheet, index, y) {
  const { colors } = sheet;
  const row = sheet.rows[index];
  const middle = y + ROW / 2;
  if (row.track) {
    drawLoops(context, sheet, row.track.loops, y);
    drawEasings(context, sheet, row, middle);
  }
  for (const mark of row.marks) {
    const selected = mark.keys.some(({ track, key }) => sheet.selected.has(keyOf(placeOf(track, key.frame))));
    const x = xOf(sheet, selected ? sheet.shift(mark.frame) : mark.frame);
    const shared = mark.keys.some(({ key }) => key.shares > 1);
    const focused = sheet.focus?.row === index && Math.abs(sheet.focus.frame - mark.frame) < 1e-4;
    const draw = row.owner === MARKS ? drawFlag : drawDiamond;
    draw(context, x, middle, row.track ? 5 : 4, selected ? colors.accent : shared ? colors.second : colors.text, row.track !== null, focused ? colors.second : null);
  }
}

/**
 * @param {CanvasRenderingContext2D} context @param {number} x @param {number} y @param {number} r @param {string} color
 * @param {boolean} filled @param {string | null} ring
 */
function drawDiamond(context, x, y, r, color, filled, ring) {
  context.beginPath();
  context.moveTo(x - r, y);
  context.lineTo(x, y - r);
  context.lineTo(x + r, y);
  context.lineTo(x, y + r);
  context.closePath();
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = 1.4;
  if (filled) context.fill();
  else context.stroke();
  if (!ring) return;
  context.strokeStyle = ring;
  context.strokeRect(x - r - 3, y - r - 3, 2 * r + 6, 2 * r + 6);
}

/** A flag whose pole stands on its frame: @type {typeof drawDiamond} */
function drawFlag(context, x, y, r, color, filled, ring) {
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = 1.4;
  context.beginPath();
  context.moveTo(x, y + r + 2);
  context.lineTo(x, y - r - 1);
  context.lineTo(x + 2 * r - 1, y - r / 2 + 0.5);
  context.lineTo(x, y + 1);
  context.stroke();
  if (filled) context.fill();
  if (!ring) return;
  context.strokeStyle = ring;
  context.strokeRect(x - r - 3, y - r - 3, 2 * r + 6, 2 * r + 6);
}

/** A line for even easing, a curve of its shape for the others. @param {CanvasRenderingContext2D} context @param {Sheet} sheet @param {Row} row @param {number} y */
function drawEasings(context, sheet, row, y) {
  const keys = row.track?.keys ?? [];
  context.strokeStyle = sheet.colors.quiet;
  context.lineWidth = 1;
  context.globalAlpha = 0.75;
  context.beginPath();
  for (let i = 0; i + 1 < keys.length; i++) {
    const from = xOf(sheet, keys[i].frame) + 6;
    const to = xOf(sheet, keys[i + 1].frame) - 6;
    if (to - from < 3 || !row.track || !MOVING.includes(kindOf(row.track)) || keys[i].value === keys[i + 1].value) continue;
    const shape = keys[i].easing === 'li' ? [0.5, 0.5] : shapeOf(keys[i].easing);
    shape.forEach((way, step) => {
      const x = from + step / (shape.length - 1) * (to - from);
      if (step === 0) context.moveTo(x, y + 5 - 10 * way);
      else context.lineTo(x, y + 5 - 10 * way);
    });
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} context @param {Sheet} sheet @param {LoopBlock[]} loops @param {number} y */
function drawLoops(context, sheet, loops, y) {
  context.strokeStyle = sheet.colors.second;
  context.fillStyle = sheet.colors.second;
  context.lineWidth = 1.2;
  for (const { fromFrame, toFrame, runs, depth } of loops) {
    const from = xOf(sheet, fromFrame) - 7 + 2 * depth;
    const to = xOf(sheet, toFrame) + 7 - 2 * depth;
    if (to < NAMES || from > sheet.width) continue;
    context.beginPath();
    context.moveTo(from + 4, y + 2.5);
    context.lineTo(from, y + 2.5);
    context.lineTo(from, y + ROW - 3);
    context.lineTo(from + 4, y + ROW - 3);
    context.moveTo(to - 4, y + 2.5);
    context.lineTo(to, y + 2.5);
    context.lineTo(to, y + ROW - 3);
    context.lineTo(to - 4, y + ROW - 3);
    context.stroke();
    context.fillText('×' + runs, countX(sheet, toFrame, depth), y + ROW / 2);
  }
}

/** Returns where a loop's count is written. @param {Sheet} sheet @param {number} toFrame @param {number} depth */
export function countX(sheet, toFrame, depth) {
  return Math.min(xOf(sheet, toFrame) + 11 - 2 * depth, sheet.width - 22) + 16 * depth;
}
