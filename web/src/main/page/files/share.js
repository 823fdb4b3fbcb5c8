/**
 * The whole document, deflated, in the address: what stands behind "#" is never sent to a server.
 */
import { bytesOf, documentFrom } from '../document/document.js';
import { packed, unpacked } from './deflate.js';
import { hashOf, readHash } from './sharehash.js';
/** @import { StudioDocument } from '../document/studio.js' */

/** What browsers and chat programs still carry well. */
const LONGEST = 400000;

/** @param {StudioDocument} shown */
export async function shareLink(shown) {
  const hash = hashOf(shown.name, shown.kind, await packed(bytesOf(shown)));
  if (hash.length > LONGEST) {
    throw new Error(`${shown.name} is too large for a link: it would have ${hash.length} characters, and the limit is ${LONGEST}. Send the file instead.`);
  }
  return location.origin + location.pathname + hash;
}

/** Returns the document of an address, or null if it carries none. @param {string} hash */
export async function documentFromLink(hash) {
  const found = readHash(hash);
  if (!found) return null;
  const { name, data } = found;
  try {
    return documentFrom(name, await unpacked(data), { type: 'share' });
  } catch (error) {
    throw new Error(`The link is damaged: ${name} could not be unpacked. Ask for a new one; some programs cut off long links.`, { cause: error });
  }
}
