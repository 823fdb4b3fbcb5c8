// An explorer and a lantern walk through a scene of Phaser 3 or 4. A click on the explorer makes it blush.
import * as Phaser from 'phaser';
import { LimberPlugin } from 'limber/phaser';

class Walk extends Phaser.Scene {
  preload() {
    this.load.limber('explorer', '../../samples/humanoid.skel2d');
    this.load.limber([{ key: 'lantern', url: '../../samples/lantern-0.7.skf' }]);
  }

  create() {
    this.add.rectangle(320, 345, 640, 30, 0xb8c9a8);
    const explorer = this.add.limber(180, 330, 'explorer').setScale(1.4).play('walk').setInteractive({ useHandCursor: true });
    explorer.on('pointerdown', (pointer) => {
      document.title = explorer.hit(pointer.worldX, pointer.worldY)?.name ?? 'nothing';
      explorer.setTint(0xff9a9a);
    });
    const lantern = this.add.limber(460, 330, 'lantern').setScale(0.8).setFlipX(true).play('Walk');
    lantern.figure.part('Glow').blend('additive');
    this.add.rectangle(320, 352, 640, 16, 0x8fa67e);
    Object.assign(window, { explorer, lantern });
    document.documentElement.dataset.ready = 'true';
  }
}

window.game = new Phaser.Game({
  type: Phaser.WEBGL,
  width: 640,
  height: 360,
  backgroundColor: '#dfe8ee',
  scene: Walk,
  physics: { default: 'arcade' },
  plugins: { global: [{ key: 'limber', plugin: LimberPlugin, start: true }] },
});
