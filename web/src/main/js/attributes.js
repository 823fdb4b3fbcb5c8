/** The attributes of `<limber-player>`, and the properties that stand for them. */
const BOOLEANS = ['autoplay', 'loop', 'controls', 'bones', 'reverse'];
const TEXTS = ['src', 'marks', 'animation', 'skin', 'styles', 'background', 'fit', 'poster', 'label'];
const NUMBERS = { speed: 1, fade: 0.15, padding: 8 };

export function attributeNames() {
  return [...BOOLEANS, ...TEXTS, ...Object.keys(NUMBERS)];
}

/**
 * Gives the class of the element a property for each attribute; `animation` has one of its own.
 * @param {{ prototype: HTMLElement }} type
 */
export function reflectAttributes(type) {
  for (const name of BOOLEANS) {
    property(type, name, {
      get() {
        return this.hasAttribute(name);
      },
      /** @param {boolean} on */
      set(on) {
        this.toggleAttribute(name, Boolean(on));
      },
    });
  }
  for (const name of TEXTS.filter((one) => one !== 'animation')) {
    property(type, name, {
      get() {
        return this.getAttribute(name) ?? '';
      },
      /** @param {string | null} text */
      set(text) {
        reflect(this, name, text);
      },
    });
  }
  for (const [name, standard] of Object.entries(NUMBERS)) {
    property(type, name, {
      get() {
        const value = parseFloat(this.getAttribute(name) ?? '');
        return Number.isFinite(value) ? value : standard;
      },
      /** @param {number | null} value */
      set(value) {
        reflect(this, name, value);
      },
    });
  }
}

/** Sets an attribute, or takes it away as frameworks do. @param {HTMLElement} element @param {string} name @param {string | number | null | undefined} value */
export function reflect(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, String(value));
}

/**
 * Sets again what was set before the browser knew the element: those are properties of its own, in front of the class's.
 * @param {HTMLElement} element @param {string[]} names
 */
export function adoptProperties(element, names) {
  const own = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (element));
  for (const name of names.filter((one) => Object.hasOwn(own, one))) {
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}

/**
 * @param {{ prototype: HTMLElement }} type @param {string} name
 * @param {PropertyDescriptor & ThisType<HTMLElement>} accessors
 */
function property(type, name, accessors) {
  Object.defineProperty(type.prototype, name, { ...accessors, configurable: true, enumerable: true });
}
