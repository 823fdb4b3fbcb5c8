// Where there is no page the package can be imported, and characters read and posed.
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { LimberError, LimberPlayer, load, read } from 'limber';

const hero = read(await readFile(process.argv[2]), 'humanoid.skel2d');
const figure = hero.newFigure();
figure.seek('walk', 0.25);
const { worldX, worldY } = figure.bone('head');
const refused = await load('data:,nothing').catch((error) => error instanceof LimberError);
console.log(LimberPlayer, hero.animations.length, Number.isFinite(worldX + worldY), refused);
