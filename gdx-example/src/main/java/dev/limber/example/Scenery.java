package dev.limber.example;

import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.utils.Disposable;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.gdx.GdxCanvas;

/** Sky, hills, trees and ground: paths of ours, drawn on the same canvas as the characters. */
final class Scenery implements Disposable {
  private static final int[] SKY = {0x2F6FB5FF, 0x6FB0DEFF, 0xBFE3EEFF, 0xFCEFD2FF};
  private static final int SHADES = 128;

  /** How far the meadow reaches above the path. */
  private static final float MEADOW = 190;

  private static final Stroke GRASS = Stroke.round(10);
  private static final Stroke BLADE = Stroke.round(2.6);

  private final Terrain terrain;
  private final Texture sky;
  private final Path path = new Path();
  private final Ink ink = new Ink();

  Scenery(Terrain terrain) {
    this.terrain = terrain;
    Pixmap shades = new Pixmap(1, SHADES, Pixmap.Format.RGBA8888);
    for (int i = 0; i < SHADES; i++) {
      shades.drawPixel(0, i, shade((SKY.length - 1f) * i / (SHADES - 1)));
    }
    sky = new Texture(shades);
    sky.setFilter(Texture.TextureFilter.Linear, Texture.TextureFilter.Linear);
    shades.dispose();
  }

