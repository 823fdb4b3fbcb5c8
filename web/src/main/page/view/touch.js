/** A finger covers what it points at: how much more room it needs than a mouse. */
export const COARSE = matchMedia('(pointer: coarse)').matches;

/** Factor of how far from a handle or joint a pointer may be. */
export const REACH = COARSE ? 2.5 : 1;
/** Factor of how large handles are drawn, which leaves the room between them. */
export const SIZE = COARSE ? 1.5 : 1;
