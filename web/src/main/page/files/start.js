/** Files: opening, saving, examples, links. */
export function startFiles(studio) {}
