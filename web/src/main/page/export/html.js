/**
 * A page that plays by double click: the runtime and the character are inside, nothing is loaded.
 */
import { bytesOf } from '../files/document.js';

export async function htmlPage(shown, { animation, looks, background, title }) {
  const answer = await fetch('limber/limber.js');
  if (!answer.ok) throw new Error('The runtime could not be loaded: ' + answer.status);
  const runtime = await answer.text();
  const type = shown.kind === 'skf' ? 'application/zip' : 'text/plain;charset=utf-8';
  const source = `data:${type};base64,${base64(bytesOf(shown))}`;
  const attributes = [`src="${source}"`, 'autoplay', 'loop', 'controls'];
  if (animation) attributes.push(`animation="${escaped(animation)}"`);
  if (looks?.length) attributes.push(`${shown.kind === 'skf' ? 'styles' : 'skin'}="${escaped(looks.join(','))}"`);
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

function escaped(text) {
  return text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
}

function base64(bytes) {
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}
