/**
 * Limber for the browser: SkelForm and Skel2D characters, played and drawn.
 * Angles are radians counter-clockwise, model space is y up, times are seconds.
 */

/** What a reader has to say about a file. */
export interface Diagnostic {
  severity: 'error' | 'warning' | 'note';
  /** Stable name, such as `skf-bad-parent`. */
  code: string;
  file: string;
  /** What was found and what would be right. */
  message: string;
  /** What to try; may be empty. */
  hint: string;
  /** All of it on one line. */
  text: string;
  /** In texts: from 1. */
  line?: number;
  column?: number;
  length?: number;
  /** Where a JSON value stands, or the name of an archive's entry or of an image. */
  path?: string;
}

/** The only error that leaves this module because of a file or a wrong name. */
export class LimberError extends Error {
  readonly diagnostics: Diagnostic[];
}

/** A named moment of an animation, with what its author wants to tell: 0 and '' if nothing. */
export interface Mark {
  readonly name: string;
  readonly seconds: number;
  readonly number: number;
  readonly text: string;
}

export interface Animation {
  readonly name: string;
  /** Seconds of one loop. */
  readonly duration: number;
  /** Frames a second that its author had in mind; 0 if time does not move it. */
  readonly fps: number;
  /** Those of its file, in the order of time. */
  readonly marks: readonly Mark[];
}

export interface Rectangle {
  left: number;
  bottom: number;
  right: number;
  top: number;
  width: number;
  height: number;
}

export interface LoadOptions {
  /** Name for messages; the end of the address if left out. */
  name?: string;
  /** Where the images of a Skel2D source are; beside its address if left out. */
  images?: (name: string) => Promise<Blob | Uint8Array | null>;
  /** The file of marks that lies beside a .skf, such as hero.marks.json; it is not looked for. */
  marks?: Source;
  signal?: AbortSignal;
}

/** Where a character can be loaded from. */
export type Source = string | URL | Blob | ArrayBuffer | Uint8Array;

/** Loads a character with its images. Rejects with LimberError if nothing can be used. */
export function load(source: Source, options?: LoadOptions): Promise<Character>;

/** Loads an image for figures to carry: PNG, JPG or whatever else the browser knows. */
export function loadImage(source: Source, options?: { signal?: AbortSignal }): Promise<Picture>;

/** A decoded image. */
export class Picture {
  readonly width: number;
  readonly height: number;
  /** Frees it; nothing is drawn in its place. */
  close(): void;
}

/** Reads a file; `decodeImages()` brings its images. Throws LimberError if it is no character. */
export function read(bytes: ArrayBuffer | Uint8Array, name?: string, marks?: Uint8Array): Character;

/** Reads a Skel2D source: there is a character for every text, `diagnostics` says what is wrong. */
export function readSkel2d(text: string, name?: string): Character;

/** What was in a file: shared by all of its figures. */
export class Character {
  readonly name: string;
  readonly kind: 'skelform' | 'skel2d';
  /** Version of the file, empty if it has none. */
  readonly version: string;
  readonly diagnostics: Diagnostic[];
  readonly hasErrors: boolean;
  readonly animations: readonly Animation[];
  /** Names of the skins, or styles, there are. */
  readonly skins: readonly string[];
  /** The skins, or styles, of a new figure. */
  readonly defaultSkins: readonly string[];
  readonly bones: readonly { name: string; parent: number; length: number }[];
  /** Inverse kinematics: numbers of bones, -1 for no target. */
  readonly chains: readonly { bones: number[]; target: number }[];
  /** What is drawn and hit. */
  readonly parts: readonly { name: string; bone: number }[];
  readonly images: readonly string[];
  readonly hasPhysics: boolean;
  readonly isDisposed: boolean;
  decodeImages(find?: ((name: string) => Promise<Blob | Uint8Array | null>) | null): Promise<this>;
  /** Puts another image in the place of one; of several calls the last counts. */
  setImage(name: string, source: Blob | Uint8Array): Promise<void>;
  newFigure(options?: { physics?: boolean }): Figure;
  /** Frees images, textures and all figures; may be called again. */
  dispose(): void;
}

