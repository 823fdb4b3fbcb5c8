/**
 * A document as it stands in an address: #doc=NAME/KIND/DATA, with DATA in base64url, and behind it /NAME/DATA for each image;
 * #embed&doc=… for a player alone.
 */
import { toBase64Url } from '../document/base64.js';

/** @param {string} name @param {'skel2d' | 'skf'} kind @param {Uint8Array} data @param {Map<string, Uint8Array>} images */
export function hashOf(name, kind, data, images) {
  const beside = [...images].map(([image, bytes]) => `/${encodeURIComponent(image)}/${toBase64Url(bytes)}`);
  return `#doc=${encodeURIComponent(name)}/${kind}/${toBase64Url(data)}${beside.join('')}`;
}

/** Returns what an address carries, DATA as it stands there, or null if it carries nothing. @param {string} hash */
export function readHash(hash) {
  const found = /^#(?:embed&)?doc=([^/]*)\/(skel2d|skf)\/([\w-]*)((?:\/[^/]*\/[\w-]*)*)$/.exec(hash);
  if (!found) return null;
  const images = [...found[4].matchAll(/\/([^/]*)\/([\w-]*)/g)].map(([, image, data]) => ({ image: decoded(image), data }));
  return { name: decoded(found[1]).replace(/[\\/]/g, '') || 'shared.skel2d', data: found[3], images };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
