/**
 * What the engine that TeaVM makes of RuntimeModule exports: one interface for each Java class, under its name.
 * EngineTypesTest holds these to the Java sources.
 */

import type { PlayEventType } from './limber.d.ts';
import type { Picture } from './picture.js';

/** A batch of triangles; the arrays are the engine's own, longer than used, and only valid during the call. */
export type BatchSink = (image: Picture | null, vertices: Float32Array, floats: number, indices: Int32Array, indexCount: number, blend: number, addR: number, addG: number, addB: number) => void;

export type PlayerSink = (kind: PlayEventType, playback: WebPlayback, mark: string, loop: number, number: number, text: string) => void;

/** Takes triangles from figures and hands them to a BatchSink. */
export type BatchCanvas = object;

export interface WebCharacter {
  describe(): string;
  isUsable(): boolean;
  imageBytes(number: number): Int8Array;
  imageReady(number: number, picture: Picture | null): void;
  newFigure(physics: boolean): WebFigure;
}

export interface WebFigure {
  player(): WebPlayer;
  reset(): void;
  seek(animation: number, seconds: number): void;
  setup(): void;
  moveBy(x: number, y: number): void;
  construct(): void;
  setSkins(names: string[]): void;
  skins(): string[];
  bones(): Float64Array;
  bone(index: number): Float64Array;
  animationIndex(name: string): number;
  boneIndex(name: string): number;
  position(bone: number, x: number, y: number): void;
  rotation(bone: number, radians: number): void;
  scale(bone: number, x: number, y: number): void;
  place(bone: number, worldX: number, worldY: number): void;
  world(bone: number, part: 0 | 1 | 2): number;
  turn(bone: number, radians: number): void;
  pointAt(bone: number, worldX: number, worldY: number, mix: number): void;
  partIndex(name: string): number;
  changePart(part: number, change: number, r: number, g: number, b: number, a: number): void;
  clipPart(part: number, outline: string | null): void;
  clearPart(part: number): void;
  setPartImage(part: number, picture: Picture | null): void;
  setPartAttachment(part: number, attachment: string | null): void;
  attachImage(index: number, isPart: boolean, picture: Picture): WebAttached;
  attachFigure(index: number, isPart: boolean, figure: WebFigure): WebAttached;
  bounds(): Float64Array;
  animationBounds(animation: number, framesPerSecond: number): Float64Array;
  hit(x: number, y: number, tolerance: number): number;
  draw(canvas: BatchCanvas, a: number, b: number, c: number, d: number, e: number, f: number): void;
  drawBones(canvas: BatchCanvas, a: number, b: number, c: number, d: number, e: number, f: number): void;
}

export interface WebAttached {
  index(): number;
  bone(): number;
  change(change: number, r: number, g: number, b: number, a: number): void;
  before(part: string): void;
  after(part: string): void;
  inFront(): void;
  behind(): void;
  at(x: number, y: number): void;
  turned(radians: number, scale: number): void;
  remove(): void;
}

export interface WebPlayer {
  listen(sink: PlayerSink): void;
  between(change: () => void): void;
  play(track: number, animation: number): WebPlayback;
  queue(track: number, animation: number, delaySeconds: number): WebPlayback;
  hasQueued(track: number): boolean;
  stop(track: number, fadeSeconds: number): void;
  current(track: number): WebPlayback | null;
  update(seconds: number): void;
  setPaused(paused: boolean): void;
  isPaused(): boolean;
  setTimeScale(factor: number): void;
  timeScale(): number;
  standardFade(seconds: number): void;
  pairFade(from: number, to: number, seconds: number): void;
  mark(animation: number, seconds: number, name: string, number: number, text: string): void;
  setTrack(track: number, weight: number, additive: boolean): void;
  setMask(track: number, bones: string[]): void;
}

export interface WebPlayback {
  animation(): number;
  track(): number;
  loop(loops: number): void;
  pingPong(): void;
  reverse(on: boolean): void;
  setSpeed(factor: number): void;
  speed(): number;
  fade(seconds: number): void;
  easing(easing: number): void;
  release(seconds: number): void;
  seek(seconds: number): void;
  setPosition(seconds: number): void;
  position(): number;
  seconds(): number;
  currentLoop(): number;
  weight(): number;
  isComplete(): boolean;
  isLeaving(): boolean;
}

export function read(bytes: Int8Array, name: string, marks: Int8Array | null): WebCharacter;
export function readSkel2d(text: string, name: string): WebCharacter;
export function newCanvas(sink: BatchSink): BatchCanvas;
