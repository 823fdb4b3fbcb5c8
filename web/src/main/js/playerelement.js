import { adoptProperties, attributeNames, reflect, reflectAttributes } from './attributes.js';
import { boundsDuring, joined } from './bounds.js';
import { Controls, make } from './controls.js';
import { PlayEvent } from './playevent.js';
import { PlayerSource } from './playersource.js';
import { Problems } from './problems.js';
import { SharedCharacters } from './sharedcharacters.js';
import { playerStyle } from './style.js';
import { Ticker } from './ticker.js';
/** @import { Character } from './character.js' */
/** @import { Figure } from './figure.js' */
/** @import { LimberPlayerElement, LoadOptions, Playback, PlayOptions, Rectangle, Source } from './limber.d.ts' */
/** @import { About } from './problems.js' */
/** @import { Limber } from './runtime.js' */
/** @import { Held } from './sharedcharacters.js' */
/** @import { Stage } from './stage.js' */

/**
 * @typedef {Pick<LimberPlayerElement, 'src' | 'autoplay' | 'loop' | 'controls' | 'bones' | 'reverse' | 'speed' | 'fade'
 *   | 'padding' | 'skin' | 'styles' | 'marks' | 'background' | 'fit' | 'poster' | 'label'>} Attributes properties that reflect() adds
 */

/**
 * How far from what can be seen a character is loaded, and moves: around the window, and around boxes in it that scroll. By
 * two observers, because Chromium adds the second margin to the first one.
 */
