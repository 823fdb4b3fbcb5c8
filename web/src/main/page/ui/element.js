/**
 * @template {Element} E
 * @typedef {{ [K in keyof HTMLElementEventMap as `on${K}`]?: (event: HTMLElementEventMap[K] & { currentTarget: E }) => unknown }} Listeners
 */
/** @typedef {Node | string | null | undefined | false} Content */
/** @typedef {Content | (Content | Content[])[]} Child */

/**
 * Makes an element: el('button', {class: 'tool', title: 'Play', onclick: run}, icon('play')).
 * Names that begin with "on" are listeners, "data" is a dataset, true sets and null leaves out an
 * attribute; children are nodes or texts. No HTML is ever parsed.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Listeners<HTMLElementTagNameMap[K]> & { data?: Record<string, string>, [name: string]: unknown }} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === 'data') Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  const shown = children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false);
  element.append(.../** @type {(Node | string)[]} */ (shown));
  return element;
}

/** Sets a text if it differs: setting the same text again would force a layout. @param {Node} element @param {string} text */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Returns an element that the page has from the start. @param {string} id */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @param {ParentNode} within @param {string} selector @returns {HTMLElement | null} */
export function query(within, selector) {
  return within.querySelector(selector);
}

/** @param {ParentNode} within @param {string} selector @returns {HTMLElement[]} */
export function queryAll(within, selector) {
  return [...within.querySelectorAll(selector)].filter(found => found instanceof HTMLElement);
}

/** @param {ParentNode} parent @returns {HTMLElement[]} */
export function childrenOf(parent) {
  return /** @type {HTMLElement[]} */ ([...parent.children]);
}
