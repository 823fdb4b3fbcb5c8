// What tests call: the one file that pages use.
import * as limber from '/limber/limber.js';

window.limber = limber;
document.documentElement.dataset.ready = 'true';
