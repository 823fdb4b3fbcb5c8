/** The dope sheet of the active viewport's animation: keys by bone and property, which hands and keys can change. */
import { easingIcon } from '../document/easingicon.js';
import { isMark, sayKey } from '../engine/sourcekeys.js';
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { command } from '../ui/commands.js';
import { context2d } from '../limber/canvas.js';
import { toast } from '../ui/toast.js';
import { curveKeys, sampled } from './dopecurves.js';
import { countX, drawSheet, frameAt, NAMES, REACH, ROW, RULER, xOf } from './dopedraw.js';
import { keyOf, MARKS, ownerOf, placeOf, propertyOf, rowKey, rowsOf } from './doperows.js';
import { DopeKeys } from './dopekeys.js';
import { DopePointer } from './dopepointer.js';
import { DopeTime } from './dopetime.js';
import { keysOf, tracksOf } from './keytracks.js';
import { applyChange } from './posewriter.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { KeyChange, KeyPlace, KeyValue, LoopBlock, SourceKeys, Track, TrackKey } from '../engine/sourcekeys.js' */
/** @import { Change } from '../engine/sourcetext.js' */
/** @import { Curves } from './dopecurves.js' */
/** @import { Row } from './doperows.js' */
/** @import { Sheet } from './dopedraw.js' */
/** @import { Viewports } from './viewports.js' */

const EASINGS = [['li', 'Even'], ['si', 'Starts slowly'], ['so', 'Ends slowly'], ['sio', 'Starts and ends slowly']];

/** At most so many times nearer than all frames. */
const MOST_ZOOM = 50;

/** @type {Track[]} */
const NONE = [];

export class DopeSheet {
  /** @type {Track[]} */
  #tracks = [];
  #drawn = '';
  /** @type {KeyValue[]} */
  #copied = [];
  /** @type {Track[] | null} What the rows were made of. */
  #rowsOf = null;
  #rowsState = '';
  /** @type {Map<string, { track: Track, index: number, key: TrackKey }>} */
  #index = new Map();
  /** @type {Curves | null} */
  #curves = null;
  #curvesState = '';
  #colors = themeColors();

