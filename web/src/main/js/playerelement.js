import { attributeNames, reflectAttributes } from './attributes.js';
import { boundsDuring, joined } from './bounds.js';
import { Controls, make } from './controls.js';
import { Problems } from './problems.js';
import { SharedCharacters } from './sharedcharacters.js';
import { playerStyle } from './style.js';
import { Ticker } from './ticker.js';
/** @import { Character } from './character.js' */
/** @import { Figure } from './figure.js' */
/** @import { LimberPlayerElement, LoadOptions, PlayEventType, PlayOptions, Rectangle, Source } from './limber.d.ts' */
/** @import { Limber } from './runtime.js' */
/** @import { Stage } from './stage.js' */

/**
 * @typedef {Pick<LimberPlayerElement, 'src' | 'autoplay' | 'loop' | 'controls' | 'bones' | 'reverse' | 'speed' | 'fade'
 *   | 'padding' | 'skin' | 'styles' | 'background' | 'fit' | 'poster' | 'label'>} Attributes properties that reflect() adds
 */

/** How far from what can be seen a character is loaded, and moves. */
const NEAR = '200px';

/** @type {PlayEventType[]} */
const FORWARDED = ['started', 'looped', 'completed', 'interrupted', 'ended', 'mark'];

/**
 * Makes the class of `<limber-player>` for an engine.
 *
 * @param {Limber} limber what createLimber returned
 */
