package dev.limber.core.puppet;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Ink;
import dev.limber.core.color.Rgba;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A change of colours: first a tint multiplies, then a flash mixes a colour in, then a colour is
 * added. The result may be blended otherwise than it was.
 */
final class ColorChange {
  private Rgba tint = Rgba.WHITE;
  private Rgba flash = Rgba.CLEAR;
  private Rgba added = Rgba.CLEAR;

  /** Normal for that of what is drawn. */
  private BlendMode blend = BlendMode.NORMAL;

  void tint(Rgba color) {
    tint = checked(color, "tint", "WHITE");
  }

  void flash(Rgba color) {
    flash = checked(color, "flash", "CLEAR");
  }

  void add(Rgba color) {
    added = checked(color, "brighten", "CLEAR");
  }

  void blend(BlendMode mode) {
    blend = Objects.requireNonNull(mode, "mode");
  }

  private static Rgba checked(@Nullable Rgba color, String call, String none) {
    if (color == null) {
      throw new NullPointerException(
          "the colour is null; " + call + "(Rgba." + none + ") takes it back");
    }
    return color;
  }

  void clear() {
    tint = Rgba.WHITE;
    flash = Rgba.CLEAR;
    added = Rgba.CLEAR;
    blend = BlendMode.NORMAL;
  }

  void copyFrom(ColorChange other) {
    tint = other.tint;
    flash = other.flash;
    added = other.added;
    blend = other.blend;
  }

  boolean isNone() {
    return blend == BlendMode.NORMAL && flash.a() <= 0 && added.a() <= 0 && Rgba.WHITE.equals(tint);
  }

  /** Changes the ink of an image: mixing a colour in is to multiply and to add. */
  void image(Ink ink) {
    double mixed = Math.max(0, Math.min(1, flash.a()));
    double more = Math.max(0, added.a());
    double r = tint.r() * (1 - mixed);
    double g = tint.g() * (1 - mixed);
    double b = tint.b() * (1 - mixed);
    double addR = ink.addR() * r + flash.r() * mixed + added.r() * more;
    double addG = ink.addG() * g + flash.g() * mixed + added.g() * more;
    double addB = ink.addB() * b + flash.b() * mixed + added.b() * more;
    BlendMode mode = blend == BlendMode.NORMAL ? ink.blend() : blend;
    ink.set(ink.r() * r, ink.g() * g, ink.b() * b, ink.a() * tint.a()).blend(mode);
    ink.add(addR, addG, addB);
  }

  /** Changes the ink of a shape. */
  void shape(Ink ink) {
    image(ink);
    BlendMode mode = ink.blend();
    ink.set(ink.r() + ink.addR(), ink.g() + ink.addG(), ink.b() + ink.addB(), ink.a());
    ink.blend(mode);
  }
}
