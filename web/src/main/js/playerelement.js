import { attributeNames, reflectAttributes } from './attributes.js';
import { boundsOfAll } from './bounds.js';
import { Controls, make } from './controls.js';
import { LimberError, messageOf } from './errors.js';
import { playerStyle } from './style.js';
import { Ticker } from './ticker.js';
/** @import { Character } from './character.js' */
/** @import { Figure } from './figure.js' */
/** @import { LimberPlayerElement, LoadOptions, PlayEventType, Rectangle, Source } from './limber.d.ts' */
/** @import { Limber } from './runtime.js' */
/** @import { Stage } from './stage.js' */

/**
 * @typedef {Pick<LimberPlayerElement, 'src' | 'autoplay' | 'loop' | 'controls' | 'bones' | 'reverse' | 'speed' | 'fade'
 *   | 'padding' | 'skin' | 'styles' | 'background' | 'fit' | 'poster'>} Attributes properties that reflect() adds
 */

/** @type {PlayEventType[]} */
const FORWARDED = ['started', 'looped', 'completed', 'interrupted', 'ended', 'mark'];

/**
 * Makes the class of `<limber-player>` for an engine.
 *
 * @param {Limber} limber what createLimber returned
 */
export function playerElement(limber) {
  const ticker = new Ticker();

  class LimberPlayer extends /** @type {new () => HTMLElement & Attributes} */ (HTMLElement) {
    static observedAttributes = attributeNames();

    #root;
    #canvas = make('canvas', { part: 'canvas', role: 'img' });
    #poster = make('img', { class: 'poster', part: 'poster', alt: '', hidden: '' });
    #message = make('div', { class: 'message', part: 'message', role: 'alert', hidden: '' });
    #controls;
    /** @type {Stage | null} */
    #stage = null;
    /** @type {Character | null} */
    #character = null;
    /** @type {Figure | null} */
    #figure = null;
    #owned = true;
    /** @type {Rectangle | null} */
    #frame = null;
    /** @type {LimberError | null} */
    #error = null;
    #paused = true;
    #visible = true;
    /** @type {AbortController | null} */
    #loading = null;
    #ready = Promise.resolve();
    /** @type {IntersectionObserver | null} */
    #observer = null;
    /** @param {number} seconds */
    #tick = (seconds) => this.#show(seconds);
    #hidden = () => this.#schedule();

    constructor() {
      super();
      this.#root = this.attachShadow({ mode: 'open' });
      this.#root.adoptedStyleSheets = [playerStyle()];
      const picture = make('div', { class: 'picture' });
      picture.append(this.#canvas, this.#poster, this.#message);
      this.#controls = new Controls(this);
      this.#controls.bar.hidden = true;
      this.#controls.update();
      // A frame of its own, so that pages may set any "display" on the element.
      const frame = make('div', { class: 'frame' });
      frame.append(picture, this.#controls.bar);
      this.#root.append(frame);
      this.addEventListener('keydown', (event) => this.#key(event));
    }

    // ------------------------------------------------------------------ state

    /** The character that is shown, or null. */
    get character() {
      return this.#character;
    }

    /** The figure that is shown, or null: bones, layers, events. */
    get figure() {
      return this.#figure;
    }

    /** What went wrong at the last load, or null. */
    get error() {
      return this.#error;
    }

    /** Fulfilled when what `src` says is shown, rejected if it cannot be. */
    get ready() {
      return this.#ready;
    }

    get paused() {
      return this.#paused;
    }

    /** Seconds of one loop of the animation. */
    get duration() {
      return this.#figure?.current()?.duration ?? 0;
    }

    /** Time of the animation in seconds. */
    get currentTime() {
      return this.#figure?.current()?.time ?? 0;
    }
    set currentTime(seconds) {
      const playback = this.#figure?.current();
      if (!playback) return;
      // A looping animation starts over at its end, so stop just before it.
      const last = this.loop ? playback.duration * (1 - 1e-9) : playback.duration;
      playback.time = Math.min(Math.max(Number(seconds) || 0, 0), last);
      this.#show(0);
    }

    /** Name of the animation. */
    get animation() {
      return this.#figure?.current()?.name ?? this.getAttribute('animation') ?? '';
    }
    set animation(name) {
      this.setAttribute('animation', name);
    }

    /**
     * Styles in order, or a skin; null sets those of a new figure.
     * @returns {string[]}
     */
    get skins() {
      return this.#figure?.skins ?? [];
    }
    /** @param {string | readonly string[] | null} names */
    set skins(names) {
      if (!this.#figure) return;
      this.#figure.skins = names ?? this.#figure.character.defaultSkins;
      this.#show(0);
    }

    // ---------------------------------------------------------------- actions

    /**
     * Loads a character from an address, bytes or a file; or shows one that is loaded already.
     * @param {Source | Character} source
     */
    open(source, options = {}) {
      this.#loading?.abort();
      const loading = new AbortController();
      this.#loading = loading;
      this.#ready = this.#open(source, { ...options, signal: loading.signal });
      // Who does not wait for it sees the message and the event instead.
      this.#ready.catch(() => {});
      return this.#ready;
    }

    /** Plays on; with a name that animation, with options as Figure.play has them. */
    play(animation = null, options = {}) {
      if (animation !== null) this.#begin(animation, options);
      if (this.#figure?.current()?.isComplete) this.#begin(this.animation, { fade: 0 });
      this.#setPaused(false);
    }

    pause() {
      this.#setPaused(true);
    }

    toggle() {
      if (this.#paused) this.play();
      else this.pause();
    }

    async toggleFullscreen() {
      if (document.fullscreenElement === this) await document.exitFullscreen();
      else await this.requestFullscreen();
    }

    /** Frees everything; it can be used again by setting `src`. */
    dispose() {
      this.#loading?.abort();
      this.#loading = null;
      ticker.remove(this.#tick);
      this.#drop();
      this.#stage?.dispose();
      this.#stage = null;
    }

    // -------------------------------------------------------------- lifecycle

    connectedCallback() {
      if (!this.hasAttribute('tabindex')) this.tabIndex = 0;
      if (!this.hasAttribute('role')) this.setAttribute('role', 'group');
      this.#controls.bar.hidden = !this.controls;
      if (!this.#observer) {
        this.#observer = new IntersectionObserver(([entry]) => {
          this.#visible = entry.isIntersecting;
          this.#schedule();
        });
        this.#observer.observe(this);
        document.addEventListener('visibilitychange', this.#hidden);
      }
      if (this.src && !this.#character && !this.#loading) this.open(this.src);
    }

    disconnectedCallback() {
      // Not at once: an element that is moved comes back right away.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#observer?.disconnect();
        this.#observer = null;
        document.removeEventListener('visibilitychange', this.#hidden);
        this.dispose();
      });
    }

    /** @param {string} name @param {string | null} before @param {string | null} value */
    attributeChangedCallback(name, before, value) {
      if (before === value) return;
      if (name === 'src') {
        if (this.isConnected && value) this.open(value);
        else if (!value) this.dispose();
      } else if (name === 'controls') this.#controls.bar.hidden = !this.controls;
      else if (name === 'poster') {
        if (value) this.#poster.src = value;
        this.#poster.hidden = !value || this.#figure !== null;
      } else if (name === 'background') this.#canvas.style.setProperty('background', value ?? '');
      else if (!this.#figure) this.#controls.update();
      else if (name === 'animation') this.#attempt(() => this.#begin(value ?? 0));
      else if (name === 'loop' || name === 'reverse') this.#attempt(() => this.#begin(this.animation, { fade: 0, from: this.currentTime }));
      else if (name === 'skin' || name === 'styles') this.#attempt(() => this.#applySkins());
      else if (name === 'speed') this.#figure.speed = this.speed;
      this.#show(0);
    }

    /** @param {Source | Character} source @param {LoadOptions & { signal: AbortSignal }} options */
    async #open(source, options) {
      try {
        const given = source instanceof Object && 'newFigure' in source;
        const character = given ? source : await limber.load(source, options);
        if (options.signal.aborted) {
          if (!given) character.dispose();
          return;
        }
        this.#drop();
        this.#owned = !given;
        this.#start(character);
        this.dispatchEvent(new CustomEvent('load', { detail: character }));
      } catch (error) {
        if (options.signal.aborted) return;
        this.#fail(error instanceof LimberError ? error : new LimberError(messageOf(error), [], error));
        throw error;
      } finally {
        if (this.#loading?.signal === options.signal) this.#loading = null;
      }
    }

    /** @param {Character} character */
    #start(character) {
      this.#character = character;
      this.#error = null;
      this.#message.hidden = true;
      this.#poster.hidden = true;
      this.#frame = boundsOfAll(character);
      const figure = character.newFigure();
      this.#figure = figure;
      figure.speed = this.speed;
      for (const type of FORWARDED) {
        figure.addEventListener(type, (event) => {
          this.dispatchEvent(new CustomEvent(type, { detail: event }));
          if (type === 'completed' && event.playback === this.#figure?.current()) this.#setPaused(true);
        });
      }
      if (!this.#stage) {
        this.#stage = limber.stage(this.#canvas);
        this.#stage.onneedsdraw = () => this.#draw();
      }
      this.#applySkins();
      this.#controls.show(character);
      this.#canvas.setAttribute('aria-label', this.getAttribute('label') ?? character.name);
      if (character.animations.length > 0) this.#begin(this.getAttribute('animation') ?? 0, { fade: 0 });
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      this.#setPaused(!(this.autoplay && !calm) || character.animations.length === 0);
      this.#show(0);
    }

    /** @param {string | number} animation */
    #begin(animation, options = {}) {
      if (!this.#figure) return;
      // What stands still would never come to the end of its fade.
      const fade = this.#paused ? 0 : this.fade;
      this.#figure.play(animation, { loop: this.loop, reverse: this.reverse, fade, ...options });
      this.#show(0);
    }

    #applySkins() {
      if (!this.#figure) return;
      const names = (this.getAttribute('skin') ?? this.getAttribute('styles') ?? '').split(',');
      const wanted = names.map((name) => name.trim()).filter(Boolean);
      this.#figure.skins = wanted.length > 0 ? wanted : this.#figure.character.defaultSkins;
    }

    #drop() {
      this.#figure?.dispose();
      this.#figure = null;
      if (this.#owned) this.#character?.dispose();
      this.#character = null;
      this.#controls.show(null);
      this.#setPaused(true);
    }

    /** Shows what went wrong instead of the character. @param {LimberError} error */
    #fail(error) {
      this.#drop();
      this.#error = error;
      const worst = error.diagnostics?.at(-1);
      const told = worst?.text === error.message;
      const place = worst?.file ? `${worst.file}: ` : '';
      this.#message.replaceChildren(
        make('strong', {}, told ? `${place}${worst.message}` : error.message),
        make('span', {}, told ? worst.hint : (worst?.message ?? '')),
      );
      this.#message.hidden = false;
      this.dispatchEvent(new CustomEvent('error', { detail: error }));
    }

    /** Runs what an attribute asks for; a wrong name is told, and what was shown stays. @param {() => void} change */
    #attempt(change) {
      try {
        change();
        this.#error = null;
      } catch (error) {
        this.#error = error instanceof LimberError ? error : new LimberError(String(error));
        this.dispatchEvent(new CustomEvent('error', { detail: this.#error }));
      }
    }

    // ---------------------------------------------------------------- drawing

    /** @param {boolean} paused */
    #setPaused(paused) {
      const before = this.#paused;
      this.#paused = paused;
      this.#schedule();
      this.#controls.update();
      if (before !== paused) this.dispatchEvent(new CustomEvent(paused ? 'pause' : 'play'));
    }

    #schedule() {
      const moves = this.#figure && !this.#paused && this.#visible && !document.hidden;
      if (moves) ticker.add(this.#tick);
      else ticker.remove(this.#tick);
    }

    /** Plays on and draws. @param {number} seconds */
    #show(seconds) {
      if (!this.#figure) return;
      this.#figure.update(seconds);
      this.#draw();
      this.#controls.update();
    }

    #draw() {
      const figure = this.#figure;
      const stage = this.#stage;
      if (!figure || !stage) return;
      const view = this.#view(stage);
      stage.render((painter) => {
        painter.draw(figure, view);
        if (this.bones) painter.drawBones(figure, view);
      });
    }

    /** @param {Stage} stage */
    #view(stage) {
      const view = stage.fit(this.#frame, this.padding);
      const bounds = this.#frame;
      if (!bounds || !this.fit || this.fit === 'contain') return view;
      const middle = [(bounds.left + bounds.right) / 2, (bounds.bottom + bounds.top) / 2];
      const cover = Math.max(stage.width / bounds.width, stage.height / bounds.height);
      const scale = this.fit === 'cover' && Number.isFinite(cover) ? cover : 1;
      return { x: stage.width / 2 - middle[0] * scale, y: stage.height / 2 + middle[1] * scale, scale };
    }

    /** @param {KeyboardEvent} event */
    #key(event) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !this.controls || !this.#figure) return;
      const target = event.composedPath()[0];
      if (target !== this && target !== this.#canvas) return;
      const frame = 1 / (this.#character?.animations.find((one) => one.name === this.animation)?.fps || 30);
      /** @type {Record<string, () => unknown>} */
      const steps = {
        ' ': () => this.toggle(),
        k: () => this.toggle(),
        ArrowLeft: () => (this.currentTime -= frame),
        ArrowRight: () => (this.currentTime += frame),
        Home: () => (this.currentTime = 0),
        End: () => (this.currentTime = this.duration),
        f: () => this.toggleFullscreen().catch(() => {}),
      };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      step();
    }
  }

  reflectAttributes(LimberPlayer);
  return LimberPlayer;
}
