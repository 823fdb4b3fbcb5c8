import { Application } from 'pixi.js';
import { LimberContainer } from 'limber/pixi';
import { BACKGROUND_COLOR, SIZE, difference } from './picture.js';

export function compare(shown) {
  return difference(shown, async (character, pose, { x, y, scale, flip, tint: [r, g, b, alpha] }) => {
    const app = new Application();
    await app.init({
      width: SIZE, height: SIZE, background: BACKGROUND_COLOR, antialias: true, autoStart: false,
      preference: shown.preference ?? 'webgl',
    });
    const hero = new LimberContainer(character, { ticker: null, x, y, tint: [r, g, b], alpha });
    hero.scale.set(flip ? -scale : scale, scale);
    pose(hero.figure);
    app.stage.addChild(hero.redraw());
    app.render();
    return app.canvas;
  });
}
