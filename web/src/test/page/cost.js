// Measures what a frame costs on the page's own thread; FrameCost calls it.
import * as limber from '/limber/limber.js';

/**
 * Returns the least milliseconds of many short batches, for one call: others run on the machine too,
 * and a short batch has a chance to be left alone.
 */
function least(batches, calls, call) {
  let best = Infinity;
  for (let batch = 0; batch < batches; batch++) {
    const start = performance.now();
    for (let i = 0; i < calls; i++) call(i);
    best = Math.min(best, (performance.now() - start) / calls);
  }
  return best;
}

/** Returns the bytes of a base64 text. */
function bytesOf(text) {
  return Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));
}

/** Milliseconds to pose a character once: seek and construct. */
window.pose = async (text, animation) => {
  const character = await limber.load(bytesOf(text), { name: 'measured.skf' });
  const { engine } = character.newFigure();
  const motion = engine.animationIndex(animation);
  return least(200, 480, (i) => {
    engine.seek(motion, (i % 24) / 24);
    engine.construct();
  });
};

/** Milliseconds for a frame of many figures: to play on, and to draw. */
window.crowd = async (source, count) => {
  const character = await limber.load(source);
  const stage = limber.stage(document.querySelector('#crowd'), { direct: true });
  const figures = Array.from({ length: count }, (_, i) => {
    const figure = character.newFigure();
    figure.play(character.animations[i % character.animations.length].name, { from: 0.037 * i });
    return figure;
  });
  const views = figures.map((_, i) => ({ x: 40 + (i % 20) * 46, y: 110 + Math.floor(i / 20) * 100, scale: 0.45 }));
  const update = () => {
    for (const figure of figures) figure.update(1 / 60);
  };
  const draw = () =>
    stage.render((painter) => {
      for (let i = 0; i < count; i++) painter.draw(figures[i], views[i]);
    });
  const frames = [];
  for (let frame = 0; frame < 90; frame++) {
    const start = performance.now();
    update();
    const between = performance.now();
    draw();
    frames.push([between - start, performance.now() - between]);
    // Lets the graphics process catch up: its time is not the page's.
    await new Promise((done) => setTimeout(done, 0));
  }
  // The first frames compile; of the rest the quickest fifth was left alone by others.
  const quick = (part) => frames.slice(30).map((frame) => frame[part]).sort((a, b) => a - b)[12];
  return { update: quick(0), draw: quick(1), calls: stage.renderer.calls };
};

/** Milliseconds for a frame of many figures on one direct stage, and on a canvas each, which share a context. */
window.canvases = async (source, count) => {
  const character = await limber.load(source);
  const figures = Array.from({ length: count }, () => character.newFigure());
  const stage = (size, options) => {
    const canvas = document.createElement('canvas');
    canvas.style.cssText = `width: ${size}px; height: ${size}px`;
    document.body.append(canvas);
    return limber.stage(canvas, options);
  };
  const direct = stage(960, { direct: true });
  const shared = figures.map(() => stage(96));
  const { x, y, scale } = shared[0].fit(figures[0].bounds);
  const views = figures.map((_, i) => ({ x: x + 96 * (i % 10), y: y + 96 * Math.floor(i / 10), scale }));
  const frames = {
    direct: () => direct.render((painter) => figures.forEach((figure, i) => painter.draw(figure, views[i]))),
    shared: () => shared.forEach((one, i) => one.render((painter) => painter.draw(figures[i], { x, y, scale }))),
  };
  const best = { direct: Infinity, shared: Infinity };
  for (let frame = 0; frame < 14; frame++) {
    for (const [kind, draw] of Object.entries(frames)) {
      for (const figure of figures) figure.update(1 / 60);
      best[kind] = Math.min(best[kind], least(1, 1, draw));
      await new Promise((done) => setTimeout(done, 0));
    }
  }
  return best;
};

/** Takes a file, which `read` then reads, or of which `first` makes a player's first frame. */
window.take = (text) => {
  window.bytes = bytesOf(text);
};

window.read = () => {
  limber.read(window.bytes);
};

window.first = async () => {
  const player = document.createElement('limber-player');
  document.body.append(player);
  await player.open(window.bytes);
  player.remove();
};
document.documentElement.dataset.ready = 'true';
