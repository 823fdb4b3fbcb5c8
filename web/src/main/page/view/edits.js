/** Changing the selected bones with keys, and walking from bone to bone. */
import { command } from '../ui/commands.js';
import { BoneGroup } from './bonegroup.js';
import { into } from './geometry.js';
import { overrideFor, rounded } from './handles.js';
import { LATEST, releaseWhenShown, writerOf } from './posewriter.js';
import { changeRepeatedly } from './repeatedkeys.js';
import { bonesOf, boneSelection, indicesOf, sayBones } from './selected.js';
import { STRIDE, worldOf } from './skeleton.js';
import { hasHandles, isShowing } from './viewport.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { BoneValues } from '../engine/sourcetext.js' */
/** @import { ShowingViewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

/** @param {Studio} studio @param {Viewports} viewports */
export function registerBoneCommands(studio, viewports) {
  const viewport = () => viewports.active;
  const selected = () => indicesOf(studio.selection, viewport().character).bone;
  /** In an animation the keys move in time, unless changes are recorded. */
  const isKept = () => viewport().isSetup || viewport().choices.record;
  const editable = () => hasHandles(viewport()) && selected() >= 0 && studio.document?.kind === 'skel2d' && isKept();
  /** @param {(active: ShowingViewport, bone: number, turn: number) => BoneValues | null} find what the leading bone gets */
  const change = find => {
    const active = viewport();
    if (!isShowing(active)) return;
    const bones = bonesOf(studio.selected, active.character);
    const writer = writerOf(studio, active);
    // Keys may come faster than frames: the last one counts already.
    active.pose();
    const group = new BoneGroup(active, bones, writer);
    const values = find(active, bones[bones.length - 1], group.turn);
    if (!values) return;
    const pose = group.pose(values);
    const what = [active.index, active.animation, active.clock.frame(), ...bones].join(' ');
    const written = changeRepeatedly(studio, () => what, joins => writer.write(pose, joins));
    if (written.refusal) {
      writer.refuse(written, pose);
      return;
    }
    writer.finish(pose);
    for (const [bone, own] of pose) active.override(bone, overrideFor(own));
    releaseWhenShown(studio, active, pose.keys(), LATEST);
  };
  /** @param {number} dx @param {number} dy */
  const nudge = (dx, dy) => change((active, bone) => {
    const parent = worldOf(active, active.character.bones[bone].parent);
    const from = into(parent, parent[4], parent[5]);
    const to = into(parent, parent[4] + dx, parent[5] + dy);
    const values = active.figure.bones;
    return from && to && { x: rounded(values[STRIDE * bone] + to.x - from.x, 0.01), y: rounded(values[STRIDE * bone + 1] + to.y - from.y, 0.01) };
  });
  /** @param {number} by */
  const turn = by => change((active, bone, turned) => ({ degrees: rounded(turned + by, 0.1) }));

  /** @type {[name: string, key: string, x: number, y: number][]} */
  const directions = [['left', 'ArrowLeft', -1, 0], ['right', 'ArrowRight', 1, 0], ['up', 'ArrowUp', 0, 1], ['down', 'ArrowDown', 0, -1]];
  for (const [name, key, x, y] of directions) {
    command({ id: 'bone.nudge-' + name, title: 'Move bone ' + name, keys: key, menu: false, enabled: editable, run: () => nudge(x, y) });
    command({ id: 'bone.push-' + name, title: 'Move bone ' + name + ' by 10', keys: 'Shift-' + key, menu: false, enabled: editable, run: () => nudge(10 * x, 10 * y) });
  }
  command({ id: 'bone.turnLeft', title: 'Rotate bone by 1°', keys: 'q', menu: false, enabled: editable, run: () => turn(1) });
  command({ id: 'bone.turnRight', title: 'Rotate bone by −1°', keys: 'e', menu: false, enabled: editable, run: () => turn(-1) });
  command({ id: 'bone.turnLeftFar', title: 'Rotate bone by 15°', keys: 'Shift-q', menu: false, enabled: editable, run: () => turn(15) });
  command({ id: 'bone.turnRightFar', title: 'Rotate bone by −15°', keys: 'Shift-e', menu: false, enabled: editable, run: () => turn(-15) });
}

/** Selecting bones by keys alone. @param {Studio} studio @param {Viewports} viewports */
export function registerWalkCommands(studio, viewports) {
  const viewport = () => viewports.active;
  const selected = () => indicesOf(studio.selection, viewport().character).bone;
  const bones = () => viewport().character?.bones ?? [];
  /** @param {number} bone @param {boolean} adds */
  const choose = (bone, adds) => {
    const { character } = viewport();
    if (bone < 0 || !character?.bones[bone]) return;
    const one = boneSelection(character, bone, 'keys');
    // Back to one that is selected: it leads again.
    const others = adds ? studio.selected.filter(other => indicesOf(other, character).bone !== bone) : [];
    studio.selectAll([...others, one]);
    studio.announce('bone ' + one.name + (others.length > 0 ? ', ' + sayBones(studio.selected, character) : ''));
  };
  /** @param {number} step */
  const sibling = step => {
    const at = selected();
    const row = bones().map((bone, index) => index).filter(index => bones()[index].parent === bones()[at].parent);
    return row[(row.indexOf(at) + step + row.length) % row.length];
  };
  const any = () => bones().length > 0;
  /** @type {[name: string, title: string, key: string, find: () => number][]} */
  const steps = [
    ['Parent', 'parent bone', 'ArrowUp', () => bones()[selected()].parent],
    ['Child', 'first child bone', 'ArrowDown', () => bones().findIndex(bone => bone.parent === selected())],
    ['Next', 'next bone', 'ArrowRight', () => sibling(1)],
    ['Previous', 'previous bone', 'ArrowLeft', () => sibling(-1)],
  ];
  for (const [name, title, key, find] of steps) {
    const found = () => selected() < 0 ? 0 : find();
    command({ id: 'bone.select' + name, title: 'Select ' + title, keys: 'Alt-' + key, menu: name === 'Parent' || name === 'Child', enabled: any, run: () => choose(found(), false) });
    command({ id: 'bone.add' + name, title: 'Add ' + title + ' to the selection', keys: 'Shift-Alt-' + key, menu: false, enabled: any, run: () => choose(found(), true) });
  }
  command({
    id: 'bone.several', title: 'Select several', keys: 'w', enabled: any, checked: () => viewports.several,
    run: () => {
      viewports.several = !viewports.several;
      viewport().touch();
      studio.announce('select several: ' + (viewports.several ? 'on' : 'off'));
    },
  });
  command({
    id: 'bone.selectAll', title: 'Select all bones', keys: 'Mod-a', within: '.picture', enabled: any,
    run: () => {
      const { character } = viewport();
      if (!character) return;
      studio.selectAll(character.bones.map((_, bone) => boneSelection(character, bone, 'keys')));
      studio.announce(sayBones(studio.selected, character));
    },
  });
  command({ id: 'bone.selectNothing', title: 'Deselect', keys: 'Escape', menu: false, enabled: () => studio.selection !== null, run: () => studio.select(null) });
}
