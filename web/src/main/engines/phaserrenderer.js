import * as Phaser from 'phaser';
import { SharedTextures, fitting } from './sharedtextures.js';
/** @import { BlendMode, TriangleSink } from './limber.d.ts' */
/** @import { LimberGameObject } from './phaserobject.js' */

/** @typedef {Phaser.Renderer.WebGL.WebGLRenderer} Renderer */
/** @typedef {Phaser.GameObjects.Components.TransformMatrix} Matrix */

/** Phaser's blend modes; null takes the game object's. @type {Record<BlendMode, number | null>} */
const BLENDS = {
  normal: null,
  additive: Phaser.BlendModes.ADD,
  multiply: Phaser.BlendModes.MULTIPLY,
  screen: Phaser.BlendModes.SCREEN,
};

/** Of the tint modes of Phaser 4. */
const FILL = 1;

const VERTEX = `
attribute vec2 position;
attribute vec2 uv;
attribute vec4 color;
uniform mat4 projection;
uniform mat3 model;
varying vec2 place;
varying vec4 paint;
void main() {
  gl_Position = projection * vec4((model * vec3(position, 1.0)).xy, 0.0, 1.0);
  place = uv;
  paint = color;
}`;

const FRAGMENT = `
precision mediump float;
varying vec2 place;
varying vec4 paint;
uniform sampler2D image;
uniform vec4 tint;
uniform vec3 added;
uniform float fill;
void main() {
  vec4 color = texture2D(image, place) * paint;
  color.rgb = min(color.rgb + added * color.a, color.a);
  gl_FragColor = vec4(mix(color.rgb, color.aaa, fill), color.a) * tint;
}`;

/** What figures need of a graphics card. Triangles go there right from the engine's arrays. */
export class FigureRenderer {
  /** @type {WeakMap<Renderer, FigureRenderer>} */
  static #known = new WeakMap();

  #renderer;
  #gl;
  /** @type {WebGLProgram | null} */
  #program = null;
  /** @type {Record<string, WebGLUniformLocation | null>} */
  #uniforms = {};
  /** @type {WebGLTexture | null} */
  #white = null;
  /** @type {WebGLBuffer | null} */
  #vertexBuffer = null;
  /** @type {WebGLBuffer | null} */
  #indexBuffer = null;
  #model = new Float32Array([1, 0, 0, 0, 1, 0, 0, 0, 1]);
  /** @type {LimberGameObject | null} */
  #drawn = null;
  /** Of what is drawn. @type {string | number} */
  #blendMode = 0;

  /** @param {Renderer} renderer */
  static of(renderer) {
    let known = FigureRenderer.#known.get(renderer);
    if (!known) FigureRenderer.#known.set(renderer, (known = new FigureRenderer(renderer)));
    return known;
  }

