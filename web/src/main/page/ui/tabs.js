import { el } from './element.js';

/**
 * Adds a panel with a tab to the left pane; the first one shows at first.
 *
 * @param {{id: string, title: string, content: Node, kinds?: string[], order?: number}} panel
 *     kinds: of documents that have this panel; all if left out
 */
export function addPanel(studio, panel) {
  const tabs = document.getElementById('left-tabs');
  const panels = document.getElementById('left-panels');
  const tab = el('button', {
    class: 'tab', role: 'tab', id: 'tab-' + panel.id, 'aria-controls': 'panel-' + panel.id,
    'aria-selected': 'false', tabindex: '-1', data: { order: String(panel.order ?? 50) },
    onclick: () => showPanel(panel.id),
    onkeydown: event => moveBetweenTabs(event),
  }, panel.title);
  const shown = el('div', {
    class: 'panel', role: 'tabpanel', id: 'panel-' + panel.id, 'aria-labelledby': 'tab-' + panel.id, hidden: true,
  }, panel.content);
  const next = [...tabs.children].find(other => Number(other.dataset.order) > Number(tab.dataset.order));
  tabs.insertBefore(tab, next ?? null);
  panels.append(shown);
  const fits = () => !panel.kinds || panel.kinds.includes(studio.document?.kind ?? 'skel2d');
  const follow = () => {
    tab.hidden = !fits();
    if (tab.hidden && tab.getAttribute('aria-selected') === 'true' || !tabs.querySelector('[aria-selected=true]:not([hidden])')) {
      const first = [...tabs.children].find(other => !other.hidden);
      if (first) showPanel(first.id.slice(4));
    }
  };
  studio.on('document', follow);
  follow();
}

export function showPanel(id) {
  for (const tab of document.getElementById('left-tabs').children) {
    const chosen = tab.id === 'tab-' + id;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
  }
  for (const panel of document.getElementById('left-panels').children) panel.hidden = panel.id !== 'panel-' + id;
}

function moveBetweenTabs(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.parentNode.children].filter(tab => !tab.hidden);
  const next = tabs[(tabs.indexOf(event.currentTarget) + step + tabs.length) % tabs.length];
  next.focus();
  next.click();
  event.preventDefault();
}
