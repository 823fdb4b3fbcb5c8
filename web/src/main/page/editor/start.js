/** The editor and what stands around it. */
export function startEditor(studio) {}