  /** @param {Renderer} renderer */
  constructor(renderer) {
    const { gl } = renderer;
    this.#renderer = renderer;
    this.#gl = gl;
    this.textures = new SharedTextures((image) => newTexture(gl, fitting(image, gl.getParameter(gl.MAX_TEXTURE_SIZE))), (texture) => gl.deleteTexture(texture));
    renderer.on(Phaser.Renderer.Events.LOSE_WEBGL, () => {
      this.#program = null;
      this.textures.forget();
    });
    /** @type {TriangleSink} */
    this.take = (image, vertices, indices, blend, added) => {
      const object = /** @type {LimberGameObject} */ (this.#drawn);
      gl.bindTexture(gl.TEXTURE_2D, image ? this.textures.of(image, object) : this.#white);
      this.#setBlend(BLENDS[blend] ?? this.#blendMode);
      gl.uniform3fv(this.#uniforms.added, added);
      gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.STREAM_DRAW);
      gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STREAM_DRAW);
      gl.drawElements(gl.TRIANGLES, indices.length, gl.UNSIGNED_INT, 0);
    };
  }

  /**
   * Draws a figure; Phaser has put its own state aside.
   *
   * @param {LimberGameObject} object
   * @param {any} context a camera, or in Phaser 4 a drawing context
   * @param {Matrix} matrix from the game object to pixels
   */
  draw(object, context, { a, b, c, d, e, f }) {
    const scale = Math.sqrt(Math.abs(a * d - b * c));
    if (scale === 0) return;
    const renderer = /** @type {any} */ (this.#renderer);
    const isContext = 'beginDraw' in context;
    if (isContext) {
      context.beginDraw();
      renderer.setProjectionMatrixFromDrawingContext(context);
    }
    this.#begin();
    const gl = this.#gl;
    const flipX = object.flipX ? -1 : 1;
    const flipY = object.flipY ? 1 : -1;
    const model = this.#model;
    model[0] = a * flipX;
    model[1] = b * flipX;
    model[3] = c * flipY;
    model[4] = d * flipY;
    model[6] = e;
    model[7] = f;
    gl.uniformMatrix3fv(this.#uniforms.model, false, model);
    gl.uniformMatrix4fv(this.#uniforms.projection, false, renderer.projectionMatrix.val);
    // Containers change the alphas of corners. The alpha of a camera is up to the game object before Phaser 4.
    const alpha = isContext ? object.alphaTopLeft : object.alphaTopLeft * context.alpha;
    const tint = object.tintTopLeft;
    const part = alpha / 255;
    gl.uniform4f(this.#uniforms.tint, ((tint >> 16) & 255) * part, ((tint >> 8) & 255) * part, (tint & 255) * part, alpha);
    // Phaser 3 has one of them, Phaser 4 the other.
    const { tintFill, tintMode } = /** @type {any} */ (object);
    gl.uniform1f(this.#uniforms.fill, tintFill || tintMode === FILL ? 1 : 0);
    // A container that has a blend mode has it for all that is in it.
    const { parentContainer } = object;
    const isBlended = parentContainer && parentContainer.blendMode !== Phaser.BlendModes.SKIP_CHECK;
    this.#blendMode = (isBlended ? parentContainer : object).blendMode;
    this.#drawn = object;
    object.figure.triangles(this.take, scale);
    this.#drawn = null;
    for (let i = 0; i < 3; i++) gl.disableVertexAttribArray(i);
  }

  #begin() {
    const gl = this.#gl;
    if (!this.#program) this.#create();
    gl.useProgram(this.#program);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#vertexBuffer);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#indexBuffer);
    attribute(gl, 0, 2, 0);
    attribute(gl, 1, 2, 8);
    attribute(gl, 2, 4, 16);
    gl.activeTexture(gl.TEXTURE0);
    gl.enable(gl.BLEND);
  }

  #create() {
    const gl = this.#gl;
    // Indices of 32 bits.
    gl.getExtension('OES_element_index_uint');
    const program = (this.#program = linked(gl));
    for (const name of ['projection', 'model', 'tint', 'added', 'fill']) this.#uniforms[name] = gl.getUniformLocation(program, name);
    this.#vertexBuffer = gl.createBuffer();
    this.#indexBuffer = gl.createBuffer();
    this.#white = newTexture(gl, new ImageData(new Uint8ClampedArray([255, 255, 255, 255]), 1, 1));
  }

  /** @param {string | number} mode one of Phaser's, which keeps numbers of them */
  #setBlend(mode) {
    const gl = this.#gl;
    const { func, equation } = /** @type {any} */ (this.#renderer.blendModes)[mode];
    // Phaser 4 has them for colours and for alphas.
    if (func.length > 2) {
      gl.blendEquationSeparate(equation[0], equation[1]);
      gl.blendFuncSeparate(func[0], func[1], func[2], func[3]);
    } else {
      gl.blendEquation(equation);
      gl.blendFunc(func[0], func[1]);
    }
  }
}

/** @param {WebGLRenderingContext} gl @param {number} location @param {number} size @param {number} offset */
function attribute(gl, location, size, offset) {
  gl.enableVertexAttribArray(location);
  gl.vertexAttribPointer(location, size, gl.FLOAT, false, 32, offset);
}

/** @param {WebGLRenderingContext} gl @param {ImageBitmap | ImageData} image */
function newTexture(gl, image) {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  // Bitmaps are premultiplied when they are decoded.
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
  // WebGL 1 has no mipmaps for most sizes.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

/** @param {WebGLRenderingContext} gl */
function linked(gl) {
  const program = /** @type {WebGLProgram} */ (gl.createProgram());
  for (const [type, source] of /** @type {[number, string][]} */ ([[gl.VERTEX_SHADER, VERTEX], [gl.FRAGMENT_SHADER, FRAGMENT]])) {
    const shader = /** @type {WebGLShader} */ (gl.createShader(type));
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  ['position', 'uv', 'color'].forEach((name, location) => gl.bindAttribLocation(program, location, name));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`limber: the shader does not compile: ${gl.getProgramInfoLog(program)}`);
  }
  return program;
}
