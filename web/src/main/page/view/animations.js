/** New, copied, renamed and deleted animations: changes of the text, each one undo step. */
import { limber } from '../engine/limber.js';
import { readSource } from '../engine/sourcetext.js';
import { command, run } from '../ui/commands.js';
import { toast } from '../ui/toast.js';
import { duplicated, freeName, removed, sectionsOf } from './animationtext.js';
import { keysOf } from './keytracks.js';
/** @import { Studio, TextEdit } from '../document/studio.js' */
/** @import { Viewports } from './viewports.js' */

/** Ids of the commands, as a menu lists them. */
export const ANIMATION_COMMANDS = ['animation.new', 'animation.duplicate', 'animation.rename', 'animation.delete'];

/** @param {Studio} studio @param {Viewports} viewports */
export function registerAnimationCommands(studio, viewports) {
  const isText = () => studio.document?.kind === 'skel2d';
  const shown = () => viewports.active.animation;
  const names = () => viewports.active.character?.animations.map(animation => animation.name) ?? [];
  const sections = () => sectionsOf(readSource(limber.core, studio.text).outline(), shown() ?? '');
  const isNamed = () => isText() && shown() !== null && shown() !== '' && sections().length > 0;
  /** Shows an animation as soon as it is there, and its name in the text, ready to be typed over. @param {string} name */
  const show = name => {
    viewports.active.clock.time = 0;
    viewports.active.choices.animation = name;
    const place = readSource(limber.core, studio.text).outline().find(node => node.kind === 'animation' && node.name === name);
    if (place) studio.emit('reveal', { from: place.nameFrom, to: place.nameTo, focus: true });
  };
  command({
    id: 'animation.new', title: 'New animation', menu: false, enabled: () => isText() && (viewports.active.character?.bones.length ?? 0) > 0,
    run: () => {
      const name = freeName(names(), 'new');
      const bone = viewports.active.character?.bones[0].name ?? '';
      // One key that changes nothing: without any, the text would be half written.
      const { edits, refusal } = keysOf(studio, name).set([{ slot: false, name: bone, letter: 'r', frame: 0, value: '0' }]);
      if (refusal) return void toast(refusal + '.', 'error');
      viewports.active.choices.animation = name;
      studio.edit(edits.map(({ from, to, text }) => ({ from, to, insert: text })));
      return show(name);
    },
  });
  command({
    id: 'animation.duplicate', title: 'Duplicate animation', menu: false, enabled: isNamed,
    run: () => {
      const name = freeName(names(), shown() ?? '');
      const edits = duplicated(studio.text, sections(), name);
      viewports.active.choices.animation = name;
      studio.edit(edits);
      show(name);
    },
  });
  command({
    id: 'animation.rename', title: 'Rename animation', menu: false, enabled: isNamed,
    run: () => {
      const [place] = sections();
      studio.emit('reveal', { from: place.nameFrom, to: place.nameFrom, focus: true });
      return run('edit.rename');
    },
  });
  command({ id: 'animation.delete', title: 'Delete animation', menu: false, enabled: isNamed, run: () => studio.edit(removed(studio.text, sections())) });
}
