/** The left panel of SkelForm files: styles, bones, IK chains, physics, values, problems. */
import { childrenOf, el } from '../ui/element.js';
import { addPanel } from '../ui/tabs.js';
import { run, findCommand, shownKeys } from '../ui/commands.js';
import { BoneTree } from './bonetree.js';
import { short } from './geometry.js';
import { boneSelection, indicesOf } from './selected.js';
import { StyleList } from './stylelist.js';
import { constraintText, ValuesTable } from './values.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { SwitchName } from './choices.js' */
/** @import { Family, ShownAnimation, ShownCharacter } from './shownfigure.js' */
/** @import { Viewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

export class ArmaturePanel {
  /** @param {Studio} studio @param {Viewports} viewports */
  constructor(studio, viewports) {
    /** @type {ShownCharacter | null} */
    this.character = null;
    this.studio = studio;
    this.viewports = viewports;
    this.about = el('p', { class: 'quiet', id: 'armature-about' });
    this.styles = new StyleList(studio, viewports);
    this.tree = new BoneTree(studio, viewports);
    this.values = new ValuesTable((bone, values) => viewports.active.override(bone, values));
    this.valuesTitle = el('span');
    this.families = el('ul', { class: 'family-list', id: 'families' });
    this.marks = el('ul', { class: 'family-list', id: 'armature-marks' });
    /** @type {ShownAnimation | null} Whose marks are listed. */
    this.marked = null;
    this.problems = el('ul', { class: 'armature-problems', id: 'armature-problems' });
    this.physics = this.#switch('armature.physics', 'Physics', one => one.choices.physics, 'physics');
    this.mesh = this.#switch('view.mesh', 'Meshes', one => one.choices.mesh, 'mesh');
    this.bones = this.#switch('view.bones', 'Bones', one => one.choices.bones, 'bones');
    this.settle = el('button', { class: 'button small', onclick: () => run('armature.settle') }, 'Settle');
    this.reset = el('button', { class: 'button small', id: 'reset-overrides', onclick: () => run('armature.reset'), title: shownKeys(findCommand('armature.reset').keys) }, 'Reset bones');
    /** @param {string} id @param {Node | string} title @param {...Node} content */
    const section = (id, title, ...content) => el('details', { class: 'section', open: true, id: 'section-' + id }, el('summary', {}, title), ...content);
    this.content = el('div', { class: 'armature' }, this.about,
      section('styles', 'Styles', el('p', { class: 'quiet' }, 'The first style with a texture wins. Drag to reorder, or use ' + shownKeys('Alt-ArrowUp') + ' and ' + shownKeys('Alt-ArrowDown') + '.'), this.styles.element),
      section('values', this.valuesTitle, this.values.element),
      section('show', 'Show', this.bones, this.mesh, el('div', { class: 'row' }, this.physics, this.settle), this.reset),
      section('marks', 'Marks', this.marks),
      section('families', 'IK chains', this.families),
      section('bones', 'Bones', this.tree.element),
      section('problems', 'Problems', this.problems));
    addPanel(studio, { id: 'armature', title: 'Armature', content: this.content, kinds: ['skf'], order: 10 });
    // Catches up when it is shown again after another tab.
    new MutationObserver(() => viewports.drawLoop.request()).observe(/** @type {Node} */ (this.content.parentNode), { attributeFilter: ['hidden'] });
  }

  /** Called after each frame that was drawn; does nothing while it cannot be seen. */
  follow() {
    const viewport = this.viewports.active;
    const { character } = viewport;
    if (character?.kind !== 'skelform' || this.content.parentElement?.hidden) return;
    if (this.character !== character) this.#load(character);
    this.styles.follow();
    this.tree.follow();
    const { bone } = indicesOf(this.studio.selection, character);
    const title = bone < 0 ? 'Values' : 'Values of ' + character.bones[bone].name;
    if (this.valuesTitle.textContent !== title) this.valuesTitle.textContent = title;
    this.values.show(viewport, bone);
    this.values.element.classList.toggle('nothing', bone < 0);
    if (this.marked !== viewport.shownAnimation) this.#listMarks(viewport.shownAnimation);
    for (const one of [this.physics, this.mesh, this.bones]) one.follow(viewport);
    this.reset.disabled = !this.viewports.shown.some(one => one.overrides.size > 0);
    for (const row of childrenOf(this.families)) row.classList.toggle('on', Number(row.dataset.target) === bone);
  }

  /** @param {ShownCharacter} character */
  #load(character) {
    this.character = character;
    /** @param {number} number @param {string} one @param {string} many */
    const count = (number, one, many) => number + ' ' + (number === 1 ? one : many);
    this.about.textContent = [
      'SkelForm ' + (character.character.version || character.generation), count(character.bones.length, 'bone', 'bones'),
      count(character.animations.length, 'animation', 'animations'), count(character.meshes.size, 'mesh', 'meshes'),
    ].join(' · ');
    hideAround(this.physics, !character.physics);
    this.mesh.hidden = character.meshes.size === 0;
    this.families.replaceChildren(...character.families.map((family, index) => this.#family(character, family, index)));
    hideAround(this.families, character.families.length === 0);
    this.problems.replaceChildren(...character.diagnostics.map(one => el('li', { class: one.severity }, one.text ?? one.message)));
    hideAround(this.problems, character.diagnostics.length === 0);
  }

  /** @param {ShownAnimation | null} animation */
  #listMarks(animation) {
    this.marked = animation;
    this.marks.replaceChildren(...(animation?.marks ?? []).map(({ name, seconds, number, text }) => el('li', {},
      el('button', {
        class: 'family', title: 'Go to this frame',
        onclick: () => {
          this.viewports.active.play(false);
          this.viewports.active.seek(seconds);
        },
      },
        el('span', { class: 'family-name' }, name),
        el('span', { class: 'quiet' }, ['frame ' + short(seconds * (animation?.fps ?? 0), 2), number === 0 ? '' : short(number, 3), text].filter(Boolean).join(' · '))))));
    hideAround(this.marks, this.marks.childElementCount === 0);
  }

  /** @param {ShownCharacter} character @param {Family} family @param {number} index */
  #family(character, family, index) {
    /** @param {number} bone */
    const name = bone => character.bones[bone]?.name || '(unnamed)';
    const ends = family.bones.length > 1 ? name(family.bones[0]) + ' → ' + name(family.bones[family.bones.length - 1]) : family.bones.map(name).join('');
    return el('li', { data: { family: String(index), target: String(family.target) } },
      el('button', {
        class: 'family', disabled: family.target < 0, title: 'Select target',
        onclick: () => this.studio.select(boneSelection(character, family.target, 'panel')),
      },
        el('span', { class: 'family-name' }, family.target < 0 ? ends + ' (no target)' : name(family.target)),
        el('span', { class: 'quiet' }, [...family.target < 0 ? [] : [ends], family.mode, constraintText(family.constraint)].join(' · '))));
  }

  /**
   * @param {string} id @param {string} label @param {(viewport: Viewport) => boolean} shows @param {SwitchName} name
   */
  #switch(id, label, shows, name) {
    const input = el('input', { type: 'checkbox', data: { switch: name }, onclick: event => this.viewports.toggle(this.viewports.active, name, event.shiftKey) });
    const element = el('label', { class: 'switch' }, input, label, el('span', { class: 'quiet' }, shownKeys(findCommand(id).keys)));
    return Object.assign(element, { follow: (/** @type {Viewport} */ viewport) => { input.checked = shows(viewport); } });
  }
}

/** Hides or shows what an element lies in. @param {HTMLElement} element @param {boolean} isHidden */
function hideAround(element, isHidden) {
  if (element.parentElement) element.parentElement.hidden = isHidden;
}
