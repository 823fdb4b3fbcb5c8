/** New, copied, renamed and deleted animations and skins: changes of the text, each one undo step. */
import { command, run } from '../ui/commands.js';
import { toastRefusal } from '../ui/toast.js';
import { read } from './keytracks.js';
import { indicesOf } from './selected.js';
import { applyChange } from './textchange.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Change, SectionKind } from '../engine/sourcetext.js' */
/** @import { Viewports } from './viewports.js' */

/**
 * @typedef {object} Kind what can be made, copied, renamed and deleted
 * @property {SectionKind} kind
 * @property {() => string | null} shown
 * @property {(name: string) => void} choose the next text has it
 * @property {(name: string) => Change} create
 * @property {() => void} [begin] a new one is there
 */

/** Ids of the commands, as a menu lists them. @param {SectionKind} kind */
export function sectionCommands(kind) {
  return ['new', 'duplicate', 'rename', 'delete'].map(what => kind + '.' + what);
}

/** @param {Studio} studio @param {Viewports} viewports */
export function registerSectionCommands(studio, viewports) {
  const active = () => viewports.active;
  register(studio, {
    kind: 'animation', shown: () => active().animation,
    choose: name => {
      active().clock.time = 0;
      active().choices.animation = name;
    },
    create: name => {
      const { character, shownAnimation } = active();
      const { bone } = indicesOf(studio.selection, character);
      return read(studio).addAnimation(name, character?.bones[bone]?.name ?? '', shownAnimation?.fps ?? 0);
    },
    begin: () => {
      // It has one frame: the ruler leads to those behind it.
      viewports.sheet = true;
      viewports.save();
    },
  }, () => (active().character?.bones.length ?? 0) > 0);
  register(studio, {
    kind: 'skin', shown: () => active().skins[0] ?? null,
    choose: name => { active().choices.skins = [name]; },
    create: name => read(studio).addSkin(name),
  }, () => (active().character?.parts.length ?? 0) > 0);
}

/** @param {Studio} studio @param {Kind} what @param {() => boolean} canMake */
function register(studio, { kind, shown, choose, create, begin }, canMake) {
  const isText = () => studio.document?.kind === 'skel2d';
  const place = () => shown() ? read(studio).placeOfSection(kind, shown() ?? '') : null;
  const isNamed = () => isText() && place() !== null;
  /**
   * Shows what a change makes, with its name in the text ready to be typed over.
   * @param {string} name @param {Change} change @param {() => void} [made]
   */
  const make = (name, change, made) => {
    if (change.refusal) {
      toastRefusal(change.refusal);
      return;
    }
    made?.();
    choose(name);
    applyChange(studio, change, false);
    const named = read(studio).placeOfSection(kind, name);
    if (named) studio.emit('reveal', { ...named, focus: true });
  };
  command({
    id: kind + '.new', title: 'New ' + kind, menu: false, enabled: () => isText() && canMake(),
    run: () => {
      const name = read(studio).freeSectionName(kind, 'new');
      make(name, create(name), begin);
    },
  });
  command({
    id: kind + '.duplicate', title: 'Duplicate ' + kind, menu: false, enabled: isNamed,
    run: () => {
      const name = read(studio).freeSectionName(kind, shown() ?? '');
      make(name, read(studio).duplicateSection(kind, shown() ?? '', name));
    },
  });
  command({
    id: kind + '.rename', title: 'Rename ' + kind, menu: false, enabled: isNamed,
    run: () => {
      const { from } = place() ?? { from: 0 };
      studio.emit('reveal', { from, to: from, focus: true });
      return run('edit.rename');
    },
  });
  command({ id: kind + '.delete', title: 'Delete ' + kind, menu: false, enabled: isNamed, run: () => applyChange(studio, read(studio).deleteSection(kind, shown() ?? ''), false) });
}
