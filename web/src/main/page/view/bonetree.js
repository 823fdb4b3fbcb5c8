/** The bones as a tree that can be filtered; one is selected with a click or the arrow keys. */
import { childrenOf, el } from '../ui/element.js';
import { boneSelection, bonesOf, toggled } from './selected.js';
/** @import { Selection, Studio } from '../document/studio.js' */
/** @import { ShownCharacter } from './shownfigure.js' */
/** @import { Viewports } from './viewports.js' */

export class BoneTree {
  /** @type {HTMLElement[]} */
  #rows = [];
  /** @type {ShownCharacter | null} */
  #character = null;
  /** @type {Selection[] | null} What the rows show. */
  #selected = null;

  /** @param {Studio} studio @param {Viewports} viewports */
  constructor(studio, viewports) {
    this.studio = studio;
    this.viewports = viewports;
    this.filter = el('input', {
      type: 'search', class: 'field', placeholder: 'Filter bones', 'aria-label': 'Filter bones', id: 'bone-filter', oninput: () => this.#hide(),
    });
    this.tree = el('div', { class: 'bone-tree', role: 'tree', 'aria-multiselectable': 'true', id: 'bone-tree', 'aria-label': 'Bones', onkeydown: event => this.#key(event) });
    this.none = el('p', { class: 'quiet', hidden: true }, 'No matching bones.');
    this.element = el('div', {}, this.filter, this.tree, this.none);
  }

  follow() {
    const { character } = this.viewports.active;
    if (!character) return;
    if (this.#character !== character) this.#build(character);
    const { selected } = this.studio;
    if (selected === this.#selected) return;
    this.#selected = selected;
    const bones = bonesOf(selected, character);
    const lead = bones.at(-1) ?? -1;
    this.#rows.forEach((row, index) => {
      row.setAttribute('aria-selected', String(bones.includes(index)));
      row.tabIndex = index === Math.max(0, lead) ? 0 : -1;
      if (index === lead && !this.tree.contains(document.activeElement)) this.tree.scrollTop = row.offsetTop - this.tree.clientHeight / 2;
    });
  }

  /** @param {ShownCharacter} character */
  #build(character) {
    this.#character = character;
    this.#selected = null;
    /** @type {number[]} */
    const depth = [];
    this.#rows = character.bones.map((bone, index) => {
      depth[index] = bone.parent < 0 ? 0 : depth[bone.parent] + 1;
      const marks = [
        character.targets.has(index) ? ['target', 'target of an IK chain'] : null,
        character.inChain.has(index) ? ['chain', 'in an IK chain'] : null,
        character.meshes.has(index) ? ['mesh', 'has a mesh'] : null,
        character.physicsBones.has(index) ? ['physics', 'has physics'] : null,
      ].filter(mark => mark !== null);
      const row = el('div', {
        class: 'bone-row', role: 'treeitem', 'aria-level': String(depth[index] + 1), 'aria-selected': 'false', tabindex: '-1', data: { bone: String(index) },
        onclick: event => this.#choose(index, event.shiftKey || event.ctrlKey || event.metaKey),
      }, el('span', { class: 'bone-name' }, bone.name || '(unnamed)'), marks.map(([name, title]) => el('span', { class: 'mark mark-' + name, title }, name)));
      row.style.setProperty('--depth', String(depth[index]));
      return row;
    });
    // Children stand below their parents, whatever the order in the file.
    /** @type {HTMLElement[]} */
    const order = [];
    /** @param {number} parent */
    const add = parent => character.bones.forEach((bone, index) => {
      if (bone.parent !== parent) return;
      order.push(this.#rows[index]);
      add(index);
    });
    add(-1);
    this.tree.replaceChildren(...order);
    this.#hide();
  }

  /** @param {number} index @param {boolean} [adds] besides what is selected, or no longer */
  #choose(index, adds = false) {
    if (!this.#character) return;
    const one = boneSelection(this.#character, index, 'panel');
    this.studio.selectAll(adds ? toggled(this.studio.selected, one, this.#character) : [one]);
    this.#rows[index].focus();
  }

  #hide() {
    const wanted = this.filter.value.trim().toLowerCase();
    let seen = 0;
    this.#rows.forEach((row, index) => {
      row.hidden = wanted !== '' && !this.#character?.bones[index].name.toLowerCase().includes(wanted);
      row.classList.toggle('flat', wanted !== '');
      if (!row.hidden) seen++;
    });
    this.none.hidden = seen > 0 || this.#rows.length === 0;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const rows = childrenOf(this.tree).filter(row => !row.hidden);
    const at = rows.findIndex(row => row === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const row = rows[Math.min(rows.length - 1, Math.max(0, to))];
    if (row) this.#choose(Number(row.dataset.bone));
  }
}
