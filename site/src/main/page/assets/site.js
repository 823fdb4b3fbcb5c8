import { highlight } from './highlight.js';

const { home } = document.documentElement.dataset;

const theme = document.querySelector('.theme');
theme.hidden = false;
const otherTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
/** Says what a click does. */
const nameTheme = () => {
  theme.setAttribute('aria-label', `Use the ${otherTheme()} theme`);
  theme.title = theme.ariaLabel;
};
// The system and other tabs change it, too.
new MutationObserver(nameTheme).observe(document.documentElement, { attributeFilter: ['data-theme'] });
theme.addEventListener('click', () => {
  const chosen = otherTheme();
  document.documentElement.dataset.theme = chosen;
  try {
    const settings = JSON.parse(localStorage.getItem('limber.settings') ?? '{}');
    localStorage.setItem('limber.settings', JSON.stringify({ ...settings, theme: chosen }));
  } catch {
    // No storage, or none of ours: the choice lasts as long as the page.
  }
});
nameTheme();

const opener = document.querySelector('.search-open');
opener.hidden = false;
const dialog = document.querySelector('dialog.search');
const search = async () => {
  if (!dialog.open) dialog.showModal(); // At once, so that it gets every letter.
  try {
    await (await import('./search.js')).start(home);
  } catch {
    dialog.querySelector('.nothing').textContent = 'The list of all pages cannot be loaded. Open the search again to retry.';
  }
};
opener.addEventListener('click', search);
addEventListener('keydown', (event) => {
  const typing = event.target.matches('input, select, [contenteditable]');
  if ((event.key === '/' && !typing) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
    event.preventDefault();
    search();
  }
});

if (document.querySelector('limber-player')) import('../studio/limber/limber.js');
if (document.querySelector('.parade')) import('./start.js');

document.querySelectorAll('pre code').forEach(highlight);

// What is wider than its box is scrolled with keys, too.
const boxes = document.querySelectorAll('pre, .table');
const sized = new ResizeObserver(() => {
  for (const box of boxes) {
    if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
});
sized.observe(document.body);

// On a phone the lists are in the way until they are wanted.
if (matchMedia('(max-width: 800px)').matches) {
  for (const list of document.querySelectorAll('.guide nav details')) list.open = false;
}

// A large picture waits until it is near: browsers' own lazy loading begins up to 2500 pixels before.
const near = new IntersectionObserver((entries) => {
  for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
    target.src = target.dataset.src;
    near.unobserve(target);
  }
}, { rootMargin: '300px' });
document.querySelectorAll('img[data-src]').forEach((image) => near.observe(image));

// Films stand still for those who want that.
if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
  for (const film of document.querySelectorAll('img[src$=".gif"]')) {
    const stop = () => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [film.naturalWidth, film.naturalHeight];
      canvas.getContext('2d').drawImage(film, 0, 0);
      film.src = canvas.toDataURL();
    };
    if (film.complete) stop();
    else film.addEventListener('load', stop, { once: true });
  }
}
