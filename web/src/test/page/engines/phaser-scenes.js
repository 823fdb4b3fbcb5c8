import * as Phaser from 'phaser';
import { LimberGameObject } from 'limber/phaser';
import { BACKGROUND_COLOR, SIZE, pixelsOf } from './picture.js';
import { RECTANGLES, character, compared } from './scenes.js';

const circle = (scene) => scene.make.graphics({ x: 0, y: 0 }, false).fillStyle(0xffffff).fillCircle(130, 160, 45);

/** Phaser 3 has masks for it, Phaser 4 a filter. */
function mask(scene, thing, kind = 'GeometryMask') {
  if (!thing.enableFilters) thing.setMask(new Phaser.Display.Masks[kind](scene, circle(scene)));
  else thing.enableFilters().filters.external.addMask(circle(scene));
}

/** What is done to a thing that is there already. */
const SCENES = {
  geometryMask: (scene, thing) => mask(scene, thing),
  bitmapMask: (scene, thing) => mask(scene, thing, 'BitmapMask'),
  maskOfAContainer: (scene, thing) => mask(scene, scene.add.container(0, 0, [thing.setScale(1.2)])),
  maskAmongOthers(scene, thing) {
    scene.add.rectangle(200, 200, 60, 60, 0xffff00);
    mask(scene, thing.setDepth(1));
    scene.add.rectangle(150, 190, 40, 40, 0x00aa55).setDepth(2);
  },
  maskedCamera(scene) {
    const camera = scene.cameras.main;
    if (camera.setMask && !camera.filters) camera.setMask(circle(scene).createGeometryMask());
    else camera.filters.external.addMask(circle(scene));
  },
  container(scene, thing) {
    const inner = scene.add.container(20, 10, [thing.setScale(0.8).setRotation(-0.5)]).setAlpha(0.8);
    scene.add.container(30, 40, [inner]).setScale(1.3, 0.9).setRotation(0.3).setAlpha(0.7);
  },
  blendOfAContainer: (scene, thing) => scene.add.container(0, 0, [thing]).setBlendMode('ADD'),
  depth(scene, thing) {
    scene.add.rectangle(130, 150, 60, 30, 0xffff00);
    thing.setDepth(1);
    scene.add.rectangle(110, 190, 50, 30, 0x00aa55).setDepth(2);
    scene.add.text(100, 150, 'above', { fontSize: '24px' }).setDepth(3);
  },
  scrollFactor(scene, thing) {
    scene.cameras.main.setScroll(60, -40);
    thing.setScrollFactor(0.5, 0.25);
  },
  camera: (scene) => scene.cameras.main.setZoom(1.4, 1.1).setRotation(0.2).setScroll(20, 10),
  cameraAlpha: (scene) => scene.cameras.main.setAlpha(0.5),
  cameraViewport: (scene) => scene.cameras.main.setViewport(60, 20, 150, 200),
  twoCameras: (scene) => scene.cameras.add(180, 120, 120, 150).setZoom(0.5).setScroll(70, 80).setBackgroundColor(0x336633),
  filterOfAnotherPose(_scene, thing) {
    if (thing.figure) {
      thing.figure.between = (figure) => (figure.bone(0).x = 60);
      thing.figure.update(0);
    } else {
      thing.x += 60;
    }
    if (thing.enableFilters) thing.enableFilters().filters.internal.addColorMatrix().colorMatrix.sepia();
  },
  alpha: (_scene, thing) => thing.setAlpha(0.5),
  add: (_scene, thing) => thing.setBlendMode('ADD'),
  multiply: (_scene, thing) => thing.setBlendMode('MULTIPLY'),
  screen: (_scene, thing) => thing.setBlendMode('SCREEN'),
};

export const names = Object.keys(SCENES);

const figure = (scene) => new LimberGameObject(scene, 100, 200, character);
function shapes(scene) {
  const graphics = new Phaser.GameObjects.Graphics(scene, { x: 100, y: 200 });
  for (const [color, ...rectangle] of RECTANGLES) graphics.fillStyle(color).fillRect(...rectangle);
  return graphics;
}

export function compare(name) {
  return compared((thingOf) => new Promise((resolve, reject) => {
    let isThere = false;
    const create = function () {
      try {
        SCENES[name](this, this.add.existing(thingOf(this)));
      } catch (error) {
        reject(error);
      }
      isThere = true;
    };
    const game = new Phaser.Game({
      type: Phaser.WEBGL, width: SIZE, height: SIZE, backgroundColor: BACKGROUND_COLOR, banner: false,
      audio: { noAudio: true }, scene: { create },
    });
    game.events.on('postrender', () => {
      if (!isThere) return;
      isThere = false;
      resolve(pixelsOf(game.canvas));
      game.destroy(true);
    });
  }), figure, shapes);
}
