/** Returns what the file of marks beside a SkelForm file is called. @param {string} name */
export function marksName(name) {
  return name.replace(/\.[^.]*$/, '') + '.marks.json';
}
