import { context2d, newCanvas } from './canvas.js';
/** @import { Picture } from './picture.js' */

/** The pictures that a graphics card has, made when they are first drawn. Lost with their context. */
export class Textures {
  #gl;
  /** @type {Map<Picture, WebGLTexture>} */
  #known = new Map();

  /** @param {WebGL2RenderingContext} gl */
  constructor(gl) {
    this.#gl = gl;
  }

  /** Returns the texture of a picture. @param {Picture} picture */
  of(picture) {
    const known = this.#known.get(picture);
    if (known) return known;
    const gl = this.#gl;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    const source = fitting(picture.bitmap, gl.getParameter(gl.MAX_TEXTURE_SIZE));
    // Bitmaps are premultiplied when they are decoded; canvases are unless this says that they should not be.
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, source !== picture.bitmap);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    const anisotropy = gl.getExtension('EXT_texture_filter_anisotropic');
    if (anisotropy) {
      const most = gl.getParameter(anisotropy.MAX_TEXTURE_MAX_ANISOTROPY_EXT);
      gl.texParameterf(gl.TEXTURE_2D, anisotropy.TEXTURE_MAX_ANISOTROPY_EXT, Math.min(4, most));
    }
    this.#known.set(picture, texture);
    picture.users.add(this);
    return texture;
  }

  /** @param {Picture} picture */
  release(picture) {
    this.#gl.deleteTexture(this.#known.get(picture) ?? null);
    this.#known.delete(picture);
    picture.users.delete(this);
  }

  dispose() {
    for (const picture of [...this.#known.keys()]) this.release(picture);
  }
}

/** Returns an image that fits a texture: itself, or a smaller copy. @param {ImageBitmap} bitmap @param {number} most */
function fitting(bitmap, most) {
  if (bitmap.width <= most && bitmap.height <= most) return bitmap;
  const factor = most / Math.max(bitmap.width, bitmap.height);
  const copy = newCanvas(
    Math.max(1, Math.floor(bitmap.width * factor)),
    Math.max(1, Math.floor(bitmap.height * factor)),
  );
  context2d(copy).drawImage(bitmap, 0, 0, copy.width, copy.height);
  return copy;
}
