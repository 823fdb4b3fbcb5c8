/**
 * Writes WebM: the browser encodes the pictures (WebCodecs, VP9 or VP8), this puts them into a
 * file. Matroska is nested elements: an id, a length, and bytes or more elements.
 */

const ID = {
  ebml: 0x1a45dfa3, ebmlVersion: 0x4286, ebmlReadVersion: 0x42f7, maxIdLength: 0x42f2, maxSizeLength: 0x42f3,
  docType: 0x4282, docTypeVersion: 0x4287, docTypeReadVersion: 0x4285,
  segment: 0x18538067, info: 0x1549a966, timestampScale: 0x2ad7b1, duration: 0x4489, muxingApp: 0x4d80, writingApp: 0x5741,
  tracks: 0x1654ae6b, trackEntry: 0xae, trackNumber: 0xd7, trackUid: 0x73c5, trackType: 0x83, codecId: 0x86, flagLacing: 0x9c,
  defaultDuration: 0x23e383, video: 0xe0, pixelWidth: 0xb0, pixelHeight: 0xba,
  cluster: 0x1f43b675, timestamp: 0xe7, simpleBlock: 0xa3,
  cues: 0x1c53bb6b, cuePoint: 0xbb, cueTime: 0xb3, cueTrackPositions: 0xb7, cueTrack: 0xf7, cueClusterPosition: 0xf1,
};

/**
 * @typedef {{ codec: string, id: string }} Codec
 * @typedef {{ codec: Codec, width: number, height: number, fps: number }} FilmSettings
 * @typedef {{ bytes: Uint8Array, key: boolean, time: number }} Chunk time: milliseconds
 */

const CODECS = [
  { codec: 'vp09.00.10.08', id: 'V_VP9' },
  { codec: 'vp8', id: 'V_VP8' },
];

/** Returns the codec that this browser can encode, or null. @param {number} width @param {number} height */
export async function usableCodec(width, height) {
  if (!window.VideoEncoder) return null;
  for (const one of CODECS) {
    const { supported } = await VideoEncoder.isConfigSupported({ codec: one.codec, width, height }).catch(() => ({ supported: false }));
    if (supported) return one;
  }
  return null;
}

/** A film in the making: add() each picture, then finish(). */
export class WebmFilm {
  #encoder;
  /** @type {Chunk[]} */
  #chunks = [];
  /** @type {DOMException | null} */
  #failure = null;
  #count = 0;

  /** @param {FilmSettings & { bitrate?: number }} filmSettings */
  constructor({ codec, width, height, fps, bitrate }) {
    this.settings = { codec, width, height, fps };
    this.#encoder = new VideoEncoder({
      output: chunk => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        this.#chunks.push({ bytes, key: chunk.type === 'key', time: Math.round(chunk.timestamp / 1000) });
      },
      error: error => {
        this.#failure = error;
      },
    });
    this.#encoder.configure({ codec: codec.codec, width, height, framerate: fps, bitrate: bitrate ?? Math.max(1e6, width * height * fps * 0.15), latencyMode: 'quality' });
  }

  /** Adds a picture: RGBA bytes, opaque. @param {Uint8ClampedArray<ArrayBuffer>} rgba */
  async add(rgba) {
    if (this.#failure) throw this.#failure;
    const { width, height, fps } = this.settings;
    const timestamp = Math.round((this.#count * 1e6) / fps);
    const frame = new VideoFrame(rgba, { format: 'RGBA', codedWidth: width, codedHeight: height, timestamp, duration: Math.round(1e6 / fps) });
    this.#encoder.encode(frame, { keyFrame: this.#count % Math.round(fps * 2) === 0 });
    frame.close();
    this.#count++;
    // Not more pictures at once than memory likes.
    while (this.#encoder.encodeQueueSize > 8) await new Promise(resolve => this.#encoder.addEventListener('dequeue', resolve, { once: true }));
  }

  async finish() {
    await this.#encoder.flush();
    this.#encoder.close();
    if (this.#failure) throw this.#failure;
    return webmFile(this.#chunks, this.#count, this.settings);
  }

  cancel() {
    if (this.#encoder.state !== 'closed') this.#encoder.close();
  }
}

/**
 * Puts encoded pictures into a file.
 * @param {Chunk[]} chunks @param {number} count @param {FilmSettings} filmSettings
 */
export function webmFile(chunks, count, { codec, width, height, fps }) {
  const header = element(ID.ebml, [
    unsigned(ID.ebmlVersion, 1), unsigned(ID.ebmlReadVersion, 1), unsigned(ID.maxIdLength, 4), unsigned(ID.maxSizeLength, 8),
    text(ID.docType, 'webm'), unsigned(ID.docTypeVersion, 4), unsigned(ID.docTypeReadVersion, 2),
  ]);
  const info = element(ID.info, [
    unsigned(ID.timestampScale, 1000000), float(ID.duration, (count * 1000) / fps), text(ID.muxingApp, 'Limber'), text(ID.writingApp, 'Limber Studio'),
  ]);
  const tracks = element(ID.tracks, [element(ID.trackEntry, [
    unsigned(ID.trackNumber, 1), unsigned(ID.trackUid, 1), unsigned(ID.trackType, 1), unsigned(ID.flagLacing, 0), text(ID.codecId, codec.id),
    unsigned(ID.defaultDuration, Math.round(1e9 / fps)),
    element(ID.video, [unsigned(ID.pixelWidth, width), unsigned(ID.pixelHeight, height)]),
  ])]);
  /** @type {{ time: number, blocks: Uint8Array[] }[]} */
  const clusters = [];
  for (const chunk of chunks) {
    // Each key picture begins a cluster: players jump to these.
    if (chunk.key || !clusters.length) clusters.push({ time: chunk.time, blocks: [] });
    const cluster = clusters[clusters.length - 1];
    const offset = chunk.time - cluster.time;
    cluster.blocks.push(element(ID.simpleBlock, [Uint8Array.of(0x81, (offset >> 8) & 255, offset & 255, chunk.key ? 0x80 : 0), chunk.bytes]));
  }
  const written = clusters.map(cluster => element(ID.cluster, [unsigned(ID.timestamp, cluster.time), ...cluster.blocks]));
  let position = info.length + tracks.length;
  const cues = element(ID.cues, clusters.map((cluster, index) => {
    const point = element(ID.cuePoint, [unsigned(ID.cueTime, cluster.time),
      element(ID.cueTrackPositions, [unsigned(ID.cueTrack, 1), unsigned(ID.cueClusterPosition, position)])]);
    position += written[index].length;
    return point;
  }));
  return joined([header, element(ID.segment, [info, tracks, ...written, cues])]);
}

/** @param {number} id @param {Uint8Array[]} parts */
function element(id, parts) {
  const body = joined(parts);
  return joined([number(id), size(body.length), body]);
}

/** @param {number} id @param {number} value */
function unsigned(id, value) {
  return element(id, [number(value)]);
}

/** @param {number} id @param {string} value */
function text(id, value) {
  return element(id, [new TextEncoder().encode(value)]);
}

/** @param {number} id @param {number} value */
function float(id, value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(id, [bytes]);
}

/** The shortest bytes of a whole number, the largest first; 0 has one byte. @param {number} value */
function number(value) {
  const bytes = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes.length ? bytes : [0]);
}

/** A length: eight bytes, marked by the first. @param {number} value */
function size(value) {
  const bytes = new Uint8Array(8);
  bytes[0] = 1;
  for (let i = 7, rest = value; i > 0; i--, rest = Math.floor(rest / 256)) bytes[i] = rest % 256;
  return bytes;
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
