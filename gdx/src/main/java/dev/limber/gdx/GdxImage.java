package dev.limber.gdx;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.limber.core.canvas.Image;
import org.jspecify.annotations.Nullable;

/**
 * An image of a character: a part of a texture. It belongs to the {@link GdxCharacter} or to
 * whoever made its texture, which must have its alpha multiplied into the colours.
 */
public final class GdxImage implements Image {
  private final String name;
  private final int width;
  private final int height;
  private final TexturePage page;
  private final @Nullable AlphaMask mask;
  final float u;
  final float v;
  final float uSize;
  final float vSize;

  GdxImage(
      String name,
      TexturePage page,
      int x,
      int y,
      int width,
      int height,
      @Nullable AlphaMask mask) {
    this.name = name;
    this.page = page;
    this.width = width;
    this.height = height;
    this.mask = mask;
    u = (float) x / page.width();
    v = (float) y / page.height();
    uSize = (float) width / page.width();
    vSize = (float) height / page.height();
  }

  private GdxImage(String name, TextureRegion region) {
    this.name = name;
    page = new TexturePage(region.getTexture());
    width = region.getRegionWidth();
    height = region.getRegionHeight();
    mask = null;
    u = region.getU();
    v = region.getV();
    uSize = region.getU2() - u;
    vSize = region.getV2() - v;
  }

  /**
   * Creates an image of a texture of yours, for {@link dev.limber.core.puppet.Puppet#images}: a hat
   * from the game's own atlas.
   *
   * @param name by which characters ask for it
   * @param region its texture's colours must have their alpha multiplied in; it stays yours, and
   *     must live as long as it is drawn
   */
  public static GdxImage of(String name, TextureRegion region) {
    return new GdxImage(name, region);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public double alpha(double atU, double atV) {
    return mask == null ? 1 : mask.alpha(atU, atV);
  }

  TexturePage page() {
    return page;
  }

  @Override
  public String toString() {
    return name + " (" + width + " x " + height + ")";
  }
}
