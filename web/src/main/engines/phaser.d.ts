/** Limber characters in Phaser 3 and 4. */
import * as Phaser from 'phaser';
import type { Character, Figure, PlayEvent, PlayEventType, PlayOptions } from './limber.js';

/**
 * A figure in a scene of Phaser. Its place is the model's origin; its size and its bounds, for physics, are those of the first
 * pose, not flipped. Tint (one colour, multiplied or filling), alpha, flip, depth, blend mode and scroll factor are those of any game object. What the figure tells is told
 * here too: `hero.on('mark', (event) => …)`.
 */
export class LimberGameObject extends Phaser.GameObjects.Extern {
  constructor(scene: Phaser.Scene, x: number, y: number, source: string | Character);
  /** What plays: animations, skins, bones and parts, all with y up. */
  readonly figure: Figure;
  /** Whether the scene's clock moves it on, as at first; call `figure.update` yourself otherwise. */
  autoUpdate: boolean;
  play(animation: string | number, options?: PlayOptions): this;
  setSkins(names: string | readonly string[]): this;
  /** What is hit at a point of the scene's world; null for nothing. */
  hit(x: number, y: number): { part: number; name: string; bone: number } | null;
  on(type: PlayEventType, listener: (event: PlayEvent) => void, context?: unknown): this;
  on(event: string | symbol, listener: Function, context?: unknown): this;
  once(type: PlayEventType, listener: (event: PlayEvent) => void, context?: unknown): this;
  once(event: string | symbol, listener: Function, context?: unknown): this;
}

/** Phaser 3 masks with `setMask`, Phaser 4 with filters. */
export interface LimberGameObject extends Phaser.GameObjects.Components.GetBounds, Phaser.GameObjects.Components.Mask {}

export interface LimberFileConfig {
  key: string;
  /** `key.skf` if left out. */
  url?: string;
  /** The file of marks that lies beside a `.skf`. */
  marks?: string;
}

/** Gives scenes `load.limber` and `add.limber`: `plugins: { global: [{ key: 'limber', plugin: LimberPlugin, start: true }] }`. */
export class LimberPlugin extends Phaser.Plugins.BasePlugin {}

declare global {
  namespace Phaser.Loader {
    interface LoaderPlugin {
      /** Loads a `.skf` or `.skel2d` file with its images; without an address, `key.skf`. */
      limber(key: string, url?: string): this;
      limber(files: LimberFileConfig | LimberFileConfig[]): this;
    }
  }
  namespace Phaser.GameObjects {
    interface GameObjectFactory {
      /** Adds a character that was loaded under a key, or by `load` of the package. */
      limber(x: number, y: number, source: string | Character): LimberGameObject;
    }
  }
}
