package dev.limber.example;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.utils.Disposable;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.gdx.GdxCanvas;

/** Figures and help, in the corners of the screen. */
final class Hud implements Disposable {
  private static final String HELP =
      """
      A D, arrows   walk
      Shift   run
      Space   jump
      Mouse button   aim
      Click on the explorer   hit
      E   sword
      C   change clothes
      K   five hundred guests
      B   bones
      H   this help""";

  private final BitmapFont font = new BitmapFont();
  private final Path path = new Path();
  private final Ink ink = new Ink().set(0.06, 0.12, 0.18, 0.62);
  private final StringBuilder text = new StringBuilder();
  private boolean help = true;
  private double poseMicros;
  private double drawMicros;

  Hud() {
    font.getRegion()
        .getTexture()
        .setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
    font.setColor(Color.WHITE);
  }

  void toggleHelp() {
    help = !help;
  }

  /** Takes the times of a frame; what is shown is smoothed. */
  void measured(long poseNanos, long drawNanos) {
    poseMicros += 0.06 * (poseNanos / 1000.0 - poseMicros);
    drawMicros += 0.06 * (drawNanos / 1000.0 - drawMicros);
  }

  void drawPanels(GdxCanvas canvas, float left, float top, float right, boolean figures) {
    if (figures) {
      panel(canvas, left + 14, top - 110, 250, 96);
    }
    if (help) {
      panel(canvas, right - 226, top - 218, 212, 204);
    }
  }

  private void panel(GdxCanvas canvas, float x, float y, float w, float h) {
    float r = 10;
    path.clear().moveTo(x + r, y).lineTo(x + w - r, y).quadTo(x + w, y, x + w, y + r);
    path.lineTo(x + w, y + h - r).quadTo(x + w, y + h, x + w - r, y + h).lineTo(x + r, y + h);
    path.quadTo(x, y + h, x, y + h - r).lineTo(x, y + r).quadTo(x, y, x + r, y).close();
    canvas.fill(path, ink);
  }

  void drawFigures(Batch batch, float left, float top, Figures figures) {
    text.setLength(0);
    text.append(figures.framesPerSecond()).append(" frames a second\n");
    text.append(figures.characters())
        .append(figures.characters() == 1 ? " character" : " characters");
    text.append(", ").append(figures.drawCalls()).append(" draw calls\n");
    text.append("pose ").append(Math.round(poseMicros)).append(" µs,  draw ");
    text.append(Math.round(drawMicros)).append(" µs\n");
    text.append("plays ").append(figures.animation()).append(", wears ").append(figures.look());
    font.draw(batch, text, left + 30, top - 28);
  }

  void drawHelp(Batch batch, float top, float right) {
    if (help) {
      font.draw(batch, HELP, right - 210, top - 28);
    }
  }

  /** What is shown of a frame. */
  record Figures(
      int framesPerSecond, int characters, int drawCalls, String animation, String look) {}

  @Override
  public void dispose() {
    font.dispose();
  }
}
