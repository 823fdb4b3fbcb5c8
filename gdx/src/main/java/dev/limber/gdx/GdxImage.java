package dev.limber.gdx;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.limber.core.canvas.Image;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An image of a character: a part of a texture, or an atlas whose pictures are parts of textures.
 * It belongs to the {@link GdxCharacter} or to whoever created its texture, which must be
 * premultiplied.
 */
public final class GdxImage implements Image {
  private static final int KNOWN = 256;

  private final String name;
  private final int width;
  private final int height;
  private final @Nullable AlphaMask mask;
  private final List<ImageRegion> regions = new ArrayList<>();

  /** A cache: the region of each rectangle of the image used before. */
  private final double[] knownU = new double[KNOWN];

  private final double[] knownV = new double[KNOWN];
  private final @Nullable ImageRegion[] known = new ImageRegion[KNOWN];

  GdxImage(String name, int width, int height, @Nullable AlphaMask mask) {
    this.name = name;
    this.width = width;
    this.height = height;
    this.mask = mask;
  }

  /**
   * Creates an image from your own texture, for {@link dev.limber.core.puppet.Puppet#images}. A
   * Skel2D character asks for each sprite by its file name, so it can be a hat from the game's own
   * atlas. A SkelForm character asks for whole atlases: yours must then have the same layout.
   *
   * @param name the name that characters use for it: the file of a sprite, or of an atlas
   * @param region its texture must be premultiplied; you own it and must keep it while it is drawn
   */
  public static GdxImage of(String name, TextureRegion region) {
    GdxImage image = new GdxImage(name, region.getRegionWidth(), region.getRegionHeight(), null);
    image.add(
        new ImageRegion(
            new TexturePage(region.getTexture()),
            region.getU(),
            region.getV(),
            region.getU2(),
            region.getV2()));
    return image;
  }

  void add(ImageRegion region) {
    regions.add(region);
  }

  /** Returns the region of a texture for a rectangle of the image; null if there is no picture. */
  @Nullable ImageRegion region(double u, double v, double u2, double v2) {
    if (regions.size() == 1) {
      return regions.get(0);
    }
    double midU = u + u2;
    double midV = v + v2;
    int at = cell(midU, midV);
    ImageRegion found = known[at];
    if (found != null && knownU[at] == midU && knownV[at] == midV) {
      return found;
    }
    found = search(u, v, u2, v2);
    known[at] = found;
    knownU[at] = midU;
    knownV[at] = midV;
    return found;
  }

  /** A hash of the rectangle's centre; cells of a 4096th spread well enough. */
  private static int cell(double midU, double midV) {
    int column = (int) (midU * 4096);
    int row = (int) (midV * 4096);
    return (31 * column + row) & (KNOWN - 1);
  }

  private @Nullable ImageRegion search(double u, double v, double u2, double v2) {
    ImageRegion best = null;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < regions.size(); i++) {
      double misfit = regions.get(i).misfit(u, v, u2, v2);
      if (misfit < least) {
        least = misfit;
        best = regions.get(i);
      }
    }
    return best;
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
  public double alpha(double u, double v) {
    return mask == null ? 1 : mask.alpha(u, v);
  }

  @Override
  public String toString() {
    return name + " (" + width + " x " + height + ")";
  }
}
