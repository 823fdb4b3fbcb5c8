package dev.limber.image.sheet;

import dev.limber.image.Pixels;
import dev.limber.image.Region;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the frames of an animation go on a sheet. Immutable.
 *
 * <p>Frames all have one size. In a {@link #grid} they are whole, row by row; {@link #trimmed} ones
 * lose their transparent borders and are packed tightly. Nothing is rotated.
 */
public final class SheetLayout {
  /** The longest side of a sheet, supported by all graphics cards of the last ten years. */
  public static final int MAX_SIDE = 16_384;

  private final int frameWidth;
  private final int frameHeight;
  private final int width;
  private final int height;

  /** For each frame, the part that is kept and its position on the sheet. */
  private final List<Region> sources;

  private final List<Region> places;

  private SheetLayout(int frameWidth, int frameHeight, List<Region> sources, List<Region> places) {
    Region all = Region.EMPTY;
    for (Region place : places) {
      all = all.union(place);
    }
    this.frameWidth = frameWidth;
    this.frameHeight = frameHeight;
    this.width = all.x() + all.width();
    this.height = all.y() + all.height();
    this.sources = List.copyOf(sources);
    this.places = List.copyOf(places);
  }

  /**
   * Returns a layout of whole frames in rows.
   *
   * @param frames how many frames there are, at least 1
   * @param columns how many frames are in a row, at least 1; with fewer frames the row is shorter
   * @param gap transparent pixels between frames, 0 or more
   * @throws IllegalArgumentException if a number is out of range or a side of the sheet would be
   *     longer than {@link #MAX_SIDE}
   */
  public static SheetLayout grid(
      int frameWidth, int frameHeight, int frames, int columns, int gap) {
    checkFrames(frameWidth, frameHeight, frames, gap);
    if (columns < 1) {
      throw new IllegalArgumentException("a grid has at least 1 column, not " + columns);
    }
    long rows = ((long) frames + columns - 1) / columns;
    checkSheet(
        Math.min(columns, frames) * ((long) frameWidth + gap) - gap,
        rows * ((long) frameHeight + gap) - gap);
    Region whole = new Region(0, 0, frameWidth, frameHeight);
    List<Region> sources = new ArrayList<>();
    List<Region> places = new ArrayList<>();
    for (int i = 0; i < frames; i++) {
      int x = i % columns * (frameWidth + gap);
      int y = i / columns * (frameHeight + gap);
      sources.add(whole);
      places.add(new Region(x, y, frameWidth, frameHeight));
    }
    return new SheetLayout(frameWidth, frameHeight, sources, places);
  }

  /**
   * Returns a layout of frames without their transparent borders, packed to a small and roughly
   * square sheet.
   *
   * @param visible the part of each frame to keep, such as {@link Region#visible}; an empty one
   *     keeps a single pixel, because programs do not expect empty frames
   * @param gap transparent pixels between frames, 0 or more
   * @throws IllegalArgumentException if there is no frame, a region leaves its frame, the gap is
   *     negative or a side of the sheet would be longer than {@link #MAX_SIDE}
   */
  public static SheetLayout trimmed(
      int frameWidth, int frameHeight, List<Region> visible, int gap) {
    checkFrames(frameWidth, frameHeight, visible.size(), gap);
    List<Region> sources = new ArrayList<>();
    for (Region region : visible) {
      if (region.x() + region.width() > frameWidth || region.y() + region.height() > frameHeight) {
        throw new IllegalArgumentException(
            region + " is not within a frame of " + frameWidth + " x " + frameHeight);
      }
      sources.add(region.isEmpty() ? new Region(0, 0, 1, 1) : region);
    }
    SheetLayout layout =
        new SheetLayout(frameWidth, frameHeight, sources, SheetPacker.pack(sources, gap));
    checkSheet(layout.width, layout.height);
    return layout;
  }

  private static void checkFrames(int frameWidth, int frameHeight, int frames, int gap) {
    Pixels.area(frameWidth, frameHeight);
    if (frames < 1 || gap < 0 || gap > MAX_SIDE) {
      throw new IllegalArgumentException(
          "a sheet has at least 1 frame, not "
              + frames
              + ", and a gap from 0 to "
              + MAX_SIDE
              + ", not "
              + gap);
    }
  }

  private static void checkSheet(long width, long height) {
    if (width > MAX_SIDE || height > MAX_SIDE) {
      throw new IllegalArgumentException(
          "the sheet would be "
              + width
              + " x "
              + height
              + "; at most "
              + MAX_SIDE
              + " a side: use fewer, smaller or trimmed frames or other columns");
    }
  }

  /** Returns the sheet's width. */
  public int width() {
    return width;
  }

  /** Returns the sheet's height. */
  public int height() {
    return height;
  }

  /** Returns the width of every frame before trimming. */
  public int frameWidth() {
    return frameWidth;
  }

  /** Returns the height of every frame before trimming. */
  public int frameHeight() {
    return frameHeight;
  }

  /** Returns how many frames there are. */
  public int size() {
    return places.size();
  }

  /**
   * Returns the part of a frame that is kept, in the frame.
   *
   * @throws IllegalArgumentException if there is no such frame
   */
  public Region source(int frame) {
    return sources.get(checked(frame));
  }

  /**
   * Returns the position of a frame on the sheet.
   *
   * @throws IllegalArgumentException if there is no such frame
   */
  public Region place(int frame) {
    return places.get(checked(frame));
  }

  /** Returns an empty, transparent sheet. */
  public Pixels newSheet() {
    return new Pixels(width, height);
  }

  /**
   * Copies the kept part of a frame to the sheet.
   *
   * @throws IllegalArgumentException if there is no such frame, or the size of frame or sheet does
   *     not match the layout
   */
  public void draw(int frame, Pixels picture, Pixels sheet) {
    Region source = source(frame);
    Region place = place(frame);
    if (picture.width() != frameWidth
        || picture.height() != frameHeight
        || sheet.width() != width
        || sheet.height() != height) {
      throw new IllegalArgumentException(
          "the layout is for frames of "
              + frameWidth
              + " x "
              + frameHeight
              + " on a sheet of "
              + width
              + " x "
              + height);
    }
    for (int y = 0; y < source.height(); y++) {
      System.arraycopy(
          picture.argb(),
          (source.y() + y) * frameWidth + source.x(),
          sheet.argb(),
          (place.y() + y) * width + place.x(),
          source.width());
    }
  }

  private int checked(int frame) {
    if (frame < 0 || frame >= places.size()) {
      throw new IllegalArgumentException("no frame " + frame + "; there are " + places.size());
    }
    return frame;
  }
}
