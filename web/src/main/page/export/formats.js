/** @import { Server } from '../files/server.js' */

/**
 * What can be written. `by` says who writes it: the engine, the browser or the local server; `suffix`
 * tells files of one ending apart.
 *
 * @typedef {{ id: string, title: string, ending: string, type: string, animated: boolean, alpha: boolean, by: string, suffix?: string }} Format
 *
 * @type {Format[]}
 */
export const FORMATS = [
  { id: 'png', title: 'PNG (current frame)', ending: 'png', type: 'image/png', animated: false, alpha: true, by: 'engine' },
  { id: 'gif', title: 'GIF', ending: 'gif', type: 'image/gif', animated: true, alpha: true, by: 'engine' },
  { id: 'apng', title: 'APNG', suffix: '-moving', ending: 'png', type: 'image/apng', animated: true, alpha: true, by: 'engine' },
  { id: 'svg', title: 'SVG (current frame)', ending: 'svg', type: 'image/svg+xml', animated: false, alpha: true, by: 'engine' },
  { id: 'sheet', title: 'Sprite sheet (PNG and JSON)', suffix: '-sheet', ending: 'png', type: 'image/png', animated: true, alpha: true, by: 'engine' },
  { id: 'webm', title: 'WebM', ending: 'webm', type: 'video/webm', animated: true, alpha: false, by: 'browser' },
  { id: 'html', title: 'HTML page (self-contained)', ending: 'html', type: 'text/html', animated: true, alpha: false, by: 'page' },
];

/** What only the local server can write, or writes better; films need ffmpeg. @type {Record<string, string>} */
const BETTER_BY_SERVER = {
  mp4: 'MP4', mov: 'MOV with transparency', webp: 'Animated WebP', webm: 'WebM', json: 'Lottie', skf: 'SkelForm file',
};

/** What is carried into another format rather than drawn: it has no size in pixels. @param {Format} format */
export function isConverted(format) {
  return ['html', 'json', 'skf'].includes(format.id);
}

/** All formats that can be written here and now. @param {Server | null} server @param {string} [kind] of the character */
export function usableFormats(server, kind) {
  const formats = FORMATS.filter(format => format.id !== 'webm' || window.VideoEncoder);
  for (const offered of server?.session.export ?? []) {
    if (!(offered.format in BETTER_BY_SERVER) || !offered.sources.some(source => source === kind)) continue;
    const own = formats.findIndex(format => format.id === offered.format);
    const format = {
      id: offered.format, title: BETTER_BY_SERVER[offered.format], ending: offered.format, type: offered.type,
      animated: offered.animated, alpha: offered.alpha, by: 'server',
    };
    if (own >= 0) formats[own] = format;
    else formats.push(format);
  }
  return formats;
}
