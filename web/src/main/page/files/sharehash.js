/** A document as it stands in an address: #doc=NAME/KIND/DATA, with DATA in base64url; #embed&doc=… for a player alone. */
import { toBase64Url } from '../document/base64.js';

/** @param {string} name @param {'skel2d' | 'skf'} kind @param {Uint8Array} data */
export function hashOf(name, kind, data) {
  return `#doc=${encodeURIComponent(name)}/${kind}/${toBase64Url(data)}`;
}

/** Returns what an address carries, DATA as it stands there, or null if it carries nothing. @param {string} hash */
export function readHash(hash) {
  const found = /^#(?:embed&)?doc=([^/]*)\/(skel2d|skf)\/([\w-]*)$/.exec(hash);
  return found && { name: decoded(found[1]).replace(/[\\/]/g, '') || 'shared.skel2d', data: found[3] };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
