// What tests call: the studio's engine, which has all of the runtime's.
import * as engine from '/engine/engine.js';
import { createLimber } from '/limber/runtime.js';

window.engine = engine;
window.limber = createLimber(engine);
document.documentElement.dataset.ready = 'true';
