/**
 * Everything that a user can do, by name. Menus, buttons, shortcuts, the shortcut sheet and the
 * command palette are all made from this list, so that there is a key and a name for everything.
 */

/** @type {Map<string, Command>} */
const commands = new Map();

/**
 * @typedef {object} Command
 * @property {string} id such as 'file.save'; the word before the dot is its group
 * @property {string} title what it does, as in a menu
 * @property {string} [keys] such as 'Mod-s', 'Shift-Space'; Mod is Ctrl, on a Mac Cmd
 * @property {string} [alsoKeys] others that mean the same, such as those of another system
 * @property {boolean} [global] whether the keys also work while typing in the editor
 * @property {string} [within] a selector: the keys work only while the focus is there
 * @property {() => boolean} [byKey] whether the keys mean this now; menus and the palette always do
 * @property {(argument?: any) => any} run
 * @property {() => boolean} [enabled]
 * @property {() => boolean} [checked] for what can be switched on and off
 * @property {() => string} [label] what menus say now instead of the title
 * @property {boolean} [menu] false: it is not in the menus, which would be too long
 * @property {boolean} [palette] false: it is not in the palette
 */

/** @param {Command} definition */
export function command(definition) {
  if (commands.has(definition.id)) throw new Error('two commands named ' + definition.id);
  commands.set(definition.id, definition);
}

export function allCommands() {
  return [...commands.values()];
}

/** @param {string} id */
export function findCommand(id) {
  const found = commands.get(id);
  if (!found) throw new Error('no command ' + id);
  return found;
}

/** @param {string} id @param {unknown} [argument] */
export function run(id, argument) {
  const found = findCommand(id);
  return found.enabled && !found.enabled() ? undefined : found.run(argument);
}

/** @type {Record<string, string>} */
const ARROWS = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', PageUp: 'Page Up', PageDown: 'Page Down' };
const mac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Returns keys as they are shown: "Ctrl+S", on a Mac "⌘S". @param {string | undefined} keys */
export function shownKeys(keys) {
  if (!keys) return '';
  /** @type {Record<string, string>} */
  const names = mac
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥', Ctrl: '⌃' }
    : { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt', Ctrl: 'Ctrl' };
  const parts = keys.split(/-(?!$)/).map(part => names[part] ?? ARROWS[part] ?? (part.length === 1 ? part.toUpperCase() : part));
  return parts.join(mac ? '' : '+');
}

/**
 * Characters by key code, which is the same on all keyboard layouts, whatever Shift makes of them;
 * Firefox has its own codes for two.
 * @type {Record<number, string>}
 */
const SIGNS = { 48: '0', 61: '+', 173: '-', 187: '+', 188: ',', 189: '-', 190: '.' };

/**
 * Returns the sign of a key without Shift; undefined for those that are not among SIGNS.
 * @param {KeyboardEvent} event
 */
function signOf(event) {
  // On a Mac, Alt makes other signs of the digits.
  if (event.altKey && event.code?.startsWith('Digit')) return event.code.slice(-1);
  // Firefox's code for minus means mute elsewhere.
  if (event.key.length > 1) return undefined;
  return event.key === '{' ? '[' : event.key === '}' ? ']' : SIGNS[event.keyCode];
}

/**
 * Returns the letter of a key that Alt makes another sign of on a Mac. The key code follows the layout, but dead keys have none.
 * @param {KeyboardEvent} event
 */
function letterOf({ altKey, keyCode, code }) {
  if (!mac || !altKey) return undefined;
  return keyCode >= 65 && keyCode <= 90 ? String.fromCharCode(keyCode).toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1].toLowerCase();
}

/** @param {KeyboardEvent} event @param {string} keys */
function matches(event, keys) {
  const parts = keys.split(/-(?!$)/);
  const key = parts.pop() ?? '';
  const wanted = new Set(parts);
  const mod = mac ? event.metaKey : event.ctrlKey;
  const other = mac ? event.ctrlKey : event.metaKey;
  const wantsMod = wanted.has('Mod') || !mac && wanted.has('Ctrl');
  if (mod !== wantsMod || other !== (mac && wanted.has('Ctrl')) || event.altKey !== wanted.has('Alt')) return false;
  const pressed = event.key === ' ' ? 'Space' : event.key;
  // Signs such as "?" carry Shift with them; all other keys say it.
  const carriesShift = key.length === 1 && !/[a-z0-9.,+\-[\]]/i.test(key);
  if (!carriesShift && event.shiftKey !== wanted.has('Shift')) return false;
  return pressed.toLowerCase() === key.toLowerCase() || signOf(event) === key || letterOf(event) === key;
}

/** @param {EventTarget} target */
function typing(target) {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], .cm-editor') !== null;
}

/** @param {Event} event @param {string} selector */
function isWithin(event, selector) {
  return event.composedPath().some(element => element instanceof Element && element.matches(selector));
}

export function listenForKeys() {
  window.addEventListener('keydown', event => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    for (const found of commands.values()) {
      if (![found.keys, found.alsoKeys].some(keys => keys && matches(event, keys))) continue;
      if (found.within ? !isWithin(event, found.within) : typing(event.composedPath()[0]) && !found.global) continue;
      if (found.enabled && !found.enabled() || found.byKey && !found.byKey()) continue;
      event.preventDefault();
      found.run();
      return;
    }
  });
}
