/** The viewports. */
export function startViewports(studio) {}
