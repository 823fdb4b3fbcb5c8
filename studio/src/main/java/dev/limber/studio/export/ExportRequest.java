package dev.limber.studio.export;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What to render and how. The exporter chooses whatever is null.
 *
 * @param source the character
 * @param format the format to write
 * @param timing what is played, when and how fast
 * @param appearance what the frames look like
 */
public record ExportRequest(
    ExportSource source, ExportFormat format, Timing timing, Appearance appearance) {
  /**
   * What is played, when and how fast.
   *
   * @param animations names, played one after another; empty for the setup pose
   * @param time render only the frame at this time, in seconds
   * @param frame render only this frame
   * @param fps frames per second
   * @param speed playback speed, 1 for normal
   * @param loops how often to play, 0 to repeat forever
   */
  public record Timing(
      @Nullable List<String> animations,
      @Nullable Double time,
      @Nullable Double frame,
      @Nullable Double fps,
      @Nullable Double speed,
      @Nullable Integer loops) {}

  /**
   * What the frames look like.
   *
   * @param skins styles of a SkelForm file or skins of a Skel2D one, the first that has something
   *     to show for a part wins
   * @param hide slots, or bones with everything attached to them
   * @param width pixels
   * @param height pixels; if only one of the two is given, it is the longer side
   * @param scale pixels per unit
   * @param padding pixels
   * @param fit clip, all or setup
   * @param background a colour
   * @param bones whether to draw bones on top
   */
  public record Appearance(
      List<String> skins,
      List<String> hide,
      @Nullable Integer width,
      @Nullable Integer height,
      @Nullable Double scale,
      @Nullable Integer padding,
      @Nullable String fit,
      @Nullable String background,
      boolean bones) {}
}
