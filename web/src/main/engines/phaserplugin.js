/*
 * Limber characters in Phaser 3 and 4: `this.load.limber('hero', 'hero.skf')`, `this.add.limber(x, y, 'hero')`.
 * Both versions let a game object draw with WebGL by itself (`Extern`); this one does.
 */
import * as Phaser from 'phaser';
import { load } from './limber.js';
import { KEY, charactersOf } from './phasercache.js';
import { LimberGameObject } from './phaserobject.js';
/** @import { Character } from './limber.d.ts' */
/** @import { LimberFileConfig } from './phaser.d.ts' */

/** A character with its images, in the queue of a scene's loader. */
class CharacterFile extends Phaser.Loader.File {
  /** @type {Character | null} */
  #character = null;
  #marks;

  /** @param {Phaser.Loader.LoaderPlugin} loader @param {LimberFileConfig} config */
  constructor(loader, { key, url, marks }) {
    const file = { type: KEY, key, url, cache: charactersOf(loader.scene.sys.cache), extension: 'skf' };
    super(loader, file);
    this.#marks = marks && new Phaser.Loader.File(loader, { ...file, url: marks });
  }

  load() {
    this.state = Phaser.Loader.FILE_LOADING;
    this.src = Phaser.Loader.GetURL(this, this.loader.baseURL);
    load(this.src, { marks: this.#marks && Phaser.Loader.GetURL(this.#marks, this.loader.baseURL) }).then(
      (character) => {
        this.#character = character;
        // The scene may be gone by now.
        if (this.loader) this.loader.nextFile(this, true);
        else character.dispose();
      },
      (error) => {
        console.error(`limber: ${error.message}`);
        this.loader?.nextFile(this, false);
      },
    );
  }

  onProcess() {
    this.state = Phaser.Loader.FILE_PROCESSING;
    this.data = this.#character;
    this.onProcessComplete();
  }
}

/** Gives scenes `load.limber` and `add.limber`: a global plugin of a game's configuration. */
export class LimberPlugin extends Phaser.Plugins.BasePlugin {
  /** @param {Phaser.Plugins.PluginManager} manager */
  constructor(manager) {
    super(manager);
    manager.registerFileType(KEY, addFile);
    manager.registerGameObject(KEY, addObject);
  }

  destroy() {
    this.pluginManager.removeGameObject(KEY, true, false);
    super.destroy();
  }
}

/** @this {Phaser.Loader.LoaderPlugin} @param {string | LimberFileConfig | LimberFileConfig[]} key @param {string} [url] */
function addFile(key, url) {
  for (const one of [key].flat()) this.addFile(new CharacterFile(this, typeof one === 'object' ? one : { key: one, url }));
  return this;
}

/**
 * @this {{ scene: Phaser.Scene, displayList: Phaser.GameObjects.DisplayList }} a factory
 * @param {number} x @param {number} y @param {string | Character} source
 */
function addObject(x, y, source) {
  const object = new LimberGameObject(this.scene, x, y, source);
  this.displayList.add(object);
  return object;
}

export { LimberGameObject };
