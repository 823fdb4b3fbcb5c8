// Where there is no page the package can be imported, and characters read and posed.
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { LimberError, LimberPlayer, load, paint, read } from 'limber';

const hero = read(await readFile(process.argv[2]), 'humanoid.skel2d');
const figure = hero.newFigure();
figure.seek('walk', 0.25);
const { worldX, worldY } = figure.bone('head');
const refused = await load('data:,nothing').catch((error) => error instanceof LimberError);
let undrawn = false;
try {
  paint(9, 9, () => {});
} catch (error) {
  undrawn = error instanceof LimberError;
}
// Pixi itself asks for it; Node has one from version 21 on. Phaser cannot be imported without a page.
globalThis.navigator ??= { userAgent: 'node' };
const { LimberContainer } = await import('limber/pixi');
console.log(LimberPlayer, hero.animations.length, Number.isFinite(worldX + worldY), refused, undrawn, typeof LimberContainer);
