/** The viewports: starts them and lets them follow the page's events. */
import { command } from '../ui/commands.js';
import { byId, el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { ArmaturePanel } from './armature.js';
import { DopeSheet } from './dopesheet.js';
import { DrawLoop } from './drawloop.js';
import { noteProblems } from './fileproblems.js';
import { registerViewCommands } from './viewcommands.js';
import { registerBoneCommands, registerWalkCommands } from './edits.js';
import { characterOf } from './shownfigure.js';
import { Inspector } from './inspector.js';
import { registerNewPartCommands } from './newparts.js';
import { registerParentCommands } from './parents.js';
import { Overlay } from './overlay.js';
import { Pointer } from './pointer.js';
import { registerPoseCommands } from './poseclipboard.js';
import { registerSectionCommands } from './sections.js';
import { followCaret, markMoment } from './timelink.js';
import { LAYOUTS, Viewports } from './viewports.js';
/** @import { IconName } from '../ui/icons.js' */
/** @import { Studio, StudioDocument } from '../document/studio.js' */

/** @param {Studio} studio */
export function startViewports(studio) {
  const container = byId('viewports');
  const overlay = new Overlay(studio);
  const drawLoop = new DrawLoop(overlay);
  const viewports = new Viewports(studio, drawLoop, container);
  /** @type {Pointer[]} */
  const pointers = [];
  command({
    id: 'view.cancelDrag', title: 'Cancel drag', keys: 'Escape', menu: false, palette: false,
    enabled: () => viewports.picking !== null || pointers.some(pointer => pointer.isDragging),
    run: () => {
      viewports.picking?.choose(null);
      pointers.forEach(pointer => pointer.cancel());
    },
  });
  // First those that change a bone: they have the arrow keys while one is selected.
  registerBoneCommands(studio, viewports);
  registerViewCommands(studio, viewports);
  registerWalkCommands(studio, viewports);
  registerPoseCommands(studio, viewports);
  registerNewPartCommands(studio, viewports);
  registerParentCommands(studio, viewports);
  registerSectionCommands(studio, viewports);
  viewports.build((all, viewport) => pointers.push(new Pointer(studio, all, viewport)));
  if (viewports.active.pane.screen.isMissing) {
    container.append(el('div', { class: 'viewports-note', role: 'alert' },
      el('strong', {}, 'This browser cannot draw characters.'),
      el('span', {}, 'They need WebGL2. Update the browser, or turn on hardware acceleration in its settings.')));
  }
  const inspector = new Inspector(studio, viewports);
  const panel = new ArmaturePanel(studio, viewports);
  const sheet = new DopeSheet(studio, viewports);
  container.after(sheet.element);
  followCaret(studio, viewports);
  const followTime = markMoment(studio, viewports);
  drawLoop.afterFrame = () => {
    inspector.follow();
    panel.follow();
    sheet.follow();
    followTime();
  };
  layoutButtons(studio, viewports);
  noteHeld(studio, container);
  noteProblems(studio, container);
  followEvents(studio, viewports, overlay, sheet);
  studio.drawLoop = drawLoop;
}

/** Milliseconds without a letter after which what was typed is fitted. */
const REST = 400;

/** @param {Studio} studio @param {Viewports} viewports @param {Overlay} overlay @param {DopeSheet} sheet */
function followEvents(studio, viewports, overlay, sheet) {
  // By the document itself: its character may be there before the others hear that it was opened.
  /** @type {StudioDocument | null} */
  let shown = null;
  let rest = 0;
  let hasDropped = false;
  const refit = () => {
    hasDropped = false;
    viewports.shown.forEach(viewport => viewport.refit());
  };
  studio.on('character', ({ character }) => {
    const isNew = studio.document !== shown;
    shown = studio.document;
    viewports.show(characterOf(character), isNew);
    for (const viewport of viewports.shown) {
      if (isNew || shown?.replaced && !viewport.keepsView()) viewport.fit();
    }
    if (shown) shown.replaced = false;
    // Not for each letter, and not below the hand that drags something in the picture.
    clearTimeout(rest);
    if (hasDropped || !document.activeElement?.closest('.viewports, .dope, .inspector')) rest = setTimeout(refit, REST);
  });
  // Images that were dropped may be much larger than what was there.
  studio.on('images', () => {
    hasDropped = true;
    clearTimeout(rest);
    rest = setTimeout(refit, REST);
  });
  studio.on('text', () => viewports.list.forEach(viewport => { viewport.isPointedAt = false; }));
  studio.on('selection', () => viewports.touchAll());
  studio.on('viewports', () => viewports.drawLoop.request());
  new MutationObserver(() => {
    overlay.readColors();
    sheet.picture.readColors();
    viewports.touchAll();
  }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
}

/** Says on the picture that it is not what the text says now. @param {Studio} studio @param {HTMLElement} container */
function noteHeld(studio, container) {
  const note = el('div', { class: 'held-note', hidden: true }, 'Last good picture: the line is not complete');
  container.append(note);
  studio.on('timing', () => { note.hidden = !studio.timing.held; });
}

/** @param {Studio} studio @param {Viewports} viewports */
function layoutButtons(studio, viewports) {
  const buttons = LAYOUTS.map(count => el('button', {
    class: 'tool', 'aria-label': count === 1 ? 'One viewport' : count + ' viewports', title: count + (count === 1 ? ' viewport (' : ' viewports (') + count + ')',
    data: { layout: String(count) },
    onclick: event => {
      viewports.arrange(count);
      // As with the tools of a viewport: Space then plays, and does not press this again.
      if (event.detail > 0) viewports.active.pane.picture.focus({ preventScroll: true });
    },
  }, icon(/** @type {IconName} */ ('grid' + count))));
  const follow = () => buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(LAYOUTS[index] === viewports.layout)));
  byId('bar-tools').prepend(el('div', { class: 'layout-buttons', role: 'group', 'aria-label': 'Viewports' }, buttons));
  studio.on('viewports', follow);
  follow();
}
