/** What mouse, pen and fingers do in a picture: pan, zoom, pick, and take hold of handles. */
import { run } from '../ui/commands.js';
import { allAt, Cycle, jointAt } from './hittest.js';
import { handleAt, handlesOf } from './handles.js';
import { bonesOf, indicesOf, isSame, sayBones, toggled } from './selected.js';
import { BoneDrag } from './bonedrag.js';
import { BoxSelect } from './boxselect.js';
import { JointDrag } from './jointdrag.js';
import { MoveJointDrag } from './movejoint.js';
import { NewBoneDrag } from './newparts.js';
import { PartDrag } from './partdrag.js';
import { PointDrag } from './pointdrag.js';
import { ShapeDrag, shapeHandleAt, shapeHandlesOf } from './shapehandles.js';
import { shortName } from './skeleton.js';
import { hasHandles, isShowing } from './viewport.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Viewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

/** A press that moves less than this is a click. */
const CLICK = 4;

/**
 * @typedef {{ x: number, y: number, shift: boolean, alt: boolean }} Place in CSS pixels of the picture
 * @typedef {{ from: Place, last: Place, moved: boolean }} Pan
 */

export class Pointer {
  /** @type {Map<number, Place>} */
  #touches = new Map();
  /** @type {Pan | BoneDrag | JointDrag | BoxSelect | MoveJointDrag | NewBoneDrag | PartDrag | PointDrag | ShapeDrag | null} */
  #drag = null;
  #cycle = new Cycle();
  /** Whether what was pressed is a handle. */
  #onHandle = false;

  /** @param {Studio} studio @param {Viewports} viewports @param {Viewport} viewport */
  constructor(studio, viewports, viewport) {
    this.studio = studio;
    this.viewports = viewports;
    this.viewport = viewport;
    this.picture = viewport.pane.picture;
    /**
     * @template {keyof HTMLElementEventMap} K @param {K} type @param {(event: HTMLElementEventMap[K]) => void} listener
     * @param {AddEventListenerOptions} [options]
     */
    const on = (type, listener, options) => this.picture.addEventListener(type, listener, options);
    on('pointerdown', event => this.#down(event));
    on('pointermove', event => this.#move(event));
    on('pointerup', event => this.#up(event));
    on('pointercancel', event => this.#up(event, true));
    on('pointerleave', () => this.#hover(null));
    // There are more handles than while somebody types.
    on('focus', () => viewport.touch());
    on('wheel', event => this.#wheel(event), { passive: false });
    on('dblclick', event => {
      // On a part it is two clicks, which go on to what lies below.
      if (!this.#handle(this.#place(event)) && !this.studio.selection) this.viewport.fit();
    });
    on('contextmenu', event => {
      event.preventDefault();
      viewport.pane.toolbar.more.click();
    });
  }

  /** What is dragged, if it is not the picture. */
  get #held() {
    return this.#drag && 'cancel' in this.#drag ? this.#drag : null;
  }

  get isDragging() {
    return this.#held !== null;
  }

  /** Ends what is being dragged as if it had never begun; returns whether there was anything. */
  cancel() {
    const held = this.#held;
    if (!held) return false;
    held.cancel();
    this.#drag = null;
    return true;
  }

  /** @param {MouseEvent} event */
  #place(event) {
    const box = this.picture.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top, shift: event.shiftKey, alt: event.altKey };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button > 1) return;
    const at = this.#place(event);
    this.picture.focus({ preventScroll: true });
    this.picture.setPointerCapture(event.pointerId);
    this.#touches.set(event.pointerId, at);
    if (event.button === 1) event.preventDefault();
    if (this.#touches.size === 2) {
      this.cancel();
      this.#drag = null;
      return;
    }
    this.viewport.hovered = null;
    this.viewport.tip = null;
    this.viewport.touch();
    this.#drag = event.button === 0 && this.#grab(at) || { from: at, last: at, moved: false };
    this.picture.classList.toggle('grabbing', this.isDragging);
  }

  /** Takes hold of a handle or a joint, if one is there. @param {Place} at */
  #grab(at) {
    const { viewport } = this;
    if (!isShowing(viewport) || this.viewports.picking) return null;
    const shape = this.#shape(at);
    const handle = shape < 0 ? this.#handle(at) : null;
    this.#onHandle = shape >= 0 || handle !== null;
    if (shape >= 0) {
      const { part } = indicesOf(this.studio.selection, viewport.character);
      return viewport.isSetup ? new ShapeDrag(this.studio, viewport, shape, at) : new PointDrag(this.studio, viewport, part, shape, at);
    }
    if (handle?.kind === 'new') return new NewBoneDrag(this.studio, viewport, handle.bone, at);
    if (handle?.kind === 'move' && viewport.isSetup && (at.alt || viewport.jointAlone)) return new MoveJointDrag(this.studio, viewport, handle.bone, at);
    if (handle) return new BoneDrag(this.studio, viewport, bonesOf(this.studio.selected, viewport.character), handle.kind, at);
    if (this.#adds(at)) return new BoxSelect(this.studio, viewport, at);
    const found = hasHandles(viewport) && (viewport.isSetup || viewport.choices.record) ? allAt(viewport, at.x, at.y) : [];
    if (found.length > 0) return new PartDrag(this.studio, viewport, found, at);
    const joint = this.#joint(at);
    return joint >= 0 ? new JointDrag(this.studio, viewport, joint, at) : null;
  }

  /** Whether a click or drag selects besides what is selected. @param {Place} at */
  #adds(at) {
    return at.shift || this.viewports.several;
  }

  /** @param {Place} at */
  #shape(at) {
    return this.viewports.picking ? -1 : shapeHandleAt(shapeHandlesOf(this.studio, this.viewport), this.viewport, at);
  }

  /** @param {Place} at */
  #handle(at) {
    const { viewport } = this;
    if (!hasHandles(viewport) || this.viewports.picking) return null;
    const { bone } = indicesOf(this.studio.selection, viewport.character);
    const kind = bone < 0 ? null : handleAt(handlesOf(viewport, bone), at.x, at.y);
    return kind && { bone, kind };
  }

