/** What the local server is asked to render: see docs/studio-server.md. */
import { toBase64Url } from '../files/share.js';

export function serverRequest(shown, wanted, seen) {
  const source = shown.kind === 'skf'
    ? { skf: toBase64Url(shown.bytes).replace(/-/g, '+').replace(/_/g, '/') }
    : { text: shown.text, ...(shown.origin.path ? { path: shown.origin.path } : {}) };
  return {
    ...source,
    format: wanted.format.id,
    animations: wanted.animation ? [wanted.animation] : [],
    ...(seen.look?.length ? { skins: seen.look } : {}),
    fps: wanted.fps, width: wanted.side, padding: wanted.padding,
    ...(wanted.background ? { background: wanted.background } : {}),
  };
}
