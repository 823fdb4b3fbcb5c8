/**
 * Draws batches of triangles with WebGL2: one draw call for as many figures as fit, because plain
 * colours and up to eight textures go through one shader. Shapes come with soft edges; only frames
 * with sprites are drawn with several samples a pixel. Survives the loss of its context.
 */
import { Multisample } from './multisample.js';
import { Textures } from './textures.js';
/** @import { WebFigure } from './limber-core.js' */
/** @import * as Core from './limber-core.js' */
/** @import { Color } from './limber.d.ts' */
/** @import { Picture } from './picture.js' */

/** @typedef {[a: number, b: number, c: number, d: number, e: number, f: number]} Matrix */

const FLOATS = 8;
const BYTES = 4 * FLOATS;

/** Textures of one draw call; WebGL2 has at least 16 units. */
const UNITS = 8;

/** Where the texture coordinates of unit n start: u + UNIT_STEP * (n + 1); plain colours have 0. */
const UNIT_STEP = 4;

/**
 * Passes of each blend mode, as the engine counts them: factors for colours drawn and below, then for alphas. Cards
 * cannot multiply and cover in one pass: first what is there gets darker, then what is not there is filled up.
 */
const BLENDS = [
  [[1, 0x303, 1, 0x303]],
  [[1, 1, 1, 1]],
  [[0x306, 0x303, 0, 1], [0x305, 1, 0x305, 1]],
  [[1, 0x301, 1, 0x301]],
];

/** The canvas grows in steps, because each growth makes its memory anew. */
const SIZE_STEP = 64;

/** The renderer that last had a canvas. @type {WeakMap<HTMLCanvasElement | OffscreenCanvas, GlRenderer>} */
const owners = new WeakMap();

/** Canvases whose contexts were given back, and what brings them again. @type {WeakMap<HTMLCanvasElement | OffscreenCanvas, WEBGL_lose_context>} */
const givenBack = new WeakMap();

/** After so many frames that needed much less the canvas shrinks. */
const SIZE_FRAMES = 120;

const VERTEX = `#version 300 es
layout(location = 0) in vec2 position;
layout(location = 1) in vec2 uv;
layout(location = 2) in vec4 color;
uniform vec2 size;
flat out int unit;
out vec2 place;
out vec4 tint;
void main() {
  gl_Position = vec4(2.0 * position.x / size.x - 1.0, 1.0 - 2.0 * position.y / size.y, 0.0, 1.0);
  unit = int(floor((uv.x + 1.0) / ${UNIT_STEP}.0));
  place = vec2(uv.x - float(${UNIT_STEP} * unit), uv.y);
  tint = color;
}`;

// Derivatives are taken outside of the branches: inside them they are undefined.
const FRAGMENT = `#version 300 es
precision highp float;
flat in int unit;
in vec2 place;
in vec4 tint;
uniform sampler2D images[${UNITS}];
uniform vec3 added;
out vec4 color;
void main() {
  vec2 dx = dFdx(place);
  vec2 dy = dFdy(place);
  vec4 texel = vec4(1.0);
${Array.from({ length: UNITS }, (_, i) => `  ${i ? 'else ' : ''}if (unit == ${i + 1}) texel = textureGrad(images[${i}], place, dx, dy);`).join('\n')}
  color = texel * tint;
  color.rgb = min(color.rgb + added * color.a, color.a);
}`;

export class GlRenderer {
  #canvas;
  /** @type {WebGL2RenderingContext | null} */
  #gl = null;
  /** @type {WebGLProgram | null} */
  #program = null;
  /** @type {WebGLUniformLocation | null} */
  #sizeAt = null;
  /** @type {WebGLUniformLocation | null} */
  #addedAt = null;
  #blend = 0;
  /** The colour that is added to those of images. */
  #added = [0, 0, 0];
  /** @type {WebGLBuffer | null} */
  #vertexBuffer = null;
  /** @type {WebGLBuffer | null} */
  #indexBuffer = null;
  /** @type {WebGLVertexArrayObject | null} */
  #vertexArray = null;
  /** @type {Textures | null} */
  #textures = null;
  /** @type {Picture[]} */
  #units = [];
  #vertices = new Float32Array(1 << 14);
  #indices = new Uint32Array(1 << 13);
  #floats = 0;
  #count = 0;
  #hasPictures = false;
  /** @type {Multisample | null} */
  #multisample = null;
  #isSampled = false;
  #isCleared = false;
  /** @type {Color | null} */
  #background = null;
  #needed = { width: 0, height: 0, frames: 0 };
  #sink;
  /** @type {Set<() => void>} */
  #restored = new Set();
  #width = 1;
  #height = 1;
  #calls = 0;
  #missing = false;

