package dev.limber.skelform.samples;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Paints the lantern's parts: flat shapes with a dark outline. */
final class LanternParts {
  private static final Color INK = new Color(0x2b2d42);
  private static final Color TEAL = new Color(0x2a7f86);
  private static final Color TEAL_LIGHT = new Color(0x4fa8a5);
  private static final Color BRASS = new Color(0xe3a83c);
  private static final Color GLASS = new Color(0xffdf8e);
  private static final Color GLASS_LIGHT = new Color(0xfff2c6);
  private static final Color CREAM = new Color(0xfff6e0);
  private static final Color FLAME = new Color(0xf98b2c);
  private static final Color FLAME_LIGHT = new Color(0xffd84d);
  private static final Color CORAL = new Color(0xe4572e);
  private static final Color CORAL_LIGHT = new Color(0xff9d7a);
  private static final Color VIOLET = new Color(0x8e5bd0);
  private static final Color SHOE = new Color(0xa8452f);

  private LanternParts() {}

  /** One texture and how to paint it, from its own top left corner. */
  record Part(String style, String name, int width, int height, Consumer<Graphics2D> painter) {}

  /** Returns the parts; the list may be changed. */
  static List<Part> all() {
    List<Part> all = new ArrayList<>();
    all.add(new Part(LanternArt.DEFAULT, "Glass", 80, 74, LanternParts::glass));
    all.add(new Part(LanternArt.DEFAULT, "Glow", 64, 64, LanternParts::glow));
    all.add(new Part(LanternArt.DEFAULT, "Flame", 32, 46, LanternParts::flame));
    all.add(new Part(LanternArt.DEFAULT, "Tank", 76, 44, LanternParts::tank));
    all.add(new Part(LanternArt.DEFAULT, "Handle", 48, 40, LanternParts::handle));
    all.add(new Part(LanternArt.FESTIVAL, "Hat", 44, 40, LanternParts::hat));
    all.add(new Part(LanternArt.DEFAULT, "Cap", 72, 34, LanternParts::cap));
    all.add(new Part(LanternArt.DEFAULT, "Face", 48, 30, LanternParts::face));
    all.add(new Part(LanternArt.DEFAULT, "Face Shut", 48, 30, LanternParts::faceShut));
    all.add(new Part(LanternArt.DEFAULT, "Face Happy", 48, 30, LanternParts::faceHappy));
    all.add(new Part(LanternArt.DEFAULT, "Spark", 28, 28, LanternParts::spark));
    all.add(new Part(LanternArt.DEFAULT, "Shoe", 40, 22, LanternParts::shoe));
    all.add(new Part(LanternArt.DEFAULT, "Forearm", 46, 20, LanternParts::forearm));
    all.add(new Part(LanternArt.DEFAULT, "Scarf", 84, 20, g -> scarf(g, CORAL, CORAL_LIGHT)));
    all.add(new Part(LanternArt.FESTIVAL, "Scarf", 84, 20, g -> scarf(g, VIOLET, FLAME_LIGHT)));
    all.add(new Part(LanternArt.DEFAULT, "Scarf Band", 70, 16, g -> band(g, CORAL, CORAL_LIGHT)));
    all.add(new Part(LanternArt.FESTIVAL, "Scarf Band", 70, 16, g -> band(g, VIOLET, FLAME_LIGHT)));
    all.add(new Part(LanternArt.DEFAULT, "Leg", 40, 16, g -> tube(g, 6, 34, 8, 12)));
    all.add(new Part(LanternArt.DEFAULT, "Arm", 36, 16, g -> tube(g, 6, 30, 8, 11)));
    return all;
  }

  private static void outlined(Graphics2D g, Shape shape, Color fill) {
    g.setColor(fill);
    g.fill(shape);
    line(g, shape, INK, 2.5f);
  }

  private static void line(Graphics2D g, Shape shape, Color colour, float width) {
    g.setColor(colour);
    g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.draw(shape);
  }

  private static Shape oval(double centreX, double centreY, double width, double height) {
    return new Ellipse2D.Double(centreX - width / 2, centreY - height / 2, width, height);
  }

  /** Returns a closed path: two numbers a point; the first point, then three points a curve. */
  private static Path2D curves(double... p) {
    Path2D path = new Path2D.Double();
    path.moveTo(p[0], p[1]);
    for (int i = 2; i < p.length; i += 6) {
      path.curveTo(p[i], p[i + 1], p[i + 2], p[i + 3], p[i + 4], p[i + 5]);
    }
    path.closePath();
    return path;
  }

