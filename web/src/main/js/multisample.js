/** Samples of one pixel; more cost more and are hardly seen. */
const COUNT = 4;

/**
 * A place to draw with several samples a pixel, which smooths the edges of sprites. Apart from the
 * canvas, because there it would cost the same for every frame, and for all of the canvas.
 */
export class Multisample {
  #gl;
  /** @type {WebGLRenderbuffer | null} */
  #buffer = null;
  /** @type {WebGLFramebuffer | null} */
  #frame = null;
  #width = 0;
  #height = 0;
  /** @type {boolean | null} Null: nobody has tried. */
  #isUsable = null;

  /** @param {WebGL2RenderingContext} gl */
  constructor(gl) {
    this.#gl = gl;
  }

  /**
   * Draws here from now on. False if this graphics card cannot: drawing goes on as it was.
   * @param {number} width @param {number} height
   */
  begin(width, height) {
    this.#isUsable ??= this.#try();
    if (!this.#isUsable) return false;
    this.#use(width, height);
    return true;
  }

  /**
   * Puts what was drawn on the canvas: as much as a frame takes, from its lower edge up.
   * @param {number} bottom @param {number} width @param {number} height
   */
  resolve(bottom, width, height) {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, this.#frame);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, null);
    const top = bottom + height;
    gl.blitFramebuffer(0, bottom, width, top, 0, bottom, width, top, gl.COLOR_BUFFER_BIT, gl.NEAREST);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  }

  dispose() {
    this.#gl.deleteFramebuffer(this.#frame);
    this.#gl.deleteRenderbuffer(this.#buffer);
  }

  /** Before the first frame, which would be missing otherwise: a still picture has no second one. */
  #try() {
    // Errors of others, from before, do not count.
    this.#gl.getError();
    this.#use(1, 1);
    this.resolve(0, 1, 1);
    return this.#gl.getError() === this.#gl.NO_ERROR;
  }

  /** @param {number} width @param {number} height */
  #use(width, height) {
    const gl = this.#gl;
    this.#frame ??= gl.createFramebuffer();
    this.#buffer ??= gl.createRenderbuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#frame);
    if (this.#width !== width || this.#height !== height) this.#resize(width, height);
  }

  /** @param {number} width @param {number} height */
  #resize(width, height) {
    const gl = this.#gl;
    const count = Math.min(COUNT, gl.getParameter(gl.MAX_SAMPLES));
    gl.bindRenderbuffer(gl.RENDERBUFFER, this.#buffer);
    gl.renderbufferStorageMultisample(gl.RENDERBUFFER, count, gl.RGBA8, width, height);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.RENDERBUFFER, this.#buffer);
    this.#width = width;
    this.#height = height;
  }
}
