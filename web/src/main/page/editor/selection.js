/** The caret chooses a bone or slot, and what is chosen elsewhere takes the caret to its line, or to what the animation says of it. */
/** @import { Selection, Studio } from '../document/studio.js' */
/** @import { LanguageClient } from './languageclient.js' */
/** @import { TextView } from './textview.js' */

const PAUSE = 60;

export class SelectionLink {
  #timer = 0;
  #revealing = false;

  /** @param {Studio} studio @param {TextView} textView @param {LanguageClient} language */
  constructor(studio, textView, language) {
    this.studio = studio;
    this.textView = textView;
    this.language = language;
    // Changes from elsewhere, such as a drag in the picture, choose nothing.
    studio.on('caret', ({ offset, byUser }) => byUser && this.#later(offset));
    studio.on('selection', ({ selection }) => {
      if (selection && selection.by !== 'text') this.#reveal(selection);
    });
  }

  /** The caret runs over many lines while a key is held; only where it rests counts. @param {number} offset */
  #later(offset) {
    clearTimeout(this.#timer);
    if (this.#revealing) return;
    this.#timer = setTimeout(() => this.#choose(offset), PAUSE);
  }

  /** @param {number} offset */
  async #choose(offset) {
    const part = await this.language.ask('part', offset);
    if (!part || this.studio.document?.kind !== 'skel2d') return;
    const kind = part.slot ? 'slot' : 'bone';
    const name = part.slot ?? part.bone;
    this.studio.select(name ? { kind, name, index: this.#indexOf(kind, name), by: 'text' } : null);
  }

  /** @param {'bone' | 'slot'} kind @param {string} name */
  #indexOf(kind, name) {
    const { character } = this.studio;
    const all = (kind === 'bone' ? character?.bones : character?.parts) ?? [];
    return all.findIndex(one => one.name === name);
  }

  /** @param {Selection} selection */
  async #reveal({ kind, name }) {
    const { viewports, activeViewport } = this.studio;
    const animation = viewports[activeViewport]?.animation ?? '';
    const place = await this.language.ask(kind === 'slot' ? 'placeOfSlot' : 'placeOfBone', name, animation);
    if (!place) return;
    this.#revealing = true;
    this.textView.reveal(place.from, place.to, false);
    this.#revealing = false;
  }
}
