import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { LimberPlayerElement, PlayerAttributes } from './limber.js';

/** `<limber-player>` in JSX: add `limber/react` to the `types` of tsconfig.json. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'limber-player': DetailedHTMLProps<HTMLAttributes<LimberPlayerElement>, LimberPlayerElement> & Partial<PlayerAttributes>;
    }
  }
}
