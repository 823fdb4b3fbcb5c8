package dev.limber.image.svg;

import dev.limber.core.canvas.Image;
import dev.limber.core.color.Rgba;
import java.util.Objects;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Settings of an SVG document.
 *
 * @param width pixels, unless the page that shows it scales it
 * @param height pixels
 * @param frames how many frames it has; 1 for a still
 * @param frameSeconds how long each frame is shown
 * @param loops how often it plays, 0 for forever; afterwards the first frame stays
 * @param background colour behind the drawing, null for none
 * @param images where images are
 * @param partName returns the name of a part of the character, for the groups of a still; null for
 *     no groups
 */
public record SvgSettings(
    int width,
    int height,
    int frames,
    double frameSeconds,
    int loops,
    @Nullable Rgba background,
    SvgImages images,
    @Nullable IntFunction<String> partName) {

  /** Creates settings of a transparent still that references images by name. */
  public SvgSettings(int width, int height) {
    this(width, height, 1, 0, 0, null, Image::name, null);
  }

  /**
   * Creates settings.
   *
   * @throws IllegalArgumentException if a size or the number of frames is below 1, or several
   *     frames take no time
   */
  public SvgSettings {
    Objects.requireNonNull(images, "images");
    if (width < 1 || height < 1 || frames < 1 || loops < 0) {
      throw new IllegalArgumentException(
          "a picture has at least one pixel and one frame and 0 or more loops, not "
              + width
              + " x "
              + height
              + ", "
              + frames
              + " frames and "
              + loops
              + " loops");
    }
    if (frames > 1 && !(frameSeconds > 0 && frameSeconds < 1e6)) {
      throw new IllegalArgumentException(
          "a frame must take time, but takes " + frameSeconds + " s");
    }
  }

  /** Returns these settings for an animation. */
  public SvgSettings animated(int newFrames, double newFrameSeconds, int newLoops) {
    return new SvgSettings(
        width, height, newFrames, newFrameSeconds, newLoops, background, images, partName);
  }

  /** Returns these settings with a colour behind the drawing. */
  public SvgSettings on(@Nullable Rgba newBackground) {
    return new SvgSettings(
        width, height, frames, frameSeconds, loops, newBackground, images, partName);
  }

  /** Returns these settings with other image URLs. */
  public SvgSettings withImages(SvgImages newImages) {
    return new SvgSettings(
        width, height, frames, frameSeconds, loops, background, newImages, partName);
  }

  /** Returns these settings with a named group around each part of the character. */
  public SvgSettings withParts(IntFunction<String> newPartName) {
    return new SvgSettings(
        width, height, frames, frameSeconds, loops, background, images, newPartName);
  }
}
