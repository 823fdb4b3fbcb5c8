/** The element of one viewport: tools, picture, time. */
import { el } from '../ui/element.js';
import { Toolbar } from './toolbar.js';
import { Transport } from './transport.js';
import { bonesOf } from './selected.js';
import { ViewportScreen } from './viewportscreen.js';
/** @import { Selection } from '../document/studio.js' */
/** @import { Camera } from './camera.js' */
/** @import { Viewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

/** Narrower than this, tools move into the menu. */
const NARROW = 430;
const TINY = 300;

export class Pane {
  /** @param {Viewports} viewports @param {Viewport} viewport */
  constructor(viewports, viewport) {
    this.viewports = viewports;
    this.viewport = viewport;
    this.screen = new ViewportScreen();
    this.toolbar = new Toolbar(viewports, viewport);
    this.transport = new Transport(viewports, viewport);
    this.note = el('div', { class: 'picture-note', hidden: true });
    this.zoom = el('span', { class: 'picture-zoom', 'aria-hidden': 'true' });
    this.picture = el('div', {
      class: 'picture', tabindex: '0', role: 'application', 'aria-roledescription': 'picture', 'aria-label': 'Picture',
    }, this.screen.canvas, this.note, this.zoom);
    this.element = el('section', { class: 'viewport', 'aria-label': 'Viewport ' + (viewport.index + 1), data: { viewport: String(viewport.index) } },
      this.toolbar.element, this.picture, this.transport.element);
    this.element.addEventListener('focusin', () => viewports.activate(viewport));
    this.element.addEventListener('pointerdown', () => viewports.activate(viewport), true);
    for (const tools of [this.toolbar, this.transport]) tools.element.addEventListener('click', event => this.#leaveTools(event));
    this.screen.onEmptied(() => {
      this.resized();
      viewports.drawLoop.draw(viewport);
    });
  }

  /** A button that was clicked keeps no key to itself; one that was reached by keys does. @param {MouseEvent} event */
  #leaveTools(event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const byPointer = event.detail > 0;
    if (byPointer && button && button.getAttribute('aria-expanded') !== 'true') this.picture.focus({ preventScroll: true });
  }

  /** @param {boolean} on */
  activate(on) {
    this.element.classList.toggle('active', on);
  }

  follow() {
    const { viewport, picture } = this;
    this.toolbar.follow();
    this.transport.follow();
    const { choices, camera } = viewport;
    picture.dataset.background = choices.background;
    picture.style.setProperty('--color', choices.color);
    picture.classList.toggle('grid', choices.grid);
    this.#grid(camera);
    const percent = Math.round(100 * camera.scale) + ' %';
    if (this.zoom.textContent !== percent) this.zoom.textContent = percent;
    const text = noteOf(viewport, this.viewports.studio.selected);
    this.note.hidden = text === '';
    if (this.note.textContent !== text) this.note.textContent = text;
    picture.setAttribute('aria-label', 'Picture: ' + (viewport.animation === null ? 'setup pose' : viewport.animation.trim()));
  }

  /** The grid, the ground and the middle lie below the character, so they are a background. @param {Camera} camera */
  #grid(camera) {
    let unit = 10;
    while (unit * camera.scale < 40) unit *= unit % 3 === 1 ? 5 : 2;
    while (unit * camera.scale > 120 && unit > 0.01) unit /= 2;
    const style = this.picture.style;
    style.setProperty('--grid', unit * camera.scale + 'px');
    style.setProperty('--origin-x', Math.round(camera.screenX(0)) + 'px');
    style.setProperty('--origin-y', Math.round(camera.screenY(0)) + 'px');
  }

  /** Follows the size of the picture. */
  resized() {
    const { viewport } = this;
    const box = this.picture.getBoundingClientRect();
    if (box.width === 0) return;
    this.element.classList.toggle('narrow', box.width < NARROW);
    this.element.classList.toggle('tiny', box.width < TINY);
    viewport.camera.resize(box.width, box.height);
    if (!viewport.framed && viewport.figure) viewport.fit();
    viewport.touch();
  }
}

/** @param {Viewport} viewport @param {Selection[]} selected */
function noteOf(viewport, selected) {
  const { character } = viewport;
  if (!character) return '';
  if (character.bones.length === 0) return 'Nothing to show yet: this character has no bones.';
  // Those that are selected are seen anyway.
  const seesBones = viewport.choices.bones || bonesOf(selected, character).length > 0;
  if (character.parts.length === 0 && !seesBones) return 'Nothing to draw yet: no bone has a shape. Press B to show the bones.';
  if (character.kind === 'skelform' && viewport.skins.length === 0) return 'No style is selected.';
  return '';
}
