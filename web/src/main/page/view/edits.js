/** Changing the selected bone with keys, and walking from bone to bone. */
import { command } from '../ui/commands.js';
import { toast } from '../ui/toast.js';
import { degrees, into } from './geometry.js';
import { overrideFor, rounded } from './handles.js';
import { hasHandles } from './overlay.js';
import { LATEST, releaseWhenShown, writerOf } from './posewriter.js';
import { boneSelection, indicesOf } from './selected.js';
import { STRIDE, worldOf } from './skeleton.js';
import { isShowing } from './viewport.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { BoneValues } from '../engine/sourcetext.js' */
/** @import { ShowingViewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

/** Nudges that follow each other this quickly are one undo step. */
const JOIN = 700;

/** @param {Studio} studio @param {Viewports} viewports */
export function registerBoneCommands(studio, viewports) {
  const viewport = () => viewports.active;
  const selected = () => indicesOf(studio.selection, viewport().character).bone;
  /** In an animation the keys move in time, unless changes are recorded. */
  const isKept = () => viewport().isSetup || viewport().choices.record;
  const editable = () => hasHandles(viewport()) && selected() >= 0 && studio.document?.kind === 'skel2d' && isKept();
  let last = 0;
  /** @param {(active: ShowingViewport, bone: number, turns: number) => BoneValues | null} find */
  const change = find => {
    const active = viewport();
    const bone = selected();
    if (!isShowing(active)) return;
    const writer = writerOf(studio, active);
    // Keys may come faster than frames: the last one counts already.
    active.pose();
    const values = find(active, bone, writer.turns(bone));
    if (!values) return;
    const now = performance.now();
    const { refusal, note } = writer.write(bone, values, now - last < JOIN);
    last = now;
    if (refusal) toast(refusal + '.', 'error');
    else if (note.startsWith('changes')) studio.announce(note);
    writer.flash(bone, values);
    if (refusal) return;
    active.override(bone, overrideFor(values));
    releaseWhenShown(studio, active, bone, LATEST);
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
  const turn = by => change((active, bone, turns) => ({ degrees: rounded(degrees(active.figure.bones[STRIDE * bone + 2]) + turns + by, 0.1) }));

  /** @type {[name: string, key: string, x: number, y: number][]} */
  const directions = [['left', 'ArrowLeft', -1, 0], ['right', 'ArrowRight', 1, 0], ['up', 'ArrowUp', 0, 1], ['down', 'ArrowDown', 0, -1]];
  for (const [name, key, x, y] of directions) {
    command({ id: 'view.nudge-' + name, title: 'Move bone ' + name, keys: key, menu: false, enabled: editable, run: () => nudge(x, y) });
    command({ id: 'view.push-' + name, title: 'Move bone ' + name + ' by 10', keys: 'Shift-' + key, menu: false, enabled: editable, run: () => nudge(10 * x, 10 * y) });
  }
  command({ id: 'view.turnLeft', title: 'Rotate bone by 1°', keys: 'q', menu: false, enabled: editable, run: () => turn(1) });
  command({ id: 'view.turnRight', title: 'Rotate bone by −1°', keys: 'e', menu: false, enabled: editable, run: () => turn(-1) });
  command({ id: 'view.turnLeftFar', title: 'Rotate bone by 15°', keys: 'Shift-q', menu: false, enabled: editable, run: () => turn(15) });
  command({ id: 'view.turnRightFar', title: 'Rotate bone by −15°', keys: 'Shift-e', menu: false, enabled: editable, run: () => turn(-15) });
}

/** Selecting bones by keys alone. @param {Studio} studio @param {Viewports} viewports */
export function registerWalkCommands(studio, viewports) {
  const viewport = () => viewports.active;
  const selected = () => indicesOf(studio.selection, viewport().character).bone;
  const bones = () => viewport().character?.bones ?? [];
  /** @param {number} bone */
  const choose = bone => {
    const { character } = viewport();
    if (bone < 0 || !character?.bones[bone]) return;
    studio.select(boneSelection(character, bone, 'keys'));
    studio.announce('bone ' + bones()[bone].name);
  };
  /** @param {number} step */
  const sibling = step => {
    const at = selected();
    if (at < 0) return choose(0);
    const row = bones().map((bone, index) => index).filter(index => bones()[index].parent === bones()[at].parent);
    return choose(row[(row.indexOf(at) + step + row.length) % row.length]);
  };
  const any = () => bones().length > 0;
  command({ id: 'view.selectParent', title: 'Select parent bone', keys: 'Alt-ArrowUp', enabled: any, run: () => choose(selected() < 0 ? 0 : bones()[selected()].parent) });
  command({ id: 'view.selectChild', title: 'Select first child bone', keys: 'Alt-ArrowDown', enabled: any, run: () => choose(selected() < 0 ? 0 : bones().findIndex(bone => bone.parent === selected())) });
  command({ id: 'view.selectNext', title: 'Select next bone', keys: 'Alt-ArrowRight', enabled: any, run: () => sibling(1) });
  command({ id: 'view.selectPrevious', title: 'Select previous bone', keys: 'Alt-ArrowLeft', enabled: any, run: () => sibling(-1) });
  command({ id: 'view.selectNothing', title: 'Deselect', keys: 'Escape', menu: false, enabled: () => studio.selection !== null, run: () => studio.select(null) });
}