  /** @param {Place} at */
  #joint(at) {
    const { viewport } = this;
    if (viewport.character?.kind !== 'skelform') return -1;
    const selected = indicesOf(this.studio.selection, viewport.character).bone;
    return jointAt(viewport, at.x, at.y, bone => viewport.choices.bones || bone === selected);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const at = this.#place(event);
    const before = this.#touches.get(event.pointerId);
    if (!before) {
      this.#hover(at);
      return;
    }
    this.#touches.set(event.pointerId, at);
    if (this.#touches.size === 2) this.#pinch(event.pointerId, before, at);
    else if (this.#drag && 'cancel' in this.#drag) this.#drag.move(at);
    else if (this.#drag) this.#pan(this.#drag, at);
  }

  /** @param {Pan} drag @param {Place} at */
  #pan(drag, at) {
    drag.moved ||= Math.hypot(at.x - drag.from.x, at.y - drag.from.y) >= CLICK;
    if (!drag.moved) return;
    this.viewport.camera.pan(at.x - drag.last.x, at.y - drag.last.y);
    drag.last = at;
    this.picture.classList.add('grabbing');
    this.viewport.tip = null;
    this.viewport.moved();
  }

  /** @param {number} moved @param {Place} before @param {Place} at */
  #pinch(moved, before, at) {
    const [, other] = [...this.#touches].find(([id]) => id !== moved) ?? [0, before];
    const { camera } = this.viewport;
    const old = Math.hypot(before.x - other.x, before.y - other.y);
    const now = Math.hypot(at.x - other.x, at.y - other.y);
    camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (old > 0 && now > 0) camera.zoomAt((at.x + other.x) / 2, (at.y + other.y) / 2, now / old);
    this.viewport.moved();
  }

  /** @param {PointerEvent} event */
  #up(event, cancelled = false) {
    const at = this.#place(event);
    if (!this.#touches.delete(event.pointerId)) return;
    const drag = this.#drag;
    // After a pinch the finger that stays must not click.
    this.#drag = this.#touches.size > 0 ? { from: at, last: [...this.#touches.values()][0], moved: true } : null;
    this.picture.classList.remove('grabbing');
    if (!drag) return;
    if ('cancel' in drag) {
      if (cancelled) drag.cancel();
      else if (!drag.end()) this.#clickHeld(at, drag instanceof NewBoneDrag);
    } else if (!drag.moved && !cancelled && event.button === 0) {
      this.#click(at);
    }
  }

  /** A click on what could have been dragged. @param {Place} at @param {boolean} isPlus */
  #clickHeld(at, isPlus) {
    // A handle may have come below the pointer by the click before, which goes on then.
    if (!this.#onHandle || this.#cycle.isAt(at.x, at.y)) this.#click(at);
    else if (isPlus) run('bone.new');
    else if (this.#adds(at)) this.#click(at);
  }

  /** @param {Place} at */
  #click(at) {
    const found = allAt(this.viewport, at.x, at.y);
    const { studio, viewports: { picking }, viewport: { character } } = this;
    if (picking) {
      picking.choose(picking.find(found, character));
      return;
    }
    if (this.#adds(at)) {
      if (found.length === 0) return;
      studio.selectAll(toggled(studio.selected, found[0], character));
      studio.announce(sayBones(studio.selected, character));
      return;
    }
    const chosen = this.#cycle.choose(found, this.studio.selection, at.x, at.y);
    this.studio.select(chosen);
    if (chosen) this.studio.announce(chosen.kind + ' ' + chosen.name);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    this.viewports.activate(this.viewport);
    const { x, y } = this.#place(event);
    const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    // Two fingers on a trackpad arrive as a wheel with Ctrl, and in small numbers.
    const speed = event.ctrlKey ? 0.01 : 0.0015;
    const amount = Math.min(240, Math.max(-240, (event.deltaY || event.deltaX) * lines));
    for (const one of event.shiftKey ? this.viewports.shown : [this.viewport]) {
      one.camera.zoomAt(x, y, Math.exp(-amount * speed));
      one.moved();
    }
  }

  /** @param {Place | null} at */
  #hover(at) {
    const { viewport, picture } = this;
    const wasPointedAt = viewport.isPointedAt;
    viewport.isPointedAt = at !== null;
    const shape = at ? this.#shape(at) : -1;
    const handle = at && shape < 0 ? this.#handle(at) : null;
    const all = at && shape < 0 && !handle ? allAt(viewport, at.x, at.y) : [];
    const { picking } = this.viewports;
    const picked = picking && picking.find(all, viewport.character);
    const found = picking ? picked : all[0] ?? null;
    const kind = handle?.kind ?? null;
    picture.dataset.cursor = picking ? 'pick' : shape >= 0 ? 'shape' : kind ?? (at && this.#joint(at) >= 0 ? 'joint' : found ? 'part' : '');
    const changed = !isSame(found, viewport.hovered) || kind !== (viewport.handle ?? null) || shape !== viewport.shape || viewport.isPointedAt !== wasPointedAt;
    if (!changed && !found) return;
    viewport.shape = shape;
    viewport.hovered = found;
    viewport.handle = kind;
    const value = picked ? picking?.said + shortName(picked.name) : shape < 0 ? undefined : shapeHandlesOf(this.studio, viewport)[shape].value;
    viewport.tip = at && (found || value) ? { x: at.x, y: at.y, text: value } : null;
    viewport.dirty = true;
    this.viewports.drawLoop.request();
  }
}
