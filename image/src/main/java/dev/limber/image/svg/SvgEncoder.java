package dev.limber.image.svg;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Ink;
import dev.limber.core.color.Rgba;
import java.io.IOException;

/**
 * Writes an SVG document, frame by frame; each frame is written out before the next begins.
 *
 * <p>An animation has a group for each frame, shown in turn by a style sheet rule. Programs that do
 * not animate style sheets, such as most drawing programs, show the first frame.
 */
public final class SvgEncoder {
  private final Appendable out;
  private final SvgSettings settings;
  private final StringBuilder text = new StringBuilder();
  private final SvgCanvas canvas;
  private int begun;

  /**
   * Starts a document.
   *
   * @throws IOException if it cannot be written
   */
  public SvgEncoder(Appendable out, SvgSettings settings) throws IOException {
    this.out = out;
    this.settings = settings;
    this.canvas = new SvgCanvas(text, settings);
    int width = settings.width();
    int height = settings.height();
    text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(width);
    text.append("\" height=\"").append(height).append("\" viewBox=\"0 0 ").append(width);
    text.append(' ').append(height).append("\">\n");
    if (settings.frames() > 1) {
      style();
    }
    Rgba background = settings.background();
    if (background != null) {
      text.append("<rect width=\"100%\" height=\"100%\" fill=\"");
      Ink ink = Ink.of(background);
      SvgText.color(text, ink);
      text.append("\" fill-opacity=\"");
      SvgText.fraction(text, ink.a());
      text.append("\"/>\n");
    }
    flush();
  }

  private void style() {
    text.append("<style>@keyframes f{from{visibility:visible}");
    SvgText.fraction(text, 100.0 / settings.frames());
    text.append("%{visibility:hidden}to{visibility:hidden}}.f{visibility:hidden;animation:f ");
    SvgText.fraction(text, settings.frames() * settings.frameSeconds());
    text.append("s step-end ");
    text.append(settings.loops() == 0 ? "infinite" : Integer.toString(settings.loops()));
    text.append("}.f:first-of-type{visibility:visible}</style>\n");
  }

  /**
   * Starts the next frame.
   *
   * @return what to draw it on, until the next call
   * @throws IOException if the last frame cannot be written
   * @throws IllegalStateException if there are as many frames as the settings say
   */
  public Canvas nextFrame() throws IOException {
    if (begun == settings.frames()) {
      throw new IllegalStateException("there are only " + begun + " frames");
    }
    endFrame();
    if (settings.frames() > 1) {
      text.append("<g class=\"f\" style=\"animation-delay:");
      SvgText.fraction(text, begun * settings.frameSeconds());
      text.append("s\">\n");
    }
    begun++;
    return canvas;
  }

  /**
   * Ends the document; does not close the output.
   *
   * @throws IOException if it cannot be written
   * @throws IllegalStateException if frames are missing
   */
  public void finish() throws IOException {
    if (begun < settings.frames()) {
      throw new IllegalStateException("only " + begun + " of " + settings.frames() + " frames");
    }
    endFrame();
    text.append("</svg>\n");
    flush();
  }

  private void endFrame() throws IOException {
    if (begun > 0 && settings.frames() > 1) {
      text.append("</g>\n");
    }
    flush();
  }

  private void flush() throws IOException {
    out.append(text);
    text.setLength(0);
  }
}
