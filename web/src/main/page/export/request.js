/** What the local server is asked to render: see docs/studio-server.md. */
import { toBase64 } from '../document/base64.js';

export function serverRequest(shown, wanted, seen) {
  const source = shown.kind === 'skf'
    ? { skf: toBase64(shown.bytes) }
    : { text: shown.text, ...(shown.origin.path ? { path: shown.origin.path } : {}) };
  return {
    ...source,
    format: wanted.format.id,
    animations: wanted.animation ? [wanted.animation] : [],
    ...(seen.skins?.length ? { skins: seen.skins } : {}),
    fps: wanted.fps, width: wanted.side, padding: wanted.padding,
    ...(wanted.background ? { background: wanted.background } : {}),
  };
}
