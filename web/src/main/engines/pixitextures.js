import { ImageSource, Texture } from 'pixi.js';
import { SharedTextures, fitting } from './sharedtextures.js';

/** What the sides of a texture may be in every renderer so far. */
let maxTextureSize = Infinity;

export const textures = new SharedTextures(
  (image) => {
    const resource = fitting(image, maxTextureSize);
    // Bitmaps are premultiplied when they are decoded.
    return new Texture({ source: new ImageSource({ resource, alphaMode: 'premultiplied-alpha', autoGenerateMipmaps: true, maxAnisotropy: 4 }) });
  },
  (texture) => texture.destroy(true),
);

/** Makes textures from now on small enough for a renderer, too. @param {any} renderer */
export function limitTextures({ gl, gpu }) {
  const most = gl ? gl.getParameter(gl.MAX_TEXTURE_SIZE) : gpu.device.limits.maxTextureDimension2D;
  maxTextureSize = Math.min(maxTextureSize, most);
}
