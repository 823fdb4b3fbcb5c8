const dialog = document.querySelector('dialog.search');
const input = dialog.querySelector('input');
const list = dialog.querySelector('#found');
const nothing = dialog.querySelector('.nothing');
const MOST = 12;
let home = '';
/** Address, title, place and text of everything there is. */
let entries = [];
let selected = -1;

/** What loads the index; null before, and after a failure. @type {Promise<void> | null} */
let loading = null;

/** Starts a search in the open dialog; the first time, the index is loaded. Rejects if it cannot be. @param {string} to */
export async function start(to) {
  home = to;
  if (entries.length) input.select();
  loading ??= load();
  try {
    await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
  show();
}

async function load() {
  entries = (await (await fetch(`${home}search.json`)).json()).map(([address, title, place, text]) => ({
    address, title, place, text, lower: [title, place, text].map((part) => part.toLowerCase()),
  }));
}

/** How well an entry fits: a word counts most at the start of a title, least in the text; all must be there. */
function score({ lower: [title, place, text] }, words) {
  let sum = 0;
  for (const word of words) {
    if (title === word) sum += 100;
    else if (title.startsWith(word)) sum += 60;
    else if (title.includes(word)) sum += 40;
    else if (place.includes(word)) sum += 15;
    else if (text.includes(word)) sum += 5;
    else return 0;
  }
  return sum;
}

function show() {
  if (!entries.length) return;
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries
    .map((entry) => ({ entry, points: words.length ? score(entry, words) : 0 }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST);
  list.replaceChildren(...found.map(({ entry }, i) => item(entry, words, i)));
  nothing.textContent = words.length && !found.length ? 'No page contains all of these words.' : '';
  select(found.length ? 0 : -1);
}

function item({ address, title, place, text }, words, i) {
  const option = document.createElement('a');
  option.id = `found-${i}`;
  option.role = 'option';
  option.href = home + address;
  option.tabIndex = -1;
  const small = document.createElement('small');
  const at = Math.max(0, ...words.map((word) => text.toLowerCase().indexOf(word)));
  const before = at > 40 ? `…${text.slice(at - 40, at).replace(/^\S*/, '')}` : text.slice(0, at);
  const around = text && ` · ${before}${text.slice(at, at + 90).replace(/\s\S*$/, ' …')}`;
  option.append(...marked(title, words), small);
  small.append(place, ...marked(around, words));
  option.addEventListener('pointermove', () => select(i));
  option.addEventListener('click', () => dialog.close());
  return option;
}

/** Cuts a text at the words that were looked for. */
function marked(text, words) {
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[^\w]/g, '\\$&')).join('|')})`, 'i');
  return text.split(pattern).map((part, i) => {
    if (i % 2 === 0) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}

function select(i) {
  selected = i;
  for (const [at, option] of [...list.children].entries()) option.ariaSelected = String(at === i);
  if (i < 0) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', `found-${i}`);
  list.children[i]?.scrollIntoView({ block: 'nearest' });
}

input.addEventListener('input', show);
input.addEventListener('keydown', (event) => {
  const size = list.children.length;
  if (event.key === 'Enter') list.children[selected]?.click();
  else if (size && event.key === 'ArrowDown') select((selected + 1) % size);
  else if (size && event.key === 'ArrowUp') select((selected + size - 1) % size);
  else return;
  event.preventDefault();
});
dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
