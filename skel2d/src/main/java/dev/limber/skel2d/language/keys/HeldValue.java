package dev.limber.skel2d.language.keys;

import dev.limber.core.color.Rgba;
import dev.limber.core.math.Trig;
import dev.limber.skel2d.animate.Ease;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Slot;
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
   * Returns the value as the language writes it; before the first key that of the setup pose.
   *
   * @param index of the bone or slot
   */
  static String at(TimelineText text, KeyPlace place, Skeleton skeleton, int index) {
    List<PlayedKey> keys = text.run.keys();
    if (keys.isEmpty() || place.frame() < keys.get(0).frame()) {
      return place.target() == Target.BONE
          ? setup(text.property, place.letter(), skeleton.bones().get(index))
          : setup(place.letter(), skeleton.slots().get(index), skeleton);
    }
    int next = 0;
    while (next < keys.size() && keys.get(next).frame() <= place.frame()) {
      next++;
    }
    if (next == keys.size()) {
      return text.valueText(keys.get(next - 1));
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

  /** Numbers of bones are compared with the skeleton; flips replace what it says. */
  private static String setup(Word property, char letter, Bone bone) {
    return switch (letter) {
      case 's' -> String.valueOf(bone.flipX());
      case 't' -> String.valueOf(bone.flipY());
      default -> property.unit().equals("factor") ? "1" : "0";
    };
  }

  private static String setup(char letter, Slot slot, Skeleton skeleton) {
    Rgba color = slot.color();
    return switch (letter) {
      case '@' -> slot.attachment() < 0 ? slot.shortName() : shown(slot, skeleton).name();
      case 'r' -> Numbers.rounded(color.r(), DECIMALS);
      case 'g' -> Numbers.rounded(color.g(), DECIMALS);
      case 'b' -> Numbers.rounded(color.b(), DECIMALS);
      case 'a' -> Numbers.rounded(color.a(), DECIMALS);
      default -> color(color);
    };
  }

  private static Attachment shown(Slot slot, Skeleton skeleton) {
    return skeleton.defaultSkin().attachments().get(slot.attachment());
  }

  private static String color(String from, String to, double way) {
    Rgba a = Lexemes.color(from, 0, from.length());
    Rgba b = Lexemes.color(to, 0, to.length());
    return color(
        new Rgba(
            a.r() + way * (b.r() - a.r()),
            a.g() + way * (b.g() - a.g()),
            a.b() + way * (b.b() - a.b()),
            a.a() + way * (b.a() - a.a())));
  }

  private static String color(Rgba rgba) {
    StringBuilder color = new StringBuilder("#");
    hex(color, rgba.r());
    hex(color, rgba.g());
    hex(color, rgba.b());
    double alpha = Math.max(0, rgba.a());
    return alpha == 1 ? color.toString() : color + "," + Numbers.rounded(alpha, DECIMALS);
  }

  private static void hex(StringBuilder color, double part) {
    int value = (int) Math.rint(255 * Math.min(1, Math.max(0, part)));
    String digits = "0123456789ABCDEF";
    color.append(digits.charAt(value >> 4)).append(digits.charAt(value & 15));
  }
}
