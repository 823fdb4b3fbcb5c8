/** What the studio's engine, which TeaVM makes of StudioModule, exports; see limber-core.d.ts. */
import type { BatchCanvas, WebFigure } from './limber-core.js';
import type { Picture } from './picture.js';
export * from './limber-core.js';

/** Opacity of an image of the character at a place from 0, 0 at the top left to 1, 1. */
export type ImageAlpha = (image: Picture | null, u: number, v: number) => number;

/** Address of some pixels of an image. */
export type Address = (image: string, x: number, y: number, width: number, height: number) => string;

/** Takes frames: straight RGBA from the top left. */
export interface WebEncoder {
  begin(animation: string): void;
  add(rgba: Int8Array): void;
  finish(): Int8Array<ArrayBuffer>;
  text(): string;
}

export interface WebSvg {
  add(figure: WebFigure, a: number, b: number, c: number, d: number, e: number, f: number): void;
  finish(): string;
}

export interface WebFilm {
  frames(): number;
  rewind(): void;
  next(): void;
}

/** A ZIP archive; problem says what is wrong with it, or with the entry that was read last. */
export interface WebArchive {
  problem(): string;
  names(): string[];
  read(name: string): Int8Array<ArrayBuffer>;
}

/** Tells how many steps of physics are due. */
export interface WebPhysicsClock {
  advance(seconds: number): void;
  take(): number;
}

export interface Inspection {
  details(): string;
  attachments(part: number): string;
  values(bone: number): string;
  hide(bone: number, hidden: boolean): void;
  zindex(bone: number, zindex: number): void;
  tint(bone: number, r: number, g: number, b: number, a: number): void;
  partsAt(x: number, y: number, tolerance: number, pixels: ImageAlpha): Int32Array;
  drawPart(canvas: BatchCanvas, part: number, a: number, b: number, c: number, d: number, e: number, f: number): void;
  boundPoints(part: number): string;
  settle(): void;
}

/** Answers that are not numbers are JSON: sourcetext.js parses them. */
export interface WebLanguage {
  name(): string;
  tokens(): Int32Array;
  diagnostics(): string;
  complete(offset: number): string;
  hover(offset: number): string;
  symbolAt(offset: number): string;
  nameAt(offset: number): string;
  definition(offset: number): string;
  references(offset: number): string;
  rename(offset: number, newName: string): string;
  outline(): string;
  numberAt(offset: number): string;
  partAt(offset: number): string;
  placeOfBone(bone: string, animation: string): string;
  placeOfSlot(slot: string, animation: string): string;
  shapeHandles(slot: string, skin: string): string;
  moveShapeHandle(slot: string, skin: string, handle: number, x: number, y: number, step: number): string;
  freeName(word: string): string;
  newSlotName(bone: string): string;
  addBone(bone: string, endX: number, endY: number, step: number, degreeStep: number): string;
  addSlot(bone: string, slot: string, type: string): string;
  deleteParts(bones: string[], slots: string[]): string;
  moveJoint(bone: string, x: number, y: number, step: number): string;
  setParent(bones: string[], parent: string): string;
  addSprites(images: string[], places: Float64Array): string;
  addExample(word: number, offset: number): string;
  placeOfSection(kind: string, name: string): string;
  freeSectionName(kind: string, name: string): string;
  addSkin(name: string): string;
  addAnimation(name: string, bone: string, framesPerSecond: number): string;
  duplicateSection(kind: string, name: string, newName: string): string;
  deleteSection(kind: string, name: string): string;
  pose(): WebPose;
  keys(animation: string): WebKeys;
  format(): string;
}

/** The keys of an animation; add names those that the next call is about. */
export interface WebKeys {
  tracks(): string;
  framesPerSecond(): number;
  setFramesPerSecond(framesPerSecond: number): string;
  setLength(frames: number): string;
  curve(slot: boolean, name: string, letter: string, from: number, to: number, count: number): Float64Array;
  add(slot: boolean, name: string, letter: string, frame: number, value: string, easing: string): void;
  set(): string;
  hold(): string;
  remove(): string;
  move(frames: Float64Array): string;
  mirrored(): string;
  swapped(): string;
  duplicate(by: number): string;
  ease(easing: string): string;
  unroll(): string;
  repeat(brace: number, runs: number): string;
}

/** Local values of bones; add names those that the next call is about. */
export interface WebPose {
  add(bone: string, x: number, y: number, degrees: number, scaleX: number, scaleY: number, length: number): void;
  setup(): string;
  keys(animation: string, frame: number): string;
  mirrored(asImage: boolean): string;
  swapped(): string;
}

export function pngEncoder(width: number, height: number): WebEncoder;
export function apngEncoder(width: number, height: number, frames: number, framesPerSecond: number, plays: number): WebEncoder;
export function gifEncoder(width: number, height: number, frames: number, framesPerSecond: number, plays: number, matte: number): WebEncoder;
export function sheetEncoder(image: string, width: number, height: number, columns: number, gap: number, framesPerSecond: number): WebEncoder;
export function svgEncoder(
  width: number, height: number, frames: number, frameSeconds: number, plays: number,
  r: number, g: number, b: number, a: number, address: Address): WebSvg;
export function archive(bytes: Int8Array, name: string): WebArchive;
export function keyTimes(figure: WebFigure, animation: number): Float64Array;
/** Plans the frames of one loop of an animation, or of a still for 0 frames a second. */
export function film(figure: WebFigure, animation: number, time: number, framesPerSecond: number): WebFilm;
export function physicsClock(): WebPhysicsClock;
export function inspect(figure: WebFigure): Inspection;
export function ease(easing: string, progress: number): number;
export function language(text: string, name: string): WebLanguage;
export function languageReference(): string;
export function tokenKinds(): string;
