/** @import { Character } from './character.js' */
/** @import { LimberPlayerElement } from './limber.d.ts' */

const SPEEDS = [0.25, 0.5, 1, 1.5, 2];
const SVG = 'http://www.w3.org/2000/svg';

const ICONS = {
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z',
  fullscreen: 'M4 9V4h5v2H6v3zM15 4h5v5h-2V6h-3zM4 15h2v3h3v2H4zM18 15h2v5h-5v-2h3z',
};

/** The bar below a player: play, scrub, time, animation, skin, speed, full screen. */
export class Controls {
  #player;
  #dragging = false;

  /** @param {LimberPlayerElement} player */
  constructor(player) {
    this.#player = player;
    this.play = button('play', 'Play', () => player.toggle());
    this.scrub = make('input', {
      type: 'range', min: '0', max: '1', step: 'any', value: '0', part: 'scrub', 'aria-label': 'Time',
    });
    this.time = make('span', { part: 'time', class: 'time', 'aria-hidden': 'true' });
    this.animation = select('animation', 'Animation', (value) => player.play(value));
    this.skin = select('skin', 'Skin', (value) => {
      player.skins = JSON.parse(value);
    });
    this.speed = select('speed', 'Speed', (value) => {
      player.speed = Number(value);
    });
    this.full = button('fullscreen', 'Full screen', () => player.toggleFullscreen().catch(() => {}));
    this.bar = make('div', { class: 'bar', part: 'controls', role: 'group', 'aria-label': 'Playback' });
    const choices = make('div', { class: 'choices' });
    choices.append(this.animation, this.skin, this.speed, this.full);
    this.bar.append(this.play, this.scrub, this.time, choices);
    this.scrub.addEventListener('pointerdown', () => this.#hold());
    this.scrub.addEventListener('input', () => {
      player.currentTime = Number(this.scrub.value);
    });
    fill(this.speed, SPEEDS.map((factor) => [String(factor), `${factor}×`]));
    this.full.hidden = !document.fullscreenEnabled;
    this.show(null);
  }

  /** Stops time while the scrub bar is held. */
  #hold() {
    if (this.#dragging || this.#player.paused) return;
    this.#dragging = true;
    this.#player.pause();
    const release = () => {
      this.#dragging = false;
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
      this.#player.play();
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
  }

  /** Fills the lists for a character; null empties them. @param {Character | null} character */
  show(character) {
    const animations = character?.animations.map((one) => one.name) ?? [];
    fill(this.animation, animations.map((name) => [name, labelOf(name)]));
    this.animation.hidden = animations.length < 2;
    const skins = character?.skins.map((name) => [name]) ?? [];
    if (character && character.defaultSkins.length > 1) skins.unshift([...character.defaultSkins]);
    fill(this.skin, skins.map(outfit));
    this.skin.hidden = skins.length < 2;
    for (const control of [this.play, this.scrub, this.speed]) control.disabled = animations.length === 0;
    this.full.disabled = !character;
  }

  /** Shows where the player is, unless nobody sees it. */
  update() {
    if (this.bar.hidden) return;
    const player = this.#player;
    const { currentTime, duration, paused } = player;
    setIcon(this.play, paused ? 'play' : 'pause', paused ? 'Play' : 'Pause');
    this.scrub.max = String(duration || 1);
    this.scrub.value = String(currentTime);
    this.scrub.style.setProperty('--part', duration > 0 ? String(currentTime / duration) : '0');
    this.scrub.setAttribute('aria-valuetext', `${currentTime.toFixed(2)} of ${duration.toFixed(2)} seconds`);
    const time = `${currentTime.toFixed(2)} / ${duration.toFixed(2)} s`;
    if (this.time.textContent !== time) this.time.textContent = time;
    choose(this.animation, player.animation);
    choose(this.skin, ...outfit(player.skins));
    choose(this.speed, String(player.speed), `${player.speed}×`);
  }
}

/** @param {string} name */
const labelOf = (name) => name || '(unnamed)';

/** Returns the option for skins that are worn together. @param {string[]} names @returns {[value: string, label: string]} */
function outfit(names) {
  return [JSON.stringify(names), names.map(labelOf).join(' + ')];
}

/**
 * Chooses from a list. With a label, what is not in the list gets the last place in it, which there is one of.
 * @param {HTMLSelectElement} list @param {string} value @param {string} [label]
 */
function choose(list, value, label) {
  if (list.value === value) return;
  list.value = value;
  if (!label || list.value === value) return;
  list.querySelector('.other')?.remove();
  list.append(make('option', { value, class: 'other' }, label));
  list.value = value;
}

/** @param {HTMLSelectElement} list @param {[value: string, label: string][]} pairs */
function fill(list, pairs) {
  list.replaceChildren(...pairs.map(([value, label]) => make('option', { value }, label)));
}

/** @param {string} part @param {string} label @param {(value: string) => void} chosen */
function select(part, label, chosen) {
  const list = make('select', { part, 'aria-label': label, title: label });
  list.addEventListener('change', () => chosen(list.value));
  return list;
}

/** @param {keyof typeof ICONS} icon @param {string} label @param {() => void} clicked */
function button(icon, label, clicked) {
  const made = make('button', { type: 'button', part: icon });
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(document.createElementNS(SVG, 'path'));
  made.append(picture);
  setIcon(made, icon, label);
  made.addEventListener('click', clicked);
  return made;
}

/** @param {HTMLButtonElement} made @param {keyof typeof ICONS} icon @param {string} label */
function setIcon(made, icon, label) {
  if (made.dataset.icon === icon) return;
  made.dataset.icon = icon;
  made.querySelector('path')?.setAttribute('d', ICONS[icon]);
  made.setAttribute('aria-label', label);
  made.title = label;
}

/** @template {keyof HTMLElementTagNameMap} K @param {K} tag @param {Record<string, string>} [attributes] */
export function make(tag, attributes = {}, text = '') {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text) element.textContent = text;
  return element;
}
