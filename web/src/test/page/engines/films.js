// Measures an animation here, and what was made of it for Lottie in dotlottie-web; FrameCost calls it.
import { load, stage } from '/limber/limber.js';
import { DotLottie } from '/node_modules/@lottiefiles/dotlottie-web/dist/index.js';

const canvas = document.querySelector('canvas');
canvas.style.cssText = 'width: 320px; height: 320px';
DotLottie.setWasmUrl('/node_modules/@lottiefiles/dotlottie-web/dist/dotlottie-player.wasm');

/** @param {object} player @param {string} type */
const event = (player, type) => new Promise((done) => player.addEventListener(type, done));

/** Starts the WebAssembly with an empty film. */
window.warm = async () => {
  const data = { v: '5.7.0', fr: 30, ip: 0, op: 1, w: 1, h: 1, layers: [] };
  const player = new DotLottie({ canvas: document.createElement('canvas'), data, renderConfig: { devicePixelRatio: 1 } });
  if (!player.isLoaded) await event(player, 'load');
  player.destroy();
};

/** @param {string} json */
window.lottie = async (json) => {
  const player = new DotLottie({ canvas, data: json, autoplay: false, useFrameInterpolation: false, renderConfig: { devicePixelRatio: 1 } });
  if (!player.isLoaded) await event(player, 'load');
  player.setFrame(0);
  window.player = player;
};

/** Returns milliseconds for a frame, and for one until its pixels are there. */
window.lottieFrames = () => {
  const { player } = window;
  const context = canvas.getContext('2d');
  const last = Math.floor(player.totalFrames) - 1;
  return both((i) => player.setFrame(1 + (i % last)), () => context.getImageData(160, 160, 1, 1));
};

/** The same here. @param {string} source @param {string} animation */
window.limberFrames = async (source, animation) => {
  const figure = (await load(source)).newFigure();
  const view = stage(canvas, { direct: true });
  const fitted = view.fit(figure.boundsDuring(animation));
  const gl = canvas.getContext('webgl2');
  const pixel = new Uint8Array(4);
  figure.play(animation);
  return both(() => {
    figure.update(1 / 60);
    view.render((painter) => painter.draw(figure, fitted));
  }, () => gl.readPixels(160, 160, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel));
};

/** Of many frames the quickest fifth was left alone by others. @param {(i: number) => void} draw @param {() => void} read */
async function both(draw, read) {
  const times = { frame: [], pixels: [] };
  for (let i = 0; i < 400; i++) {
    const start = performance.now();
    draw(i);
    times.frame.push(performance.now() - start);
    read();
    times.pixels.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 0));
  }
  return Object.values(times).map((list) => list.slice(100).sort((a, b) => a - b)[60]);
}

document.documentElement.dataset.ready = 'true';
