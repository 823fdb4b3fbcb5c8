package dev.limber.gdx;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.TextureAtlas.AtlasRegion;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.Disposable;
import dev.limber.core.canvas.Image;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An image of a character: a part of a texture, or an atlas whose pictures are parts of textures.
 * The texture belongs to the {@link GdxCharacter}, to the image made of a {@code Pixmap}, or to
 * whoever created it.
 */
public final class GdxImage implements Image, Disposable {
  private static final int KNOWN = 256;

  private final String name;
  private final int width;
  private final int height;
  private final @Nullable AlphaMask mask;
  private final List<ImageRegion> regions = new ArrayList<>();

  /** The texture, if it is the image's own. */
  private @Nullable TexturePage own;

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
   * Creates an image from a region of an ordinary texture or atlas, whose colours are not
   * multiplied by their alpha: what {@code Texture} reads from a file, and {@code TexturePacker}
   * writes by default. For one that is premultiplied, call {@link #premultiplied}.
   *
   * <p>A Skel2D character asks {@link dev.limber.core.puppet.Puppet#images} for each sprite by its
   * file name, so it can be a hat from the game's own atlas. A SkelForm character asks for whole
   * atlases: yours must then have the same layout. Hits count its whole rectangle, because nobody
   * can read the pixels of a texture. A region that an atlas has turned or trimmed is shown
   * upright, in its original size.
   *
   * <p>Its edges are those of your own sprites: where transparent texels are black and the filter
   * is linear they get dark, unless the packer lets colours bleed, which is its default. The batch
   * is flushed before and after it.
   *
   * @param name the name that characters use for it: the file of a sprite, or of an atlas
   * @param region you own its texture and must keep it while it is drawn
   * @throws IllegalArgumentException if an atlas has turned it otherwise than by 90 degrees
   */
  public static GdxImage of(String name, TextureRegion region) {
    return of(name, region, true);
  }

  /**
   * Creates an image from a region of a texture that is premultiplied, otherwise as {@link
   * #of(String, TextureRegion)} does.
   *
   * <p>Give the renderer a white region of the same texture ({@link LimberRenderer#white}), or each
   * figure that carries it between its shapes changes the texture twice.
   *
   * @param name the name that characters use for it: the file of a sprite, or of an atlas
   * @param region you own its texture and must keep it while it is drawn
   * @throws IllegalArgumentException if an atlas has turned it otherwise than by 90 degrees
   */
  public static GdxImage premultiplied(String name, TextureRegion region) {
    return of(name, region, false);
  }

  private static GdxImage of(String name, TextureRegion region, boolean straight) {
    Objects.requireNonNull(
        region, () -> "the region of image \"" + name + "\" is null; does its atlas have it?");
    int width = region.getRegionWidth();
    int height = region.getRegionHeight();
    if (region instanceof AtlasRegion packed) {
      if (!packed.rotate && packed.degrees != 0) {
        throw new IllegalArgumentException(
            "image \""
                + name
                + "\" is turned by "
                + packed.degrees
                + " degrees in its atlas; pack it turned by 90 or not at all");
      }
      width = packed.originalWidth;
      height = packed.originalHeight;
    }
    GdxImage image = new GdxImage(name, width, height, null);
    image.add(new ImageRegion(region, straight));
    return image;
  }

  /**
   * Creates an image with a texture of its own, on the thread that draws: a sword that a character
   * carries, a hat. Shapes that follow are drawn with the same texture, which has a white texel.
   * Hits count it only where it is visible. Dispose it.
   *
   * @param name the name that characters use for it: the file of a sprite, or of an atlas
   * @param pixels colours not multiplied by alpha, as in a file; copied
   * @throws IllegalArgumentException if they do not fit into a texture
   */
  public static GdxImage of(String name, Pixmap pixels) {
    Objects.requireNonNull(pixels, () -> "the pixmap of image \"" + name + "\" is null");
    SourceImage source = new SourceImage(name, PixmapDecoder.copy(pixels));
    source.addAll();
    List<Diagnostic> problems = new ArrayList<>();
    List<PixelPage> pages = PagePacker.pack(List.of(source), name, Limits.DEFAULT, problems);
    if (pages.isEmpty()) {
      throw new IllegalArgumentException(problems.get(0).message());
    }
    Map<String, GdxImage> images = new HashMap<>();
    TexturePage page = pages.get(0).upload(images);
    GdxImage image = Objects.requireNonNull(images.get(name));
    image.own = page;
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
    if (mask != null) {
      return mask.alpha(u, v);
    }
    return regions.size() == 1 && regions.get(0).isTrimmed() && !regions.get(0).contains(u, v)
        ? 0
        : 1;
  }

  /** Disposes the texture if it was made of a {@code Pixmap}; leaves all others alone. */
  @Override
  public void dispose() {
    TexturePage page = own;
    own = null;
    if (page != null) {
      page.dispose();
    }
  }

  @Override
  public String toString() {
    return name + " (" + width + " x " + height + ")";
  }
}
