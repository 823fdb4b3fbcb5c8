import { webmFile } from '../../main/page/export/webm.js';
import { equal } from './check.js';

// The engine of these tests has none; all texts of a film are ASCII.
globalThis.TextEncoder ??= /** @type {any} */ (class {
  /** @param {string} text */
  encode(text) {
    return Uint8Array.from(text, sign => sign.charCodeAt(0));
  }
});

const SETTINGS = { codec: { codec: 'vp8', id: 'V_VP8' }, width: 4, height: 2, fps: 10 };
const CONTAINERS = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0xe0, 0x1f43b675, 0x1c53bb6b, 0xbb, 0xb7]);

/** Reads a file back: each element with its id, where it begins, and its bytes or elements. @param {Uint8Array} bytes @returns {any[]} */
function read(bytes, from = 0, to = bytes.length) {
  const found = [];
  for (let at = from; at < to;) {
    const begin = at;
    const idLength = Math.clz32(bytes[at]) - 23;
    const id = number(bytes, at, idLength);
    at += idLength;
    equal(bytes[at], 1);
    const length = number(bytes, at + 1, 7);
    at += 8;
    found.push({ id, begin, bytes: bytes.slice(at, at + length), parts: CONTAINERS.has(id) ? read(bytes, at, at + length) : [] });
    at += length;
    equal(at <= to, true);
  }
  return found;
}

/** @param {Uint8Array} bytes @param {number} at @param {number} length */
function number(bytes, at, length) {
  let value = 0;
  for (let i = 0; i < length; i++) value = 256 * value + bytes[at + i];
  return value;
}

/** @param {any[]} elements @param {number[]} ids */
function all(elements, ...ids) {
  return ids.reduce((parents, id, depth) => (depth ? parents.flatMap(one => one.parts) : parents).filter(one => one.id === id), elements);
}

/** @param {number} time */
const chunk = (time, key = false) => ({ bytes: Uint8Array.of(time & 255, 7), key, time });

const FILM = read(webmFile([chunk(0, true), chunk(100), chunk(300, true), chunk(400)], 5, SETTINGS));

export function eachKeyPictureBeginsACluster() {
  const clusters = all(FILM, 0x18538067, 0x1f43b675);
  equal(clusters.map(one => all(one.parts, 0xe7).map(time => number(time.bytes, 0, time.bytes.length))), [[0], [300]]);
  equal(clusters.map(one => all(one.parts, 0xa3).map(block => block.bytes)),
    [[[0x81, 0, 0, 0x80, 0, 7], [0x81, 0, 100, 0, 100, 7]], [[0x81, 0, 0, 0x80, 44, 7], [0x81, 0, 100, 0, 144, 7]]]);
}

export function cuesPointToTheClusters() {
  const [segment] = all(FILM, 0x18538067);
  const positions = all(FILM, 0x18538067, 0x1c53bb6b, 0xbb, 0xb7, 0xf1).map(one => number(one.bytes, 0, one.bytes.length));
  equal(positions, all(segment.parts, 0x1f43b675).map(one => one.begin - segment.parts[0].begin));
}

export function theFilmSaysHowLongAndLargeItIs() {
  const [duration] = all(FILM, 0x18538067, 0x1549a966, 0x4489);
  equal(new DataView(duration.bytes.buffer).getFloat64(0), 500);
  const video = all(FILM, 0x18538067, 0x1654ae6b, 0xae, 0xe0)[0].parts;
  equal(video.map((/** @type {any} */ one) => number(one.bytes, 0, one.bytes.length)), [4, 2]);
}