  private static void glass(Graphics2D g) {
    Path2D globe = new Path2D.Double();
    globe.moveTo(18, 71);
    globe.curveTo(-5, 58, -5, 16, 20, 3);
    globe.lineTo(60, 3);
    globe.curveTo(85, 16, 85, 58, 62, 71);
    globe.closePath();
    g.setColor(GLASS);
    g.fill(globe);
    g.setColor(GLASS_LIGHT);
    g.fill(oval(42, 38, 56, 56));
    Path2D shine = new Path2D.Double();
    shine.moveTo(14, 22);
    shine.curveTo(8, 32, 8, 42, 12, 52);
    line(g, shine, CREAM, 4.5f);
    line(g, globe, INK, 2.5f);
  }

  private static void glow(Graphics2D g) {
    for (int y = 0; y < 64; y++) {
      for (int x = 0; x < 64; x++) {
        double dx = (x - 31.5) / 31.5;
        double dy = (y - 31.5) / 31.5;
        double fade = Math.max(0, 1 - Math.sqrt(dx * dx + dy * dy));
        int alpha = (int) Math.round(200 * fade * fade);
        g.setColor(new Color(255, 214, 110, alpha));
        g.fillRect(x, y, 1, 1);
      }
    }
  }

  private static void flame(Graphics2D g) {
    g.setColor(FLAME);
    g.fill(
        curves(
            16, 2, 19, 14, 30, 20, 29, 32, 28, 41, 22, 44, 16, 44, 10, 44, 4, 41, 3, 32, 2, 24, 12,
            18, 16, 2));
    g.setColor(FLAME_LIGHT);
    g.fill(
        curves(
            17, 18, 19, 25, 24, 28, 24, 34, 24, 40, 20, 42, 16, 42, 12, 42, 8, 40, 8, 34, 8, 29, 15,
            26, 17, 18));
  }

  private static void tank(Graphics2D g) {
    Path2D body = new Path2D.Double();
    body.moveTo(14, 3);
    body.lineTo(62, 3);
    body.curveTo(74, 10, 77, 32, 68, 40);
    body.lineTo(8, 40);
    body.curveTo(-1, 32, 2, 10, 14, 3);
    body.closePath();
    g.setColor(TEAL);
    g.fill(body);
    Shape clip = g.getClip();
    g.clip(body);
    g.setColor(BRASS);
    g.fill(new Rectangle2D.Double(0, 29, 76, 7));
    g.setColor(TEAL_LIGHT);
    g.fill(oval(17, 16, 9, 15));
    g.setClip(clip);
    line(g, body, INK, 2.5f);
    outlined(g, oval(44, 17, 13, 13), BRASS);
    line(g, new Line2D.Double(44, 14, 44, 20), INK, 2);
  }

  private static void cap(Graphics2D g) {
    outlined(g, new RoundRectangle2D.Double(26, 2, 20, 12, 7, 7), BRASS);
    Path2D roof = new Path2D.Double();
    roof.moveTo(6, 27);
    roof.curveTo(9, 13, 22, 9, 27, 8);
    roof.lineTo(45, 8);
    roof.curveTo(50, 9, 63, 13, 66, 27);
    roof.closePath();
    outlined(g, roof, TEAL);
    g.setColor(TEAL_LIGHT);
    g.fill(oval(22, 17, 14, 5));
    outlined(g, new RoundRectangle2D.Double(2, 24, 68, 8, 8, 8), BRASS);
  }

  private static void handle(Graphics2D g) {
    Shape ring = new Arc2D.Double(7, 6, 34, 38, -30, 240, Arc2D.OPEN);
    line(g, ring, INK, 8);
    line(g, ring, BRASS, 3.5f);
  }

  private static void hat(Graphics2D g) {
    Path2D crown = new Path2D.Double();
    crown.moveTo(8, 5);
    crown.lineTo(36, 5);
    crown.lineTo(33, 33);
    crown.lineTo(11, 33);
    crown.closePath();
    outlined(g, crown, VIOLET);
    Path2D ribbon = new Path2D.Double();
    ribbon.moveTo(10, 23);
    ribbon.lineTo(34, 23);
    ribbon.lineTo(33, 32);
    ribbon.lineTo(11, 32);
    ribbon.closePath();
    g.setColor(FLAME_LIGHT);
    g.fill(ribbon);
    outlined(g, new RoundRectangle2D.Double(2, 31, 40, 7, 7, 7), VIOLET);
  }

  private static void cheeks(Graphics2D g) {
    g.setColor(CORAL_LIGHT);
    g.fill(oval(6, 21, 9, 6));
    g.fill(oval(42, 21, 9, 6));
  }

