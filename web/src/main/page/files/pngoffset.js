/** Where on its canvas a PNG says that it lies: painting programs write that for layers whose margins they cut off. */
const SIGNATURE = 0x89504e47;
const OFFSET = 0x6f464673; // oFFs
const PIXELS = 0x49444154; // IDAT, which stands behind it

/** Returns its upper left, in pixels; undefined where it says none. @param {Uint8Array<ArrayBuffer>} bytes */
export function offsetOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8 || view.getUint32(0) !== SIGNATURE) return undefined;
  // Length, type, content, checksum.
  for (let at = 8; at + 21 <= bytes.length && view.getUint32(at + 4) !== PIXELS; at += 12 + view.getUint32(at)) {
    const isPlace = view.getUint32(at + 4) === OFFSET && view.getUint32(at) === 9;
    // The unit may also be the micrometre, which says nothing about pixels.
    if (isPlace && view.getUint8(at + 16) === 0) return { x: view.getInt32(at + 8), y: view.getInt32(at + 12) };
  }
  return undefined;
}
