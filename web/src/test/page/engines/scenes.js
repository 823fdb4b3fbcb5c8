// An L of two parts, once as a figure and once as the engine's own shapes: whatever a scene does with it, both look the same.
import { readSkel2d } from 'limber';
import { apart } from './picture.js';

export const character = readSkel2d(
  'skeleton\n\tl\n\t\t@bar :rect x45 y20 w90 h40 t0 f#D33\n\t\t@post :rect x15 y60 w30 h80 t0 f#33D\n', 'l.skel2d');

/** Colour, left, top, width and height of the same parts, y down. */
export const RECTANGLES = [[0xdd3333, 0, -40, 90, 40], [0x3333dd, 0, -100, 30, 80]];

/** Returns how far two pictures of a scene are apart, and how much is on them. */
export async function compared(picture, figure, shapes) {
  return apart(await picture(shapes), await picture(figure));
}
