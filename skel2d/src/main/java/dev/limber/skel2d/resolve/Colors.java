package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.syntax.Lexemes;

/** The colours of bones, slots and shapes. */
final class Colors {
  private Colors() {}

  /** Returns a colour as the setup pose has it, whose opacity has 8 bits: 0.5 becomes 127/255. */
  static Rgba fixed(String text, int from, int to) {
    Rgba exact = Lexemes.color(text, from, to);
    double bits = Math.floor(Math.min(255 * exact.a(), 255));
    return new Rgba(exact.r(), exact.g(), exact.b(), bits / 255);
  }
}
