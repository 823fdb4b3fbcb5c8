package dev.limber.gdx;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.glutils.PixmapTextureData;
import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;

/**
 * A texture and where in it a white texel is, so that shapes can be drawn between sprites without
 * another texture.
 */
final class TexturePage implements Disposable {
  private static final float NONE = -1;

  private final Texture texture;
  private final int width;
  private final int height;

  /** The pixels to restore a lost texture from; null where textures are never lost. */
  private final @Nullable Pixmap kept;

  /** The centre of a white texel; negative if there is none. */
  final float whiteU;

  final float whiteV;

  /** Whether its colours are not multiplied by their alpha. */
  final boolean straight;

  /** Creates a page without a white texel. */
  TexturePage(Texture texture, boolean straight) {
    this(texture, straight, NONE, NONE, null);
  }

  TexturePage(Texture texture, float whiteU, float whiteV) {
    this(texture, false, whiteU, whiteV, null);
  }

  private TexturePage(
      Texture texture, boolean straight, float whiteU, float whiteV, @Nullable Pixmap kept) {
    this.texture = texture;
    this.straight = straight;
    this.kept = kept;
    this.width = texture.getWidth();
    this.height = texture.getHeight();
    this.whiteU = whiteU;
    this.whiteV = whiteV;
  }

  /**
   * Creates a texture from pixels and takes ownership of them; on the thread that draws. They are
   * freed at once or, where the context can be lost, with the page, because libGDX then restores
   * the texture from them.
   */
  static TexturePage of(Pixmap pixels, boolean mipMaps, float whiteU, float whiteV) {
    boolean losable = Gdx.app.getType() == Application.ApplicationType.Android;
    Texture texture = new Texture(new PixmapTextureData(pixels, null, mipMaps, false, losable));
    if (!losable) {
      pixels.dispose();
    }
    return new TexturePage(texture, false, whiteU, whiteV, losable ? pixels : null);
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

  /** Disposes the texture, and the pixels if they were kept. */
  @Override
  public void dispose() {
    texture.dispose();
    if (kept != null && !kept.isDisposed()) {
      kept.dispose();
    }
  }
}
