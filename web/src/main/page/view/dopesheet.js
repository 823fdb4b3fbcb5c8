/** The dope sheet of the active viewport's animation: keys by bone and property, which hands and keys can change. */
import { isLong } from '../document/longtext.js';
import { el } from '../ui/element.js';
import { command, shownKeys } from '../ui/commands.js';
import { CurveChoice } from './curvechoice.js';
import { NO_PREVIEW, ROW, RULER } from './dopedraw.js';
import { DopeEdits } from './dopeedits.js';
import { heightHandle } from './dopeheight.js';
import { DopeKeys } from './dopekeys.js';
import { DopePicture } from './dopepicture.js';
import { DopePointer } from './dopepointer.js';
import { keyOf, MARKS, ownerOf, placeOf, rowsOf } from './doperows.js';
import { DopeStatus } from './dopestatus.js';
import { DopeTools } from './dopetools.js';
import { DopeWindow } from './dopewindow.js';
import { areKnown, tracksOf } from './keytracks.js';
import { indicesOf } from './selected.js';
/** @import { Selection, Studio } from '../document/studio.js' */
/** @import { KeyPlace, LoopBlock, Track, TrackKey } from '../engine/sourcekeys.js' */
/** @import { Row } from './doperows.js' */
/** @import { Preview, Sheet } from './dopedraw.js' */
/** @import { Viewports } from './viewports.js' */

/** @type {{ id: string, title: string, keys: string, side: 'mirror' | 'swapSides' }[]} */
const OTHER_SIDE = [
  { id: 'keys.pasteMirrored', title: 'Paste mirrored keys', keys: 'Mod-Shift-v', side: 'mirror' },
  { id: 'keys.pasteSwapped', title: 'Paste keys with sides swapped', keys: 'Mod-Alt-v', side: 'swapSides' },
];

/** @type {Track[]} */
const NONE = [];

export class DopeSheet {
  /** @type {Track[] | null} What the rows were made of. */
  #rowsOf = null;
  #rowsState = '';
  /** What the tracks were read with. */
  #read = { animation: '', readings: -1 };
  /** @type {Map<string, { track: Track, index: number, key: TrackKey }>} */
  #index = new Map();
  /** @type {{ key: string, depth: number } | null} The loop whose count was clicked, by the key that was selected for it. */
  #clicked = null;

  /** @param {Studio} studio @param {Viewports} viewports */
  constructor(studio, viewports) {
    this.studio = studio;
    this.viewports = viewports;
    /** @type {Set<string>} */
    this.folded = new Set();
    this.onlySelected = false;
    /** @type {Track[]} Of the animation, whatever is folded or filtered. */
    this.tracks = NONE;
    /** @type {Row[]} */
    this.rows = [];
    /** @type {KeyPlace[]} */
    this.selected = [];
    /** @type {{ row: number, frame: number } | null} */
    this.focus = null;
    /** @type {Preview} */
    this.preview = NO_PREVIEW;
    this.canvas = el('canvas', { class: 'dope-canvas', tabindex: '0', role: 'application', 'aria-roledescription': 'dope sheet', 'aria-label': 'Keys', 'aria-describedby': 'dope-help' });
    this.space = el('div', { class: 'dope-space' });
    this.scroller = el('div', { class: 'dope-scroll', onscroll: () => this.draw() }, this.canvas, this.space);
    this.picture = new DopePicture(this);
    this.window = new DopeWindow(this);
    this.curves = new CurveChoice(this);
    this.status = new DopeStatus(this);
    this.edits = new DopeEdits(this);
    this.tools = new DopeTools(this);
    this.element = el('section', { class: 'dope', 'aria-label': 'Dope sheet', hidden: true },
      this.tools.element,
      el('p', { class: 'visually-hidden', id: 'dope-help' },
        `Arrow keys go from key to key. Space selects the key, Enter its bone, F folds. K adds a key at the playhead, Delete removes, ${shownKeys('Alt')} with left and right moves, with up and down changes the value, ${shownKeys('Mod')} with left and right stretches. 1 to 4 set the easing, M adds a mark, C shows curves, plus and minus zoom.`),
      this.scroller);
    this.element.prepend(heightHandle(this));
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
    for (const { id, title, keys, side } of OTHER_SIDE) {
      command({ id, title, keys, within: '.dope-canvas', menu: false, enabled: () => this.isShown && this.animation !== null && this.edits.hasCopied, run: () => this.edits.paste(side) });
    }
    studio.on('selection', ({ selection }) => this.#followSelection(selection));
    studio.on('document', () => { this.selected = []; this.folded.clear(); this.#read.readings = -1; this.status.clear(); });
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
    const { studio } = this;
    this.tracks = this.#tracksNow();
    const only = this.onlySelected && studio.selected.length > 0 ? this.#selectedOwners : null;
    // Most frames change nothing but the playhead.
    const state = [...this.folded].join(' ') + '\n' + only;
    const changed = this.#rowsOf !== this.tracks;
    const hadRow = this.#leadingRow >= 0;
    if (changed || this.#rowsState !== state) {
      this.#rowsOf = this.tracks;
      this.#rowsState = state;
      this.rows = rowsOf(this.tracks, this.folded, only);
      this.#index = new Map(this.tracks.flatMap(track => track.keys.map((key, index) => [keyOf(placeOf(track, key.frame)), { track, index, key }])));
      if (changed) this.status.followRows();
    }
    this.selected = this.selected.filter(place => this.find(place));
    if (!this.selected.some(place => keyOf(place) === this.#clicked?.key)) this.#clicked = null;
    this.status.followTime();
    this.tools.follow();
    this.space.style.setProperty('height', Math.max(0, RULER + this.rows.length * ROW - this.scroller.clientHeight) + 'px');
    // A bone has its row with its first key.
    if (changed && !hadRow) this.#revealLead();
    this.draw();
  }

  /** Long texts are not read between two letters: their keys follow with the picture, unless a gesture has read them. */
  #tracksNow() {
    const { studio, animation } = this;
    if (animation === null) return NONE;
    const { readings } = studio.timing;
    const isCurrent = this.#read.animation === animation && this.#read.readings === readings;
    if (isCurrent && isLong(studio.text) && !areKnown(studio, animation)) return this.tracks;
    this.#read = { animation, readings };
    return tracksOf(studio, animation);
  }

  /** Keys of other bones are not what is meant any more, once one is selected in the picture. @param {Selection | null} selection */
  #followSelection(selection) {
    const owners = this.#selectedOwners;
    if (selection?.by === 'picture') this.selected = this.selected.filter(place => owners.includes(ownerOf(place)));
    this.follow();
    if (this.isShown) this.#revealLead();
  }

  #revealLead() {
    const row = this.#leadingRow;
    if (row >= 0) this.reveal(row);
  }

  /** The first row of what leads the selection, -1 if it has none. */
  get #leadingRow() {
    const { selection } = this.studio;
    const leading = selection ? this.#ownersOf(selection) : [];
    return this.rows.findIndex(({ owner }) => leading.includes(owner));
  }

  get #selectedOwners() {
    return this.studio.selected.flatMap(one => this.#ownersOf(one));
  }

  /** Returns the names of rows that belong to a selection: a part's bone has the handles. @param {Selection} selection */
  #ownersOf(selection) {
    const { character } = this.viewport;
    const own = ownerOf({ slot: selection.kind === 'slot', name: selection.name });
    const { bone } = indicesOf(selection, character);
    return character && bone >= 0 ? [own, character.bones[bone].name] : [own];
  }

