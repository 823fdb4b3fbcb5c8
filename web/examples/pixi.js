// An explorer and a lantern walk through a scene of Pixi. A click on the explorer makes it blush.
import { Application, Assets } from 'pixi.js';
import { LimberContainer } from 'limber/pixi';

const app = new Application();
await app.init({ width: 640, height: 360, background: '#dfe8ee', antialias: true });
document.body.append(app.canvas);

const explorer = new LimberContainer(await Assets.load('../../samples/humanoid.skel2d'), { ticker: app.ticker, x: 180, y: 330 });
explorer.scale.set(1.4);
explorer.figure.play('walk');
explorer.eventMode = 'static';
explorer.cursor = 'pointer';
explorer.on('pointertap', (event) => {
  const { x, y } = event.getLocalPosition(explorer);
  document.title = explorer.figure.hit(x, -y)?.name ?? 'nothing';
  explorer.tint = '#ff9a9a';
});

const lantern = new LimberContainer(await Assets.load('../../samples/lantern-0.7.skf'), { ticker: app.ticker, x: 460, y: 330 });
lantern.scale.set(0.8);
lantern.figure.play('Walk');
lantern.figure.part('Glow').blend('additive');

app.stage.addChild(explorer, lantern);
Object.assign(window, { app, explorer, lantern });
document.documentElement.dataset.ready = 'true';