  /**
   * @param {typeof Core} core the engine's exports
   * @param {HTMLCanvasElement | OffscreenCanvas} canvas gets a WebGL2 context
   */
  constructor(core, canvas) {
    this.#canvas = canvas;
    this.#sink = core.newCanvas((image, vertices, floats, indices, count, blend, r, g, b) => {
      // A batch that multiplies has two passes, so it is drawn by itself.
      if (blend !== this.#blend || blend === 2 || r !== this.#added[0] || g !== this.#added[1] || b !== this.#added[2]) {
        this.#flush();
        this.#blend = blend;
        this.#added = [r, g, b];
      }
      this.#add(image, vertices, floats, indices, count);
    });
    this.lost = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.#forget();
    };
    this.found = () => {
      this.#create();
      // One that fails must not leave the others empty.
      for (const listener of this.#restored) queueMicrotask(listener);
    };
    this.#create();
    if (this.#missing) return;
    owners.set(canvas, this);
    canvas.addEventListener('webglcontextlost', this.lost);
    canvas.addEventListener('webglcontextrestored', this.found);
  }

  get canvas() {
    return this.#canvas;
  }

  /** Whether the browser gives no WebGL2 context at all. */
  get isMissing() {
    return this.#missing;
  }

  /** Whether nothing can be drawn right now, because the browser took the context away. */
  get isLost() {
    return this.#gl === null || this.#gl.isContextLost();
  }

  /** Draw calls of the last frame. */
  get calls() {
    return this.#calls;
  }

  /**
   * Calls a function each time that the context has come back and all must be drawn again.
   * @param {() => void} listener
   */
  onRestored(listener) {
    this.#restored.add(listener);
    return () => this.#restored.delete(listener);
  }

  /**
   * Starts a frame of so many pixels at the canvas's top left; the canvas grows if it must.
   * @param {number} width @param {number} height @param {Color | null} [background]
   */
  begin(width, height, background = null) {
    this.#width = Math.max(1, Math.ceil(width));
    this.#height = Math.max(1, Math.ceil(height));
    this.#floats = 0;
    this.#count = 0;
    this.#calls = 0;
    this.#units.length = 0;
    this.#blend = 0;
    this.#added = [0, 0, 0];
    this.#background = background;
    this.#isCleared = false;
    this.#isSampled = false;
    this.#makeRoom();
  }

  /**
   * Draws a figure of the engine.
   *
   * @param {Core.WebFigure} figure the engine's figure
   * @param {boolean} hasPictures whether it may draw some
   * @param {Matrix} view a, b, c, d, e, f from the model to pixels
   * @param {boolean} bones whether to draw its bones instead
   */
  draw(figure, hasPictures, view, bones = false) {
    this.#hasPictures = hasPictures;
    figure[bones ? 'drawBones' : 'draw'](this.#sink, ...view);
  }

  /** Ends a frame: all of it is on the canvas now. */
  end() {
    this.#flush();
    if (this.isLost) return;
    if (!this.#isCleared) this.#clear(false);
    if (this.#isSampled) this.#multisample?.resolve(this.#bottom, this.#width, this.#height);
  }

  /** Returns the frame's pixels, straight RGBA from the top left; only right after end(). */
  pixels() {
    const width = this.#width;
    const height = this.#height;
    const data = new Uint8ClampedArray(4 * width * height);
    const gl = this.#gl;
    if (!gl || this.isLost) return data;
    const raw = new Uint8Array(data.length);
    gl.readPixels(0, this.#bottom, width, height, gl.RGBA, gl.UNSIGNED_BYTE, raw);
    for (let y = 0; y < height; y++) {
      let from = 4 * width * (height - 1 - y);
      let to = 4 * width * y;
      for (let x = 0; x < width; x++, from += 4, to += 4) {
        const a = raw[from + 3];
        if (a === 0) continue;
        const factor = 255 / a;
        data[to] = raw[from] * factor;
        data[to + 1] = raw[from + 1] * factor;
        data[to + 2] = raw[from + 2] * factor;
        data[to + 3] = a;
      }
    }
    return data;
  }

  /** Frees everything; may be called again. */
  dispose() {
    this.#canvas.removeEventListener('webglcontextlost', this.lost);
    this.#canvas.removeEventListener('webglcontextrestored', this.found);
    this.#restored.clear();
    const gl = this.#gl;
    if (gl && !this.isLost) {
      gl.deleteBuffer(this.#vertexBuffer);
      gl.deleteBuffer(this.#indexBuffer);
      gl.deleteVertexArray(this.#vertexArray);
      gl.deleteProgram(this.#program);
      this.#multisample?.dispose();
      queueMicrotask(() => this.#giveBack(gl));
    }
    this.#forget();
  }

  /**
   * Gives up the context, of which a page has about 16, unless another stage has the canvas by now.
   * @param {WebGL2RenderingContext} gl
   */
  #giveBack(gl) {
    if (owners.get(this.#canvas) !== this) return;
    const loss = gl.getExtension('WEBGL_lose_context');
    if (!loss) return;
    // Else the next stage could not have it back.
    this.#canvas.addEventListener('webglcontextlost', (event) => event.preventDefault(), { once: true });
    givenBack.set(this.#canvas, loss);
    loss.loseContext();
  }

  /** Frames lie at the top left, and WebGL counts from below. */
  get #bottom() {
    return this.#canvas.height - this.#height;
  }

  /** Makes the canvas large enough; what is shown of it is copied as a whole, so it shrinks, too. */
  #makeRoom() {
    const needed = this.#needed;
    needed.width = Math.max(needed.width, this.#width);
    needed.height = Math.max(needed.height, this.#height);
    if (++needed.frames === SIZE_FRAMES) {
      this.#resize(needed.width, needed.height, 2);
      this.#needed = { width: this.#width, height: this.#height, frames: 0 };
    }
    this.#resize(this.#width, this.#height, Infinity);
  }

  /**
   * Sets a side that is too short, or so many times too long.
   * @param {number} width @param {number} height @param {number} slack
   */
  #resize(width, height, slack) {
    for (const [side, least] of /** @type {['width' | 'height', number][]} */ ([['width', width], ['height', height]])) {
      const now = this.#canvas[side];
      if (now < least || now > slack * least) this.#canvas[side] = SIZE_STEP * Math.ceil(least / SIZE_STEP);
    }
  }

  /**
   * Before the first triangles of a frame: by now it is known whether sprites are among them.
   * @param {boolean} sampled
   */
  #clear(sampled) {
    const gl = this.#gl;
    if (!gl) return;
    this.#isSampled = sampled && this.#multisample !== null && this.#multisample.begin(this.#canvas.width, this.#canvas.height);
    if (!this.#isSampled) gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, this.#bottom, this.#width, this.#height);
    gl.scissor(0, this.#bottom, this.#width, this.#height);
    const [r, g, b, a] = this.#background ?? [0, 0, 0, 0];
    gl.clearColor(r * a, g * a, b * a, a);
    gl.clear(gl.COLOR_BUFFER_BIT);
    this.#isCleared = true;
  }

  /**
   * @param {Picture | null} picture @param {Float32Array} vertices @param {number} floats @param {Int32Array} indices
   * @param {number} count
   */
  #add(picture, vertices, floats, indices, count) {
    if (picture?.isClosed) return;
    const unit = picture ? this.#unitOf(picture) : 0;
    this.#reserve(floats, count);
    const first = this.#floats / FLOATS;
    const to = this.#vertices;
    const at = this.#floats;
    to.set(vertices.length === floats ? vertices : vertices.subarray(0, floats), at);
    if (unit > 0) {
      const offset = UNIT_STEP * unit;
      for (let i = at + 2, end = at + floats; i < end; i += FLOATS) to[i] += offset;
    }
    const out = this.#indices;
    let next = this.#count;
    for (let i = 0; i < count; i++) out[next++] = indices[i] + first;
    this.#count = next;
    this.#floats += floats;
  }

  /** Returns the unit of a picture, from 1; what was gathered is drawn if none is free. @param {Picture} picture */
  #unitOf(picture) {
    let at = this.#units.indexOf(picture);
    if (at < 0) {
      if (this.#units.length === UNITS) this.#flush();
      at = this.#units.push(picture) - 1;
    }
    return at + 1;
  }

  /** @param {number} floats @param {number} count */
  #reserve(floats, count) {
    if (this.#floats + floats > this.#vertices.length) {
      const larger = new Float32Array(2 * (this.#floats + floats));
      larger.set(this.#vertices.subarray(0, this.#floats));
      this.#vertices = larger;
    }
    if (this.#count + count > this.#indices.length) {
      const larger = new Uint32Array(2 * (this.#count + count));
      larger.set(this.#indices.subarray(0, this.#count));
      this.#indices = larger;
    }
  }

  #flush() {
    const gl = this.#gl;
    if (gl && this.#textures && this.#count > 0 && !this.isLost) {
      if (!this.#isCleared) this.#clear(this.#hasPictures || this.#units.length > 0);
      gl.useProgram(this.#program);
      gl.bindVertexArray(this.#vertexArray);
      gl.uniform2f(this.#sizeAt, this.#width, this.#height);
      for (let i = 0; i < this.#units.length; i++) {
        gl.activeTexture(gl.TEXTURE0 + i);
        gl.bindTexture(gl.TEXTURE_2D, this.#textures.of(this.#units[i]));
      }
      gl.bindBuffer(gl.ARRAY_BUFFER, this.#vertexBuffer);
      gl.bufferData(gl.ARRAY_BUFFER, this.#vertices, gl.STREAM_DRAW, 0, this.#floats);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, this.#indices, gl.STREAM_DRAW, 0, this.#count);
      gl.uniform3fv(this.#addedAt, this.#added);
      for (const [color, colorBelow, alpha, alphaBelow] of BLENDS[this.#blend]) {
        gl.blendFuncSeparate(color, colorBelow, alpha, alphaBelow);
        gl.drawElements(gl.TRIANGLES, this.#count, gl.UNSIGNED_INT, 0);
        this.#calls++;
      }
    }
    this.#floats = 0;
    this.#count = 0;
    this.#units.length = 0;
  }

  #create() {
    const gl = /** @type {WebGL2RenderingContext | null} */ (this.#canvas.getContext('webgl2', {
      alpha: true,
      premultipliedAlpha: true,
      antialias: false,
      depth: false,
      stencil: false,
    }));
    // One with a depth buffer is somebody else's.
    this.#missing = !gl || gl.getContextAttributes()?.depth === true;
    if (!gl || this.#missing) return;
    this.#gl = gl;
    givenBack.get(this.#canvas)?.restoreContext();
    givenBack.delete(this.#canvas);
    if (gl.isContextLost()) return;
    this.#multisample = new Multisample(gl);
    this.#textures = new Textures(gl);
    const program = linked(gl);
    this.#program = program;
    gl.useProgram(program);
    this.#sizeAt = gl.getUniformLocation(program, 'size');
    this.#addedAt = gl.getUniformLocation(program, 'added');
    gl.uniform1iv(
      gl.getUniformLocation(program, 'images'),
      Array.from({ length: UNITS }, (_, i) => i),
    );
    this.#vertexArray = gl.createVertexArray();
    gl.bindVertexArray(this.#vertexArray);
    this.#vertexBuffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#vertexBuffer);
    this.#indexBuffer = gl.createBuffer();
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#indexBuffer);
    [2, 2, 4].reduce((at, size, location) => {
      gl.enableVertexAttribArray(location);
      gl.vertexAttribPointer(location, size, gl.FLOAT, false, BYTES, at);
      return at + 4 * size;
    }, 0);
    gl.enable(gl.SCISSOR_TEST);
    gl.enable(gl.BLEND);
  }

  #forget() {
    this.#gl = null;
    this.#program = null;
    this.#textures?.dispose();
    this.#textures = null;
    this.#multisample = null;
    this.#units.length = 0;
    this.#floats = 0;
    this.#count = 0;
  }
}

/** @param {WebGL2RenderingContext} gl */
function linked(gl) {
  const program = gl.createProgram();
  const shaders = [VERTEX, FRAGMENT].map((source, index) => {
    const shader = /** @type {WebGLShader} */ (gl.createShader(index === 0 ? gl.VERTEX_SHADER : gl.FRAGMENT_SHADER));
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    return shader;
  });
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const log = [gl.getProgramInfoLog(program), ...shaders.map((s) => gl.getShaderInfoLog(s))];
    throw new Error(`the shader does not compile: ${log.join(' ')}`);
  }
  for (const shader of shaders) gl.deleteShader(shader);
  return program;
}
