package dev.limber.image;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.Random;

/** Pictures to encode: random ones of each kind, and a drawing that moves. */
public final class Pictures {
  /** What a random picture is made of. */
  public enum Kind {
    GRAY,
    GRAY_ALPHA,
    FEW_COLORS,
    FEW_COLORS_ALPHA,
    RGB,
    RGBA
  }

  private Pictures() {}

  /** Returns a picture of noise and runs. */
  public static Pixels random(Kind kind, int width, int height, Random random) {
    int[] palette = new int[1 + random.nextInt(255)];
    for (int i = 0; i < palette.length; i++) {
      palette[i] = color(kind, random);
    }
    Pixels pixels = new Pixels(width, height);
    int[] argb = pixels.argb();
    int run = 0;
    for (int i = 0; i < argb.length; i++) {
      if (i > 0 && run > 0) {
        argb[i] = argb[i - 1];
        run--;
      } else {
        boolean few = kind == Kind.FEW_COLORS || kind == Kind.FEW_COLORS_ALPHA;
        argb[i] = few ? palette[random.nextInt(palette.length)] : color(kind, random);
        run = random.nextInt(3) == 0 ? random.nextInt(2 * width) : 0;
      }
    }
    return pixels;
  }

  private static int color(Kind kind, Random random) {
    int gray = random.nextInt(256) * 0x010101;
    return switch (kind) {
      case GRAY -> 0xFF000000 | gray;
      case GRAY_ALPHA -> random.nextInt(256) << 24 | gray;
      case FEW_COLORS, RGB -> 0xFF000000 | random.nextInt(1 << 24);
      case FEW_COLORS_ALPHA, RGBA -> random.nextInt();
    };
  }

  /** Returns a frame of a figure that moves: flat and shaded parts, soft edges, half shadows. */
  public static Pixels drawing(int frame, int frames, int size, boolean background) {
    BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB_PRE);
    Graphics2D g = image.createGraphics();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.scale(size / 100.0, size / 100.0);
    if (background) {
      g.setPaint(new GradientPaint(0, 0, new Color(0x87CEEB), 0, 100, new Color(0xFFF4D0)));
      g.fillRect(0, 0, 100, 100);
    }
    double turn = 2 * Math.PI * frame / frames;
    g.setColor(new Color(0, 0, 0, 70));
    g.fill(new Ellipse2D.Double(30, 82, 40, 10));
    g.translate(50 + 12 * Math.sin(turn), 50);
    g.setPaint(new GradientPaint(-15, -20, new Color(0xFF8C42), 15, 25, new Color(0xB83227)));
    g.fill(new Ellipse2D.Double(-16, -22, 32, 50));
    g.setColor(new Color(0xF5C6A5));
    g.setStroke(new BasicStroke(5, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.draw(new Line2D.Double(14, -5, 30, 10 * Math.cos(turn)));
    g.setColor(new Color(0x34495E));
    g.setStroke(new BasicStroke(2));
    g.draw(new Ellipse2D.Double(-16, -22, 32, 50));
    g.dispose();
    int[] premultiplied = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    return Pixels.ofPremultiplied(size, size, premultiplied);
  }
}
