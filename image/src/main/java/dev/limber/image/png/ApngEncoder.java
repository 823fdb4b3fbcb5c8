package dev.limber.image.png;

import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import dev.limber.image.Region;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes an animation as APNG, frame by frame and without loss. Programs that support only PNG show
 * its first frame.
 *
 * <p>A frame stores only the rectangle that changed. One frame is held back, because how it is
 * cleared depends on the next: this needs memory for one picture and one or two packed frames,
 * however long the animation is.
 *
 * <p>Not thread-safe.
 */
public final class ApngEncoder {
  /** Frames as RGBA, or as RGB if all of them are opaque: then files are smaller. */
  public enum Transparency {
    /** Any alpha. */
    FULL,
    /** None: a pixel that is not opaque is rejected. */
    NONE
  }

  private final PngChunks chunks;
  private final int width;
  private final int height;
  private final int frames;
  private final int plays;
  private final boolean opaque;
  private final FramePacker packer;

  /** The frame before, as displayed. */
  private final int[] canvas;

  private @Nullable PackedFrame waiting;
  private Delay waitingDelay = new Delay(0, 1);
  private int taken;
  private int sequence;
  private boolean finished;

  /**
   * Creates an encoder that balances time and size.
   *
   * @param out what to write to, preferably buffered; it is neither flushed nor closed
   * @param width the width of every frame
   * @param height the height of every frame
   * @param frames how many frames there will be, at least 1; written at the start of the file
   * @param plays how often the animation is shown; 0 is forever
   * @throws IllegalArgumentException if a number is out of range
   */
  public ApngEncoder(
      OutputStream out, int width, int height, int frames, int plays, Transparency transparency) {
    this(out, width, height, frames, plays, transparency, PixelDeflater.DEFAULT_LEVEL);
  }

  /** Creates an encoder with a compression level from 0 to 9, as in {@link PngEncoder}. */
  public ApngEncoder(
      OutputStream out,
      int width,
      int height,
      int frames,
      int plays,
      Transparency transparency,
      int level) {
    if (frames < 1 || plays < 0) {
      throw new IllegalArgumentException(
          "an animation has at least 1 frame, not "
              + frames
              + ", and 0 or more plays, not "
              + plays);
    }
    Pixels first = new Pixels(width, height);
    this.chunks = new PngChunks(out);
    this.width = width;
    this.height = height;
    this.frames = frames;
    this.plays = plays;
    this.opaque = transparency == Transparency.NONE;
    this.canvas = first.argb();
    this.packer =
        new FramePacker(
            opaque ? PngFormat.RGB : PngFormat.RGBA, PixelDeflater.checkedLevel(level), width);
  }

  /**
   * Adds the next frame. It is not kept, so the same picture can be reused for the following frame.
   *
   * @param delay how long it is shown
   * @throws IllegalArgumentException if the frame has a different size, or is not opaque where all
   *     must
   * @throws IllegalStateException if there are more frames than were announced
   * @throws IOException if the output fails
   */
  public void write(Pixels frame, Delay delay) throws IOException {
    check(frame);
    PackedFrame before = waiting;
    PackedFrame packed;
    if (before == null) {
      begin();
      packed = packer.whole(frame);
    } else {
      packed = packer.smallest(canvas, before.region(), frame);
      emit(before, packed.clearsBefore());
    }
    taken++;
    waiting = packed;
    waitingDelay = delay;
    System.arraycopy(frame.argb(), 0, canvas, 0, canvas.length);
  }

  /**
   * Writes the last frame and the end of the file.
   *
   * @throws IllegalStateException if fewer frames came than were announced, or it was called before
   * @throws IOException if the output fails
   */
  public void finish() throws IOException {
    PackedFrame last = waiting;
    if (finished || last == null || taken != frames) {
      throw new IllegalStateException(
          finished ? "already finished" : taken + " frames came, " + frames + " were announced");
    }
    finished = true;
    emit(last, false);
    chunks.end();
  }

  private void check(Pixels frame) {
    if (finished || taken == frames) {
      throw new IllegalStateException("only " + frames + " frames were announced");
    }
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
    if (opaque) {
      int all = -1;
      for (int pixel : frame.argb()) {
        all &= pixel;
      }
      if (all >>> 24 != 255) {
        throw new IllegalArgumentException("a pixel of frame " + taken + " is not opaque");
      }
    }
  }

  private void begin() throws IOException {
    chunks.begin(width, height, opaque ? PngFormat.RGB : PngFormat.RGBA);
    byte[] control = new byte[8];
    PngChunks.putInt(control, 0, frames);
    PngChunks.putInt(control, 4, plays);
    chunks.write("acTL", control, 0, control.length);
  }

  /** Writes a frame, and whether its region is cleared before the next. */
  private void emit(PackedFrame frame, boolean cleared) throws IOException {
    Region region = frame.region();
    byte[] control = new byte[26];
    PngChunks.putInt(control, 0, sequence);
    PngChunks.putInt(control, 4, region.width());
    PngChunks.putInt(control, 8, region.height());
    PngChunks.putInt(control, 12, region.x());
    PngChunks.putInt(control, 16, region.y());
    PngChunks.putShort(control, 20, waitingDelay.numerator());
    PngChunks.putShort(control, 22, waitingDelay.denominator());
    control[24] = (byte) (cleared ? 1 : 0);
    control[25] = (byte) (frame.laidOver() ? 1 : 0);
    chunks.write("fcTL", control, 0, control.length);
    byte[] data = frame.data();
    if (sequence == 0) {
      // The first frame is also the picture that plain PNG readers see, and has no number.
      chunks.write("IDAT", data, PackedFrame.DATA_AT, data.length);
      sequence = 1;
    } else {
      PngChunks.putInt(data, 0, sequence + 1);
      chunks.write("fdAT", data, 0, data.length);
      sequence += 2;
    }
  }
}
