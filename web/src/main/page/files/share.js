/**
 * The whole document in the address: what stands behind "#" is never sent to a server. The form is
 * #doc=NAME/KIND/DATA with DATA deflated and written in base64url.
 */
import { fromBase64Url, toBase64Url } from '../document/base64.js';
import { bytesOf, documentFrom } from '../document/document.js';

/** What browsers and chat programs still carry well. */
const LONGEST = 400000;

export async function shareLink(shown) {
  const packed = await through(bytesOf(shown), new CompressionStream('deflate-raw'));
  const hash = `#doc=${encodeURIComponent(shown.name)}/${shown.kind}/${toBase64Url(packed)}`;
  if (hash.length > LONGEST) {
    throw new Error(`${shown.name} is too large for a link: it would have ${hash.length} characters, and the limit is ${LONGEST}. Send the file instead.`);
  }
  return location.origin + location.pathname + hash;
}

/** Returns the document of an address, or null if it carries none. */
export async function documentFromLink(hash) {
  const found = /^#doc=([^/]*)\/(skel2d|skf)\/([\w-]*)$/.exec(hash);
  if (!found) return null;
  const name = decodeURIComponent(found[1]).replace(/[\\/]/g, '') || 'shared.skel2d';
  try {
    const bytes = await through(fromBase64Url(found[3]), new DecompressionStream('deflate-raw'), 64 << 20);
    return documentFrom(name, bytes, { type: 'share' });
  } catch (error) {
    throw new Error(`The link is damaged: ${name} could not be unpacked. Ask for a new one; some programs cut off long links.`, { cause: error });
  }
}

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
