package dev.limber.skelform.samples;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The lantern's parts, laid out in one atlas. */
final class LanternArt {
  /** Sides of the atlas; editors make them a multiple of 128. */
  static final int SIZE = 256;

  static final String DEFAULT = "Default";
  static final String FESTIVAL = "Festival";

  private static final int GAP = 2;

  /** A texture and where it lies in the atlas. */
  record Placed(String style, String name, int x, int y, int width, int height) {}

  private final List<Placed> placed = new ArrayList<>();
  private final BufferedImage atlas = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);

  LanternArt() {
    List<LanternParts.Part> parts = LanternParts.all();
    parts.sort(Comparator.comparingInt((LanternParts.Part part) -> -part.height()));
    int x = GAP;
    int y = GAP;
    int shelf = 0;
    for (LanternParts.Part part : parts) {
      if (x + part.width() + GAP > SIZE) {
        x = GAP;
        y += shelf + GAP;
        shelf = 0;
      }
      paint(part, x, y);
      x += part.width() + GAP;
      shelf = Math.max(shelf, part.height());
    }
    if (y + shelf > SIZE) {
      throw new IllegalStateException("the atlas is full");
    }
  }

  BufferedImage atlas() {
    return atlas;
  }

  List<Placed> textures() {
    return placed;
  }

  /** Returns a picture of the head, for people who look through folders. */
  BufferedImage thumbnail() {
    BufferedImage small = new BufferedImage(64, 64, BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = small.createGraphics();
    smooth(g);
    g.scale(0.6, 0.6);
    draw(g, "Handle", 53, 17);
    draw(g, "Glass", 53, 67);
    draw(g, "Flame", 51, 61);
    draw(g, "Face Happy", 62, 76);
    draw(g, "Cap", 53, 29);
    draw(g, "Scarf Band", 53, 99);
    g.dispose();
    return small;
  }

  private void draw(Graphics2D g, String name, int centreX, int centreY) {
    for (Placed p : placed) {
      if (p.name.equals(name) && p.style.equals(DEFAULT)) {
        int x = centreX - p.width / 2;
        int y = centreY - p.height / 2;
        g.drawImage(atlas.getSubimage(p.x, p.y, p.width, p.height), x, y, null);
      }
    }
  }

  private void paint(LanternParts.Part part, int x, int y) {
    Graphics2D g = (Graphics2D) atlas.getGraphics().create(x, y, part.width(), part.height());
    smooth(g);
    part.painter().accept(g);
    g.dispose();
    placed.add(new Placed(part.style(), part.name(), x, y, part.width(), part.height()));
  }

  private static void smooth(Graphics2D g) {
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setRenderingHint(
        RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
  }
}
