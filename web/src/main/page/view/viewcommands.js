/** Everything that can be done to viewports, with keys; Shift does it to all of them. */
import { command } from '../ui/commands.js';
import { SPEEDS, speedText } from './clock.js';
import { BACKGROUNDS } from './choices.js';
import { LAYOUTS } from './viewports.js';
/** @import { Command } from '../ui/commands.js' */
/** @import { Studio } from '../document/studio.js' */
/** @import { SwitchName } from './choices.js' */
/** @import { Viewport } from './viewport.js' */
/** @import { Viewports } from './viewports.js' */

/** A focused button means itself when Space or Enter is pressed. */
function atButton() {
  return document.activeElement instanceof Element && document.activeElement.closest('button, summary, a, [role=treeitem], [role=option], [role=menuitem]') !== null;
}

/** @param {Studio} studio @param {Viewports} viewports */
export function registerViewCommands(studio, viewports) {
  const active = () => viewports.active;
  const hasTime = () => active().clock.duration > 0;
  /**
   * One command for the active viewport and one, with Shift, for all.
   * @template [T=undefined] @param {string} id @param {string} title @param {string} keys
   * @param {(one: Viewport, value: T) => void} change
   * @param {Partial<Command> & { find?: (one: Viewport) => T }} [options] find: what is chosen, found out once from the
   *     active one, before any of them changes
   */
  const forBoth = (id, title, keys, change, { find, ...more } = {}) => {
    /** @param {boolean} all */
    const apply = all => {
      const value = /** @type {T} */ (find?.(active()));
      viewports.forChosen(active(), all, one => change(one, value));
    };
    command({ id, title, keys, run: () => apply(false), ...more });
    const allKeys = keys && /^(.|Space|Home|End|PageUp|PageDown)$/.test(keys) ? 'Shift-' + keys : undefined;
    command({ id: id + 'All', title: title + ' in all viewports', keys: allKeys, menu: false, run: () => apply(true), ...more, checked: undefined });
  };
  /** @param {string} id @param {SwitchName} name @param {string} title @param {string} keys @param {Partial<Command>} [more] */
  const toggle = (id, name, title, keys, more = {}) => {
    /** @param {boolean} all */
    const set = all => {
      viewports.toggle(active(), name, all);
      studio.announce(title.toLowerCase() + ': ' + (active().choices[name] ? 'on' : 'off'));
    };
    command({ id, title, keys, run: () => set(false), checked: () => active().choices[name], ...more });
    command({ id: id + 'All', title: title + ' in all viewports', keys: 'Shift-' + keys, menu: false, run: () => set(true), ...more, checked: undefined });
  };

  for (const count of LAYOUTS) {
    command({
      id: 'view.layout' + count, title: count === 1 ? 'One viewport' : (count === 2 ? 'Two' : 'Four') + ' viewports', keys: String(count),
      run: () => viewports.arrange(count), checked: () => viewports.layout === count,
    });
  }
  command({ id: 'view.next', title: 'Next viewport', keys: 'n', enabled: () => viewports.layout > 1, run: () => go(1) });
  command({ id: 'view.previous', title: 'Previous viewport', keys: 'Shift-n', menu: false, enabled: () => viewports.layout > 1, run: () => go(-1) });
  /** @param {number} step */
  const go = step => {
    const { shown } = viewports;
    viewports.activate(shown[(active().index + step + shown.length) % shown.length]);
    active().pane.picture.focus();
  };

  toggle('view.bones', 'bones', 'Bones', 'b');
  toggle('view.labels', 'labels', 'Bone names', 'l');
  toggle('view.mesh', 'mesh', 'Meshes', 'm', { enabled: () => (active().character?.meshes.size ?? 0) > 0 });
  toggle('view.onion', 'onion', 'Onion skin', 'o');
  toggle('view.grid', 'grid', 'Grid', 'g');
  /** @param {Viewport} one */
  const nextBackground = one => {
    const at = BACKGROUNDS.findIndex(background => background.id === one.choices.background);
    return BACKGROUNDS[(at + 1) % BACKGROUNDS.length].id;
  };
  forBoth('view.background', 'Next background', 'k', (one, background) => one.set('background', background), { find: nextBackground });
  forBoth('view.fit', 'Zoom to fit', 'f', one => one.fit());
  forBoth('view.zoomIn', 'Zoom in', '+', one => viewports.zoomTo(one, one.camera.scale * 1.25));
  forBoth('view.zoomOut', 'Zoom out', '-', one => viewports.zoomTo(one, one.camera.scale / 1.25));
  forBoth('view.actualSize', 'Actual size', '0', one => viewports.zoomTo(one, 1));
  command({
    id: 'view.inspector', title: 'Inspector', keys: 'i', checked: () => viewports.inspecting,
    run: () => {
      viewports.inspecting = !viewports.inspecting;
      viewports.save();
      viewports.touchAll();
    },
  });

  const animations = () => active().character?.animations ?? [];
  /** @param {number} step */
  const chooseBy = step => (/** @type {Viewport} */ one) => {
    const names = [null, ...one.character?.animations.map(animation => animation.name) ?? []];
    viewports.showAnimation(one, names[(names.indexOf(one.animation) + step + names.length) % names.length]);
  };
  const playAll = () => {
    const playing = !active().clock.playing;
    viewports.forChosen(active(), true, one => one.play(playing));
  };
  command({ id: 'play.play', title: 'Play/Pause', keys: 'Space', enabled: hasTime, byKey: () => !atButton(), run: () => viewports.forChosen(active(), false, one => one.play()) });
  command({ id: 'play.playAll', title: 'Play/Pause in all viewports', keys: 'Shift-Space', menu: false, byKey: () => !atButton(), run: playAll });
  forBoth('play.stepForward', 'Next frame', 'ArrowRight', one => one.step(1), { enabled: () => active().canStep });
  forBoth('play.stepBack', 'Previous frame', 'ArrowLeft', one => one.step(-1), { enabled: () => active().canStepBack });
  forBoth('play.stepTen', 'Forward 10 frames', 'Shift-ArrowRight', one => one.step(10), { enabled: () => active().canStep });
  forBoth('play.stepTenBack', 'Back 10 frames', 'Shift-ArrowLeft', one => one.step(-10), { enabled: () => active().canStepBack });
  forBoth('play.start', 'Go to start', 'Home', one => one.seek(0), { enabled: hasTime });
  forBoth('play.end', 'Go to end', 'End', one => one.seek(one.clock.duration), { enabled: hasTime });
  forBoth('play.nextKey', 'Next keyframe', '.', one => one.seek(one.clock.neighbour(one.shownAnimation?.keys ?? [], 1)), { enabled: hasTime });
  forBoth('play.previousKey', 'Previous keyframe', ',', one => one.seek(one.clock.neighbour(one.shownAnimation?.keys ?? [], -1)), { enabled: hasTime });
  toggle('play.loop', 'loop', 'Loop', 'r');
  toggle('play.record', 'record', 'Record keys', 'a', { enabled: () => active().character?.kind === 'skel2d' });
  const slower = SPEEDS.filter(speed => speed > 0);
  /** @param {number} step */
  const nextSpeed = step => (/** @type {Viewport} */ one) => {
    const at = slower.findIndex(found => found >= Math.abs(one.clock.speed));
    return slower[Math.min(slower.length - 1, Math.max(0, at + step))];
  };
  /** @param {Viewport} one @param {number} value */
  const setSpeed = (one, value) => {
    one.set('speed', value);
    studio.announce('Speed ' + speedText(value));
  };
  forBoth('play.faster', 'Faster', ']', setSpeed, { find: nextSpeed(1) });
  forBoth('play.slower', 'Slower', '[', setSpeed, { find: nextSpeed(-1) });
  forBoth('play.nextAnimation', 'Next animation', 'PageDown', chooseBy(1), { enabled: () => animations().length > 0 });
  forBoth('play.previousAnimation', 'Previous animation', 'PageUp', chooseBy(-1), { enabled: () => animations().length > 0 });
  forBoth('play.setup', 'Setup pose', 's', one => one.chooseAnimation(null));

  const hasPhysics = () => active().character?.physics === true;
  toggle('armature.physics', 'physics', 'Physics', 'p', { enabled: hasPhysics });
  forBoth('armature.settle', 'Settle physics', 'j', one => one.settle(), { enabled: hasPhysics });
  forBoth('armature.reset', 'Reset bones', 'x', one => one.resetOverrides(), { enabled: () => viewports.shown.some(one => one.overrides.size > 0) });
}
