/**
 * Makes an element: el('button', {class: 'tool', title: 'Play', onclick: run}, icon('play')).
 * Names that begin with "on" are listeners, "data" is a dataset, true sets and null leaves out an
 * attribute; children are nodes or texts. No HTML is ever parsed.
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'data') Object.assign(element.dataset, value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== null && child !== undefined && child !== false));
  return element;
}

/** Sets a text if it differs: setting the same text again would force a layout. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
