/**
 * Plays a character through and hashes every bit of it: bones, and the triangles that are drawn. The
 * same steps as in Fingerprint.java, by the engine that pages load.
 */
import * as engine from '/limber/limber-core.js';

const TIMES = 40;
const UPDATES = 20;
const STRIDE = 8;

class BitHash {
  #low = 0x811c9dc5;
  #high = 0x2c1b3c6d;

  /** Adds the bits of whole numbers. */
  add(values) {
    for (const value of values) {
      this.#low = Math.imul(this.#low ^ value, 0x01000193);
      this.#low ^= this.#low >>> 15;
      this.#high = Math.imul(this.#high ^ value, 0x297a2d39);
      this.#high ^= this.#high >>> 13;
    }
  }

  toString() {
    return [this.#high, this.#low].map(half => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

window.fingerprint = async name => {
  const bytes = new Int8Array(await (await fetch(`/samples/${name}`)).arrayBuffer());
  const character = engine.read(bytes, name, null);
  const about = JSON.parse(character.describe());
  // Decoded or not, each image counts as one of this size.
  about.images.forEach((_, number) => character.imageReady(number, { width: 64, height: 64 }));
  const figure = character.newFigure(true);
  const hash = new BitHash();
  const canvas = engine.newCanvas((image, vertices, floats, indices, count) => {
    hash.add([floats / STRIDE]);
    hash.add(new Int32Array(vertices.buffer, vertices.byteOffset, floats));
    hash.add(indices.subarray(0, count));
  });
  const addBones = () => hash.add(new Int32Array(figure.bones().slice().buffer));
  const addTriangles = () => figure.draw(canvas, 0.75, 0, 0, -0.75, 160, 300);

  figure.reset();
  about.animations.forEach(({ duration }, index) => {
    for (let i = 0; i < TIMES; i++) {
      figure.seek(index, (i * 1.1 * duration) / TIMES);
      figure.construct();
      addBones();
    }
    addTriangles();
  });
  const player = figure.player();
  about.animations.forEach((_, index) => {
    const playback = player.play(0, index);
    playback.fade(0.1 + 0.1 * (index % 3));
    playback.setSpeed(1 - 0.25 * (index % 2));
    for (let i = 0; i < UPDATES; i++) {
      player.update(0.5 / 60 + i * 0.001);
      addBones();
    }
    addTriangles();
  });
  return hash.toString();
};

document.documentElement.dataset.ready = 'true';
