/** What the local server is asked to render: see docs/studio-server.md. */
import { toBase64 } from '../document/base64.js';
/** @import { StudioDocument } from '../document/studio.js' */
/** @import { Shown } from '../view/viewport.js' */
/** @import { Wanted } from './exportdialog.js' */

/** @param {StudioDocument} shown @param {Wanted} wanted @param {Partial<Shown>} seen */
export function serverRequest(shown, wanted, seen) {
  const source = shown.kind === 'skf'
    ? { skf: toBase64(shown.bytes) }
    : { text: shown.text, ...(shown.origin.path ? { path: shown.origin.path } : {}) };
  return {
    ...source,
    format: wanted.format.id,
    animations: wanted.animations,
    ...(seen.skins?.length ? { skins: seen.skins } : {}),
    fps: wanted.fps, width: wanted.side, padding: wanted.padding,
    ...(wanted.background ? { background: wanted.background } : {}),
  };
}
