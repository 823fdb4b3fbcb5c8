import type { ClassAttributes, HTMLAttributes } from 'react';
import type { LimberPlayerElement, PlayerAttributes, PlayerEventMap, PlayEventType } from './limber.js';

/** React listens to events of custom elements by their own names. */
type Events = { [K in PlayEventType | 'load' | 'error' | 'play' | 'pause' | 'draw' as `on${K}`]?: (event: PlayerEventMap[K]) => void };

/** Those that React gives only to elements that it knows. Not `Attributes`: that is React's own where it is used below. */
type KnownAttributes = Omit<HTMLAttributes<LimberPlayerElement>, 'onLoad' | 'onError' | 'onPlay' | 'onPause'>;

/** What is null or undefined is as if it were left out. */
type PlayerProps = { [K in keyof PlayerAttributes]?: PlayerAttributes[K] | null } & { skins?: string | readonly string[] | null };

/** `<limber-player>` in JSX: add `limber/react` to the `types` of tsconfig.json. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'limber-player': ClassAttributes<LimberPlayerElement> & KnownAttributes & PlayerProps & Events;
    }
  }
}
