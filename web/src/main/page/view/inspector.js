/** A small card in the active viewport: the values of what is selected, at this moment. */
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { run } from '../ui/commands.js';
import { bonesOf, indicesOf } from './selected.js';
import { shortName } from './skeleton.js';
import { ValuesTable } from './values.js';
/** @import { Studio } from '../document/studio.js' */
/** @import { Viewports } from './viewports.js' */

export class Inspector {
  /** @param {Studio} studio @param {Viewports} viewports */
  constructor(studio, viewports) {
    this.studio = studio;
    this.viewports = viewports;
    this.title = el('span', { class: 'inspector-name' });
    this.table = new ValuesTable();
    this.hint = el('p', { class: 'inspector-hint' }, 'Click a part or a bone to see its values.');
    this.element = el('aside', { class: 'inspector', id: 'inspector', 'aria-label': 'Inspector', onpointerdown: event => event.stopPropagation() },
      el('header', {}, this.title, el('button', { class: 'tool', 'aria-label': 'Close inspector', onclick: () => run('view.inspector') }, icon('close'))),
      this.table.element, this.hint);
    for (const type of ['wheel', 'dblclick', 'contextmenu', 'pointermove']) this.element.addEventListener(type, event => event.stopPropagation());
  }

  /** Called after each frame that was drawn. */
  follow() {
    const { viewports, studio, element } = this;
    if (!viewports.inspecting) {
      element.remove();
      return;
    }
    const viewport = viewports.active;
    if (element.parentNode !== viewport.pane.picture) viewport.pane.picture.append(element);
    const { bone } = indicesOf(studio.selection, viewport.character);
    const others = bonesOf(studio.selected, viewport.character).length - 1;
    const name = bone < 0 ? 'Values' : shortName(studio.selection?.name ?? '') + (others > 0 ? ' + ' + others : '');
    if (this.title.textContent !== name) this.title.textContent = name;
    this.title.title = studio.selection?.name ?? '';
    this.hint.hidden = bone >= 0;
    this.table.show(viewport, bone);
  }
}