  /** @param {Studio} studio @param {Viewports} viewports */
  constructor(studio, viewports) {
    this.studio = studio;
    this.viewports = viewports;
    /** @type {Set<string>} */
    this.folded = new Set();
    this.onlySelected = false;
    /** @type {Row[]} */
    this.rows = [];
    /** @type {KeyPlace[]} */
    this.selected = [];
    /** @type {(frame: number) => number} */
    this.shift = frame => frame;
    /** @type {{ row: number, frame: number } | null} */
    this.focus = null;
    /** @type {Sheet['box']} */
    this.box = null;
    this.zoom = 1;
    this.from = 0;
    this.showsCurves = false;
    /** @type {Set<string>} */
    this.chosen = new Set();
    this.lift = 0;
    this.canvas = el('canvas', { class: 'dope-canvas', tabindex: '0', role: 'application', 'aria-roledescription': 'dope sheet', 'aria-label': 'Keys', 'aria-describedby': 'dope-help' });
    this.context = context2d(this.canvas);
    this.space = el('div', { class: 'dope-space' });
    this.scroller = el('div', { class: 'dope-scroll', onscroll: () => this.draw() }, this.canvas, this.space);
    this.said = el('output', { class: 'dope-said' });
    this.filter = el('button', {
      class: 'button small', 'aria-pressed': 'false', title: 'Show only the selected bones and slots',
      onclick: () => { this.onlySelected = !this.onlySelected; this.follow(); },
    }, 'Selected');
    this.easings = EASINGS.map(([word, label]) => el('button', {
      class: 'tool', 'aria-label': label, title: label + ' (' + word + ') after the selected keys', data: { easing: word },
      onclick: () => this.change(keys => keys.ease(this.selected, word)),
    }, easingIcon(word)));
    this.remove = this.#tool('close', 'Delete the selected keys (Delete)', 'delete', () => this.removeSelected());
    this.mark = this.#tool('flag', 'Add a mark at the playhead, for the game to hear (M in the sheet)', 'mark', () => this.addMark(Math.round(this.viewport.clock.frame())));
    this.copy = this.#tool('grid2', 'Duplicate the selected keys at the playhead (Ctrl+D)', 'duplicate', () => this.duplicate());
    this.unroll = this.#tool('loop', 'Write the loop around the selected key out (unroll)', 'unroll', () => this.change(keys => keys.unroll(this.selected[0])));
    this.curvesButton = el('button', {
      class: 'button small', 'aria-pressed': 'false', title: 'Values over time of the chosen rows (C in the sheet)', data: { tool: 'curves' }, onclick: () => this.toggleCurves(),
    }, 'Curves');
    this.repeat = el('input', {
      class: 'dope-number', inputmode: 'numeric', 'aria-label': 'How often the loop around the selected key is run', title: 'How often the loop around the selected key is run',
      data: { tool: 'repeat' }, autocomplete: 'off', onfocus: event => event.currentTarget.select(), onchange: () => this.#repeatLoop(),
      onkeydown: event => {
        event.stopPropagation();
        if (event.key === 'Enter' || event.key === 'Escape') this.canvas.focus({ preventScroll: true });
      },
    });
    this.time = new DopeTime(this);
    this.element = el('section', { class: 'dope', 'aria-label': 'Dope sheet', hidden: true },
      el('div', { class: 'dope-tools', role: 'toolbar', 'aria-label': 'Dope sheet' },
        this.filter, this.curvesButton, el('span', { class: 'dope-easings', role: 'group', 'aria-label': 'Easing' }, this.easings), this.mark, this.copy, this.remove,
        el('label', { class: 'dope-field' }, '×', this.repeat), this.unroll, this.time.element, this.said),
      el('p', { class: 'visually-hidden', id: 'dope-help' },
        'Arrow keys go from key to key. Space selects, Insert adds a key at the playhead, Delete removes, Alt with the arrow keys moves, 1 to 4 set the easing, M adds a mark, C shows curves, plus and minus zoom.'),
      this.scroller);
    new DopePointer(this);
    new DopeKeys(this);
    new ResizeObserver(() => this.#resize()).observe(this.scroller);
    command({
      id: 'view.sheet', title: 'Dope sheet', keys: 'd', checked: () => viewports.sheet,
      run: () => {
        viewports.sheet = !viewports.sheet;
        viewports.save();
        this.follow();
        if (viewports.sheet) this.canvas.focus({ preventScroll: true });
      },
    });
    studio.on('selection', () => this.follow());
    studio.on('document', () => { this.selected = []; this.folded.clear(); });
  }

  /** @param {import('../ui/icons.js').IconName} picture @param {string} label @param {string} tool @param {() => void} run */
  #tool(picture, label, tool, run) {
    return el('button', { class: 'tool', 'aria-label': label, title: label, data: { tool }, onclick: run }, icon(picture));
  }

  get viewport() {
    return this.viewports.active;
  }

  get animation() {
    return this.viewport.animation;
  }

  get isShown() {
    return this.viewports.sheet && this.studio.document?.kind === 'skel2d';
  }

  /** Takes over whatever has changed: called after each frame that is drawn. */
  follow() {
    const opens = this.element.hidden && this.isShown;
    this.element.hidden = !this.isShown;
    if (!this.isShown) return;
    // The observer may take a while to say how large it is.
    if (opens) return void this.#resize();
    const { studio, animation } = this;
    this.#tracks = animation === null ? NONE : tracksOf(studio, animation);
    const only = this.onlySelected && studio.selected.length > 0 ? studio.selected.map(({ kind, name }) => ownerOf({ slot: kind === 'slot', name })) : null;
    // Most frames change nothing but the playhead.
    const state = [...this.folded].join(' ') + '\n' + only;
    if (this.#rowsOf !== this.#tracks || this.#rowsState !== state) {
      this.#rowsOf = this.#tracks;
      this.#rowsState = state;
      this.rows = rowsOf(this.#tracks, this.folded, only);
      this.#index = new Map(this.#tracks.flatMap(track => track.keys.map((key, index) => [keyOf(placeOf(track, key.frame)), { track, index, key }])));
    }
    this.selected = this.selected.filter(place => this.find(place));
    this.filter.setAttribute('aria-pressed', String(this.onlySelected));
    const none = this.selected.length === 0;
    for (const button of [...this.easings, this.remove, this.copy]) button.disabled = none;
    this.mark.disabled = this.animation === null;
    this.curvesButton.setAttribute('aria-pressed', String(this.showsCurves));
    const loop = this.loop;
    this.unroll.disabled = loop === null;
    this.repeat.disabled = loop === null;
    if (this.repeat !== document.activeElement) this.repeat.value = loop ? String(loop.runs) : '';
    this.time.follow();
    this.space.style.setProperty('height', Math.max(0, RULER + this.rows.length * ROW - this.scroller.clientHeight) + 'px');
    this.draw();
  }

  /** Returns the key at a place. @param {KeyPlace} place */
  find(place) {
    return this.#index.get(keyOf(place)) ?? null;
  }

  /** The innermost loop around the first selected key. @returns {LoopBlock | null} */
  get loop() {
    const found = this.selected.length > 0 ? this.find(this.selected[0]) : null;
    return found?.track.loops.findLast(loop => loop.from < found.key.from && found.key.to < loop.to) ?? null;
  }

  #repeatLoop() {
    const { loop } = this;
    const runs = Math.round(Number(this.repeat.value));
    if (loop && runs >= 0 && runs !== loop.runs) this.change(keys => keys.repeat(loop, runs));
    this.follow();
  }