export interface PlayOptions {
  /** true: endless (default), false: once, a number: that many loops. */
  loop?: boolean | number;
  speed?: number;
  /** Seconds of the fade from what is shown. */
  fade?: number;
  easing?: 'linear' | 'smooth' | 'ease-in' | 'ease-out';
  reverse?: boolean;
  pingPong?: boolean;
  /** Seconds into the animation at which it starts. */
  from?: number;
  /** Seconds over which it lets go at its end; it holds its last pose if left out. */
  release?: number;
  /** Layer, 0 to 63; higher ones lie over lower ones. */
  track?: number;
}

/** One playback of an animation. */
export class Playback {
  readonly name: string;
  readonly duration: number;
  readonly track: number;
  speed: number;
  /** Time of the animation; setting it tells no events on the way. */
  time: number;
  /** Seconds played at speed 1, loops included. */
  position: number;
  readonly currentLoop: number;
  /** How far the fade to it is, 0 to 1. */
  readonly weight: number;
  readonly isComplete: boolean;
  readonly isLeaving: boolean;
  set(options: PlayOptions): this;
}

export type PlayEventType = 'started' | 'looped' | 'completed' | 'interrupted' | 'ended' | 'mark';

export class PlayEvent extends Event {
  /** All there are. */
  static readonly types: readonly PlayEventType[];
  readonly type: PlayEventType;
  readonly playback: Playback;
  readonly animation: string;
  /** Name of the mark, '' if this is none. */
  readonly mark: string;
  readonly loop: number;
  /** What the file's author wants to tell at a mark: 0 and '' if nothing. */
  readonly number: number;
  readonly text: string;
}

/** A handle on a bone. Local values are relative to the parent, world values as of the last update. */
export class Bone {
  readonly index: number;
  readonly name: string;
  readonly parent: number;
  readonly length: number;
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  readonly worldX: number;
  readonly worldY: number;
  /** Setting it sets the local one that gives it, with the parent as of the last construct. */
  worldRotation: number;
  readonly worldScaleX: number;
  /** Negative if the bone is mirrored. */
  readonly worldScaleY: number;
  /** a, b, c, d, e, f of X = a x + c y + e, Y = b x + d y + f. */
  readonly matrix: number[];
  moveTo(x: number, y: number): this;
  /** Puts it at a point of the model: how a target of inverse kinematics is dragged. */
  placeAt(worldX: number, worldY: number): this;
  /** Turns it so that its x axis points at a point of the model, the short way; mix: how much of the way, 1 if left out. */
  pointAt(worldX: number, worldY: number, mix?: number): this;
  /** Where a point of its own space is in the model. */
  toWorld(x: number, y: number): { x: number; y: number };
  /** Where a point of the model is in its own space; NaN if it has a scale of 0. */
  toLocal(x: number, y: number): { x: number; y: number };
}

/** How something is blended with what is below it. */
export type BlendMode = 'normal' | 'additive' | 'multiply' | 'screen';

/** What can be coloured and hidden, until that is taken back. */
export interface Shown {
  hide(): this;
  show(): this;
  /** Multiplies its colours, alpha too. */
  tint(color: Color): this;
  /** Moves its colours towards one: all the way with an alpha of 1. */
  flash(color: Color): this;
  /** Adds a colour, times its alpha: it gets brighter and keeps its light and shade. */
  brighten(color: Color): this;
}

/** Lasting changes to a part, a slot or a visual: they hold until they are taken back, whatever is played. */
export class Part {
  readonly index: number;
  readonly name: string;
  blend(mode: BlendMode): this;
  /** Shows only what lies inside the outline of another part; null for all of it. */
  clip(part: string | null): this;
  /**
   * Shows an image in place of whatever it shows, one unit for each pixel: centred on the picture that is there, over
   * the whole of a mesh, or centred on the bone where there is a shape or never anything; null takes it back.
   */
  image(picture: Picture | null): this;
  /** Shows another attachment (SkelForm: texture), even where the animation wants none; null takes it back. */
  attachment(name: string | null): this;
  /** Takes all changes back. */
  clear(): this;
}

export interface Part extends Shown {}

/**
 * An image or a figure on a bone of another: it follows the bone with its flips and scales, has a place in the draw
 * order, and belongs to bounds and hits.
 */
export class Attached {
  /** Its part, as `hit` tells it. */
  readonly index: number;
  readonly bone: number;
  readonly name: string;
  /** Sets its name, which `hit` tells. */
  named(name: string): this;
  /** Sets where its origin, the middle of an image, is in the bone's own space. */
  at(x: number, y: number): this;
  /** Turns it on the bone, counter-clockwise, and sets its size. */
  turned(radians: number, scale?: number): this;
  /** Draws it right behind a part, at its place in the draw order, whatever that shows. */
  before(part: string): this;
  /** Draws it right in front of a part. */
  after(part: string): this;
  /** Draws it in front of everything, as at first. */
  inFront(): this;
  behind(): this;
  /** Takes it off; may be called again. */
  remove(): void;
}

