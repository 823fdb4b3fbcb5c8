/**
 * The whole document, deflated, in the address: what stands behind "#" is never sent to a server.
 */
import { fromBase64Url } from '../document/base64.js';
import { bytesOf, documentFrom, filesBeside } from '../document/document.js';
import { packed, unpacked } from './deflate.js';
import { hashOf, readHash } from './sharehash.js';
/** @import { StudioDocument } from '../document/studio.js' */

/** What browsers and chat programs still carry well. */
const LONGEST = 400000;

/**
 * Returns a link, and how many images are too large for it: all or none.
 * @param {StudioDocument} shown
 */
export async function shareLink(shown) {
  const data = await packed(bytesOf(shown));
  const images = filesBeside(shown);
  const whole = hashOf(shown.name, shown.kind, data, images);
  const hash = whole.length > LONGEST ? hashOf(shown.name, shown.kind, data, new Map()) : whole;
  if (hash.length > LONGEST) {
    throw new Error(`${shown.name} is too large for a link: it would have ${hash.length} characters, and the limit is ${LONGEST}. Send the file instead.`);
  }
  return { link: location.origin + location.pathname + hash, left: hash === whole ? 0 : images.size };
}

/** Returns the document of an address, or null if it carries none. @param {string} hash */
export async function documentFromLink(hash) {
  const found = readHash(hash);
  if (!found) return null;
  const { name, data, images } = found;
  try {
    return documentFrom(name, await unpacked(data), { type: 'share' }, new Map(images.map(one => [one.image, fromBase64Url(one.data)])));
  } catch (error) {
    throw new Error(`The link is damaged: ${name} could not be unpacked. Ask for a new one; some programs cut off long links.`, { cause: error });
  }
}
