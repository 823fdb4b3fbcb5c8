/**
 * A page that plays by double click: the runtime and the character are inside, nothing is loaded.
 * `limber convert` fills the same template.
 */
import { toBase64 } from '../document/base64.js';
import { bytesOf } from '../document/document.js';
/** @import { Character } from '../limber/character.js' */
/** @import { StudioDocument } from '../document/studio.js' */

/**
 * @param {StudioDocument} shown @param {Character} character
 * @param {{ animation?: string, skins?: string[], background?: string }} options
 */
export async function htmlPage(shown, character, { animation, skins, background }) {
  const [template, runtime] = await Promise.all([loaded('export/player.html.txt'), loaded('limber/limber.js')]);
  /** @type {Record<string, string>} */
  const images = {};
  for (const image of shown.kind === 'skf' ? [] : character.images) {
    const blob = character.encodedImage(image);
    if (blob) images[image] = `data:${blob.type || 'image/png'};base64,${toBase64(new Uint8Array(await blob.arrayBuffer()))}`;
  }
  /** @type {Record<string, string>} */
  const attributes = {};
  if (animation) attributes.animation = animation;
  if (skins?.length) attributes[shown.kind === 'skf' ? 'styles' : 'skin'] = skins.join(',');
  const marks = shown.kind === 'skf' && shown.marks ? toBase64(shown.marks) : undefined;
  const page = { name: shown.name, data: toBase64(bytesOf(shown)), marks, images, attributes, background };
  // The character last: its text may hold anything.
  return template
    .replace('{{runtime}}', () => runtime.replace(/<\/script/gi, end => '<\\' + end.slice(1)))
    .replace('{{character}}', () => JSON.stringify(page).replaceAll('<', '\\u003c'));
}

/** @param {string} path */
async function loaded(path) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error('Cannot load the player: ' + answer.status);
  return answer.text();
}
