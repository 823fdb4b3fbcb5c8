/**
 * Holds limber.d.ts to the scripts: tsc fails here if something is declared that there is not, has another type, or is
 * not declared at all.
 */
import type * as declared from '../js/limber.d.ts';
import type * as scripts from '../js/api.js';

type Is<T extends true> = T;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Fits<A extends B, B> = A;
/** Members of a script's class that are for other scripts, and so not declared. */
type Inner<Script, Declared> = Exclude<keyof Script, keyof Declared>;

export type Checks = [
  Is<Same<keyof typeof scripts, keyof typeof declared>>,
  Fits<typeof scripts.load, typeof declared.load>,
  Fits<typeof scripts.read, typeof declared.read>,
  Fits<typeof scripts.readSkel2d, typeof declared.readSkel2d>,
  Fits<typeof scripts.stage, typeof declared.stage>,
  Fits<typeof scripts.paint, typeof declared.paint>,
  Fits<typeof scripts.LimberPlayer, typeof declared.LimberPlayer>,
  Fits<typeof scripts.loadImage, typeof declared.loadImage>,
  Fits<scripts.Attached, declared.Attached>,
  Fits<scripts.Bone, declared.Bone>,
  Fits<scripts.Character, declared.Character>,
  Fits<scripts.Figure, declared.Figure>,
  Fits<scripts.LimberError, declared.LimberError>,
  Fits<scripts.Painter, declared.Painter>,
  Fits<scripts.Part, declared.Part>,
  Fits<scripts.Picture, declared.Picture>,
  Fits<scripts.PlayEvent, declared.PlayEvent>,
  Fits<scripts.Playback, declared.Playback>,
  Fits<scripts.Stage, declared.Stage>,
  Is<Same<Inner<scripts.Attached, declared.Attached>, never>>,
  Is<Same<Inner<scripts.Bone, declared.Bone>, never>>,
  Is<Same<Inner<scripts.Character, declared.Character>, 'engine' | 'pictures' | 'encodedImage' | 'forget' | 'triangles'>>,
  Is<Same<Inner<scripts.Figure, declared.Figure>, 'engine' | 'hasPictures'>>,
  Is<Same<Inner<scripts.LimberError, declared.LimberError>, never>>,
  Is<Same<Inner<scripts.Painter, declared.Painter>, never>>,
  Is<Same<Inner<scripts.Part, declared.Part>, 'isOf'>>,
  Is<Same<Inner<scripts.Picture, declared.Picture>, 'bitmap' | 'blob' | 'users' | 'hold' | 'isClosed'>>,
  Is<Same<Inner<scripts.PlayEvent, declared.PlayEvent>, never>>,
  Is<Same<Inner<scripts.Playback, declared.Playback>, never>>,
  Is<Same<Inner<scripts.Stage, declared.Stage>, 'renderer'>>,
];
