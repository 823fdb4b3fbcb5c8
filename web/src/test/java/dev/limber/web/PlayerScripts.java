package dev.limber.web;

/** Scripts of tests of the player, for Chromium and Firefox. */
final class PlayerScripts {
  /** Functions for pages: some frames later, a player with attributes. */
  static final String HELPERS =
      """
      window.frames = (count) => new Promise((done) => {
        const next = () => (count-- > 0 ? requestAnimationFrame(next) : done());
        next();
      });
      window.added = (attributes, ready = true) => {
        const player = document.createElement('limber-player');
        for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
        document.body.append(player);
        return ready ? player.ready.then(() => player) : player;
      };
      """;

  /** Of three players, one throws and one loses its character. */
  static final String ONE_FAILS =
      """
      async () => {
        const [bad, gone, good] = await Promise.all(
            ['fox', 'hello', 'plant'].map((name) => added({ src: `/samples/${name}.skel2d`, autoplay: '', loop: '' })));
        const heard = [];
        bad.addEventListener('error', (event) => heard.push(event.detail.message));
        bad.figure.between = () => { throw new TypeError('my mistake'); };
        gone.character.dispose();
        await frames(5);
        bad.style.width = '200px'; // draws again what was posed before
        const before = good.currentTime;
        await frames(5);
        const others = good.currentTime !== before;
        const message = bad.shadowRoot.querySelector('[part=message]');
        const said = [bad.error?.message, message.checkVisibility(), gone.error?.message];
        bad.figure.between = null;
        gone.src = gone.src;
        const stood = bad.currentTime;
        await Promise.all([gone.ready, frames(5)]);
        const healed = [bad.error, gone.error, message.checkVisibility()];
        return [others, ...said, heard.length, bad.currentTime !== stood, ...healed];
      }
      """;

  /** Calls to one player before its character is there. */
  static final String CALLS_IN_ORDER =
      """
      async () => {
        const player = added({ src: '/samples/humanoid.skel2d', loop: '' }, false);
        player.play('run');
        player.play('jump', { loop: false });
        player.queue('wave');
        player.skins = 'night';
        player.pause();
        player.currentTime = 0.25;
        await player.ready;
        const { animation, currentTime, paused, skins, figure } = player;
        return [animation, currentTime, paused, skins, figure.hasQueued];
      }
      """;

  /** Calls to several, which must not undo one another. */
  static final String EARLY_CALLS =
      """
      async () => {
        const players = [1, 2, 3, 4].map(() => added({ src: '/samples/humanoid.skel2d', loop: '' }, false));
        const [layers, twice, after, again] = players;
        layers.play('jump');
        layers.play('wave', { track: 1 });
        twice.toggle();
        twice.toggle();
        after.play();
        after.toggle();
        again.play('run', { speed: 2 });
        again.play();
        await Promise.all(players.map(({ ready }) => ready));
        const waving = layers.figure.current(1)?.name;
        return [layers.animation, waving, layers.paused, twice.paused, after.paused, again.figure.current().speed, again.paused];
      }
      """;

  /** A player with opened bytes leaves the page and comes back. */
  static final String MOVED =
      """
      async () => {
        const player = added({}, false);
        const bytes = new Uint8Array(await (await fetch('/samples/hello.skel2d')).arrayBuffer());
        await player.open(bytes, { name: 'hello.skel2d' });
        player.remove();
        await frames(2);
        const apart = player.character;
        document.body.append(player);
        await player.ready;
        return [apart === null, player.character.name, ink(player) > 500];
      }
      """;

  /** An open that is aborted, and one that was before it began. */
  static final String CALLED_OFF =
      """
      async () => {
        const player = await added({ src: '/samples/hello.skel2d' });
        const errors = [];
        player.addEventListener('error', (event) => errors.push(event.detail.message));
        const stop = new AbortController();
        const opening = player.open('/samples/fox.skel2d', { signal: stop.signal });
        stop.abort();
        const name = await opening.then(() => 'opened', (error) => error.name);
        const late = await player.open('/samples/fox.skel2d', { signal: stop.signal }).then(() => 'opened', (error) => error.name);
        return [name, late, player.character.name, errors];
      }
      """;

  /** A player of 100 pixels with controls, then with a message. */
  static final String SMALL =
      """
      async () => {
        const player = await added({ src: '/samples/humanoid.skel2d', controls: '' });
        player.style.width = player.style.height = '100px';
        await frames(3);
        const { width, height } = player.shadowRoot.querySelector('canvas').getBoundingClientRect();
        const drawn = ink(player) > 200;
        const scrubs = player.shadowRoot.querySelector('[part=scrub]').checkVisibility();
        player.animation = 'an animation that is not there';
        await frames(1);
        const message = player.shadowRoot.querySelector('[part=message]');
        const words = document.createRange();
        words.selectNodeContents(message);
        const starts = words.getBoundingClientRect().top >= message.getBoundingClientRect().top;
        return [width, height >= 60, drawn, scrubs, starts];
      }
      """;

