import { byId, childrenOf, el } from './element.js';
/** @import { StudioDocument } from '../document/studio.js' */
/** @import { Studio } from '../document/studio.js' */

/**
 * Adds a panel with a tab to the left pane; the first one shows at first.
 *
 * @param {{id: string, title: string, content: Node, kinds?: StudioDocument['kind'][], order?: number}} panel
 *     kinds: of documents that have this panel; all if left out
 * @param {Studio} studio
 */
export function addPanel(studio, panel) {
  const tabs = byId('left-tabs');
  const panels = byId('left-panels');
  const tab = el('button', {
    class: 'tab', role: 'tab', id: 'tab-' + panel.id, 'aria-controls': 'panel-' + panel.id,
    'aria-selected': 'false', tabindex: '-1', data: { order: String(panel.order ?? 50) },
    onclick: () => showPanel(panel.id),
    onkeydown: event => moveBetweenTabs(event),
  }, panel.title);
  const shown = el('div', {
    class: 'panel', role: 'tabpanel', id: 'panel-' + panel.id, 'aria-labelledby': 'tab-' + panel.id, hidden: true,
  }, panel.content);
  const next = childrenOf(tabs).find(other => Number(other.dataset.order) > Number(tab.dataset.order));
  tabs.insertBefore(tab, next ?? null);
  panels.append(shown);
  const fits = () => !panel.kinds || panel.kinds.includes(studio.document?.kind ?? 'skel2d');
  const follow = () => {
    tab.hidden = !fits();
    if (tab.hidden && tab.getAttribute('aria-selected') === 'true' || !tabs.querySelector('[aria-selected=true]:not([hidden])')) {
      const first = childrenOf(tabs).find(other => !other.hidden);
      if (first) showPanel(first.id.slice(4));
    }
  };
  studio.on('document', follow);
  follow();
}

/** @param {string} id */
export function showPanel(id) {
  for (const tab of childrenOf(byId('left-tabs'))) {
    const chosen = tab.id === 'tab-' + id;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
  }
  for (const panel of childrenOf(byId('left-panels'))) panel.hidden = panel.id !== 'panel-' + id;
}

/** @param {KeyboardEvent & { currentTarget: HTMLElement }} event */
function moveBetweenTabs(event) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (!step) return;
  const tabs = childrenOf(byId('left-tabs')).filter(tab => !tab.hidden);
  const next = tabs[(tabs.indexOf(event.currentTarget) + step + tabs.length) % tabs.length];
  next.focus();
  next.click();
  event.preventDefault();
}
