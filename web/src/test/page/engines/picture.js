// Compares what an engine draws with what a stage of our own draws: the same character, pose, place and tint.
import { load, stage } from 'limber';

export const SIZE = 320;
export const BACKGROUND = [0.5, 0.6, 0.75];

/** The background as engines want it. */
export const BACKGROUND_COLOR = BACKGROUND.reduce((color, part) => 256 * color + Math.round(255 * part), 0);

/**
 * @typedef {object} Shown
 * @property {string} file
 * @property {number} [wide] instead of a file: how many pixels the image of a character is wide
 * @property {number[]} [tint] red, green, blue and alpha
 * @property {boolean} [flip]
 * @property {string} [change] source of a function that changes the figure
 *
 * @param {Shown} shown
 * @param {(character: Character, pose: (figure: Figure) => void, view: object) => Promise<HTMLCanvasElement>} show draws
 *     with the engine; its canvas is read at once
 */
export async function difference({ file, wide, tint = [1, 1, 1, 1], flip = false, change = '() => {}' }, show) {
  const character = await (wide ? loadWide(wide) : load(file));
  const pose = (figure) => {
    figure.seek(0, 0.3);
    (0, eval)(change)(figure);
    figure.construct();
  };
  const canvas = document.createElement('canvas');
  canvas.style.cssText = `width: ${SIZE}px; height: ${SIZE}px`;
  document.body.replaceChildren(canvas);
  const screen = stage(canvas, { direct: true, pixelRatio: 1, background: [...BACKGROUND, 1] });
  // The same in a size that every card takes.
  const figure = (wide ? await loadWide(wide / 4) : character).newFigure();
  pose(figure);
  const view = { ...screen.fit(figure.bounds, 20), flip };
  figure.all.tint(tint);
  screen.render((painter) => painter.draw(figure, view));
  const expected = pixelsOf(canvas);
  const drawn = await show(character, pose, { ...view, tint });
  return apart(expected, pixelsOf(drawn));
}

/** Loads a character of one image: red, a half transparent green, and blue. */
async function loadWide(width) {
  const canvas = new OffscreenCanvas(width, 40);
  const context = canvas.getContext('2d');
  ['#d33', '#3d38', '#33d'].forEach((color, third) => {
    context.fillStyle = color;
    context.fillRect((third * width) / 3, 0, width / 3, 40);
  });
  const image = await canvas.convertToBlob();
  const scale = 280 / width;
  const text = `skeleton\n\tstrip\n\t\t@ :sprite i${scale} j5 "strip.png"\nanim "still" 10fps\n\tstrip\n\t\tx 0 -> 0\n`;
  return load(new Blob([text]), { name: 'wide.skel2d', images: async () => image });
}

export function pixelsOf(source) {
  const copy = document.createElement('canvas');
  copy.width = SIZE;
  copy.height = SIZE;
  const context = copy.getContext('2d');
  context.drawImage(source, 0, 0, SIZE, SIZE);
  document.body.append(copy);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}

/** How far two pictures are apart, over the pixels in which either of them is not the background. */
export function apart(expected, actual) {
  const ground = BACKGROUND.map((part) => Math.round(255 * part));
  let painted = 0;
  let sum = 0;
  let strays = 0;
  for (let i = 0; i < expected.length; i += 4) {
    const isGround = ground.every((part, c) => Math.abs(expected[i + c] - part) < 2 && Math.abs(actual[i + c] - part) < 2);
    if (isGround) continue;
    painted++;
    let most = 0;
    for (let c = 0; c < 3; c++) {
      const off = Math.abs(expected[i + c] - actual[i + c]);
      sum += off;
      most = Math.max(most, off);
    }
    if (most > 32) strays++;
  }
  return { painted, mean: sum / (3 * painted), strays: strays / painted };
}