export interface Attached extends Shown {}

/**
 * Takes triangles. The arrays are valid during the call only.
 *
 * @param image what u and v look up, 0 to 1 from its top left; null for plain colours
 * @param vertices eight numbers each: x, y (up) in the model, u, v, and r, g, b, a, premultiplied
 * @param indices three for each triangle
 * @param added what makes an image brighter: the colour is min(texel * rgba + added * alpha, alpha)
 */
export type TriangleSink = (
  image: ImageBitmap | null,
  vertices: Float32Array,
  indices: Int32Array,
  blend: BlendMode,
  added: readonly [number, number, number],
) => void;

/** One character on the screen. */
export class Figure extends EventTarget {
  readonly character: Character;
  readonly isDisposed: boolean;
  play(animation: string | number, options?: PlayOptions): Playback;
  /** Plays an animation when the one before is over. */
  queue(animation: string | number, options?: PlayOptions & { delay?: number }): Playback;
  stop(options?: { fade?: number; track?: number }): this;
  /** Whether an animation waits on the lowest track. */
  readonly hasQueued: boolean;
  current(track?: number): Playback | null;
  update(seconds: number): this;
  pause(): this;
  resume(): this;
  readonly paused: boolean;
  /** How fast time runs; negative plays backwards. */
  speed: number;
  fades(seconds: number, from?: string, to?: string): this;
  /** Names a moment of an animation, with what its event tells: a number and a text. */
  mark(animation: string | number, seconds: number, name: string, options?: { number?: number; text?: string }): this;
  layer(track: number, options?: { weight?: number; additive?: boolean; bones?: string[] | null }): this;
  /** Shows an animation at a time, whatever is played. */
  seek(animation: string | number, seconds: number): this;
  setup(): this;
  reset(): this;
  construct(): this;
  /** Called between animation and construct: change bones here. */
  between: ((figure: Figure) => void) | null;
  /** Says that it has moved in the world: its physics lags behind. */
  moveBy(x: number, y: number): this;
  get skins(): string[];
  set skins(names: string | readonly string[]);
  bone(nameOrIndex: string | number): Bone;
  /** A handle on a part; the end of a name will do if no other ends like this. */
  part(nameOrIndex: string | number): Part;
  /**
   * Hangs an image or another figure on a bone, in front of everything unless told otherwise; or on a part, right in front
   * of that. You update the other one.
   */
  attach(to: string | number | Part, thing: Picture | Figure): Attached;
  /** All of it: its colours; `clear` takes back whatever was changed or attached. */
  readonly all: Pick<Part, 'tint' | 'flash' | 'brighten' | 'clear'>;
  /** How far it reaches now; null if there is nothing to see. */
  readonly bounds: Rectangle | null;
  /** How far it reaches during an animation; its pose is lost. */
  boundsDuring(animation: string | number, fps?: number): Rectangle | null;
  hit(x: number, y: number, tolerance?: number): { part: number; name: string; bone: number } | null;
  /**
   * Hands out the triangles that draw it, from back to front, for other engines: call it after update.
   * `scale` is how many pixels a unit of the model has on the screen, 1 if left out: edges are soft over one pixel there.
   */
  triangles(each: TriangleSink, scale?: number): this;
  dispose(): void;
  addEventListener<K extends PlayEventType>(
    type: K,
    listener: (this: Figure, event: FigureEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends PlayEventType>(
    type: K,
    listener: (this: Figure, event: FigureEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | EventListenerOptions): void;
}

/** What a figure tells, by its name. */
export type FigureEventMap = { [K in PlayEventType]: PlayEvent };

/** Where the model's origin is, y from the top, and how large a unit of it is; or a, b, c, d, e, f. */
export type View = { x?: number; y?: number; scale?: number; flip?: boolean } | [number, number, number, number, number, number];

/** Straight red, green, blue, alpha from 0 to 1. */
export type Color = [number, number, number, number];

export class Painter {
  draw(figure: Figure, view: View): this;
  drawBones(figure: Figure, view: View): this;
}

export interface StageOptions {
  /** A WebGL context of its own instead of the shared one; a page has about 16. */
  direct?: boolean;
  /** Pixels for one CSS pixel; that of the screen if left out. */
  pixelRatio?: number;
  background?: Color | null;
}

/** Part of a canvas in CSS pixels, from its top left. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A canvas on which figures are shown. Its size follows its element; an OffscreenCanvas keeps its own. */
export class Stage {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  background: Color | null;
  /** Called when it must be drawn again: another size, or a lost context is back. */
  onneedsdraw: (() => void) | null;
  fit(bounds: Rectangle | null, padding?: number): { x: number; y: number; scale: number };
  /**
   * Draws a frame; returns false while nothing can be drawn. With an area that holds all figures, the rest of
   * the canvas is left empty, which saves time. Unless the stage is `direct`, the canvas's 2D context may draw
   * over the frame afterwards.
   */
  render(paint: (painter: Painter) => void, area?: Area | null): boolean;
  dispose(): void;
}

export function stage(canvas: HTMLCanvasElement | OffscreenCanvas, options?: StageOptions): Stage;

/** Draws pixels that are on no page: straight RGBA from the top left. */
export function paint(
  width: number,
  height: number,
  paint: (painter: Painter) => void,
  background?: Color | null,
): { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/** What a player's attributes say; each is a property too. */
export interface PlayerAttributes {
  src: string;
  /** The file of marks that lies beside `src`, such as hero.marks.json. */
  marks: string;
  animation: string;
  autoplay: boolean;
  loop: boolean;
  controls: boolean;
  bones: boolean;
  reverse: boolean;
  speed: number;
  fade: number;
  padding: number;
  skin: string;
  styles: string;
  background: string;
  fit: '' | 'contain' | 'cover' | 'none';
  poster: string;
  /** What there is to see, for those who hear it; the file's name if left out. */
  label: string;
}

/** What a player tells, by its name: `detail` has what it is about. */
export type PlayerEventMap = Omit<HTMLElementEventMap, PlayEventType | 'load' | 'error' | 'play' | 'pause' | 'draw'> & {
  [K in PlayEventType]: CustomEvent<PlayEvent>;
} & {
  load: CustomEvent<Character>;
  error: CustomEvent<LimberError>;
  play: CustomEvent<null>;
  pause: CustomEvent<null>;
  /** Something was drawn: what follows a bone goes there now. */
  draw: CustomEvent<null>;
};

/** `<limber-player>`. */
export interface LimberPlayerElement extends HTMLElement, PlayerAttributes {
  readonly character: Character | null;
  readonly figure: Figure | null;
  /** What is wrong with the source, an attribute or the last frame; null if nothing is. */
  readonly error: LimberError | null;
  /** Fulfilled when what `src` or `open` said is shown. Far from what can be seen, or off the page, `src` waits. */
  readonly ready: Promise<void>;
  readonly paused: boolean;
  readonly duration: number;
  get skins(): string[];
  /** Styles in order, or a skin; null for those of a new figure. */
  set skins(names: string | readonly string[] | null);
  currentTime: number;
  /** Where the model's origin is on the canvas, in CSS pixels, and how large a unit of it is; null if nothing is shown. */
  readonly view: { x: number; y: number; scale: number } | null;
  /** The point of the model at a place of the window, such as a pointer's. */
  toModel(clientX: number, clientY: number): { x: number; y: number } | null;
  /** The place in the window of a point of the model. */
  toPage(x: number, y: number): { x: number; y: number } | null;
  open(source: Source | Character, options?: LoadOptions): Promise<void>;
  /** Calls before there is a character are kept, and done in order when it is there. */
  play(animation?: string | number | null, options?: PlayOptions): void;
  /** Plays an animation when the one before is over. */
  queue(animation: string | number, options?: PlayOptions & { delay?: number }): void;
  pause(): void;
  /** Shows changes of the figure while it is paused. */
  redraw(): void;
  toggle(): void;
  toggleFullscreen(): Promise<void>;
  dispose(): void;
  addEventListener<K extends keyof PlayerEventMap>(
    type: K,
    listener: (this: LimberPlayerElement, event: PlayerEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof PlayerEventMap>(
    type: K,
    listener: (this: LimberPlayerElement, event: PlayerEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

/** The class of `<limber-player>`; null where there is no page. */
export const LimberPlayer: { new (): LimberPlayerElement } | null;

declare global {
  interface HTMLElementTagNameMap {
    'limber-player': LimberPlayerElement;
  }
}
