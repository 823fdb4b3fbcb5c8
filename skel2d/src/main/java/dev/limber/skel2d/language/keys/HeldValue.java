package dev.limber.skel2d.language.keys;

import dev.limber.core.color.Rgba;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.animate.Ease;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.Numbers;
import dev.limber.skel2d.resolve.TimelineRun.PlayedKey;
import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Word;
import java.util.List;

/** Finds the value that a timeline has between its keys: what a new key there starts with. */
final class HeldValue {
  private static final int DECIMALS = 4;

  private HeldValue() {}

  /**
   * Returns the value as the language writes it. Before the first key that is the setup pose for
   * bones; for slots, whose keys replace what the skeleton says, it is the value of this key.
   */
  static String at(TimelineText text, KeyPlace place) {
    List<PlayedKey> keys = text.run.keys();
    boolean early = !keys.isEmpty() && place.frame() < keys.get(0).frame();
    if (keys.isEmpty() || (early && place.target() == Target.BONE)) {
      return neutral(text.property, place);
    }
    int next = 0;
    while (next < keys.size() && keys.get(next).frame() <= place.frame()) {
      next++;
    }
    if (next == 0 || next == keys.size()) {
      return text.valueText(keys.get(next == 0 ? 0 : next - 1));
    }
    PlayedKey from = keys.get(next - 1);
    PlayedKey to = keys.get(next);
    double way =
        Ease.of(from.easing(), (place.frame() - from.frame()) / (to.frame() - from.frame()));
    return switch (text.property.value()) {
      case NUMBER -> Numbers.rounded(number(text.property, from, to, way), DECIMALS);
      case COLOR -> color(from.name(), to.name(), way);
      default -> text.valueText(from);
    };
  }

  private static double number(Word property, PlayedKey from, PlayedKey to, double way) {
    double by = to.value() - from.value();
    return from.value() + way * (property.unit().equals("degrees") ? Trig.shortTurn(by) : by);
  }

  private static String neutral(Word property, KeyPlace place) {
    return switch (property.value()) {
      case COLOR -> "#FFF";
      case BOOLEAN -> "false";
      case NAME -> place.name().substring(place.name().lastIndexOf('.') + 1);
      default -> place.target() == Target.SLOT || property.unit().equals("factor") ? "1" : "0";
    };
  }

  private static String color(String from, String to, double way) {
    Rgba a = Lexemes.color(from, 0, from.length());
    Rgba b = Lexemes.color(to, 0, to.length());
    StringBuilder color = new StringBuilder("#");
    hex(color, a.r() + way * (b.r() - a.r()));
    hex(color, a.g() + way * (b.g() - a.g()));
    hex(color, a.b() + way * (b.b() - a.b()));
    double alpha = Math.max(0, a.a() + way * (b.a() - a.a()));
    return alpha == 1 ? color.toString() : color + "," + Numbers.rounded(alpha, DECIMALS);
  }

  private static void hex(StringBuilder color, double part) {
    int value = (int) Math.rint(255 * Math.min(1, Math.max(0, part)));
    String digits = "0123456789ABCDEF";
    color.append(digits.charAt(value >> 4)).append(digits.charAt(value & 15));
  }
}
