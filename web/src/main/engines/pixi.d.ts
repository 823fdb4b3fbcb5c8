/** Limber characters in PixiJS 8. Importing it tells Pixi how to draw and to load them: do so before `app.init`. */
import { type DestroyOptions, type PointData, type Ticker, ViewContainer, type ViewContainerOptions } from 'pixi.js';
import type { Character, Figure } from './limber.js';

export interface LimberContainerOptions extends ViewContainerOptions {
  /** What moves it on: Pixi's shared ticker if left out, null if you call `update` yourself. */
  ticker?: Ticker | null;
}

/**
 * A figure in a scene of Pixi, drawn by Pixi's own batches. Its origin is the model's, and y points down as everywhere in
 * Pixi. Tint, alpha, blend mode, masks, filters and events are those of any container.
 */
export class LimberContainer extends ViewContainer {
  /** @param source a figure that is handed over stays yours to dispose */
  constructor(source: Character | Figure, options?: LimberContainerOptions);
  /** What plays: animations, skins, bones, parts and events, all with y up. */
  readonly figure: Figure;
  batched: boolean;
  ticker: Ticker | null;
  /** Plays on by some seconds. */
  update(seconds: number): this;
  /** Shows changes of the figure that no update shows: after `seek`, or changes of parts while it is paused. */
  redraw(): this;
  /** Whether a point of its own space lies on the outline of a shape or the triangles of an image, not only in its bounds. */
  containsPoint(point: PointData): boolean;
  protected updateBounds(): void;
  /** Frees it, the textures that no other container draws, and its figure, unless that was handed over. */
  destroy(options?: DestroyOptions): void;
}
