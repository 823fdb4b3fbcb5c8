/** Documents as small as links need them. */
import { fromBase64Url } from '../document/base64.js';

/** No document is larger; a few letters could unpack to anything. */
const LARGEST = 64 << 20;

/** @param {Uint8Array<ArrayBuffer>} bytes */
export function packed(bytes) {
  return through(bytes, new CompressionStream('deflate-raw'));
}

/** @param {string} data base64url */
export function unpacked(data) {
  return through(fromBase64Url(data), new DecompressionStream('deflate-raw'), LARGEST);
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