const NEAR = [{ rootMargin: '200px' }, { scrollMargin: '200px' }];

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
    #source = new PlayerSource(characters, {
      busy: (isBusy) => {
        if (isBusy) this.#problems.clear();
        this.#box.ariaBusy = isBusy ? 'true' : null;
      },
      show: (held) => this.#start(held),
      stay: () => {
        for (const name of this.#source.missed) this.#follow(name);
        this.redraw();
      },
      fail: (error) => {
        this.#drop();
        return this.#problems.add('src', error);
      },
    });
    /** @type {Stage | null} */
    #stage = null;
    /** @type {Character | null} */
    #character = null;
    /** @type {Figure | null} */
    #figure = null;
    #release = () => {};
    /** @type {Rectangle | null} */
    #frame = null;
    /** Whether the figure was drawn yet: before, there is nothing to fade from. */
    #isShown = false;
    /** What started and has not ended, on all tracks. @type {Set<Playback>} */
    #playing = new Set();
    #paused = true;
    /** Whether the animation that was asked for is not there, and none has begun in its place. */
    #lacking = false;
    /** Whether somebody wants it to play; null if nobody has said so, and `autoplay` decides. @type {boolean | null} */
    #wanted = null;
    /** @type {IntersectionObserver[]} */
    #observers = [];
    /** Those that see it. @type {Set<IntersectionObserver>} */
    #seeing = new Set();
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
      return this.#source.ready;
    }

    get paused() {
      return this.#paused;
    }

    /** The figure, unless its character was disposed. */
    get #alive() {
      return this.#figure?.isDisposed ? null : this.#figure;
    }

    get #playback() {
      return this.#alive?.current() ?? null;
    }

    /** Seconds of one loop of the animation. */
    get duration() {
      return this.#playback?.duration ?? 0;
    }

    /** Time of the animation in seconds. */
    get currentTime() {
      return this.#playback?.time ?? 0;
    }
    set currentTime(seconds) {
      this.#ask('time', (figure) => {
        const playback = figure.current();
        if (!playback) return;
        this.#seek(playback, Number(seconds) || 0);
        this.#show(0);
      });
    }

    /** Name of the animation. */
    get animation() {
      return this.#playback?.name ?? this.getAttribute('animation') ?? '';
    }
    set animation(name) {
      reflect(this, 'animation', name);
    }

    /**
     * Styles in order, or a skin; null sets those of a new figure.
     * @returns {string[]}
     */
    get skins() {
      return this.#alive?.skins ?? [];
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
      const { left, top, zoomX, zoomY } = this.#place();
      return { x: ((clientX - left) / zoomX - view.x) / view.scale, y: (view.y - (clientY - top) / zoomY) / view.scale };
    }

    /** Returns the place in the window of a point of the model; null if nothing is shown. @param {number} x @param {number} y */
    toPage(x, y) {
      const { view } = this;
      if (!view) return null;
      const { left, top, zoomX, zoomY } = this.#place();
      return { x: left + (view.x + x * view.scale) * zoomX, y: top + (view.y - y * view.scale) * zoomY };
    }

    /** Where the canvas is, and by how much the page's styles enlarge it. */
    #place() {
      const { left, top, width, height } = this.#canvas.getBoundingClientRect();
      return { left, top, zoomX: width / this.#canvas.clientWidth || 1, zoomY: height / this.#canvas.clientHeight || 1 };
    }

    // ---------------------------------------------------------------- actions

    /**
     * Loads a character from an address, bytes or a file; or shows one that is loaded already.
     * @param {Source | Character} source @param {LoadOptions} [options]
     */
    open(source, options = {}) {
      return this.#source.open(source, options);
    }

    /** Loads what `src` says as soon as the element is near what can be seen, or has calls to make. */
    #openNear() {
      this.#source.openNear(this.src, this.marks);
      this.#approach();
    }

    #approach() {
      if (this.isConnected && (this.#seeing.size > 0 || this.#source.hasCalls)) this.#source.comesNear();
    }

    /** Plays on; with a name that animation, with options as Figure.play has them. @param {string | number | null} animation @param {PlayOptions} options */
    play(animation = null, options = {}) {
      this.#ask(animation === null ? 'playing' : 'animation', () => this.#play(animation, options));
    }

    /** @param {string | number | null} animation @param {PlayOptions} [options] */
    #play(animation, options) {
      const current = this.#playback;
      if (animation !== null) this.#begin(animation, options);
      else if (!this.#figure?.hasQueued) {
        // Higher tracks may play without one below.
        const isEmpty = !current && ![...this.#playing].some((one) => one.track > 0);
        if (current?.isComplete) this.#begin(this.animation, { fade: 0 });
        else if (isEmpty && this.#character?.animations.length) this.#follow('animation');
      }
      this.#setPaused(false);
      this.#show(0);
    }

    /** Plays an animation when the one before is over. @param {string | number} animation @param {PlayOptions & { delay?: number }} options */
    queue(animation, options = {}) {
      this.#ask({ about: 'animation' }, (figure) => {
        figure.queue(animation, { loop: this.loop, reverse: this.reverse, fade: this.fade, ...options });
        this.#lacking = false;
        this.#setPaused(false);
      });
    }

    pause() {
      this.#ask('playing', () => this.#setPaused(true));
    }

    toggle() {
      this.#ask('playing', () => (this.#paused ? this.#play(null) : this.#setPaused(true)));
    }

    /** Shows changes of the figure while it is paused. */
    redraw() {
      this.#tick(0);
    }

    /** Does something with the figure, now or as soon as the one is there that is being loaded. @param {About} about @param {(figure: Figure) => void} act */
    #ask(about, act) {
      const figure = this.#figure;
      if (figure && !this.#source.isLoading) {
        act(figure);
        this.#problems.heal(about);
      } else {
        this.#source.keep(about, act);
        this.#approach();
      }
    }

    async toggleFullscreen() {
      // The document knows only the outermost of the shadow trees around it.
      if (this.matches(':fullscreen')) await document.exitFullscreen();
      else await this.requestFullscreen();
    }

    /** Frees everything; it can be used again by setting `src`. */
    dispose() {
      this.#source.opened = null;
      this.#source.takeCalls();
      this.#free();
      this.#problems.clear();
    }

    #free() {
      this.#source.stop();
      ticker.remove(this.#tick);
      this.#drop();
      this.#stage?.render(() => {});
      this.#stage?.dispose();
      this.#stage = null;
    }

    // -------------------------------------------------------------- lifecycle

    connectedCallback() {
      adoptProperties(this, [...attributeNames(), 'skins', 'currentTime']);
      this.#showControls();
      if (this.#observers.length === 0) {
        /** @type {IntersectionObserverCallback} */
        const seen = (entries, observer) => {
          if (entries[entries.length - 1].isIntersecting) this.#seeing.add(observer);
          else this.#seeing.delete(observer);
          this.#approach();
          this.#schedule();
        };
        this.#observers = NEAR.map((margin) => new IntersectionObserver(seen, margin));
        for (const one of this.#observers) one.observe(this);
        document.addEventListener('visibilitychange', this.#hidden);
      }
      if (this.#character || this.#source.isLoading) this.#approach();
      else if (this.#source.opened) this.open(...this.#source.opened);
      else if (this.src) this.#openNear();
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
      this.#controls.update();
      this.#name();
    }

    disconnectedCallback() {
      // Not at once: an element that is moved comes back right away.
      queueMicrotask(() => {
        if (!this.isConnected && this.#observers.length > 0) this.#leave();
      });
    }

    #leave() {
      for (const one of this.#observers) one.disconnect();
      this.#observers = [];
      document.removeEventListener('visibilitychange', this.#hidden);
      this.#seeing.clear();
      this.#free();
    }

    /** @param {string} name @param {string | null} before @param {string | null} value */
    attributeChangedCallback(name, before, value) {
      const { isLoading, hasCalls } = this.#source;
      const isNew = () => before !== value || (name === 'animation' && value !== this.animation);
      // What was played by code may be another animation than the attribute said, and what failed may be tried again.
      const matters = name === 'animation' ? hasCalls : name === 'src' && !isLoading && this.#character?.isDisposed !== false;
      if (!matters && !isNew()) return;
      if (name === 'src' || (name === 'marks' && this.src && !this.#source.opened)) {
        if (!this.src) this.dispose();
        else {
          if (!this.isConnected) this.#leave();
          this.#openNear();
        }
      } else if (name === 'controls') this.#showControls();
      else if (name === 'label') this.#name();
      else if (name === 'poster') {
        if (value) this.#poster.src = value;
        this.#poster.hidden = !value || this.#figure !== null;
      } else if (name === 'background') this.#canvas.style.setProperty('background', value ?? '');
      else if (!this.#figure || isLoading) {
        this.#source.missed.add(name);
        // In its turn among the calls that wait.
        if (hasCalls) this.#source.keep({ about: name }, () => isNew() && this.#follow(name));
        this.#controls.update();
      } else this.#follow(name);
      this.redraw();
    }

    /** Does to the figure what an attribute says now. @param {string} name */
    #follow(name) {
      if (name === 'animation') {
        this.#problems.attempt(name, () => {
          const lacked = this.#lacking;
          this.#begin(this.getAttribute(name) || 0);
          if (lacked) this.#setPaused(!(this.#wanted ?? this.#autoplays));
        });
      } else if (name === 'loop' || name === 'reverse') this.#changeDirection(name);
      else if (name === 'skin' || name === 'styles') this.#problems.attempt('skin', () => this.#applySkins());
      else if (name === 'speed' && this.#figure) this.#figure.speed = this.speed;
    }

    /** What is played goes on from where it is, as the attribute says now. @param {'loop' | 'reverse'} name */
    #changeDirection(name) {
      const playback = this.#playback;
      if (!playback) return;
      const { time, currentLoop } = playback;
      playback.set(name === 'loop' ? { loop: this.loop || currentLoop + 1 } : { reverse: this.reverse });
      this.#seek(playback, time);
    }

    /** @param {Playback} playback @param {number} seconds */
    #seek(playback, seconds) {
      const { duration } = playback;
      const wanted = Math.min(Math.max(seconds, 0), duration);
      playback.time = wanted;
      // A looping animation starts over at its end, so stop just before it.
      if (Math.abs(playback.time - wanted) > duration / 2) playback.position -= duration * 1e-9;
    }

    /** @param {Held} held */
    #start({ character, release }) {
      this.#drop();
      this.#release = release;
      this.#character = character;
      this.#problems.clear();
      this.#poster.hidden = true;
      this.#frame = null;
      this.#isShown = false;
      const playing = (this.#playing = new Set());
      const figure = character.newFigure();
      const player = figure.engine.player();
      /** @param {Playback} one */
      const rests = (one) => one.isComplete && !one.isLeaving;
      this.#figure = figure;
      this.#problems.message.classList.add('over');
      figure.speed = this.speed;
      for (const type of PlayEvent.types) {
        figure.addEventListener(type, (event) => {
          this.dispatchEvent(new CustomEvent(type, { detail: event }));
          if (type === 'started') playing.add(event.playback);
          if (type === 'ended') playing.delete(event.playback);
          if ([...playing].every(rests) && !player.hasQueued(-1)) this.#setPaused(true);
        });
      }
      if (!this.#stage) {
        this.#stage = limber.stage(this.#canvas);
        this.#stage.onneedsdraw = () => this.redraw();
      }
      this.#controls.show(character);
      this.#name();
      this.#problems.attempt('skin', () => this.#applySkins());
      const moves = character.animations.length > 0;
      this.#lacking = moves;
      if (moves) this.#problems.attempt('animation', () => this.#begin(this.getAttribute('animation') || 0, { fade: 0 }));
      this.#setPaused(!(moves && this.#autoplays));
      this.#wanted = null;
      for (const [about, act] of this.#source.takeCalls()) this.#problems.attempt(about, () => this.#figure && act(this.#figure));
      this.#isShown = true;
      this.redraw();
      this.dispatchEvent(new CustomEvent('load', { detail: character }));
    }

    /** Says what there is to see to those who hear it. */
    #name() {
      const name = this.label || this.#character?.name || 'character';
      this.#canvas.ariaLabel = name;
      this.#box.ariaLabel = this.controls ? name : null;
    }

    /** @param {string | number} animation */
    #begin(animation, options = {}) {
      if (!this.#figure) return;
      // What stands still would never come to the end of its fade.
      const fade = this.#paused || !this.#isShown ? 0 : this.fade;
      this.#figure.play(animation, { loop: this.loop, reverse: this.reverse, fade, ...options });
      this.#lacking = false;
    }

    get #autoplays() {
      return this.autoplay && !matchMedia('(prefers-reduced-motion: reduce)').matches;
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
      this.#wanted = !paused;
      this.#paused = paused || (this.#lacking && !this.#playback);
      this.#schedule();
      this.#controls.update();
      if (before !== this.#paused) this.dispatchEvent(new CustomEvent(before ? 'play' : 'pause'));
    }

    #schedule() {
      const moves = this.#figure && !this.#paused && this.#seeing.size > 0 && !document.hidden;
      if (moves) ticker.add(this.#tick);
      else ticker.remove(this.#tick);
    }

    /** Plays on and draws. @param {number} seconds */
    #show(seconds) {
      if (!this.#figure || !this.#isShown) return;
      this.#figure.update(seconds);
      this.#draw();
      this.#controls.update();
    }

    #draw() {
      const figure = this.#figure;
      const stage = this.#stage;
      if (!figure || !stage) return;
      // What was shown before counts too, so that going back to it changes no size.
      for (const name of this.#playing.size > 0 ? [...this.#playing].map((one) => one.name) : ['']) {
        this.#frame = joined(this.#frame, boundsDuring(figure.character, name, figure.skins));
      }
      const view = this.#view(stage);
      const isDrawn = stage.render((painter) => {
        painter.draw(figure, view);
        if (this.bones) painter.drawBones(figure, view);
      });
      if (isDrawn) this.dispatchEvent(new CustomEvent('draw'));
    }

    /** @param {Stage} stage */
    #view(stage) {
      const view = stage.fit(this.#frame, this.padding);
      const bounds = this.#frame;
      if (!bounds || (this.fit !== 'cover' && this.fit !== 'none')) return view;
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

  reflectAttributes(LimberPlayer);
  return LimberPlayer;
}
