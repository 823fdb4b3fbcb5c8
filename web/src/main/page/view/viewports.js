/** The viewports of the page: how many are shown, which one is active, and what they remember. */
import { read } from './keytracks.js';
import { Viewport } from './viewport.js';
import { Pane } from './pane.js';
/** @import { DrawLoop } from './drawloop.js' */
/** @import { Studio } from '../document/studio.js' */
/** @import { SwitchName } from './choices.js' */
/** @import { ShownCharacter } from './shownfigure.js' */

export const LAYOUTS = [1, 2, 4];

export class Viewports {
  /** @param {DrawLoop} drawLoop @param {Studio} studio @param {HTMLElement} container */
  constructor(studio, drawLoop, container) {
    this.studio = studio;
    this.drawLoop = drawLoop;
    this.container = container;
    this.shift = false;
    for (const type of /** @type {const} */ (['keydown', 'keyup', 'pointerdown', 'pointermove'])) {
      window.addEventListener(type, event => {
        this.shift = event.shiftKey;
      }, { capture: true, passive: true });
    }
    const stored = studio.settings.view ?? {};
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.list = [0, 1, 2, 3].map(index => new Viewport(index, stored.views?.[index], !still));
    /** @type {number} */
    this.layout = LAYOUTS.includes(stored.layout) ? stored.layout : 1;
    this.active = this.list[Math.min(this.layout - 1, Number(stored.active) || 0)] ?? this.list[0];
    this.inspecting = stored.inspecting === true;
    this.sheet = stored.sheet === true;
    /** Whether clicks and drags select as with Shift, for hands without a keyboard. */
    this.several = false;
    /** @type {import('./parents.js').Picking | null} What the next click in a picture chooses a bone for. */
    this.picking = null;
    /** @type {Pane[]} */
    this.panes = [];
    /** @type {ShownCharacter | null} */
    this.character = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.saving = undefined;
  }

  /**
   * Makes the elements; the commands are there by now.
   * @param {(all: Viewports, viewport: Viewport) => void} pointers
   */
  build(pointers) {
    this.panes = this.list.map(viewport => {
      const pane = new Pane(this, viewport);
      viewport.pane = pane;
      viewport.changed = () => this.#changed(viewport);
      pointers(this, viewport);
      return pane;
    });
    this.container.append(...this.panes.map(pane => pane.element));
    this.arrange(this.layout);
  }

  get shown() {
    return this.list.slice(0, this.layout);
  }

  /** Shows 1, 2 or 4 viewports. @param {number} count */
  arrange(count) {
    const closed = this.panes.slice(count).some(pane => pane.element.contains(document.activeElement));
    this.layout = count;
    this.container.dataset.layout = String(count);
    this.panes.forEach((pane, index) => {
      pane.element.hidden = index >= count;
    });
    if (this.active.index >= count) this.active = this.list[0];
    this.activate(this.active);
    // Keys that went to a viewport which is gone now go to one that is left.
    if (closed) this.active.pane.picture.focus({ preventScroll: true });
    this.drawLoop.use(this.shown);
    // At once: the screens learn of it later, and what is fitted until then would have the old sizes.
    for (const viewport of this.shown) viewport.pane.resized();
    for (const viewport of this.shown) {
      if (!this.character || viewport.character === this.character) continue;
      viewport.show(this.character, true);
      viewport.fit();
    }
    this.save();
  }

  /** @param {Viewport} viewport */
  activate(viewport) {
    const changed = this.active !== viewport;
    this.active = viewport;
    this.panes.forEach(pane => pane.activate(pane.viewport === viewport && this.layout > 1));
    this.studio.viewports = this.shown;
    this.studio.activeViewport = viewport.index;
    if (changed) this.save();
    this.studio.emit('viewports', {});
  }

  /** Shows a character everywhere. @param {ShownCharacter | null} character @param {boolean} isNewDocument */
  show(character, isNewDocument) {
    this.character = character;
    for (const viewport of this.shown) viewport.show(character, isNewDocument);
    // Those that are not shown learn of it when they are.
    for (const viewport of this.list.slice(this.layout)) viewport.character = null;
  }

  /**
   * Does something to a viewport, or to all of them if that was asked for.
   * @param {Viewport} viewport @param {boolean} all @param {(one: Viewport) => void} change
   */
  forChosen(viewport, all, change) {
    this.activate(viewport);
    for (const one of all ? this.shown : [viewport]) change(one);
    this.save();
  }

  /** Shows another animation, and where the text has it. @param {Viewport} one @param {string | null} name null for the setup pose */
  showAnimation(one, name) {
    one.chooseAnimation(name);
    const { studio } = this;
    if (one !== this.active || name === null || studio.document?.kind !== 'skel2d') return;
    const place = read(studio).placeOfSection('animation', name);
    if (place) studio.emit('flash', { words: [place] });
  }

  /**
   * Switches something on or off; all viewports then follow the one that was meant.
   * @param {Viewport} viewport @param {SwitchName} name @param {boolean} all
   */
  toggle(viewport, name, all) {
    const value = !viewport.choices[name];
    this.forChosen(viewport, all, one => one.set(name, value));
  }

  /** @param {Viewport} viewport @param {number} scale */
  zoomTo(viewport, scale) {
    const { camera } = viewport;
    camera.zoomAt(camera.width / 2, camera.height / 2, scale / camera.scale);
    viewport.moved();
  }

  /** Draws everything again, as after another selection. */
  touchAll() {
    for (const viewport of this.shown) viewport.touch();
  }

  /** Remembers the choices; after a moment, because sliders change them many times. */
  save() {
    clearTimeout(this.saving);
    this.saving = setTimeout(() => this.studio.set('view', {
      layout: this.layout,
      active: this.active.index,
      inspecting: this.inspecting,
      sheet: this.sheet,
      views: this.list.map(viewport => viewport.choices),
    }), 200);
  }

  /** @param {Viewport} viewport */
  #changed(viewport) {
    viewport.pane.follow();
    this.drawLoop.request();
  }
}
