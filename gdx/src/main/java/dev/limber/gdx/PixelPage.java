package dev.limber.gdx;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.glutils.PixmapTextureData;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The pixels of a texture to be, and what is where in it. Made on any thread. */
final class PixelPage implements Disposable {
  private record Entry(String name, int x, int y, int width, int height, AlphaMask mask) {}

  private final Pixmap pixels;
  private final List<Entry> entries = new ArrayList<>();
  private @Nullable WhiteSpot white;

  /** Creates a page of pixels that are straight still; {@link #finish} multiplies them. */
  PixelPage(Pixmap pixels) {
    this.pixels = pixels;
  }

  Pixmap pixels() {
    return pixels;
  }

  void add(String name, int x, int y, int width, int height, AlphaMask mask) {
    entries.add(new Entry(name, x, y, width, height, mask));
  }

  void white(@Nullable WhiteSpot spot) {
    white = spot;
  }

  /** Does what is left to be done without a graphics card. */
  void finish() {
    ImageDecoder.premultiply(pixels);
  }

  /** Makes the texture; on the thread that draws. The pixels are gone or the texture's after it. */
  TexturePage upload(Map<String, GdxImage> images) {
    // Where the context can be lost, the texture needs its pixels again.
    boolean losable = Gdx.app.getType() == Application.ApplicationType.Android;
    Texture texture = new Texture(new PixmapTextureData(pixels, null, true, false, losable));
    texture.setFilter(Texture.TextureFilter.MipMapLinearLinear, Texture.TextureFilter.Linear);
    WhiteSpot spot = white;
    TexturePage page =
        spot == null
            ? new TexturePage(texture)
            : new TexturePage(
                texture, (float) spot.x / pixels.getWidth(), (float) spot.y / pixels.getHeight());
    for (Entry entry : entries) {
      images.put(
          entry.name,
          new GdxImage(entry.name, page, entry.x, entry.y, entry.width, entry.height, entry.mask));
    }
    if (!losable) {
      pixels.dispose();
    }
    return page;
  }

  @Override
  public void dispose() {
    if (!pixels.isDisposed()) {
      pixels.dispose();
    }
  }
}