  /** Goes to the number of a loop. @param {{ track: Track, loop: LoopBlock }} at */
  editLoop({ track, loop }) {
    const first = track.keys.find(key => key.from > loop.from && key.to < loop.to);
    if (!first) return;
    this.selected = [placeOf(track, first.frame)];
    this.follow();
    this.repeat.focus();
  }

  /** Changes the time of all keys: one undo step. @param {(keys: SourceKeys) => Change} gesture */
  retime(gesture) {
    if (this.animation === null) return;
    const change = gesture(keysOf(this.studio, this.animation));
    if (change.refusal) toast(sentence(change.refusal), 'error');
    else applyChange(this.studio, change, false);
    this.selected = [];
    this.follow();
  }

  /** Shows keys by row, or curves of what is selected. */
  toggleCurves() {
    this.showsCurves = !this.showsCurves;
    const { selection } = this.studio;
    const rows = this.selected.length > 0 ? this.selected.map(place => ownerOf(place) + ' ' + place.letter)
      : this.#chosenTracks.length > 0 ? [...this.chosen]
      : this.focus && this.rows[this.focus.row] ? [rowKey(this.rows[this.focus.row])]
        : selection ? [ownerOf({ slot: selection.kind === 'slot', name: selection.name })] : [];
    this.chosen = new Set(rows.length > 0 ? rows : this.rows.slice(0, 1).map(rowKey));
    this.follow();
  }

