/** The export dialog: choices on the left, progress below; resolves to the choices or null. */
import { byId, el } from '../ui/element.js';
import { isConverted } from './formats.js';
import { ExportPreview } from './exportpreview.js';
import { SIDES } from './settings.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Shown } from '../view/viewport.js' */
/** @import { Format } from './formats.js' */

/**
 * @typedef {{ format: Format, animations: string[], time: number, side: number, fps: number, padding: number, background: string }} Wanted
 *     no animations: the setup pose; time: the moment of a still, in seconds
 */

/**
 * @param {Studio} studio @param {Format[]} formats @param {Partial<Shown>} shown
 * @returns {Promise<Wanted | null>}
 */
export function chooseExport(studio, formats, shown) {
  const kept = { format: 'gif', side: 512, background: '', padding: 8, all: false, ...studio.settings.export };
  /** @param {string} id @param {[key: string | number, label: string][]} entries @param {string} value */
  const select = (id, entries, value) => el('select', { class: 'field', id, name: id },
    entries.map(([key, label]) => el('option', { value: key, selected: String(key) === String(value) }, label)));
  /** @param {string} id @param {number} value @param {number} min @param {number} max */
  const number = (id, value, min, max) => el('input', { class: 'field', type: 'number', id, value: String(value), min: String(min), max: String(max) });

  /** @type {[string, string][]} */
  const animations = studio.character?.animations.map(one => [one.name, one.name]) ?? [];
  const first = shown.animation ?? animations[0]?.[0] ?? '';
  const chosen = () => formats.find(one => one.id === fields.format.value) ?? formats[0];

  const fields = {
    format: select('export-format', formats.map(format => [format.id, format.title]), kept.format),
    animation: select('export-animation', [['', 'Setup pose'], ...animations], first),
    all: el('input', { type: 'checkbox', id: 'export-all', checked: kept.all }),
    side: select('export-side', SIDES.map(side => [side, side + ' px']), kept.side),
    fps: number('export-fps', shown.fps || 30, 1, 60),
    padding: number('export-padding', kept.padding, 0, 256),
    transparent: el('input', { type: 'checkbox', id: 'export-transparent', checked: !kept.background }),
    background: el('input', { type: 'color', class: 'field', id: 'export-background', value: kept.background || '#ffffff', 'aria-label': 'Background colour' }),
  };
  const note = el('p', { class: 'quiet', id: 'export-note' });
  const preview = new ExportPreview(studio, shown.skins ?? []);
  const rows = {
    animation: row('Animation', fields.animation),
    all: row('All animations', fields.all),
    side: row('Size', fields.side),
    fps: row('FPS', fields.fps),
    padding: row('Padding', fields.padding),
    background: row('Background', el('div', { class: 'row' }, el('label', {}, fields.transparent, ' transparent'), fields.background)),
  };
  const follow = () => {
    const format = chosen();
    const drawn = !isConverted(format);
    const isSheet = format.id === 'sheet' && animations.length > 1;
    visible(rows.animation, format.id !== 'skf');
    visible(rows.all, isSheet);
    fields.animation.disabled = isSheet && fields.all.checked;
    visible(rows.fps, format.animated && drawn);
    for (const part of [rows.side, rows.padding]) visible(part, drawn);
    visible(rows.background, drawn || format.id === 'html');
    // The wish stays while a format without transparency is chosen.
    fields.transparent.disabled = !format.alpha;
    fields.background.disabled = format.alpha && fields.transparent.checked;
    note.textContent = noteOf(format);
    preview.show(drawn ? wanted() : null);
  };
  /** @returns {Wanted} */
  const wanted = () => {
    const format = chosen();
    const animation = fields.animation.value;
    const background = fields.transparent.checked ? '' : fields.background.value;
    return {
      format,
      animations: fields.animation.disabled ? animations.map(([name]) => name) : animation ? [animation] : [],
      // Another animation than the one that is seen has no moment yet.
      time: animation === shown.animation ? shown.time ?? 0 : 0,
      side: Number(fields.side.value), fps: clamped(fields.fps), padding: clamped(fields.padding),
      background: format.alpha ? background : fields.background.value,
    };
  };
  for (const field of Object.values(fields)) field.addEventListener('input', follow);

  return new Promise(resolve => {
    /** @type {Wanted | null} */
    let result = null;
    const form = el('form', {
      class: 'form', id: 'export-form',
      onsubmit: event => {
        event.preventDefault();
        accept();
      },
    }, row('Format', fields.format), Object.values(rows));
    const dialog = el('dialog', { class: 'dialog', 'aria-label': 'Export' },
      el('h2', {}, 'Export ' + studio.document?.name), form, preview.content, note,
      el('div', { class: 'dialog-actions' },
        el('button', { class: 'button', onclick: () => { dialog.close(); } }, 'Cancel'),
        el('button', { class: 'button primary', id: 'export-start', form: 'export-form' }, 'Export')));
    const accept = () => {
      result = wanted();
      const { format, side, padding } = result;
      studio.set('export', { format: format.id, side, padding, all: fields.all.checked, background: fields.transparent.checked ? '' : fields.background.value });
      dialog.close();
    };
    dialog.addEventListener('close', () => {
      dialog.remove();
      preview.dispose();
      resolve(result);
    });
    byId('overlays').append(dialog);
    follow();
    dialog.showModal();
  });
}

/** @type {Record<string, string>} */
const NOTES = {
  gif: '256 colours, no partial transparency. Plays everywhere.',
  apng: 'Full colour and soft edges, in any browser. Larger than GIF.',
  sheet: 'All frames in one image, and a JSON file with their positions.',
  webm: 'Encoded by this browser, which keeps no transparency.',
  html: 'A single file that needs nothing else: double-click to open it.',
  json: 'One animation in one skin, as vectors, for Lottie players. Converted by the local server.',
  skf: 'The whole character, for the SkelForm editor and its runtimes. Converted by the local server.',
};

/** Says what becomes of the character, and who does it. @param {Format} format */
function noteOf(format) {
  const { id, by, alpha } = format;
  if (by === 'server' && !isConverted(format)) return `Rendered by the local server with ffmpeg, ${alpha ? 'transparency included' : 'without transparency'}.`;
  return NOTES[id] ?? '';
}

/** @param {string} label @param {HTMLElement} field */
function row(label, field) {
  const id = field.id || field.querySelector('input, select')?.id;
  return [el('label', { for: id }, label), field];
}

/** @param {HTMLElement[]} parts @param {boolean} on */
function visible(parts, on) {
  for (const part of parts) part.hidden = !on;
}

/** @param {HTMLInputElement} field */
function clamped(field) {
  const value = Number(field.value);
  return Math.min(Number(field.max), Math.max(Number(field.min), Number.isFinite(value) ? Math.round(value) : Number(field.min)));
}
