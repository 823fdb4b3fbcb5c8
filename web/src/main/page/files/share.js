/**
 * The whole document, deflated, in the address: what stands behind "#" is never sent to a server.
 */
import { fromBase64Url } from '../document/base64.js';
import { bytesOf, documentFrom } from '../document/document.js';
import { hashOf, readHash } from './sharehash.js';
/** @import { StudioDocument } from '../document/studio.js' */

/** What browsers and chat programs still carry well. */
const LONGEST = 400000;

/** @param {StudioDocument} shown */
export async function shareLink(shown) {
  const packed = await through(bytesOf(shown), new CompressionStream('deflate-raw'));
  const hash = hashOf(shown.name, shown.kind, packed);
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
    const bytes = await through(fromBase64Url(data), new DecompressionStream('deflate-raw'), 64 << 20);
    return documentFrom(name, bytes, { type: 'share' });
  } catch (error) {
    throw new Error(`The link is damaged: ${name} could not be unpacked. Ask for a new one; some programs cut off long links.`, { cause: error });
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} transform */
async function through(bytes, transform, most = Infinity) {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      reader.cancel();
      throw new Error('too large');
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
