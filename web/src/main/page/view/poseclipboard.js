/** Copying the pose of bones, and putting it elsewhere: on another frame, in another animation, mirrored. */
import { command } from '../ui/commands.js';
import { toast, toastDone } from '../ui/toast.js';
import { degrees } from './geometry.js';
import { overrideFor } from './handles.js';
import { read } from './keytracks.js';
import { LATEST, releaseWhenShown, writerOf } from './posewriter.js';
import { bonesOf } from './selected.js';
import { STRIDE } from './skeleton.js';
import { hasHandles, isShowing } from './viewport.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { BonePose } from '../engine/sourcetext.js' */
/** @import { Pose } from './bonegroup.js' */
/** @import { ShowingViewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

/** @param {Studio} studio @param {Viewports} viewports */
export function registerPoseCommands(studio, viewports) {
  /** @type {BonePose[]} */
  let copied = [];
  const isText = () => isShowing(viewports.active) && studio.document?.kind === 'skel2d';
  const copy = () => {
    const { active } = viewports;
    if (!isShowing(active)) return;
    active.pose();
    const chosen = bonesOf(studio.selected, active.character);
    copied = (chosen.length > 0 ? chosen : active.character.bones.map((_, bone) => bone)).map(bone => poseOf(active, bone));
    toastDone(studio, 'Pose of ' + count(copied.length) + ' copied.');
  };
  /** @param {string} how @param {(pose: BonePose[]) => { pose: BonePose[], alone: string[] }} change */
  const paste = (how, change) => {
    const { active } = viewports;
    if (!isShowing(active)) return;
    const { pose, alone } = change(copied);
    const writer = writerOf(studio, active);
    active.pose();
    const found = find(active, pose);
    const turns = writer.turns([...found.keys()]);
    [...found].forEach(([bone, values], index) => {
      const now = degrees(active.figure.bones[STRIDE * bone + 2]) + turns[index];
      // Of all angles that look the same, the one nearest to what is there.
      if (values.degrees !== undefined) values.degrees = tidy(values.degrees + 360 * Math.round((now - values.degrees) / 360));
    });
    const written = found.size > 0 ? writer.write(found, false) : { refusal: 'None of the copied bones exist here', note: '' };
    if (written.refusal) {
      writer.refuse(written, found);
      return;
    }
    for (const [bone, values] of found) active.override(bone, overrideFor(values));
    if (writer.writes) releaseWhenShown(studio, active, found.keys(), LATEST);
    writer.finish(found);
    studio.announce(['pose of ' + count(found.size) + ' pasted' + how, written.note].filter(part => part).join(', '));
    if (alone.length > 0) toast('Without a counterpart, unchanged: ' + alone.join(', ') + '.');
  };
  const canPaste = () => isText() && hasHandles(viewports.active) && copied.length > 0;
  command({ id: 'bone.copyPose', title: 'Copy pose', keys: 'Mod-c', within: '.picture', enabled: isText, run: copy });
  command({ id: 'bone.pastePose', title: 'Paste pose', keys: 'Mod-v', within: '.picture', enabled: canPaste, run: () => paste('', pose => ({ pose, alone: [] })) });
  command({ id: 'bone.pasteMirrored', title: 'Paste mirrored pose', keys: 'Mod-Shift-v', within: '.picture', enabled: canPaste, run: () => paste(' mirrored', pose => read(studio).mirror(pose, viewports.active.isSetup)) });
  command({ id: 'bone.pasteSwapped', title: 'Paste pose with sides swapped', keys: 'Mod-Alt-v', within: '.picture', enabled: canPaste, run: () => paste(' with sides swapped', pose => read(studio).swapSides(pose)) });
}

/** @param {ShowingViewport} viewport @param {number} bone @returns {BonePose} */
function poseOf({ character, figure }, bone) {
  const [x, y, rotation, scaleX, scaleY] = figure.bones.subarray(STRIDE * bone, STRIDE * bone + 5);
  return { bone: character.bones[bone].name, x, y, degrees: degrees(rotation), scaleX, scaleY };
}

/** Returns what of a pose the character has bones for. @param {ShowingViewport} viewport @param {BonePose[]} pose */
function find({ character }, pose) {
  const indices = new Map(character.bones.map(({ name }, index) => [name, index]));
  /** @type {Pose} */
  const found = new Map();
  for (const { bone, ...values } of pose) {
    const index = indices.get(bone);
    if (index !== undefined) found.set(index, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tidy(value)])));
  }
  return found;
}

/** Without what sines and cosines add to numbers. @param {number} value */
function tidy(value) {
  return Number(value.toFixed(6)) + 0;
}

/** @param {number} bones */
function count(bones) {
  return bones === 1 ? 'one bone' : bones + ' bones';
}
