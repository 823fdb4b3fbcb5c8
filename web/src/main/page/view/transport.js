/** The tools below a viewport's picture: time. */
import { el } from '../ui/element.js';
import { icon } from '../ui/icons.js';
import { shownKeys, findCommand } from '../ui/commands.js';
import { choiceButton } from '../ui/choicebutton.js';
import { ScrubBar } from './scrub.js';
import { SPEEDS, speedText } from './clock.js';
import { short } from './geometry.js';
/** @import { IconName } from '../ui/icons.js' */
/** @import { Viewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

export class Transport {
  /** @param {Viewports} viewports @param {Viewport} viewport */
  constructor(viewports, viewport) {
    this.viewports = viewports;
    this.viewport = viewport;
    /** @param {string} id @param {IconName} picture @param {string} label @param {(one: Viewport) => void} run */
    const tool = (id, picture, label, run, extra = '') => el('button', {
      class: 'tool ' + extra, 'aria-label': label, title: label + ' (' + shownKeys(findCommand(id).keys) + ')', data: { tool: id.slice(5) },
      onclick: event => viewports.forChosen(viewport, event.shiftKey, run),
    }, icon(picture));
    const playing = () => !viewport.clock.playing;
    this.play = el('button', {
      class: 'tool play', data: { tool: 'play' },
      onclick: event => {
        const wanted = playing();
        viewports.forChosen(viewport, event.shiftKey, one => one.play(wanted));
      },
    }, icon('play'), icon('pause'));
    this.back = tool('play.stepBack', 'stepBack', 'Previous frame', one => one.step(-1));
    this.forward = tool('play.stepForward', 'stepForward', 'Next frame', one => one.step(1));
    this.loop = el('button', {
      class: 'tool optional', 'aria-label': 'Loop', title: 'Loop (' + shownKeys(findCommand('play.loop').keys) + ')', data: { tool: 'loop' },
      onclick: event => viewports.toggle(viewport, 'loop', event.shiftKey),
    }, icon('loop'));
    this.record = el('button', {
      class: 'tool record', 'aria-label': 'Record keys', data: { tool: 'record' },
      title: 'Record keys (' + shownKeys(findCommand('play.record').keys) + '): a bone that is dragged gets a key on this frame',
      onclick: event => viewports.toggle(viewport, 'record', event.shiftKey),
    }, icon('record'));
    this.sheet = el('button', {
      class: 'tool', 'aria-label': 'Dope sheet', title: 'Dope sheet (D): the keys of the animation', data: { tool: 'sheet' }, onclick: () => findCommand('view.sheet').run(),
    }, icon('sheet'));
    this.speed = choiceButton({
      label: 'Speed', className: 'choice-speed optional', data: { choice: 'speed' },
      items: () => SPEEDS.map(speed => ({
        label: speedText(speed), chosen: viewport.clock.speed === speed, run: (all) => viewports.forChosen(viewport, all, one => one.set('speed', speed)),
      })),
    });
    this.seconds = el('span', { class: 'time-seconds' });
    this.frames = el('span', { class: 'time-frames' });
    let resume = false;
    this.scrub = new ScrubBar({
      begin: () => {
        resume = viewport.clock.playing;
        viewport.clock.playing = false;
      },
      seek: fraction => viewports.forChosen(viewport, viewports.shift, one => one.seek(fraction * one.clock.duration)),
      end: () => {
        viewport.clock.playing = resume;
        viewport.touch();
      },
      key: event => this.#key(event),
    });
    this.element = el('div', { class: 'transport', role: 'group', 'aria-label': 'Time of viewport ' + (viewport.index + 1) },
      this.play, this.back, this.forward, this.record, this.sheet, this.scrub.element,
      el('span', { class: 'time' }, this.seconds, this.frames), this.speed, this.loop);
  }

  follow() {
    const { clock, shownAnimation } = this.viewport;
    const can = clock.duration > 0;
    this.play.disabled = !can;
    this.back.disabled = !this.viewport.canStepBack;
    this.forward.disabled = !this.viewport.canStep;
    this.play.classList.toggle('playing', clock.playing && can);
    const label = clock.playing ? 'Pause' : 'Play';
    this.play.setAttribute('aria-label', label);
    this.play.title = label + ' (' + shownKeys('Space') + '; hold Shift for all viewports)';
    this.loop.setAttribute('aria-pressed', String(clock.loop));
    this.record.hidden = this.viewport.isSetup || this.viewport.character?.kind !== 'skel2d';
    this.record.setAttribute('aria-pressed', String(this.viewport.choices.record));
    this.sheet.hidden = this.record.hidden;
    this.sheet.setAttribute('aria-pressed', String(this.viewports.sheet));
    this.speed.show(speedText(clock.speed));
    this.scrub.enable(can);
    this.scrub.keys(can ? (shownAnimation?.keys ?? []).map(time => time / clock.duration).filter(one => one <= 1) : []);
    this.scrub.flag(can ? (shownAnimation?.marks ?? []).map(({ seconds, name }) => ({ fraction: Math.min(1, seconds / clock.duration), name })) : []);
    this.tick();
  }

  /** Follows the time alone: called for every frame that is drawn. */
  tick() {
    const { clock } = this.viewport;
    const frame = clock.frame();
    const last = clock.lastFrame();
    const seconds = clock.time.toFixed(2) + ' s';
    const frames = clock.duration > 0 || frame > 0 ? short(frame, 1) + ' / ' + last : '';
    if (this.seconds.textContent !== seconds) this.seconds.textContent = seconds;
    if (this.frames.textContent !== frames) this.frames.textContent = frames;
    this.scrub.show(clock.duration > 0 ? clock.shownTime / clock.duration : 0, seconds + ', frame ' + short(frame, 1) + ' of ' + last, frame, last);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { viewport } = this;
    const big = event.shiftKey ? 10 : 1;
    const run = {
      ArrowRight: () => viewport.step(big), ArrowUp: () => viewport.step(big),
      ArrowLeft: () => viewport.step(-big), ArrowDown: () => viewport.step(-big),
      PageUp: () => viewport.step(10), PageDown: () => viewport.step(-10),
      Home: () => viewport.seek(0), End: () => viewport.seek(viewport.clock.duration),
    }[event.key];
    if (!run || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.viewports.activate(viewport);
    run();
  }
}
