/** Line icons on a 16 by 16 grid, in the colour of the text around them. */
const PATHS = {
  play: 'M4.5 2.5v11l9-5.5z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  stepBack: 'M12 3v10L5.5 8zM4 3v10',
  stepForward: 'M4 3v10l6.500-5zM12 3v10',
  record: 'M8 3.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9',
  loop: 'M3 8a5 5 0 0 1 8.500-3.500L13 6M13 2.500V6H9.500M13 8a5 5 0 0 1-8.500 3.500L3 10M3 13.500V10h3.500',
  fit: 'M2.500 6V2.500H6M10 2.500h3.500V6M13.500 10v3.500H10M6 13.500H2.500V10',
  bone: 'M3 13a1.800 1.800 0 1 1 1-3.200L9.800 4A1.800 1.800 0 1 1 12 6.200L6.200 12A1.800 1.800 0 0 1 3 13z',
  label: 'M2.500 4v8h7l4-4-4-4z',
  onion: 'M6 3.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9M9.500 3.600a4.500 4.500 0 0 1 0 8.800M12.500 4.600a4.500 4.500 0 0 1 0 6.800',
  grid1: 'M2.500 2.500h11v11h-11z',
  grid2: 'M2.500 2.500h11v11h-11zM8 2.500v11',
  key: 'M8 2.500 13.500 8 8 13.500 2.500 8z',
  several: 'M2.500 5V2.500H5M8 2.500h2.500V5M2.500 8v2.500H5M12 9v5M9.500 11.500h5',
  copy: 'M6 5.500h7.500v8H6zM10.500 5.500v-3H3v8h3',
  paste: 'M5.500 3h-2v10.500h9V3h-2M5.500 2h5v2.500h-5z',
  duplicate: 'M5.500 4.500 9 8l-3.500 3.500L2 8zM8.500 4.500 12 8l-3.500 3.500M11.500 4.500 15 8l-3.500 3.500',
  sheet: 'M2.500 3.500h11M2.500 8h11M2.500 12.500h11M5 2v3M10 6.500v3M7 11v3',
  flag: 'M4 14.500v-12M4 3h8l-2.500 3l2.500 3h-8',
  grid4: 'M2.500 2.500h11v11h-11zM8 2.500v11M2.500 8h11',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v1.500M8 13.500V15M1 8h1.500M13.500 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  moon: 'M13 9.500A5.500 5.500 0 0 1 6.500 3 5.500 5.500 0 1 0 13 9.500z',
  share: 'M8 10V2M5 5l3-3 3 3M3.500 8v5.500h9V8',
  close: 'M3.500 3.500l9 9M12.500 3.500l-9 9',
  chevron: 'M4 6l4 4 4-4',
  error: 'M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13M8 4.500v4.500M8 11v.500',
  warning: 'M8 1.500 15 14H1zM8 6v4M8 12v.500',
  info: 'M2.500 2.500h11v11h-11zM8 7v4.500M8 4.500v.500',
  book: 'M2 3h4.500a1.500 1.500 0 0 1 1.500 1.500v9A1.500 1.500 0 0 0 6.500 12H2zM14 3H9.500A1.500 1.500 0 0 0 8 4.500v9A1.500 1.500 0 0 1 9.500 12H14z',
  file: 'M4 1.500h5l3 3v10H4zM9 1.500v3h3',
  folder: 'M1.500 4h5l1.500 1.500h6.500v8h-13z',
  more: 'M3 8h.010M8 8h.010M13 8h.010',
  physics: 'M8 1.500v5M8 6.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7',
  gallery: 'M2.500 2.500h4.500v4.500H2.500zM9 2.500h4.500v4.500H9zM2.500 9h4.500v4.500H2.500zM9 9h4.500v4.500H9z',
  film: 'M2.500 3h11v10h-11zM5.500 3v10M10.500 3v10M2.500 6.300h3M2.500 9.700h3M10.500 6.300h3M10.500 9.700h3',
  plus: 'M8 3v10M3 8h10',
  check: 'M3 8.500l3.500 3.500L13 4.500',
  up: 'M4 10l4-4 4 4',
  grip: 'M6 4h.010M10 4h.010M6 8h.010M10 8h.010M6 12h.010M10 12h.010',
  mesh: 'M8 2 2 13h12zM8 2v11M5 7.500l6 5.500M11 7.500 5 13',
};

/** @typedef {keyof typeof PATHS} IconName */

const SVG = 'http://www.w3.org/2000/svg';

/** @param {IconName} name */
export function icon(name) {
  if (!PATHS[name]) throw new Error('no icon ' + name);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