  /** The tracks of the chosen rows. */
  get #chosenTracks() {
    return this.#tracks.filter(track => !isMark(track) && (this.chosen.has(ownerOf(track)) || this.chosen.has(ownerOf(track) + ' ' + track.letter)));
  }

  /** Zooms the time; the frame at a place stays there. @param {number} factor @param {number} x */
  zoomAt(factor, x) {
    const at = this.frameAt(x);
    const { span } = this.sheet;
    this.zoom = Math.min(MOST_ZOOM, Math.max(1, this.zoom * factor));
    const now = this.sheet;
    this.from = at - (at - now.from) * now.span / span;
    this.draw();
  }

  get playheadX() {
    return xOf(this.sheet, this.viewport.clock.frame());
  }

  /** @param {number} pixels */
  scrollTime(pixels) {
    const { sheet } = this;
    this.from = sheet.from + frameAt(sheet, pixels) - frameAt(sheet, 0);
    this.draw();
  }

  /** @returns {Sheet} */
  get sheet() {
    const { clock } = this.viewport;
    const end = Math.max(clock.lastFrame(), Math.round(clock.fps / 2), 1);
    // A little room behind the end, where keys can be put that make it longer.
    const last = end + Math.max(5, Math.round(0.15 * end));
    const span = last / this.zoom;
    this.from = Math.min(last - span, Math.max(0, this.from));
    return {
      width: this.scroller.clientWidth, height: this.scroller.clientHeight, scroll: this.scroller.scrollTop,
      last, from: this.from, span, now: clock.frame(), rows: this.rows, folded: this.folded,
      selected: this.#selectedKeys, chosen: this.chosen, curves: this.showsCurves ? this.#curves : null, lift: this.lift, shift: this.shift, focus: document.activeElement === this.canvas ? this.focus : null, box: this.box, colors: this.#colors,
    };
  }

  /** Draws, if anything is different from the last time. */
  draw() {
    if (!this.isShown) return;
    this.#sample();
    const { sheet } = this;
    const state = JSON.stringify([sheet.width, sheet.height, sheet.scroll, sheet.last, sheet.from, sheet.span, sheet.now, [...this.folded], this.selected, this.selected.map(place => this.shift(place.frame)),
      sheet.focus, sheet.box, this.rows.length, sheet.lift, this.#curvesState, this.#colors]);
    if (state === this.#drawn && this.#drawnTracks === this.#tracks) return;
    this.#drawn = state;
    this.#drawnTracks = this.#tracks;
    const ratio = window.devicePixelRatio || 1;
    this.context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawSheet(this.context, sheet);
    if (this.rows.length > 0) return;
    this.context.fillStyle = this.#colors.quiet;
    this.context.fillText(this.animation === null ? 'Choose an animation to see its keys.' : 'No keys here yet: record, and drag a bone.', 12, RULER + 20);
  }

  /** @type {Track[]} */
  #drawnTracks = [];

  /** Asks the engine for the curves, if they are other ones. */
  #sample() {
    const { sheet, animation } = this;
    const state = this.showsCurves ? [sheet.width, sheet.from, sheet.span, ...this.chosen].join() : '';
    if (state === this.#curvesState && this.#drawnTracks === this.#tracks) return;
    this.#curvesState = state;
    this.#curves = state && animation !== null ? sampled(keysOf(this.studio, animation), this.#chosenTracks, sheet) : null;
  }

  get #selectedKeys() {
    return new Set(this.selected.map(keyOf));
  }

  readColors() {
    this.#colors = themeColors();
    this.draw();
  }

  #resize() {
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth: width, clientHeight: height } = this.scroller;
    if (width === 0) return;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.setProperty('width', width + 'px');
    this.canvas.style.setProperty('height', height + 'px');
    this.#drawn = '';
    this.follow();
  }

  /**
   * Changes keys: one undo step. Returns whether it could be done.
   * @param {(keys: SourceKeys) => KeyChange} gesture @param {KeyPlace[]} [selected] what is selected afterwards
   */
  change(gesture, selected = this.selected) {
    if (this.animation === null) return false;
    const change = gesture(keysOf(this.studio, this.animation));
    if (change.refusal) {
      toast(sentence(change.refusal), 'error');
      this.follow();
      return false;
    }
    applyChange(this.studio, change, false);
    const shared = change.keys > Math.max(1, this.selected.length);
    if (shared) toast('This changes ' + change.keys + ' keys: a loop plays its words several times.');
    this.selected = selected;
    this.follow();
    const words = this.selected.map(place => this.find(place)?.key).filter(key => key !== undefined);
    if (words.length > 0) this.studio.emit('flash', { words: words.map(({ from, to }) => ({ from, to })) });
    return true;
  }

  removeSelected() {
    if (this.selected.length > 0) this.change(keys => keys.remove(this.selected), []);
  }

  /** Copies the selected keys so that the first is at the playhead; from there a frame later. */
  duplicate() {
    if (this.selected.length === 0) return;
    const first = Math.min(...this.selected.map(place => place.frame));
    const now = Math.round(this.viewport.clock.frame());
    const by = now === first ? 1 : now - first;
    this.change(keys => keys.duplicate(this.selected, by), this.selected.map(place => ({ ...place, frame: place.frame + by })));
  }

  copySelected() {
    const keys = this.selected.map(place => ({ place, found: this.find(place) }));
    if (keys.length === 0) return;
    this.#copied = keys.flatMap(({ place, found }) => found ? [{ ...place, value: found.key.value, easing: found.key.easing }] : []);
    this.studio.announce(this.#copied.length === 1 ? 'one key copied' : this.#copied.length + ' keys copied');
  }

  /** Puts what was copied into the shown animation, the first key at the playhead. */
  paste() {
    if (this.#copied.length === 0) return;
    const by = Math.round(this.viewport.clock.frame()) - Math.min(...this.#copied.map(key => key.frame));
    const pasted = this.#copied.map(key => ({ ...key, frame: key.frame + by }));
    // From the last on: an easing needs a key behind it.
    this.change(keys => keys.set(pasted.sort((a, b) => b.frame - a.frame)), pasted.map(({ slot, name, letter, frame }) => ({ slot, name, letter, frame })));
  }

  /** Adds keys with the values that are played there. @param {Row} row @param {number} frame */
  add(row, frame) {
    if (row.owner === MARKS && !row.track) {
      this.addMark(frame);
      return;
    }
    const tracks = row.track ? [row.track] : this.#tracks.filter(track => ownerOf(track) === row.owner);
    const places = tracks.map(track => placeOf(track, frame)).filter(place => !this.find(place));
    if (places.length > 0) this.change(keys => keys.hold(places), places);
  }

  /** Adds a mark, called as the one before. @param {number} frame */
  addMark(frame) {
    const marks = this.#tracks.filter(isMark).flatMap(track => track.keys.map(key => placeOf(track, key.frame)));
    const before = marks.filter(mark => mark.frame <= frame).sort((a, b) => a.frame - b.frame).at(-1);
    const place = { slot: false, name: before?.name ?? 'mark', letter: MARKS, frame };
    if (!this.find(place)) this.change(keys => keys.hold([place]), [place]);
  }

  /** Says what is there, to eyes and screen readers. @param {number} row @param {number} frame @param {boolean} [aloud] */
  say(row, frame, aloud = false) {
    const mark = this.rows[row]?.marks.find(one => Math.abs(one.frame - frame) < 1e-4);
    const { clock } = this.viewport;
    const what = mark?.keys[0];
    const text = mark && what
      ? mark.keys.length === 1 ? sayKey(what.track, what.index, clock.fps) : mark.keys.length + ' keys, frame ' + Number(mark.frame.toFixed(2)) : '';
    this.said.textContent = text;
    this.canvas.title = text;
    if (aloud) this.studio.announce([this.rows[row]?.owner, what && mark?.keys.length === 1 ? propertyOf(what.track) : '', text || 'no key'].filter(part => part).join(', '));
  }

  /** Brings a row into view. @param {number} row */
  reveal(row) {
    const top = row * ROW;
    const room = this.scroller.clientHeight - RULER - ROW;
    if (top < this.scroller.scrollTop) this.scroller.scrollTop = top;
    else if (top > this.scroller.scrollTop + room) this.scroller.scrollTop = top - room;
  }

  /** Returns the row at a height, -1 above them all. @param {number} y */
  rowAt(y) {
    return y < RULER ? -1 : Math.floor((y - RULER + this.scroller.scrollTop) / ROW);
  }

  /** Returns the keys at a point, and where. @param {number} x @param {number} y */
  markAt(x, y) {
    const row = this.rowAt(y);
    if (this.showsCurves && x > NAMES) return this.#curveKeyAt(x, y);
    const near = this.rows[row]?.marks.map(mark => ({ mark, distance: Math.abs(xOf(this.sheet, mark.frame) - x) })).filter(one => one.distance <= REACH)
      .sort((a, b) => a.distance - b.distance)[0];
    return near && x > NAMES ? { row, mark: near.mark, places: near.mark.keys.map(({ track, key }) => placeOf(track, key.frame)) } : null;
  }

  /** @param {number} x @param {number} y */
  #curveKeyAt(x, y) {
    const near = curveKeys(this.sheet).map(one => ({ ...one, distance: Math.hypot(one.x - x, one.y - y) })).filter(one => one.distance <= REACH)
      .sort((a, b) => a.distance - b.distance)[0];
    if (!near) return null;
    const { curve: { track }, key, index } = near;
    return { row: this.rows.findIndex(row => row.track === track), mark: { frame: key.frame, keys: [{ track, key, index }] }, places: [placeOf(track, key.frame)] };
  }

  /** Returns the loop whose count is at a point. @param {number} x @param {number} y */
  loopAt(x, y) {
    const { sheet } = this;
    const track = this.showsCurves ? null : this.rows[this.rowAt(y)]?.track;
    const loop = track?.loops.find(one => Math.abs(countX(sheet, one.toFrame, one.depth) + 8 - x) <= Math.max(10, REACH));
    return track && loop ? { track, loop } : null;
  }

  /** @param {number} x */
  frameAt(x) {
    return Math.max(0, frameAt(this.sheet, x));
  }
}

/** @param {string} text */
const sentence = text => text.charAt(0).toUpperCase() + text.slice(1) + '.';

function themeColors() {
  const style = getComputedStyle(document.documentElement);
  /** @param {string} name */
  const read = name => style.getPropertyValue(name).trim();
  return {
    ground: read('--ground'), raised: read('--raised'), line: read('--line'), text: read('--text'), quiet: read('--quiet'),
    accent: read('--accent'), second: read('--second'),
  };
}
