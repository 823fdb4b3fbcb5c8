package dev.limber.studio.export;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What shall be rendered and how. What is null is left to the exporter.
 *
 * @param source the character
 * @param format what is written
 * @param motion what is played
 * @param look what pictures are like
 */
public record ExportRequest(ExportSource source, ExportFormat format, Motion motion, Look look) {
  /**
   * What is played, when and how fast.
   *
   * @param animations names, one after the other; empty for the pose right after loading
   * @param time only the moment at these seconds
   * @param frame only this frame
   * @param fps pictures a second
   * @param speed how many times as fast as made
   * @param loops rounds, 0 for ever
   */
  public record Motion(
      @Nullable List<String> animations,
      @Nullable Double time,
      @Nullable Double frame,
      @Nullable Double fps,
      @Nullable Double speed,
      @Nullable Integer loops) {}

  /**
   * What pictures are like.
   *
   * @param looks styles, the first wins; or one skin
   * @param hide slots, or bones with all that hangs on them
   * @param width pixels
   * @param height pixels; if only one of the two is given, it is the longer side
   * @param scale pixels a unit
   * @param padding pixels
   * @param fit clip, all or setup
   * @param background a colour
   * @param bones whether they are drawn over it
   */
  public record Look(
      List<String> looks,
      List<String> hide,
      @Nullable Integer width,
      @Nullable Integer height,
      @Nullable Double scale,
      @Nullable Integer padding,
      @Nullable String fit,
      @Nullable String background,
      boolean bones) {}
}
