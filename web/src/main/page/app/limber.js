/** The runtime on the studio's engine: one for the whole page, because all share one WebGL context. */
import * as engine from './engine.js';
import { createLimber } from '../limber/runtime.js';

export const limber = createLimber(engine);
export { engine };
