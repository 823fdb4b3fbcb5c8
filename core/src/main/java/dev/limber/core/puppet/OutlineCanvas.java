package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Collects the outlines of those parts that clip others, before the character is drawn: they may be
 * drawn later than what they clip. Allocates nothing once warm.
 */
final class OutlineCanvas implements Canvas {
  /** Outlines by part; null for parts that clip none. */
  private @Nullable Path[] outlines = {};

  private @Nullable Path current;

  /** Collects the outlines of a character. */
  void collect(Equipment equipment) {
    for (Path outline : outlines) {
      if (outline != null) {
        outline.clear();
      }
    }
    for (int part = 0; part < equipment.puppet().partCount(); part++) {
      PartHandle handle = equipment.partIfAny(part);
      int clip = handle == null ? -1 : handle.clip();
      if (clip >= 0) {
        of(clip);
      }
    }
    CarriedThings things = equipment.carried();
    if (things != null) {
      things.markClips(this);
    }
    current = null;
    equipment.host().drawOutlines(this);
  }

  /** Returns the outline of a part; empty if it shows nothing. */
  Path of(int part) {
    if (part >= outlines.length) {
      outlines = Arrays.copyOf(outlines, part + 1);
    }
    Path outline = outlines[part];
    if (outline == null) {
      outline = new Path();
      outlines[part] = outline;
    }
    return outline;
  }

  @Override
  public void begin(View view) {}

  @Override
  public void part(int index) {
    current = index < outlines.length ? outlines[index] : null;
  }

  @Override
  public void triangles(Image image, Triangles triangles, Ink tint) {
    Path outline = current;
    if (outline == null) {
      return;
    }
    double[] at = triangles.positions();
    int[] indices = triangles.indices();
    for (int i = 0; i < triangles.indexCount(); i += 3) {
      int a = 2 * indices[i];
      int b = 2 * indices[i + 1];
      int c = 2 * indices[i + 2];
      double area =
          (at[b] - at[a]) * (at[c + 1] - at[a + 1]) - (at[c] - at[a]) * (at[b + 1] - at[a + 1]);
      // All turned alike: else those that overlap would be holes in each other.
      int second = area < 0 ? c : b;
      int third = area < 0 ? b : c;
      outline.moveTo(at[a], at[a + 1]).lineTo(at[second], at[second + 1]);
      outline.lineTo(at[third], at[third + 1]).close();
    }
  }

  @Override
  public void fill(Path path, Ink color) {
    if (current != null) {
      current.append(path);
    }
  }

  /** Outlines are filled. */
  @Override
  public void stroke(Path path, Stroke stroke, Ink color) {}

  @Override
  public void end() {}
}
