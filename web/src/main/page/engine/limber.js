/** The runtime of the page, on the studio's engine; one for all, because its pictures share a context. */
import * as engine from './engine.js';
import { createLimber } from '../limber/runtime.js';

/** @typedef {typeof limber} PageLimber */

export const limber = createLimber(engine);
