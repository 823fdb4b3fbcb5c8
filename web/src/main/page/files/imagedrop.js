/**
 * Images that are dropped on a text: those that it names are attached, others become slots on new bones. They are
 * checked before anything changes, and written beside the text where it is a file of the server's folder.
 */
import { imagesIn } from '../document/document.js';
import { limber } from '../engine/limber.js';
import { readSource } from '../engine/sourcetext.js';
import { toast } from '../ui/toast.js';
import { checkedImages } from './imagecheck.js';
import { freeImageName, imageName, isNamed } from './imagenames.js';
import { writeDropped } from './imagewriter.js';
import { canvasOf, inOrder, spritesOf } from './layers.js';
import { openRasterLayers } from './openraster.js';
/** @import { PickedFile } from '../ui/filepicker.js' */
/** @import { Studio, TextDocument } from '../document/studio.js' */
/** @import { Folder } from './folder.js' */
/** @import { Checked } from './imagecheck.js' */
/** @import { Canvas, Layer } from './layers.js' */

/** @typedef {Checked & { image: string }} Image */

/**
 * Adds images to the shown text.
 * @param {Studio} studio @param {Folder | null} folder @param {PickedFile[]} picked @param {{ x: number, y: number }} at y up
 */
export async function dropImages(studio, folder, picked, at) {
  const shown = studio.document;
  if (shown?.kind !== 'skel2d') throw new Error('SkelForm files cannot be changed here. Open a .skel2d text, or a new one, and drop the images there.');
  const raster = await openRasterLayers(picked);
  const files = raster?.files ?? picked.map(({ file, path = file.name }) => ({ file, path })).sort((a, b) => inOrder(a.path, b.path));
  if (files.length === 0) throw new Error('There are no visible layers in it.');
  const [checked, problems] = await checkedImages(files);
  const { named, added } = assigned(checked, imagesIn(shown));
  const note = folder ? await writeDropped(folder, shown, named, added) : '';
  if (note === null || studio.document !== shown) return;
  for (const { image, bytes } of [...named, ...added]) shown.images.set(image, bytes);
  studio.emit('images');
  const problem = addSprites(studio, shown, added, raster?.canvas ?? canvasOf(checked), at);
  tell(studio, named.length, problem ? 0 : added.length, note);
  if (problem) problems.push(problem);
  if (problems.length > 0) toast(problems.slice(0, 3).join(' ') + (problems.length > 3 ? ` And ${problems.length - 3} more.` : ''), 'refusal');
}

/**
 * Returns the place of the skeleton, y up, that is shown at a place of the page; what is dropped beside the pictures goes
 * to the middle of the active one. In whole units, because a unit is a pixel of an image.
 * @param {Studio} studio @param {{ x: number, y: number } | null} at
 */
export function modelPoint({ viewports, activeViewport }, at) {
  for (const { pane, camera } of at ? viewports : []) {
    const { left, top, right, bottom } = pane.picture.getBoundingClientRect();
    if (at && at.x >= left && at.x < right && at.y >= top && at.y < bottom) {
      return { x: Math.round(camera.modelX(at.x - left)), y: Math.round(camera.modelY(at.y - top)) };
    }
  }
  const { x, y } = viewports[activeViewport].camera;
  return { x: Math.round(x), y: Math.round(y) };
}

/**
 * Finds out which of the images a text names, each name once, and what the others are to be called.
 * @param {Checked[]} checked @param {string[]} names
 */
function assigned(checked, names) {
  const left = new Set(names);
  const taken = new Set(names);
  /** @type {Image[]} */
  const named = [];
  /** @type {Image[]} */
  const added = [];
  for (const one of checked) {
    const known = [...left].find(name => isNamed(name, one.path));
    const image = known ?? freeImageName(imageName(one.path), name => taken.has(name));
    left.delete(image);
    taken.add(image);
    (known ? named : added).push({ ...one, image });
  }
  return { named, added };
}

/**
 * Writes them into the text, in one step; returns why not, empty if it did.
 * @param {Studio} studio @param {TextDocument} shown @param {Layer[]} added @param {Canvas | null} canvas @param {{ x: number, y: number }} at
 */
function addSprites(studio, shown, added, canvas, at) {
  if (added.length === 0) return '';
  const source = readSource(limber.core, shown.text, shown.name);
  const { edits, refusal } = source.addSprites(spritesOf(added, canvas, at));
  if (refusal) return refusal + '.';
  const before = bonesIn(shown);
  studio.edit(edits.map(({ from, to, text }) => ({ from, to, insert: text })), { by: 'picture' });
  studio.selectAll(bonesIn(shown).filter(name => !before.includes(name)).map(name => ({ kind: 'bone', name, index: -1, by: 'picture' })));
  return '';
}

/** @param {Studio} studio @param {number} attached @param {number} added @param {string} note */
function tell(studio, attached, added, note) {
  const said = [attached ? `${images(attached)} attached` : '', added ? `${images(added)} added` : ''].filter(Boolean).join(', ');
  if (note && said) toast(note);
  studio.announce(said);
}

/** @param {number} count */
function images(count) {
  return count === 1 ? '1 image' : count + ' images';
}

/** @param {TextDocument} shown */
function bonesIn({ text, name }) {
  const character = limber.readSkel2d(text, name);
  const bones = character.bones.map(bone => bone.name);
  character.dispose();
  return bones;
}
