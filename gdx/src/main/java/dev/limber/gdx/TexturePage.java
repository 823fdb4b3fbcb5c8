package dev.limber.gdx;

import com.badlogic.gdx.graphics.Texture;

/**
 * A texture and where in it a white texel is, so that shapes can be drawn between sprites without
 * another texture.
 */
final class TexturePage {
  private static final float NONE = -1;

  private final Texture texture;
  private final int width;
  private final int height;

  /** The middle of a white texel; below 0 if there is none. */
  final float whiteU;

  final float whiteV;

  /** Creates a page without a white texel. */
  TexturePage(Texture texture) {
    this(texture, NONE, NONE);
  }

  TexturePage(Texture texture, float whiteU, float whiteV) {
    this.texture = texture;
    this.width = texture.getWidth();
    this.height = texture.getHeight();
    this.whiteU = whiteU;
    this.whiteV = whiteV;
  }

  boolean hasWhite() {
    return whiteU >= 0;
  }

  Texture texture() {
    return texture;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }
}
