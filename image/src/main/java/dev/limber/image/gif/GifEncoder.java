package dev.limber.image.gif;

import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import dev.limber.image.Region;
import dev.limber.image.RegionFinder;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Writes an animation, or a single picture, as GIF, frame by frame.
 *
 * <p>A frame stores only the rectangle that changed, and in it only the pixels that changed. One
 * frame is held back, because how it is erased depends on the next: this needs memory for three
 * pictures of one byte per pixel, however long the animation is. A picture of up to 255 colours
 * plus transparent is lossless.
 *
 * <p>Delays are hundredths of a second, at least 2, distributed so that the total time is right;
 * more than 50 frames a second are impossible. The same input gives the same bytes everywhere.
 *
 * <p>Only {@link #prepare} may be called by several threads at once.
 */
public final class GifEncoder {
  private final GifWriter out;
  private final int width;
  private final int height;
  private final GifPalette palette;
  private final GifOptions options;
  private final GifClock clock = new GifClock();

  /** What is on the screen before the held-back frame, and with it. */
  private final byte[] before;

  private final byte[] shown;
  private Region changed = Region.EMPTY;
  private int waitingDelay;
  private boolean firstIsOpaque = true;
  private int frames;
  private boolean finished;

  /**
   * Creates an encoder.
   *
   * @param out what to write to, preferably buffered; it is neither flushed nor closed
   * @param width the width of every frame
   * @param height the height of every frame
   * @param palette the colours of all frames
   * @param options the same as the palette was made with
   * @throws IllegalArgumentException if the size is out of range
   */
  public GifEncoder(
      OutputStream out, int width, int height, GifPalette palette, GifOptions options) {
    this.before = new byte[Pixels.area(width, height)];
    this.shown = new byte[width * height];
    this.out = new GifWriter(out, palette);
    this.width = width;
    this.height = height;
    this.palette = palette;
    this.options = options;
    Arrays.fill(before, (byte) palette.transparent());
    Arrays.fill(shown, (byte) palette.transparent());
  }

  /**
   * Adds the next frame. It is not kept, so the same picture can be reused for the following frame.
   *
   * @param delay how long it is shown
   * @throws IllegalArgumentException if the frame has a different size
   * @throws IllegalStateException if the animation is finished
   * @throws IOException if the output fails
   */
  public void write(Pixels frame, Delay delay) throws IOException {
    write(prepare(frame), delay);
  }

  /**
   * Converts a frame to the colours of the palette. Several threads can prepare frames in any
   * order; write them in theirs.
   *
   * @throws IllegalArgumentException if the frame has a different size
   */
  public GifFrame prepare(Pixels frame) {
    if (frame.width() != width || frame.height() != height) {
      throw new IllegalArgumentException(
          "frames are "
              + width
              + " x "
              + height
              + ", not "
              + frame.width()
              + " x "
              + frame.height());
    }
    return GifFrame.of(frame, palette, options);
  }

  /** Adds the next frame, prepared by this encoder; otherwise like the other method. */
  public void write(GifFrame frame, Delay delay) throws IOException {
    if (finished) {
      throw new IllegalStateException("already finished");
    }
    if (frame.palette != palette || frame.numbers.length != shown.length || frame.width != width) {
      throw new IllegalArgumentException("the frame was prepared by another encoder");
    }
    if (frames > 0) {
      emit(vanishing(frame.numbers));
      changed = changed(frame.numbers);
    } else {
      out.begin(width, height, options.plays());
      changed = new Region(0, 0, width, height);
      firstIsOpaque = isOpaque(frame.numbers);
    }
    frames++;
    waitingDelay = clock.next(delay);
    System.arraycopy(frame.numbers, 0, shown, 0, shown.length);
  }

  /**
   * Writes the last frame and the end of the file.
   *
   * @throws IllegalStateException if there was no frame, or it was called before
   * @throws IOException if the output fails
   */
  public void finish() throws IOException {
    if (finished || frames == 0) {
      throw new IllegalStateException(finished ? "already finished" : "a GIF needs a frame");
    }
    finished = true;
    // When it starts over, the last frame must not show through the first.
    boolean stays = frames == 1 || firstIsOpaque || options.plays() == 1;
    emit(stays ? Region.EMPTY : visible());
    out.end();
  }

  /**
   * Writes the held-back frame.
   *
   * @param vanishing what the next frame does not cover, so that it has to be erased
   */
  private void emit(Region vanishing) throws IOException {
    if (vanishing.isEmpty()) {
      out.frame(changed, width, before, shown, waitingDelay, false);
      System.arraycopy(shown, 0, before, 0, shown.length);
      return;
    }
    // GIF erases exactly the rectangle of a frame, so it must contain everything that vanishes.
    Region erased = changed.union(vanishing);
    out.frame(erased, width, before, shown, waitingDelay, true);
    System.arraycopy(shown, 0, before, 0, shown.length);
    for (int y = erased.y(); y < erased.y() + erased.height(); y++) {
      int from = y * width + erased.x();
      Arrays.fill(before, from, from + erased.width(), (byte) palette.transparent());
    }
  }

  private Region vanishing(byte[] next) {
    byte transparent = (byte) palette.transparent();
    RegionFinder found = new RegionFinder();
    for (int i = 0; i < next.length; i++) {
      if (next[i] == transparent && shown[i] != transparent) {
        found.add(i % width, i / width);
      }
    }
    return found.region();
  }

  /** What a frame changes on the screen. */
  private Region changed(byte[] next) {
    RegionFinder found = new RegionFinder();
    for (int i = 0; i < next.length; i++) {
      if (next[i] != before[i]) {
        found.add(i % width, i / width);
      }
    }
    return found.region();
  }

  private Region visible() {
    byte transparent = (byte) palette.transparent();
    RegionFinder found = new RegionFinder();
    for (int i = 0; i < shown.length; i++) {
      if (shown[i] != transparent) {
        found.add(i % width, i / width);
      }
    }
    return found.region();
  }

  private boolean isOpaque(byte[] numbers) {
    byte transparent = (byte) palette.transparent();
    for (byte number : numbers) {
      if (number == transparent) {
        return false;
      }
    }
    return true;
  }
}
