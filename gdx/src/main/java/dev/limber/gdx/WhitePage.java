package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;

/**
 * The white texel for shapes whose character has no texture: in a texture of our own, or in yours.
 */
final class WhitePage implements Disposable {
  private @Nullable TexturePage page;
  private @Nullable TexturePage own;

  TexturePage page() {
    TexturePage current = page;
    if (current == null) {
      Pixmap pixels = PixmapDecoder.blank(2, 2);
      pixels.setColor(1, 1, 1, 1);
      pixels.fill();
      current = TexturePage.of(pixels, false, 0.5f, 0.5f);
      own = current;
      page = current;
    }
    return current;
  }

  /** Uses the centre of a region from now on. */
  void set(TextureRegion region) {
    dispose();
    page =
        new TexturePage(
            region.getTexture(),
            0.5f * (region.getU() + region.getU2()),
            0.5f * (region.getV() + region.getV2()));
  }

  @Override
  public void dispose() {
    TexturePage ours = own;
    if (ours != null) {
      ours.dispose();
    }
    own = null;
    page = null;
  }
}
