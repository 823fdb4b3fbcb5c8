/** Names beside bones. Those that would cover each other are left out, the important ones last. */
import { FONT } from '../ui/theme.js';
import { joint, shortName } from './skeleton.js';
/** @import { Marks } from './bones.js' */
/** @import { ShowingViewport } from './viewport.js' */

const LABEL_FONT = '12px ' + FONT;
const HEIGHT = 16;
const PAD = 4;

/**
 * Places boxes beside points: to the right, left, above or below, wherever it is free.
 *
 * @param {{x: number, y: number, width: number}[]} wanted the most important first
 * @returns {({x: number, y: number}|null)[]} upper left corners; null where there was no room
 * @param {number} width @param {number} height
 */
export function placeLabels(wanted, width, height) {
  /** @type {{ x: number, y: number, right: number, bottom: number }[]} */
  const taken = [];
  return wanted.map(one => {
    const places = [
      [one.x + 8, one.y - HEIGHT / 2],
      [one.x - 8 - one.width, one.y - HEIGHT / 2],
      [one.x - one.width / 2, one.y - 8 - HEIGHT],
      [one.x - one.width / 2, one.y + 8],
    ];
    for (const [x, y] of places) {
      if (x < 0 || y < 0 || x + one.width > width || y + HEIGHT > height) continue;
      const box = { x, y, right: x + one.width, bottom: y + HEIGHT };
      if (taken.some(other => box.x < other.right && other.x < box.right && box.y < other.bottom && other.y < box.bottom)) continue;
      taken.push(box);
      return { x, y };
    }
    return null;
  });
}

/** @param {CanvasRenderingContext2D} context @param {ShowingViewport} viewport @param {Marks} marks */
export function drawLabels(context, viewport, marks) {
  const { character, camera } = viewport;
  context.font = LABEL_FONT;
  context.textBaseline = 'middle';
  const wanted = character.bones
    .map((bone, index) => ({ index, text: shortName(bone.name), rank: marks.selected.has(index) ? 2 : index === marks.hovered ? 1 : 0, length: bone.length }))
    .filter(one => viewport.choices.labels || one.rank > 0)
    .map(one => ({ ...one, ...joint(viewport, one.index), width: context.measureText(one.text).width + 2 * PAD }))
    .filter(one => one.x > -one.width && one.y > -HEIGHT && one.x < camera.width + one.width && one.y < camera.height + HEIGHT)
    .sort((a, b) => b.rank - a.rank || b.length - a.length || a.index - b.index);
  const places = placeLabels(wanted, camera.width, camera.height);
  wanted.forEach((one, at) => {
    const place = places[at];
    if (!place) return;
    const strong = one.rank === 2;
    context.beginPath();
    context.roundRect(Math.round(place.x), Math.round(place.y), one.width, HEIGHT, 4);
    context.globalAlpha = 0.86;
    context.fillStyle = strong ? marks.colors.accent : marks.colors.raised;
    context.fill();
    context.globalAlpha = 1;
    context.lineWidth = 1;
    context.strokeStyle = marks.colors.line;
    context.stroke();
    context.fillStyle = strong ? marks.colors.onAccent : marks.colors.text;
    context.fillText(one.text, Math.round(place.x) + PAD, Math.round(place.y) + HEIGHT / 2 + 0.5);
  });
}
