/** What a viewport remembers between visits, and how names find their way in a new character. */
/** @type {{ id: Background, label: string }[]} */
export const BACKGROUNDS = [
  { id: 'checker', label: 'Checkerboard' },
  { id: 'plain', label: 'Plain' },
  { id: 'white', label: 'White' },
  { id: 'black', label: 'Black' },
  { id: 'color', label: 'Colour' },
];

/**
 * @typedef {'bones' | 'labels' | 'mesh' | 'grid' | 'onion' | 'loop' | 'physics' | 'record'} SwitchName
 * @typedef {'checker' | 'plain' | 'white' | 'black' | 'color'} Background
 *
 * @typedef {Record<SwitchName, boolean> & Record<'before' | 'after' | 'spacing' | 'speed', number> & {
 *   animation: string | null | undefined, skins: string[] | null, background: Background, color: string, playing: boolean }} Choices
 */

/** @type {Omit<Choices, 'playing'>} */
const DEFAULTS = {
  animation: undefined, // the name; null is the setup pose, undefined the first that there is
  skins: null, // names in order; null is the character's own choice
  bones: false,
  labels: false,
  mesh: false,
  grid: true,
  onion: false,
  before: 3,
  after: 3,
  spacing: 0, // frames between ghosts; 0 finds a good one
  background: 'checker',
  color: '#4a6fa5',
  speed: 1,
  loop: true,
  physics: true,
  record: false, // whether a changed bone becomes a key
};

/**
 * Returns settings of a viewport from what was stored, which may be anything.
 * @param {any} stored @param {boolean} playing
 */
export function restored(stored, playing) {
  /** @type {Choices} */
  const choices = { ...DEFAULTS, playing: playing && stored?.playing !== false };
  if (stored && typeof stored === 'object') {
    for (const [name, standard] of Object.entries(DEFAULTS)) {
      const value = stored[name];
      if (name === 'animation' ? value === null || typeof value === 'string'
        : name === 'skins' ? value === null || Array.isArray(value) && value.every(one => typeof one === 'string')
          : typeof value === typeof standard && (typeof value !== 'number' || Number.isFinite(value))) Object.assign(choices, { [name]: value });
    }
    if (!/^#[0-9a-f]{6}$/i.test(choices.color)) choices.color = DEFAULTS.color;
    if (!BACKGROUNDS.some(one => one.id === choices.background)) choices.background = 'checker';
    for (const name of /** @type {const} */ (['before', 'after'])) choices[name] = Math.min(8, Math.max(0, Math.round(choices[name])));
    choices.spacing = Math.min(60, Math.max(0, Math.round(choices.spacing)));
    if (choices.speed === 0) choices.speed = 1;
  }
  return choices;
}

/**
 * Finds the animation to show: the wanted one; one that was renamed while typing; else the one of
 * this viewport's place in the list, so that four viewports show four animations. -1 is the setup.
 *
 * @param {string|null|undefined} wanted
 * @param {string[]} names
 * @param {string[]} before names of the character that was shown until now
 * @param {number} place
 */
export function findAnimation(wanted, names, before, place) {
  if (wanted === null || names.length === 0) return -1;
  if (wanted !== undefined) {
    const at = names.indexOf(wanted);
    if (at >= 0) return at;
    const old = before.indexOf(wanted);
    if (old >= 0 && before.length === names.length && !before.includes(names[old])) return old;
  }
  return place % names.length;
}

/**
 * Returns the names that the character has, in the wanted order; null if none is left.
 * @param {string[] | null} wanted @param {readonly string[]} available
 */
export function findSkins(wanted, available) {
  if (wanted === null) return null;
  const found = wanted.filter(name => available.includes(name));
  return found.length > 0 || wanted.length === 0 ? found : null;
}

/**
 * Returns the names with the new one of what was renamed: the only one that is another at its place.
 * @param {string[] | null} wanted @param {readonly string[]} available @param {readonly string[]} before
 */
export function followSkins(wanted, available, before) {
  const places = before.length === available.length ? available.map((name, place) => place).filter(place => available[place] !== before[place]) : [];
  if (wanted === null || places.length !== 1 || before.includes(available[places[0]])) return wanted;
  return wanted.map(name => (name === before[places[0]] ? available[places[0]] : name));
}

/**
 * How many frames lie between two ghosts, if nobody said: about a twelfth of a second.
 * @param {number} spacing @param {number} fps
 */
export function ghostSpacing(spacing, fps) {
  return spacing > 0 ? spacing : Math.max(1, Math.round(fps / 12));
}
