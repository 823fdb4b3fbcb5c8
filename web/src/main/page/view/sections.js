/** New, copied, renamed and deleted animations and skins: changes of the text, each one undo step. */
import { limber } from '../engine/limber.js';
import { readSource } from '../engine/sourcetext.js';
import { command, run } from '../ui/commands.js';
import { toast } from '../ui/toast.js';
import { keysOf } from './keytracks.js';
import { added, duplicated, freeName, removed, sectionsOf } from './sectiontext.js';
/** @import { Studio, TextEdit } from '../document/studio.js' */
/** @import { Change } from '../engine/sourcetext.js' */
/** @import { Viewports } from './viewports.js' */

/**
 * @typedef {object} Kind what can be made, copied, renamed and deleted
 * @property {'animation' | 'skin'} kind
 * @property {() => string | null} shown
 * @property {() => readonly string[]} names
 * @property {(name: string) => void} choose the next text has it
 * @property {(name: string) => Change} create
 */

/** Ids of the commands, as a menu lists them. @param {Kind['kind']} kind */
export function sectionCommands(kind) {
  return ['new', 'duplicate', 'rename', 'delete'].map(what => kind + '.' + what);
}

/** @param {Studio} studio @param {Viewports} viewports */
export function registerSectionCommands(studio, viewports) {
  const active = () => viewports.active;
  register(studio, {
    kind: 'animation', shown: () => active().animation, names: () => active().character?.animations.map(animation => animation.name) ?? [],
    choose: name => {
      active().clock.time = 0;
      active().choices.animation = name;
    },
    // One key that changes nothing: without any, the text would be half written.
    create: name => keysOf(studio, name).set([{ slot: false, name: active().character?.bones[0].name ?? '', letter: 'r', frame: 0, value: '0' }]),
  }, () => (active().character?.bones.length ?? 0) > 0);
  register(studio, {
    kind: 'skin', shown: () => active().skins[0] ?? null, names: () => active().character?.skins ?? [],
    choose: name => { active().choices.skins = [name]; },
    create: name => ({ edits: added(studio.text, 'skin "' + name + '"'), refusal: '' }),
  }, () => (active().character?.parts.length ?? 0) > 0);
}

/** @param {Studio} studio @param {Kind} what @param {() => boolean} canMake */
function register(studio, { kind, shown, names, choose, create }, canMake) {
  const isText = () => studio.document?.kind === 'skel2d';
  const outline = () => readSource(limber.core, studio.text).outline();
  const sections = () => sectionsOf(outline(), kind, shown() ?? '');
  const isNamed = () => isText() && shown() !== null && shown() !== '' && sections().length > 0;
  /** Shows what the edits make, with its name in the text ready to be typed over. @param {string} name @param {TextEdit[]} edits */
  const make = (name, edits) => {
    choose(name);
    studio.edit(edits);
    const [place] = sectionsOf(outline(), kind, name);
    if (place) studio.emit('reveal', { from: place.nameFrom, to: place.nameTo, focus: true });
  };
  command({
    id: kind + '.new', title: 'New ' + kind, menu: false, enabled: () => isText() && canMake(),
    run: () => {
      const name = freeName(names(), 'new');
      const { edits, refusal } = create(name);
      if (refusal) toast(refusal + '.', 'error');
      else make(name, edits.map(({ from, to, text }) => ({ from, to, insert: text })));
    },
  });
  command({
    id: kind + '.duplicate', title: 'Duplicate ' + kind, menu: false, enabled: isNamed,
    run: () => {
      const name = freeName(names(), shown() ?? '');
      make(name, duplicated(studio.text, sections(), name));
    },
  });
  command({
    id: kind + '.rename', title: 'Rename ' + kind, menu: false, enabled: isNamed,
    run: () => {
      const [place] = sections();
      studio.emit('reveal', { from: place.nameFrom, to: place.nameFrom, focus: true });
      return run('edit.rename');
    },
  });
  command({ id: kind + '.delete', title: 'Delete ' + kind, menu: false, enabled: isNamed, run: () => studio.edit(removed(studio.text, sections())) });
}
