/** New bones, drawn out of a joint, and new slots with a shape; and taking them away again. */
import { command } from '../ui/commands.js';
import { openMenu } from '../ui/menu.js';
import { toast, toastRefusal } from '../ui/toast.js';
import { stepOf } from './handles.js';
import { read } from './keytracks.js';
import { boneSelection, indicesOf } from './selected.js';
import { worldOf } from './skeleton.js';
import { applyChange } from './textchange.js';
import { isShowing } from './viewport.js';
/** @import { Selection, Studio } from '../document/studio.js' */
/** @import { Change } from '../engine/sourcetext.js' */
/** @import { Place } from './pointer.js' */
/** @import { ShowingViewport, Viewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

/** Length of a bone that is made without a drag, where its parent has none. */
const LENGTH = 30;

const SHAPES = /** @type {const} */ ([['rect', 'Rectangle'], ['ellipse', 'Ellipse'], ['circle', 'Circle'], ['path', 'Outline']]);
export const SHAPE_COMMANDS = SHAPES.map(([type]) => 'bone.add-' + type);

/** Drawing a new bone from the end of another one: the text changes when the pointer is let go. */
export class NewBoneDrag {
  /** @type {Place | null} */
  #to = null;

  /** @param {Studio} studio @param {ShowingViewport} viewport @param {number} parent @param {Place} at */
  constructor(studio, viewport, parent, at) {
    this.studio = studio;
    this.viewport = viewport;
    this.parent = parent;
    this.from = at;
  }

  /** @param {Place} at */
  move(at) {
    if (!this.#to && Math.hypot(at.x - this.from.x, at.y - this.from.y) < 3) return;
    const { viewport } = this;
    const { camera } = viewport;
    const start = endOf(viewport, this.parent);
    this.#to = at;
    viewport.draft = { bone: this.parent, fromX: camera.screenX(start.x), fromY: camera.screenY(start.y), toX: at.x, toY: at.y };
    viewport.tip = { x: at.x, y: at.y, text: 'new bone' };
    viewport.touch();
  }

  /** Returns whether it was a drag and not a click. */
  end() {
    const { studio, viewport } = this;
    const { camera } = viewport;
    const to = this.#to;
    this.cancel();
    if (to) addBone(studio, viewport, this.parent, { x: camera.modelX(to.x), y: camera.modelY(to.y) }, stepOf(camera, to.shift), to.shift ? 15 : 0.1);
    return to !== null;
  }

  cancel() {
    this.viewport.draft = null;
    this.viewport.tip = null;
    this.viewport.handle = null;
    this.viewport.touch();
  }
}

/** Returns where a bone ends, as seen from the skeleton. @param {ShowingViewport} viewport @param {number} bone */
function endOf(viewport, bone) {
  const [a, b, , , e, f] = worldOf(viewport, bone);
  const length = bone < 0 ? 0 : viewport.character.bones[bone].length;
  return { x: e + a * length, y: f + b * length };
}

/**
 * @param {Studio} studio @param {ShowingViewport} viewport @param {number} parent @param {{ x: number, y: number }} end
 * @param {number} step @param {number} degreeStep
 */
function addBone(studio, viewport, parent, end, step, degreeStep) {
  const source = read(studio);
  const name = (parent < 0 ? '' : viewport.character.bones[parent].name + '.') + source.freeName('bone');
  added(studio, source.addBone(name, end, step, degreeStep), { kind: 'bone', name, index: -1, by: 'picture' });
}

/** Makes the change, and selects what is new. @param {Studio} studio @param {Change} change @param {Selection} what */
function added(studio, change, what) {
  if (change.refusal) {
    toastRefusal(change.refusal);
    return;
  }
  applyChange(studio, change, false);
  studio.select(what);
  studio.announce('new ' + what.kind + ' ' + what.name);
}

/** @param {Studio} studio @param {Viewports} viewports */
export function registerNewPartCommands(studio, viewports) {
  const selected = () => indicesOf(studio.selection, viewports.active.character).bone;
  const isSetup = () => studio.document?.kind === 'skel2d' && isShowing(viewports.active) && viewports.active.isSetup;
  const hasBone = () => isSetup() && selected() >= 0;
  command({
    id: 'bone.new', title: 'New bone', keys: 'c', enabled: isSetup,
    run: () => {
      const { active } = viewports;
      if (!isShowing(active)) return;
      const parent = selected();
      const start = endOf(active, parent);
      const [a, b] = worldOf(active, parent);
      const length = parent < 0 ? 0 : active.character.bones[parent].length;
      const size = length || LENGTH / (Math.hypot(a, b) || 1);
      addBone(studio, active, parent, { x: start.x + a * size, y: start.y + b * size }, 0.5, 0.1);
    },
  });
  command({
    id: 'bone.jointAlone', title: 'Move the joint alone', keys: 'y', enabled: isSetup, checked: () => viewports.active.jointAlone,
    run: () => {
      const alone = !viewports.active.jointAlone;
      for (const viewport of viewports.list) viewport.jointAlone = alone;
      viewports.touchAll();
      studio.announce('move the joint alone: ' + (alone ? 'on' : 'off'));
    },
  });
  for (const [type, label] of SHAPES) {
    command({
      id: 'bone.add-' + type, title: 'Add ' + label.toLowerCase(), menu: false, enabled: hasBone,
      run: () => {
        const bone = viewports.active.character?.bones[selected()].name ?? '';
        const source = read(studio);
        const slot = source.newSlotName(bone);
        added(studio, source.addSlot(bone, slot, type), { kind: 'slot', name: bone + '.' + slot, index: -1, by: 'picture' });
      },
    });
  }
  command({
    id: 'bone.shapes', title: 'Add a shape…', keys: 'v', enabled: hasBone,
    run: () => openMenu(viewports.active.pane.toolbar.shape, 'Add a shape', () => viewports.active.pane.toolbar.shapes()),
  });
  command({
    id: 'bone.delete', title: 'Delete bones and slots', keys: 'Delete', alsoKeys: 'Backspace', within: '.picture',
    enabled: () => studio.document?.kind === 'skel2d' && studio.selected.length > 0,
    run: () => {
      if (isSetup()) deleteSelected(studio, viewports.active);
      else toast('Bones and slots are deleted in the setup pose: press S.');
    },
  });
}

/** @param {Studio} studio @param {Viewport} viewport */
function deleteSelected(studio, { character }) {
  const { selection, selected } = studio;
  /** @param {Selection['kind']} kind */
  const names = kind => selected.filter(one => one.kind === kind).map(one => one.name);
  const change = read(studio).deleteParts(names('bone'), names('slot'));
  if (change.refusal) {
    toastRefusal(change.refusal);
    return;
  }
  const { bone, part } = indicesOf(selection, character);
  const above = part < 0 ? character?.bones[bone]?.parent ?? -1 : bone;
  applyChange(studio, change, false);
  studio.select(character && above >= 0 ? boneSelection(character, above) : null);
  studio.announce(names('slot').concat(names('bone')).join(', ') + ' deleted');
}
