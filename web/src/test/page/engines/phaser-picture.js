import * as Phaser from 'phaser';
import { LimberGameObject } from 'limber/phaser';
import { BACKGROUND_COLOR, SIZE, difference } from './picture.js';

export function compare(shown) {
  return difference(shown, (character, pose, { x, y, scale, flip, tint: [r, g, b, alpha] }) => {
    const create = function () {
      const hero = new LimberGameObject(this, x, y, character);
      hero.autoUpdate = false;
      pose(hero.figure);
      this.add.existing(hero.setScale(scale).setFlipX(flip).setAlpha(alpha).setTint(Phaser.Display.Color.GetColor(255 * r, 255 * g, 255 * b)));
      // Phaser draws its own things before and after.
      this.add.rectangle(-10, -10, 5, 5, 0xff0000).setDepth(-1);
      this.add.rectangle(-10, -10, 5, 5, 0x00ff00);
    };
    return new Promise((resolve) => {
      const game = new Phaser.Game({
        type: Phaser.WEBGL, width: SIZE, height: SIZE, backgroundColor: BACKGROUND_COLOR, banner: false,
        audio: { noAudio: true }, scene: { create },
      });
      game.events.on('postrender', () => {
        if (game.scene.scenes[0]?.children.length) resolve(game.canvas);
      });
    });
  });
}
