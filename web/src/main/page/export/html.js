/**
 * A page that plays by double click: the runtime and the character are inside, nothing is loaded.
 */
import { toBase64 } from '../document/base64.js';
import { bytesOf } from '../document/document.js';
/** @import { StudioDocument } from '../document/studio.js' */

/**
 * @param {StudioDocument} shown
 * @param {{ animation?: string, skins?: string[], background?: string, title?: string }} options
 */
export async function htmlPage(shown, { animation, skins, background, title }) {
  const answer = await fetch('limber/limber.js');
  if (!answer.ok) throw new Error('Cannot load the runtime: ' + answer.status);
  const runtime = await answer.text();
  const type = shown.kind === 'skf' ? 'application/zip' : 'text/plain;charset=utf-8';
  const source = `data:${type};base64,${toBase64(bytesOf(shown))}`;
  const attributes = [`src="${source}"`, 'autoplay', 'loop', 'controls'];
  if (animation) attributes.push(`animation="${escaped(animation)}"`);
  if (skins?.length) attributes.push(`${shown.kind === 'skf' ? 'styles' : 'skin'}="${escaped(skins.join(','))}"`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title ?? shown.name)}</title>
<style>
html, body { height: 100%; margin: 0; background: ${escaped(background ?? '#20262f')}; }
limber-player { display: block; width: 100%; height: 100%; }
</style>
<limber-player ${attributes.join(' ')}></limber-player>
<script type="module">
${runtime.replace(/<\/script/gi, '<\\/script')}
</script>
</html>
`;
}

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"]/g, sign => ENTITIES[sign]);
}
