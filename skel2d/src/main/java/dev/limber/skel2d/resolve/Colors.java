package dev.limber.skel2d.resolve;

import dev.limber.core.color.Rgba;
import dev.limber.skel2d.syntax.Lexemes;

/** Colours as written to colours as used. */
final class Colors {
  private Colors() {}

  /** Returns a colour of a bone, slot or shape, whose opacity has 8 bits: 0.5 becomes 127/255. */
  static Rgba fixed(String text, int from, int to) {
    Rgba exact = exact(text, from, to);
    double bits = Math.floor(Math.min(255 * exact.a(), 255));
    return new Rgba(exact.r(), exact.g(), exact.b(), bits / 255);
  }

  /** Returns a colour of a timeline, whose opacity is as written. */
  static Rgba exact(String text, int from, int to) {
    int hexEnd = Lexemes.colorEnd(text, from, to);
    double opacity = hexEnd == to ? 1 : Lexemes.number(text, hexEnd + 1, to);
    return new Rgba(
        Lexemes.colorByte(text, from, hexEnd, 0) / 255.0,
        Lexemes.colorByte(text, from, hexEnd, 1) / 255.0,
        Lexemes.colorByte(text, from, hexEnd, 2) / 255.0,
        opacity);
  }
}
