package dev.limber.image.sheet;

import dev.limber.image.Region;
import java.util.List;

/**
 * A sheet's description as the {@code .atlas} text that libGDX reads: each animation's frames are
 * regions with its name, numbered from 0, so that {@code atlas.findRegions("walk")} returns them in
 * order.
 *
 * @param image the name of the sheet's picture
 * @param layout where the frames are
 * @param tags the animations
 */
public record SheetAtlas(String image, SheetLayout layout, List<SheetTag> tags) {
  /** Keeps an unmodifiable copy of the tags. */
  public SheetAtlas {
    tags = List.copyOf(tags);
  }

  /** Returns the file's text. */
  public String text() {
    StringBuilder out = new StringBuilder();
    out.append(line(image)).append("\nsize: ").append(layout.width()).append(", ");
    out.append(layout.height())
        .append("\nformat: RGBA8888\nfilter: Linear, Linear\nrepeat: none\n");
    for (SheetTag tag : tags) {
      for (int i = tag.from(); i <= tag.to(); i++) {
        region(out, line(tag.name()), i, i - tag.from());
      }
    }
    return out.toString();
  }

  private void region(StringBuilder out, String name, int frame, int index) {
    Region place = layout.place(frame);
    Region source = layout.source(frame);
    // Counted from the lower left corner there.
    int below = layout.frameHeight() - source.y() - source.height();
    out.append(name).append("\n  rotate: false\n  xy: ");
    pair(out, place.x(), place.y());
    pair(out.append("  size: "), place.width(), place.height());
    pair(out.append("  orig: "), layout.frameWidth(), layout.frameHeight());
    pair(out.append("  offset: "), source.x(), below);
    out.append("  index: ").append(index).append('\n');
  }

  private static void pair(StringBuilder out, int a, int b) {
    out.append(a).append(", ").append(b).append('\n');
  }

  /** A name is a line of its own, in which a colon would mean something else. */
  private static String line(String name) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      out.append(c == ':' || Character.isISOControl(c) ? '_' : c);
    }
    return out.toString().strip();
  }
}
