// Other engines, as their users would write it; what was drawn stands in an attribute of the page.
import { Application, Assets } from 'pixi.js';
import * as Phaser from 'phaser';
import { CanvasTexture, Mesh, MeshBasicMaterial, OrthographicCamera, PlaneGeometry, SRGBColorSpace, Scene, WebGLRenderer } from 'three';
import { type Character, load, stage } from 'limber';
import { LimberContainer } from 'limber/pixi';
import { type LimberGameObject, LimberPlugin } from 'limber/phaser';

const FILE = '/humanoid.skel2d';
const SIZE = 200;

async function pixi() {
  const app = new Application();
  await app.init({ width: SIZE, height: SIZE, backgroundAlpha: 0 });
  const hero = new LimberContainer(await Assets.load<Character>(FILE), { ticker: app.ticker, x: 100, y: 190, tint: '#ff8080' });
  hero.figure.addEventListener('mark', (event) => console.log(event.mark));
  hero.figure.play('walk');
  app.stage.addChild(hero.update(0.1));
  app.render();
  return inked(app.canvas);
}

function phaser() {
  return new Promise<string>((resolve) => {
    class Walk extends Phaser.Scene {
      preload() {
        this.load.limber('hero', FILE);
      }
      create() {
        const hero: LimberGameObject = this.add.limber(100, 190, 'hero').play('walk').setTint(0xff8080).setInteractive();
        hero.on('mark', (event) => console.log(event.mark.length));
        this.game.events.once('postrender', () => resolve(inked(this.game.canvas)));
      }
    }
    new Phaser.Game({
      type: Phaser.WEBGL, width: SIZE, height: SIZE, transparent: true, banner: false, audio: { noAudio: true }, scene: Walk,
      plugins: { global: [{ key: 'limber', plugin: LimberPlugin, start: true }] },
    });
  });
}

async function three() {
  const figure = (await load(FILE)).newFigure();
  figure.seek('walk', 0.1);
  const canvas = new OffscreenCanvas(SIZE, SIZE);
  const screen = stage(canvas, { direct: true });
  screen.render((painter) => painter.draw(figure, screen.fit(figure.bounds)));
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), new MeshBasicMaterial({ map: texture, transparent: true, toneMapped: false })));
  const renderer = new WebGLRenderer({ alpha: true });
  renderer.setSize(SIZE, SIZE);
  renderer.render(scene, new OrthographicCamera(-1, 1, 1, -1, -1, 1));
  return inked(renderer.domElement);
}

/** Says whether there is something on a canvas, in the task that has drawn it. */
function inked(canvas: HTMLCanvasElement) {
  const copy = new OffscreenCanvas(SIZE, SIZE).getContext('2d')!;
  copy.drawImage(canvas, 0, 0, SIZE, SIZE);
  const ink = copy.getImageData(0, 0, SIZE, SIZE).data.filter((value, index) => index % 4 === 3 && value > 0).length;
  return ink > 1000 && ink < (SIZE * SIZE) / 2 ? 'drawn' : `blank (${ink})`;
}

const results = await Promise.all([pixi(), phaser(), three()]).catch((error: unknown) => [String(error)]);
document.documentElement.dataset.engines = results.join(' ');