export function playerElement(limber) {
  const ticker = new Ticker();
  const characters = new SharedCharacters(limber);

  class LimberPlayer extends /** @type {new () => HTMLElement & Attributes} */ (HTMLElement) {
    static observedAttributes = attributeNames();

    #root;
    #box = make('div', { class: 'frame' });
    #canvas = make('canvas', { part: 'canvas', role: 'img' });
    #poster = make('img', { class: 'poster', part: 'poster', alt: '', hidden: '' });
    #problems = new Problems((error) => this.dispatchEvent(new CustomEvent('error', { detail: error })));
    #controls;
    /** @type {Stage | null} */
    #stage = null;
    /** @type {Character | null} */
    #character = null;
    /** @type {Figure | null} */
    #figure = null;
    /** What open() was given last, for when the element comes back to the page. @type {[Source | Character, LoadOptions] | null} */
    #opened = null;
    /** Calls that need a figure, made before there was one, by what they are about: of equal ones the last counts. @type {Map<unknown, () => void>} */
    #asked = new Map();
    #release = () => {};
    #comesNear = () => {};
    /** @type {Rectangle | null} */
    #frame = null;
    #paused = true;
    #visible = false;
    /** @type {AbortController | null} */
    #loading = null;
    #ready = Promise.resolve();
    /** @type {IntersectionObserver | null} */
    #observer = null;
    /** What fails in one player must not stop the others. @param {number} seconds */
    #tick = (seconds) => this.#problems.attempt('frame', () => this.#show(seconds));
    #hidden = () => this.#schedule();

    constructor() {
      super();
      this.#root = this.attachShadow({ mode: 'open', delegatesFocus: true });
      this.#root.adoptedStyleSheets = [playerStyle()];
      const picture = make('div', { class: 'picture' });
      picture.append(this.#canvas, this.#poster, this.#problems.message);
      this.#controls = new Controls(this);
      this.#controls.bar.hidden = true;
      this.#controls.update();
      // A box of its own, so that pages may set any "display" on the element.
      this.#box.append(picture, this.#controls.bar);
      this.#root.append(this.#box);
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

    /** What is wrong with the source, an attribute or the last frame; null if nothing is. */
    get error() {
      return this.#problems.latest;
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
      this.#ask('time', (figure) => {
        const playback = figure.current();
        if (!playback) return;
        // A looping animation starts over at its end, so stop just before it.
        const last = this.loop ? playback.duration * (1 - 1e-9) : playback.duration;
        playback.time = Math.min(Math.max(Number(seconds) || 0, 0), last);
        this.#show(0);
      });
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
      this.#ask('skin', (figure) => {
        figure.skins = names ?? figure.character.defaultSkins;
        this.#show(0);
      });
    }

    /** Where the model's origin is on the canvas, in CSS pixels, and how large a unit of it is; null if nothing is shown. */
    get view() {
      return this.#figure && this.#stage ? this.#view(this.#stage) : null;
    }

    /** Returns the point of the model at a place of the window, such as a pointer's; null if nothing is shown. @param {number} clientX @param {number} clientY */
    toModel(clientX, clientY) {
      const { view } = this;
      if (!view) return null;
      const { left, top, zoom } = this.#place();
      return { x: ((clientX - left) / zoom - view.x) / view.scale, y: (view.y - (clientY - top) / zoom) / view.scale };
    }

    /** Returns the place in the window of a point of the model; null if nothing is shown. @param {number} x @param {number} y */
    toPage(x, y) {
      const { view } = this;
      if (!view) return null;
      const { left, top, zoom } = this.#place();
      return { x: left + (view.x + x * view.scale) * zoom, y: top + (view.y - y * view.scale) * zoom };
    }

    /** Where the canvas is, and by how much the page's styles enlarge it. */
    #place() {
      const { left, top, width } = this.#canvas.getBoundingClientRect();
      return { left, top, zoom: width / this.#canvas.clientWidth || 1 };
    }

    // ---------------------------------------------------------------- actions

    /**
     * Loads a character from an address, bytes or a file; or shows one that is loaded already.
     * @param {Source | Character} source @param {LoadOptions} [options]
     */
    open(source, options = {}) {
      // What was called off once must not call off coming back.
      this.#opened = [source, { ...options, signal: undefined }];
      return this.#load(source, options, Promise.resolve());
    }

    /** @param {Source | Character} source @param {LoadOptions} options @param {Promise<void>} when */
    #load(source, options, when) {
      this.#loading?.abort();
      const loading = new AbortController();
      this.#loading = loading;
      this.#problems.clear();
      this.#box.ariaBusy = 'true';
      const { signal } = options;
      if (signal?.aborted) loading.abort(signal.reason);
      signal?.addEventListener('abort', () => loading.abort(signal.reason), { signal: loading.signal });
      this.#ready = when.then(() => this.#open(source, options, loading.signal));
      // Who does not wait for it sees the message and the event instead.
      this.#ready.catch(() => {});
      return this.#ready;
    }

    /** Loads what `src` says as soon as the element is near what can be seen. */
    #loadSource() {
      this.#opened = null;
      this.#load(this.src, {}, new Promise((near) => (this.#comesNear = near)));
      this.#loading?.signal.addEventListener('abort', this.#comesNear);
      if (this.#visible) this.#comesNear();
    }

    /** Plays on; with a name that animation, with options as Figure.play has them. @param {string | number | null} animation @param {PlayOptions} options */
    play(animation = null, options = {}) {
      this.#ask(animation === null ? 'playing' : 'animation', (figure) => {
        if (animation !== null) this.#begin(animation, options);
        if (figure.current()?.isComplete) this.#begin(this.animation, { fade: 0 });
        this.#setPaused(false);
      });
    }

    /** Plays an animation when the one before is over. @param {string | number} animation @param {PlayOptions & { delay?: number }} options */
    queue(animation, options = {}) {
      this.#ask({}, (figure) => {
        figure.queue(animation, { loop: this.loop, fade: this.fade, ...options });
        this.#setPaused(false);
      });
    }

    pause() {
      this.#ask('playing', () => this.#setPaused(true));
    }

    toggle() {
      this.#ask('playing', () => (this.#paused ? this.play() : this.pause()));
    }

    /** Shows changes of the figure while it is paused. */
    redraw() {
      this.#tick(0);
    }

    /** Does something with the figure, now or as soon as the one is there that is being loaded. @param {unknown} about @param {(figure: Figure) => void} act */
    #ask(about, act) {
      const figure = this.#figure;
      if (figure && !this.#loading) {
        act(figure);
        this.#problems.heal(about);
        return;
      }
      this.#asked.delete(about);
      this.#asked.set(about, () => this.#figure && act(this.#figure));
      this.#comesNear();
    }

    async toggleFullscreen() {
      if (document.fullscreenElement === this) await document.exitFullscreen();
      else await this.requestFullscreen();
    }

    /** Frees everything; it can be used again by setting `src`. */
    dispose() {
      this.#opened = null;
      this.#asked.clear();
      this.#free();
      this.#problems.clear();
    }

    #free() {
      this.#loading?.abort();
      this.#loading = null;
      this.#box.ariaBusy = null;
      ticker.remove(this.#tick);
      this.#drop();
      this.#stage?.render(() => {});
      this.#stage?.dispose();
      this.#stage = null;
    }

    // -------------------------------------------------------------- lifecycle

    connectedCallback() {
      this.#showControls();
      if (!this.#observer) {
        this.#observer = new IntersectionObserver(
          (entries) => {
            this.#visible = entries[entries.length - 1].isIntersecting;
            if (this.#visible) this.#comesNear();
            this.#schedule();
          },
          { rootMargin: NEAR },
        );
        this.#observer.observe(this);
        document.addEventListener('visibilitychange', this.#hidden);
      }
      if (this.#character || this.#loading) return;
      if (this.#opened) this.open(...this.#opened);
      else if (this.src) this.#loadSource();
    }

    /** With controls it is a group that takes the keyboard's focus, else only a picture. */
    #showControls() {
      this.#controls.bar.hidden = !this.controls;
      if (this.controls) {
        this.#canvas.tabIndex = 0;
        this.#box.role = 'group';
      } else {
        this.#canvas.removeAttribute('tabindex');
        this.#box.role = null;
      }
    }

    disconnectedCallback() {
      // Not at once: an element that is moved comes back right away.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#observer?.disconnect();
        this.#observer = null;
        document.removeEventListener('visibilitychange', this.#hidden);
        this.#visible = false;
        this.#free();
      });
    }

    /** @param {string} name @param {string | null} before @param {string | null} value */
    attributeChangedCallback(name, before, value) {
      // What was played by code may be another animation than the attribute said, and what failed may be tried again.
      const matters = name === 'animation' ? value !== this.animation : name === 'src' && !this.#character && !this.#loading;
      if (before === value && !matters) return;
      if (name === 'src') {
        if (!value) this.dispose();
        else if (this.isConnected) this.#loadSource();
        else {
          this.#opened = null;
          this.#free();
        }
      } else if (name === 'controls') this.#showControls();
      else if (name === 'label') this.#name();
      else if (name === 'poster') {
        if (value) this.#poster.src = value;
        this.#poster.hidden = !value || this.#figure !== null;
      } else if (name === 'background') this.#canvas.style.setProperty('background', value ?? '');
      else if (!this.#figure || this.#loading) this.#controls.update(); // what comes starts as the attributes say then
      else if (name === 'animation') this.#problems.attempt(name, () => this.#begin(value ?? 0));
      else if (name === 'loop' || name === 'reverse') this.#changeDirection();
      else if (name === 'skin' || name === 'styles') this.#problems.attempt('skin', () => this.#applySkins());
      else if (name === 'speed') this.#figure.speed = this.speed;
      this.redraw();
    }

    /** What is played goes on from where it is, as the attributes say now. */
    #changeDirection() {
      const playback = this.#figure?.current();
      if (!playback) return;
      const { time, currentLoop } = playback;
      playback.set({ loop: this.loop || currentLoop + 1, reverse: this.reverse });
      playback.time = time;
    }

    /** @param {Source | Character} source @param {LoadOptions} options @param {AbortSignal} signal */
    async #open(source, options, signal) {
      try {
        signal.throwIfAborted();
        const { character, release } = await hold(source, options, signal);
        if (signal.aborted) release();
        signal.throwIfAborted();
        this.#endLoading(signal);
        this.#drop();
        this.#release = release;
        this.#start(character);
        this.dispatchEvent(new CustomEvent('load', { detail: character }));
      } catch (error) {
        this.#endLoading(signal);
        // Something else is loaded instead, or nobody wants it any more.
        signal.throwIfAborted();
        this.#asked.clear();
        this.#drop();
        throw this.#problems.add('src', error);
      }
    }

    /** @param {AbortSignal} signal */
    #endLoading(signal) {
      if (this.#loading?.signal !== signal) return;
      this.#loading = null;
      this.#box.ariaBusy = null;
    }

    /** @param {Character} character */
    #start(character) {
      this.#character = character;
      this.#problems.clear();
      this.#poster.hidden = true;
      this.#frame = null;
      const figure = character.newFigure();
      this.#figure = figure;
      this.#problems.message.classList.add('over');
      figure.speed = this.speed;
      for (const type of FORWARDED) {
        figure.addEventListener(type, (event) => {
          this.dispatchEvent(new CustomEvent(type, { detail: event }));
          if (type === 'completed' && event.playback === figure.current() && !figure.hasQueued) this.#setPaused(true);
        });
      }
      if (!this.#stage) {
        this.#stage = limber.stage(this.#canvas);
        this.#stage.onneedsdraw = () => this.redraw();
      }
      this.#controls.show(character);
      this.#name();
      this.#problems.attempt('skin', () => this.#applySkins());
      if (character.animations.length > 0) {
        this.#problems.attempt('animation', () => this.#begin(this.getAttribute('animation') ?? 0, { fade: 0 }));
      }
      if (!this.#frame) this.#frame = boundsDuring(character, '');
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      this.#setPaused(!(this.autoplay && !calm) || character.animations.length === 0);
      const asked = [...this.#asked];
      this.#asked.clear();
      for (const [about, act] of asked) this.#problems.attempt(about, act);
      this.redraw();
    }

    /** Says what there is to see to those who hear it. */
    #name() {
      this.#canvas.ariaLabel = this.label || this.#character?.name || null;
    }

    /** @param {string | number} animation */
    #begin(animation, options = {}) {
      if (!this.#figure) return;
      // What stands still would never come to the end of its fade.
      const fade = this.#paused ? 0 : this.fade;
      const { name } = this.#figure.play(animation, { loop: this.loop, reverse: this.reverse, fade, ...options });
      // What was shown before counts too, so that going back to it changes no size.
      this.#frame = joined(this.#frame, boundsDuring(this.#figure.character, name));
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
      this.#problems.message.classList.remove('over');
      this.#release();
      this.#release = () => {};
      this.#character = null;
      this.#poster.hidden = !this.poster;
      this.#name();
      this.#controls.show(null);
      this.#setPaused(true);
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
      const step = steps[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!step) return;
      event.preventDefault();
      step();
    }
  }

  /**
   * Loads a character or takes the one given; only what was loaded here is freed again.
   * @param {Source | Character} source @param {LoadOptions} options @param {AbortSignal} signal
   */
  async function hold(source, options, signal) {
    if (source instanceof Object && 'newFigure' in source) return characters.join(source) ?? { character: source, release() {} };
    const isPlain = (typeof source === 'string' || source instanceof URL) && !options.images && options.name === undefined;
    if (isPlain) return characters.hold(source, signal);
    const character = await limber.load(source, { ...options, signal });
    return { character, release: () => character.dispose() };
  }

  reflectAttributes(LimberPlayer);
  return LimberPlayer;
}
