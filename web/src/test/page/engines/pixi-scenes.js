import { AlphaFilter, Application, Container, Graphics, Sprite, Texture } from 'pixi.js';
import { LimberContainer } from 'limber/pixi';
import { BACKGROUND_COLOR, SIZE, pixelsOf } from './picture.js';
import { RECTANGLES, character, compared } from './scenes.js';

/** What is done to a thing, and in the next frame, if it returns a function. */
const SCENES = {
  graphicsMask(stage, thing) {
    thing.mask = stage.addChild(new Graphics().circle(130, 160, 45).fill(0xffffff));
  },
  spriteMask(stage, thing) {
    const mask = Object.assign(new Sprite(Texture.WHITE), { x: 110, y: 120, width: 60, height: 60, alpha: 0.6 });
    thing.mask = stage.addChild(mask);
  },
  maskOfAParent(stage, thing) {
    const parent = stage.addChild(new Container({ children: [thing] }));
    parent.mask = stage.addChild(new Graphics().rect(105, 130, 50, 50).fill(0xffffff));
  },
  alphaFilter(_stage, thing) {
    thing.filters = [new AlphaFilter({ alpha: 0.5 })];
  },
  alpha(_stage, thing) {
    thing.alpha = 0.5;
  },
  nested(stage, thing) {
    const inner = new Container({ x: 20, y: 10, rotation: -0.5, tint: '#ffaa80', alpha: 0.8, children: [thing] });
    const outer = new Container({ x: 30, y: 40, rotation: 0.3, scale: { x: 1.3, y: 0.9 }, alpha: 0.7, children: [inner] });
    stage.addChild(outer);
  },
  renderGroup(stage, thing) {
    const group = stage.addChild(new Container({ isRenderGroup: true, x: 20, alpha: 0.8, tint: '#80ffff', children: [thing] }));
    return () => Object.assign(group, { x: -40, y: 60, rotation: -0.2 }).scale.set(1.5);
  },
  groupWithinAFilter(stage, thing) {
    const group = new Container({ isRenderGroup: true, scale: 1.2, children: [thing] });
    stage.addChild(new Container({ filters: [new AlphaFilter({ alpha: 0.4 })], children: [group] }));
  },
  cachedAsTexture(stage, thing) {
    stage.addChild(new Container({ x: 10, scale: 1.2, children: [thing] })).cacheAsTexture(true);
  },
  amongOthers(stage, thing) {
    stage.sortableChildren = true;
    stage.addChild(new Graphics().rect(120, 100, 40, 80).fill(0xffff00));
    stage.addChild(Object.assign(new Sprite(Texture.WHITE), { x: 90, y: 150, width: 30, height: 100, tint: '#00aa55', zIndex: 2 }));
    thing.zIndex = 1;
    return () => (thing.x += 15);
  },
  add: (_stage, thing) => void (thing.blendMode = 'add'),
  multiply: (_stage, thing) => void (thing.blendMode = 'multiply'),
  screen: (_stage, thing) => void (thing.blendMode = 'screen'),
};

export const names = Object.keys(SCENES);

const figure = () => new LimberContainer(character, { ticker: null });
const shapes = () =>
  RECTANGLES.reduce((graphics, [fill, ...rectangle]) => graphics.rect(...rectangle).fill(fill), new Graphics());

export function compare(name) {
  return compared(async (thingOf) => {
    const app = new Application();
    await app.init({ width: SIZE, height: SIZE, background: BACKGROUND_COLOR, antialias: true, autoStart: false, preference: 'webgl' });
    const thing = app.stage.addChild(thingOf());
    thing.position.set(100, 200);
    const next = SCENES[name](app.stage, thing);
    app.render();
    if (next) {
      next();
      app.render();
    }
    const pixels = pixelsOf(app.canvas);
    app.destroy({ removeView: true }, { children: true });
    return pixels;
  }, figure, shapes);
}
