// Plays a character off the page's thread.
import { load, LimberPlayer, stage } from '/limber/limber.js';

self.addEventListener('message', async ({ data: { canvas, file } }) => {
  try {
    const figure = (await load(file)).newFigure();
    figure.play(0);
    figure.update(0.2);
    const screens = [stage(canvas, { direct: true }), stage(new OffscreenCanvas(80, 90))];
    const drawn = screens.map((screen) => screen.render((painter) => painter.draw(figure, screen.fit(figure.bounds))));
    const { data } = screens[1].canvas.getContext('2d').getImageData(0, 0, 80, 90);
    const inked = data.filter((value, index) => index % 4 === 3 && value > 0).length;
    self.postMessage([...drawn, inked > 500, LimberPlayer === null]);
  } catch (error) {
    self.postMessage([String(error)]);
  }
});
