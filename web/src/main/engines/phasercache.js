/** @import * as Phaser from 'phaser' */
import { LimberError } from './limber.js';
/** @import { Character } from './limber.d.ts' */

/** The name of all that there is of Limber in Phaser: loader, factory, cache and plugin. */
export const KEY = 'limber';

/** @param {Phaser.Scene} scene @param {string} key @returns {Character} */
export function characterOf(scene, key) {
  const characters = charactersOf(scene.sys.cache);
  const character = characters.get(key);
  if (character) return character;
  const keys = characters.getKeys().map((/** @type {string} */ known) => `"${known}"`).join(', ');
  throw new LimberError(`no character "${key}" was loaded; there are: ${keys || 'none'}`);
}

/** @param {Phaser.Cache.CacheManager} caches @returns {Phaser.Cache.BaseCache} */
export function charactersOf(caches) {
  return /** @type {Record<string, Phaser.Cache.BaseCache>} */ (caches.custom)[KEY] ?? caches.addCustom(KEY);
}