  private static void face(Graphics2D g) {
    cheeks(g);
    for (int x = 13; x <= 35; x += 22) {
      g.setColor(INK);
      g.fill(oval(x, 12, 9, 14));
      g.setColor(CREAM);
      g.fill(oval(x + 1.5, 8.5, 4, 4.5));
    }
    line(g, new Arc2D.Double(18.5, 15, 11, 9, 200, 140, Arc2D.OPEN), INK, 2.5f);
  }

  private static void faceShut(Graphics2D g) {
    cheeks(g);
    line(g, new Arc2D.Double(8, 8, 10, 8, 190, 160, Arc2D.OPEN), INK, 3);
    line(g, new Arc2D.Double(30, 8, 10, 8, 190, 160, Arc2D.OPEN), INK, 3);
    line(g, new Arc2D.Double(18.5, 15, 11, 9, 200, 140, Arc2D.OPEN), INK, 2.5f);
  }

  private static void faceHappy(Graphics2D g) {
    cheeks(g);
    line(g, new Arc2D.Double(7.5, 7, 11, 12, 15, 150, Arc2D.OPEN), INK, 3);
    line(g, new Arc2D.Double(29.5, 7, 11, 12, 15, 150, Arc2D.OPEN), INK, 3);
    Path2D mouth = new Path2D.Double();
    mouth.moveTo(17, 17);
    mouth.lineTo(31, 17);
    mouth.curveTo(31, 31, 17, 31, 17, 17);
    mouth.closePath();
    g.setColor(SHOE);
    g.fill(mouth);
    Shape clip = g.getClip();
    g.clip(mouth);
    g.setColor(CORAL_LIGHT);
    g.fill(oval(24, 28, 12, 8));
    g.setClip(clip);
    line(g, mouth, INK, 2);
  }

  private static void spark(Graphics2D g) {
    Path2D star = new Path2D.Double();
    star.moveTo(14, 2);
    star.quadTo(15, 13, 26, 14);
    star.quadTo(15, 15, 14, 26);
    star.quadTo(13, 15, 2, 14);
    star.quadTo(13, 13, 14, 2);
    star.closePath();
    g.setColor(FLAME_LIGHT);
    g.fill(star);
    line(g, star, BRASS, 1.5f);
  }

  private static void shoe(Graphics2D g) {
    Path2D boot = new Path2D.Double();
    boot.moveTo(5, 2.5);
    boot.lineTo(20, 2.5);
    boot.curveTo(21, 8, 25, 8.5, 31, 9.5);
    boot.curveTo(38, 11, 39, 17, 37, 19.5);
    boot.lineTo(4, 19.5);
    boot.curveTo(2, 14, 3, 8, 5, 2.5);
    boot.closePath();
    outlined(g, boot, SHOE);
    line(g, new Line2D.Double(6, 16, 35, 16), CORAL_LIGHT, 2);
  }

  private static void forearm(Graphics2D g) {
    tube(g, 6, 28, 10, 11);
    outlined(g, oval(33, 5.5, 8, 7), CREAM);
    outlined(g, oval(35.5, 10.5, 17, 15), CREAM);
    line(g, new Line2D.Double(27, 5.5, 27, 14.5), INK, 2.5f);
  }

  private static void tube(Graphics2D g, int from, int to, int y, int width) {
    Shape middle = new Line2D.Double(from, y, to, y);
    line(g, middle, INK, width);
    line(g, middle, TEAL, width - 5);
  }

  private static void scarf(Graphics2D g, Color cloth, Color stripe) {
    Path2D strip = new Path2D.Double();
    strip.moveTo(1, 2);
    strip.lineTo(76, 2);
    strip.lineTo(82, 6);
    strip.lineTo(76, 10);
    strip.lineTo(82, 14);
    strip.lineTo(76, 18);
    strip.lineTo(1, 18);
    strip.closePath();
    g.setColor(cloth);
    g.fill(strip);
    g.setColor(stripe);
    for (int x = 18; x <= 66; x += 24) {
      g.fill(new Rectangle2D.Double(x, 2, 6, 16));
    }
    line(g, strip, INK, 2.5f);
  }

  private static void band(Graphics2D g, Color cloth, Color stripe) {
    Shape band = new RoundRectangle2D.Double(2, 2, 66, 12, 12, 12);
    g.setColor(cloth);
    g.fill(band);
    Shape clip = g.getClip();
    g.clip(band);
    g.setColor(stripe);
    for (int x = 14; x <= 54; x += 19) {
      g.fill(new Rectangle2D.Double(x, 0, 6, 16));
    }
    g.setClip(clip);
    line(g, band, INK, 2.5f);
  }
}
