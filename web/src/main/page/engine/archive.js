/** ZIP archives, read by the engine as it reads SkelForm files: strictly, and within limits. */
import * as engine from './engine.js';

/**
 * Opens an archive.
 * @throws {Error} with a sentence for the user if it cannot be read; so does `read`, for a damaged entry
 * @param {Uint8Array<ArrayBuffer>} bytes @param {string} name
 */
export function openArchive(bytes, name) {
  const archive = engine.archive(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), name);
  const check = () => {
    if (archive.problem()) throw new Error(archive.problem());
  };
  check();
  return {
    names: archive.names(),
    /** @param {string} entry */
    read(entry) {
      const found = archive.read(entry);
      check();
      return new Uint8Array(found.buffer, found.byteOffset, found.length);
    },
  };
}