  private static int shade(float place) {
    int from = Math.min((int) place, SKY.length - 2);
    float part = place - from;
    int mixed = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      float a = SKY[from] >>> shift & 0xff;
      float b = SKY[from + 1] >>> shift & 0xff;
      mixed |= Math.round(a + part * (b - a)) << shift;
    }
    return mixed;
  }

  void drawSky(Batch batch, float left, float bottom, float width, float height) {
    batch.draw(sky, left, bottom, width, height);
  }

  /** Draws what is behind the characters; further things move less. */
  void drawBack(GdxCanvas canvas, float left, float bottom, float width, float height) {
    sun(canvas, left + 0.66f * width, bottom + 0.76f * height);
    for (int i = 0; i < 7; i++) {
      float x = along(left, width, 0.12f, 290 * i, 1900);
      cloud(canvas, x, bottom + height * (0.66f + 0.045f * (i * 3 % 5)), 0.7f + 0.13f * (i % 4));
    }
    hills(canvas, left, bottom, width, 0.2f, 290, 96, 430, 0x9CC4CEFF);
    hills(canvas, left, bottom, width, 0.38f, 225, 74, 300, 0x7FB3A6FF);
    hills(canvas, left, bottom, width, 0.6f, 165, 52, 235, 0x5E9E7CFF);
  }

  private static float along(float left, float width, float follow, float at, float period) {
    float moved = at - left * follow;
    return left + moved - (float) Math.floor(moved / period) * period - 0.15f * width;
  }

  private void sun(Canvas canvas, float x, float y) {
    for (int i = 14; i >= 0; i--) {
      color(i == 0 ? 0xFFF6D8FF : 0xFFF3C80C);
      circle(canvas, x, y, 46 + 8 * i + 0.35f * i * i);
    }
  }

  private void cloud(Canvas canvas, float x, float y, float size) {
    color(0xFFFFFFB4);
    path.clear();
    oval(x, y, 62 * size, 17 * size);
    oval(x - 22 * size, y + 13 * size, 27 * size, 21 * size);
    oval(x + 17 * size, y + 16 * size, 33 * size, 27 * size);
    canvas.fill(path, ink);
  }

  private void hills(
      Canvas canvas,
      float left,
      float bottom,
      float width,
      float follow,
      float high,
      float swing,
      float wave,
      int rgba) {
    path.clear().moveTo(left - 20, bottom - 20);
    double offset = left * follow;
    for (float x = -20; x <= width + 40; x += 20) {
      double at = (x + offset) / wave;
      path.lineTo(
          left + x,
          bottom + high + swing * (Math.sin(at) + 0.45 * Math.sin(2.3 * at + follow * 9)));
    }
    color(rgba);
    canvas.fill(path.lineTo(left + width + 40, bottom - 20).close(), ink);
  }

  /** Draws a meadow that rises behind the path, for those who stand there. */
  void drawMeadow(GdxCanvas canvas, float left, float bottom, float width) {
    ground(left, bottom, width, MEADOW);
    color(0x74B06BFF);
    canvas.fill(path, ink);
    ground(left, bottom, width, 0.55f * MEADOW);
    color(0x6BA763FF);
    canvas.fill(path, ink);
  }

  /** Draws trees and ground. */
  void drawGround(GdxCanvas canvas, float left, float bottom, float width) {
    for (int i = (int) Math.floor(left / 370) - 1; i * 370 < left + width + 200; i++) {
      tree(canvas, 370 * i + 60 * Math.floorMod(i * 7, 5), 0.85f + 0.13f * Math.floorMod(i * 5, 4));
    }
    ground(left, bottom, width, 0);
    color(0x6B4A33FF);
    canvas.fill(path, ink);
    ground(left, bottom, width, -34);
    color(0x5A3D2BFF);
    canvas.fill(path, ink);
    path.clear();
    for (float x = left - 20; x <= left + width + 20; x += 10) {
      step(x, terrain.height(x) - 4);
    }
    color(0x6FB544FF);
    canvas.stroke(path, GRASS, ink);
    color(0x8CCB57FF);
    path.clear();
    for (int i = (int) Math.floor(left / 17) - 1; i * 17 < left + width + 20; i++) {
      float x = 17 * i + Math.floorMod(i * 13, 11);
      double y = terrain.height(x) - 1;
      path.moveTo(x, y)
          .quadTo(x, y + 5, x + Math.floorMod(i * 7, 9) - 4, y + 7 + Math.floorMod(i, 4));
    }
    canvas.stroke(path, BLADE, ink);
  }

  private void ground(float left, float bottom, float width, float lower) {
    path.clear().moveTo(left - 20, bottom - 20);
    for (float x = left - 20; x <= left + width + 20; x += 10) {
      path.lineTo(x, terrain.height(x) - 4 + lower + (lower == 0 ? 0 : 5 * Math.sin(x / 23)));
    }
    path.lineTo(left + width + 20, bottom - 20).close();
  }

  private void step(double x, double y) {
    if (path.isEmpty()) {
      path.moveTo(x, y);
    } else {
      path.lineTo(x, y);
    }
  }

  private void tree(Canvas canvas, float x, float size) {
    double y = terrain.height(x) - 8;
    color(0x7A5236FF);
    path.clear().moveTo(x - 11 * size, y);
    path.quadTo(x - 4 * size, y + 40 * size, x - 6 * size, y + 95 * size);
    path.lineTo(x + 6 * size, y + 95 * size);
    canvas.fill(path.quadTo(x + 4 * size, y + 40 * size, x + 12 * size, y).close(), ink);
    color(0x3E8A5AFF);
    path.clear();
    oval(x - 30 * size, y + 110 * size, 40 * size, 34 * size);
    oval(x + 31 * size, y + 114 * size, 41 * size, 35 * size);
    oval(x, y + 146 * size, 48 * size, 44 * size);
    canvas.fill(path, ink);
    color(0x57A86BFF);
    path.clear();
    oval(x + 9 * size, y + 157 * size, 30 * size, 24 * size);
    oval(x - 33 * size, y + 119 * size, 20 * size, 15 * size);
    canvas.fill(path, ink);
  }

  /** Draws a line of dots to what is aimed at. */
  void drawAim(GdxCanvas canvas, Hero hero, float toX, float toY) {
    float dx = toX - hero.handX();
    float dy = toY - hero.handY();
    float length = (float) Math.sqrt(dx * dx + dy * dy);
    for (float at = 26; at < length - 24; at += 17) {
      ink.set(1, 0.96, 0.75, hero.aim() * (0.35 + 0.6 * at / length));
      circle(canvas, hero.handX() + dx * at / length, hero.handY() + dy * at / length, 3);
    }
    ink.set(1, 0.93, 0.6, hero.aim());
    path.clear();
    oval(toX, toY, 15, 15);
    canvas.stroke(path, BLADE, ink);
    circle(canvas, toX, toY, 4);
  }

  private void circle(Canvas canvas, float x, float y, float radius) {
    path.clear();
    oval(x, y, radius, radius);
    canvas.fill(path, ink);
  }

  private void oval(double x, double y, double rx, double ry) {
    oval(path, x, y, rx, ry);
  }

  static void oval(Path path, double x, double y, double rx, double ry) {
    double k = 0.5523;
    path.moveTo(x - rx, y);
    path.cubicTo(x - rx, y + k * ry, x - k * rx, y + ry, x, y + ry);
    path.cubicTo(x + k * rx, y + ry, x + rx, y + k * ry, x + rx, y);
    path.cubicTo(x + rx, y - k * ry, x + k * rx, y - ry, x, y - ry);
    path.cubicTo(x - k * rx, y - ry, x - rx, y - k * ry, x - rx, y).close();
  }

  private void color(int rgba) {
    ink.set(
        (rgba >>> 24) / 255.0,
        (rgba >>> 16 & 0xff) / 255.0,
        (rgba >>> 8 & 0xff) / 255.0,
        (rgba & 0xff) / 255.0);
  }

  @Override
  public void dispose() {
    sky.dispose();
  }
}
