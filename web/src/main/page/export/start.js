/** Export of pictures and films. */
export function startExport(studio) {}
