package dev.limber.web.studio;

import dev.limber.image.Delay;
import dev.limber.image.Pixels;
import dev.limber.image.gif.GifEncoder;
import dev.limber.image.gif.GifOptions;
import dev.limber.image.gif.GifPalette;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Frames as GIF. All share a palette, so they go in twice: first each one is looked at, then each
 * one is written. The caller draws them again; keeping them would take gigabytes.
 */
final class GifFrames implements FrameEncoder {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final GifOptions options;
  private final GifPalette.Builder palette;
  private final int width;
  private final int height;
  private final int frames;
  private final Delay delay;
  private int seen;
  private @Nullable GifEncoder encoder;

  /**
   * Creates an encoder.
   *
   * @param matte colour behind half-transparent pixels as 0xRRGGBB, or {@link GifOptions#NO_MATTE}
   */
  GifFrames(int width, int height, int frames, int framesPerSecond, int plays, int matte) {
    this.options = GifOptions.DEFAULT.withPlays(plays).withMatte(matte);
    this.palette = new GifPalette.Builder(options);
    this.width = width;
    this.height = height;
    this.frames = frames;
    this.delay = Delay.perSecond(framesPerSecond);
  }

  @Override
  public void add(Pixels frame) throws IOException {
    if (seen < frames) {
      palette.add(frame);
      seen++;
      return;
    }
    GifEncoder gif = encoder;
    if (gif == null) {
      gif = new GifEncoder(out, width, height, palette.build(), options);
      encoder = gif;
    }
    gif.write(frame, delay);
  }

  @Override
  public byte[] finish() throws IOException {
    GifEncoder gif = encoder;
    if (gif == null) {
      throw new IllegalStateException("each frame goes in twice, first all for the palette");
    }
    gif.finish();
    return out.toByteArray();
  }
}
