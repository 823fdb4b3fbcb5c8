package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The pixels of a future texture, and where its pictures are. Can be created on any thread. */
final class PixelPage implements Disposable {
  private record Entry(SourceImage image, SourceImage.Picture picture, int x, int y) {}

  private final Pixmap pixels;
  private final List<Entry> entries = new ArrayList<>();

  PixelPage(int width, int height) {
    pixels = PixmapDecoder.blank(width, height);
    WhiteSpot.paint(pixels);
  }

  int width() {
    return pixels.getWidth();
  }

  int height() {
    return pixels.getHeight();
  }

  /** Copies a picture to a position. */
  void add(SourceImage image, SourceImage.Picture picture, int x, int y) {
    pixels.drawPixmap(
        image.pixels, x, y, picture.x(), picture.y(), picture.width(), picture.height());
    entries.add(new Entry(image, picture, x, y));
  }

  /** Finishes everything that needs no graphics card. */
  void finish() {
    PixmapDecoder.premultiply(pixels);
  }

  /**
   * Creates the texture, which takes ownership of the pixels; on the thread that draws.
   *
   * @param images those with pictures here receive their positions
   */
  TexturePage upload(Map<String, GdxImage> images) {
    TexturePage page = TexturePage.of(pixels, true, WhiteSpot.u(pixels), WhiteSpot.v(pixels));
    page.texture()
        .setFilter(Texture.TextureFilter.MipMapLinearLinear, Texture.TextureFilter.Linear);
    for (Entry entry : entries) {
      SourceImage image = entry.image;
      SourceImage.Picture picture = entry.picture;
      int width = image.mask.width();
      int height = image.mask.height();
      images
          .computeIfAbsent(image.name, name -> new GdxImage(name, width, height, image.mask))
          .add(
              new ImageRegion(
                  page,
                  PagePacker.GUTTER,
                  picture.x(),
                  picture.y(),
                  picture.width(),
                  picture.height(),
                  width,
                  height,
                  entry.x,
                  entry.y));
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
