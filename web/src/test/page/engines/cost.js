// Measures what a frame of many figures costs on the page's own thread, here and in other engines; FrameCost calls it.
import { load, stage } from 'limber';
import { LimberGameObject } from 'limber/phaser';
import { LimberContainer } from 'limber/pixi';
import * as Phaser from 'phaser';
import { Container, WebGLRenderer } from 'pixi.js';

const WIDTH = 1000;
const HEIGHT = 640;

/** Returns milliseconds for a frame on a direct stage, in Pixi and in Phaser, by turns. @param {string} source @param {number} count */
window.compare = async (source, count) => {
  const character = await load(source);
  const frames = [inStage(character, count), await inPixi(character, count), await inPhaser(character, count)];
  const times = frames.map(() => []);
  for (let round = 0; round < 150; round++) {
    for (let i = 0; i < frames.length; i++) {
      const start = performance.now();
      frames[i]();
      times[i].push(performance.now() - start);
      // Lets the graphics process catch up: its time is not the page's.
      await new Promise((done) => setTimeout(done, 0));
    }
  }
  // The first rounds compile; of the rest the quickest fifth was left alone by others.
  return times.map((list) => list.slice(50).sort((a, b) => a - b)[20]);
};

const place = (i) => ({ x: 40 + (i % 20) * 46, y: 110 + Math.floor(i / 20) * 100, scale: 0.45 });

function figures(character, count) {
  return Array.from({ length: count }, (_, i) => {
    const figure = character.newFigure();
    figure.play(character.animations[i % character.animations.length].name, { from: 0.037 * i });
    return figure;
  });
}

function inStage(character, count) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  canvas.style.cssText = `width: ${WIDTH}px; height: ${HEIGHT}px`;
  document.body.append(canvas);
  const screen = stage(canvas, { direct: true });
  const all = figures(character, count);
  const views = all.map((_, i) => place(i));
  return () => {
    for (const figure of all) figure.update(1 / 60);
    screen.render((painter) => {
      for (let i = 0; i < count; i++) painter.draw(all[i], views[i]);
    });
  };
}

async function inPixi(character, count) {
  const renderer = new WebGLRenderer();
  await renderer.init({ width: WIDTH, height: HEIGHT });
  document.body.append(renderer.canvas);
  const scene = new Container();
  const all = figures(character, count).map((figure, i) => new LimberContainer(figure, { ticker: null, ...place(i) }));
  scene.addChild(...all);
  return () => {
    for (const one of all) one.update(1 / 60);
    renderer.render(scene);
  };
}

function inPhaser(character, count) {
  return new Promise((resolve) => {
    const create = function () {
      for (let i = 0; i < count; i++) {
        const { x, y, scale } = place(i);
        const hero = this.add.existing(new LimberGameObject(this, x, y, character)).setScale(scale);
        hero.play(character.animations[i % character.animations.length].name, { from: 0.037 * i });
      }
      const { game } = this;
      game.events.once('postrender', () => {
        game.loop.stop();
        let time = performance.now();
        resolve(() => game.step((time += 1000 / 60), 1000 / 60));
      });
    };
    new Phaser.Game({ type: Phaser.WEBGL, width: WIDTH, height: HEIGHT, banner: false, audio: { noAudio: true }, scene: { create } });
  });
}

document.documentElement.dataset.ready = 'true';