  /** Places of page and model under a transform of the page. */
  static final String PLACES =
      """
      async () => {
        const player = await added({ src: '/samples/humanoid.skel2d' });
        player.style.transform = 'scale(0.5, 0.8) translate(40px, 30px)';
        const head = player.figure.bone('head');
        const place = player.toPage(head.worldX, head.worldY);
        const back = player.toModel(place.x, place.y);
        const box = player.getBoundingClientRect();
        const { view } = player;
        const corner = player.toPage((320 - view.x) / view.scale, (view.y - 320) / view.scale);
        const inside = Math.hypot(corner.x - box.right, corner.y - box.bottom) < 1e-6;
        const before = ink(player);
        player.figure.between = (figure) => { figure.bone(0).scaleX = 0.5; };
        player.redraw();
        return [inside, Math.hypot(back.x - head.worldX, back.y - head.worldY) < 1e-6, ink(player) < before, player.view.scale > 0];
      }
      """;

  /** An animation and a skin that do not exist, then ones that do. */
  static final String WRONG_NAME =
      """
      async () => {
        const player = await added({ src: '/samples/humanoid.skel2d', animation: 'fly', skin: 'day' });
        const message = player.shadowRoot.querySelector('[part=message]');
        const first = [player.character !== null, message.checkVisibility(), player.error.message.startsWith('no animation "fly"')];
        player.animation = 'walk';
        const second = [message.checkVisibility(), player.error.message.includes('"day"'), player.animation];
        player.skin = 'night';
        return [...first, ...second, message.checkVisibility(), player.skins];
      }
      """;

  /** Names for screen readers: of a source without one, and one that is set. */
  static final String LABELS =
      """
      async () => {
        const file = await (await fetch('/samples/hello.skel2d')).blob();
        const player = await added({ src: URL.createObjectURL(file) });
        const canvas = player.shadowRoot.querySelector('canvas');
        const own = canvas.getAttribute('aria-label');
        await player.open(new Uint8Array(await file.arrayBuffer()));
        const nameless = canvas.getAttribute('aria-label');
        player.label = 'Pip, a bird';
        return [own, nameless, canvas.getAttribute('aria-label'), player.getAttribute('label')];
      }
      """;

  /** What a stage changes of the size of a canvas, and its pixels for one of CSS. */
  static final String KEEP_SIZE =
      """
      async (style) => {
        const { stage, load } = await import('/limber/limber.js');
        const figure = (await load('/samples/hello.skel2d')).newFigure();
        const sizes = [];
        for (const direct of [true, false]) {
          const canvas = document.createElement('canvas');
          canvas.style.cssText = style;
          document.body.append(canvas);
          const { width, height } = canvas.getBoundingClientRect();
          const screen = stage(canvas, { direct });
          for (let i = 0; i < 6; i++) {
            screen.render((painter) => painter.draw(figure, screen.fit(figure.bounds)));
            await frames(1);
          }
          const now = canvas.getBoundingClientRect();
          sizes.push(now.width - width, now.height - height, canvas.width / screen.width, canvas.height / screen.height);
        }
        return sizes.join();
      }
      """;

  /** What stages say of canvases that they cannot use. */
  static final String WRONG_CANVASES =
      """
      async () => {
        const { stage } = await import('/limber/limber.js');
        const message = (kind, options) => {
          const canvas = document.createElement('canvas');
          canvas.getContext(kind);
          try {
            stage(canvas, options);
            return 'made';
          } catch (error) {
            return error.message;
          }
        };
        const flat = document.createElement('canvas');
        flat.style.cssText = 'width: 100px; height: 0';
        document.body.append(flat);
        const empty = stage(flat);
        empty.render(() => {});
        empty.render(() => {});
        const script = `import { stage } from '${location.origin}/limber/limber.js';
            postMessage(stage(new OffscreenCanvas(0, 9)).render(() => {}));`;
        const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), { type: 'module' });
        const inWorker = await new Promise((done) => {
          worker.addEventListener('message', (event) => done(event.data));
          worker.addEventListener('error', (event) => done(event.message));
        });
        let none = '';
        try {
          stage(document.querySelector('#missing'));
        } catch (error) {
          none = `${error.name}: ${error.message}`;
        }
        const given = document.createElement('canvas');
        given.transferControlToOffscreen();
        let gone = '';
        try {
          stage(given);
        } catch (error) {
          gone = error.name;
        }
        const direct = { direct: true };
        return [message('webgl2'), message('2d', direct), message('webgl2', direct), inWorker, none, gone];
      }
      """;

  /** A player without controls, and a button behind it. */
  static final String WITHOUT_CONTROLS =
      """
      async () => {
        await added({ src: '/samples/hello.skel2d' });
        document.body.append(document.createElement('button'));
      }
      """;

  /** What screen readers and the Tab key take a player for. */
  static final String ROLES =
      """
      () => {
        const player = document.querySelector('limber-player');
        return [player.getAttribute('role'), player.getAttribute('tabindex'), player.shadowRoot.querySelector('canvas').role];
      }
      """;

  private PlayerScripts() {}
}
