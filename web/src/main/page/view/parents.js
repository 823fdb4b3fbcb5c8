/** Hanging bones on another one, which is clicked in the picture or chosen from a list. */
import { command } from '../ui/commands.js';
import { el } from '../ui/element.js';
import { openMenu } from '../ui/menu.js';
import { toastRefusal } from '../ui/toast.js';
import { read } from './keytracks.js';
import { bonesOf, boneSelection, indicesOf } from './selected.js';
import { shortName } from './skeleton.js';
import { applyChange } from './textchange.js';
import { isShowing } from './viewport.js';
/** @import { Selection, Studio } from '../document/studio.js' */
/** @import { ShownCharacter } from './shownfigure.js' */
/** @import { Viewports } from './viewports.js' */

/** The bones that a parent is chosen for: in this time a click in the picture does nothing else. */
export class Picking {
  said = 'put under ';
  #choose;

  /** @param {string[]} bones @param {(parent: string | null) => void} choose gets null if there shall be none of those */
  constructor(bones, choose) {
    this.bones = bones;
    this.#choose = choose;
  }

  /** Returns the first of some things whose bone can be the parent. @param {Selection[]} found @param {ShownCharacter | null} character */
  find(found, character) {
    for (const one of found) {
      const { bone } = indicesOf(one, character);
      if (character && bone >= 0 && this.#isPossible(character.bones[bone].name)) return boneSelection(character, bone);
    }
    return null;
  }

  /** Bones that can be the parent. @param {ShownCharacter | null} character */
  names(character) {
    return character?.bones.map(({ name }) => name).filter(name => this.#isPossible(name)) ?? [];
  }

  /** @param {Selection | null} parent */
  choose(parent) {
    this.#choose(parent && parent.name);
  }

  /** Bones cannot hang on what hangs on them. @param {string} name */
  #isPossible(name) {
    return !this.bones.some(bone => (name + '.').startsWith(bone + '.'));
  }
}

/** @param {Studio} studio @param {Viewports} viewports */
export function registerParentCommands(studio, viewports) {
  const names = () => {
    const { character } = viewports.active;
    return character ? bonesOf(studio.selected, character).map(bone => character.bones[bone].name) : [];
  };
  const enabled = () => studio.document?.kind === 'skel2d' && isShowing(viewports.active) && viewports.active.isSetup && names().length > 0;
  const stop = () => {
    viewports.picking = null;
    for (const viewport of viewports.shown) {
      viewport.tip = null;
      viewport.hovered = null;
      viewport.pane.picture.dataset.cursor = '';
    }
    viewports.touchAll();
  };
  /** @param {string[]} bones @param {string | null} parent '' for the top, null to leave them */
  const put = (bones, parent) => {
    stop();
    if (parent !== null) putUnder(studio, bones, parent);
  };
  command({
    id: 'bone.setParent', title: 'Put under another bone…', keys: 'u', enabled,
    label: () => names().length > 1 ? 'Put the others under ' + shortName(names().at(-1) ?? '') : 'Put under…',
    run: () => {
      const bones = names();
      if (bones.length > 1) {
        putUnder(studio, bones.slice(0, -1), bones[bones.length - 1]);
        return;
      }
      const { active } = viewports;
      const picking = new Picking(bones, parent => put(bones, parent));
      viewports.picking = picking;
      const now = bones[0].slice(0, Math.max(0, bones[0].lastIndexOf('.')));
      /** @param {string} label @param {string} name */
      const item = (label, name) => ({ label, chosen: name === now, run: () => put(bones, name) });
      openMenu(active.pane.toolbar.more, 'Put under', () => [
        { choices: [item('No bone: to the top', ''), ...picking.names(active.character).map(name => item(name, name))] },
        { content: el('div', { class: 'menu-hint' }, 'Or click the bone, or a part of it, in the picture') },
      ], { onLeave: event => {
        // In a picture the press goes on to choose a bone there.
        if (!(event?.type === 'pointerdown' && event.target instanceof Element && event.target.closest('.picture'))) stop();
      } });
    },
  });
}

/** @param {Studio} studio @param {string[]} bones @param {string} parent '' for the top */
function putUnder(studio, bones, parent) {
  const change = read(studio).setParent(bones, parent);
  if (change.refusal) {
    toastRefusal(change.refusal);
    return;
  }
  applyChange(studio, change, false);
  const isSeveral = bones.length > 1;
  const top = bones.filter(name => !bones.some(other => name.startsWith(other + '.')));
  /** @param {string} name @returns {Selection} */
  const selection = name => ({ kind: 'bone', name, index: -1, by: 'picture' });
  const moved = top.map(name => selection((parent && parent + '.') + shortName(name)));
  studio.selectAll(isSeveral ? [...moved, selection(parent)] : moved);
  studio.announce(top.map(shortName).join(', ') + (parent ? ' put under ' + shortName(parent) : ' put to the top'));
}