  /** Returns the key at a place. @param {KeyPlace} place */
  find(place) {
    return this.#index.get(keyOf(place)) ?? null;
  }

  /** The loop around the first selected key: the one whose count was clicked, otherwise the innermost. @returns {LoopBlock | null} */
  get loop() {
    const [place] = this.selected;
    const found = place && this.find(place);
    if (!found) return null;
    const around = found.track.loops.filter(loop => loop.from < found.key.from && found.key.to < loop.to);
    const depth = this.#clicked?.key === keyOf(place) ? this.#clicked.depth : -1;
    return around.find(loop => loop.depth === depth) ?? around.at(-1) ?? null;
  }

  /** Folds what belongs to a bone or slot away, or out again. @param {string} owner */
  fold(owner) {
    if (!this.folded.delete(owner)) this.folded.add(owner);
    this.follow();
  }

  /** Folds all away; out again, if all are. */
  foldAll() {
    const owners = this.rows.map(row => row.owner);
    const isFolded = owners.every(owner => this.folded.has(owner));
    for (const owner of owners) {
      if (isFolded) this.folded.delete(owner);
      else this.folded.add(owner);
    }
    this.focus = null;
    this.follow();
    this.studio.announce(isFolded ? 'all unfolded' : 'all folded');
  }

  /** Selects the bone or slot of a row, and chooses the row for curves; returns whether it has one. @param {Row} row @param {boolean} adds besides the others */
  choose(row, adds) {
    if (row.owner === MARKS) return false;
    this.curves.choose(row, adds);
    const slot = row.owner.startsWith('@');
    this.studio.select({ kind: slot ? 'slot' : 'bone', name: slot ? row.owner.slice(1) : row.owner, index: -1, by: 'sheet' });
    return true;
  }

  /** Goes to the number of a loop. @param {{ track: Track, loop: LoopBlock }} at */
  editLoop({ track, loop }) {
    const first = track.keys.find(key => key.from > loop.from && key.to < loop.to);
    if (!first) return;
    const place = placeOf(track, first.frame);
    this.selected = [place];
    this.#clicked = { key: keyOf(place), depth: loop.depth };
    this.follow();
    this.tools.repeat.focus();
  }

  /** What there is to draw. @returns {Sheet} */
  get sheet() {
    const { frames } = this.window;
    const { clientHeight: height, scrollTop: scroll } = this.scroller;
    return {
      ...frames, ...this.preview, height, scroll, now: this.animation === null ? -Infinity : this.viewport.clock.frame(),
      rows: this.rows, folded: this.folded, owners: this.#selectedOwners, selected: new Set(this.selected.map(keyOf)),
      chosen: this.curves.rows, curves: this.curves.over(frames), focus: document.activeElement === this.canvas ? this.focus : null, colors: this.picture.colors,
    };
  }

  draw() {
    if (this.isShown) this.picture.draw();
  }

  #resize() {
    if (this.picture.resize()) this.follow();
  }

  /** Brings a row into view. @param {number} row */
  reveal(row) {
    const top = row * ROW;
    const room = this.scroller.clientHeight - RULER - ROW;
    if (top < this.scroller.scrollTop) this.scroller.scrollTop = top;
    else if (top > this.scroller.scrollTop + room) this.scroller.scrollTop = top - room;
  }
}
