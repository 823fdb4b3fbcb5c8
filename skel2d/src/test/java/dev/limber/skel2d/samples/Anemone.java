package dev.limber.skel2d.samples;

import dev.limber.core.math.Trig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The large character, for measuring: 300 bones, most of them in chains of 24, 12 outlines of 50
 * bound points, 50 animations with 92,210 keys. Made here because its text is 0.8 MB; the same text
 * on every machine.
 */
public final class Anemone {
  private static final List<String> FILLS =
      List.of(
          "F26D85", "F58A6C", "F7A95C", "F3C85A", "C9D06B", "8CCB7E", "5CC3A0", "56B5C4", "5C9BD6",
          "7C84DC", "A277D4", "CC6FC0");
  private static final List<String> LINES =
      List.of(
          "AE4E60", "B0634E", "B27A42", "AF9041", "91964D", "65925B", "428C73", "3E828D", "42709A",
          "595F9E", "755699", "93508A");
  private static final int TENTACLES = FILLS.size();
  private static final int SEGMENTS = 24;
  private static final int BUBBLES = 10;
  private static final int ANIMATIONS = 50;

  /** From this animation on only every third tentacle moves. */
  private static final int CALM = 41;

  private static final int KEYS = 6;

  private final StringBuilder out = new StringBuilder(900_000);

  private Anemone() {}

  /** Writes the source to a file. */
  public static void main(String[] args) throws IOException {
    Files.writeString(Path.of(args[0]), source());
  }

  /** Returns the source. */
  public static String source() {
    Anemone anemone = new Anemone();
    anemone.skeleton();
    anemone.order();
    for (int a = 1; a <= ANIMATIONS; a++) {
      anemone.animation(a);
    }
    return anemone.out.toString();
  }

  private void skeleton() {
    out.append(
        """
        # Sea anemone, generated: 300 bones, 12 outlines of 50 bound points, 50 animations.

        skeleton #08A,0.5
        \trock
        \t\t@ :path t0 f#6E6A75
        \t\t\tM -120,0
        \t\t\tB -116,26 -70,38 0,38
        \t\t\tB 70,38 116,26 120,0
        \t\t\tQ 0,-14 -120,0
        \t\t\tC
        \t\t@rock-light :ellipse w120 h14 x-24 y22 t0 f#847F8C
        \tbase
        \t\t@body :path t2 f#D95B74 s#9C3B52 round-join
        \t\t\tM -66,24
        \t\t\tB -70,58 -40,64 0,64
        \t\t\tB 40,64 70,58 66,24
        \t\t\tQ 0,10 -66,24
        \t\t\tC
        """);
    for (int t = 0; t < TENTACLES; t++) {
      tentacle(t);
    }
    for (int b = 0; b < BUBBLES; b++) {
      line("\tbubble" + b + " x" + (18 * b - 81) + " y" + (8 + 5 * (b % 3)));
      line("\t\t@ #FFF,0 :circle d" + (8 + 5 * b % 9) + " t1.5 f#DFF4FB,0.5 s#7FC4DC");
      line("\t\t@glint" + b + " #FFF,0 :circle d3 x-2 y2 t0 f#FFF");
    }
  }

  private void tentacle(int t) {
    double across = 2.0 * t / (TENTACLES - 1) - 1;
    StringBuilder name = new StringBuilder("base");
    for (int s = 1; s <= SEGMENTS; s++) {
      name.append('.').append(segment(t, s));
      if (s == 1) {
        double y = 46 - 14 * across * across;
        line("\t" + name + " x" + n(57 * across) + " y" + n(y) + " r" + n(90 - 62 * across));
        outline(t);
      } else {
        line("\t" + name + " x9 l9");
      }
      if (s % 6 == 0 && s < SEGMENTS) {
        line("\t\t@" + two("dot", t) + "-" + s + " :circle d" + n(7 - 0.2 * s) + " t0 f#FFF,0.45");
      }
    }
    line("\t\t@" + two("tip", t) + " :circle d7 x7 t1 f#FFF,0.85 s#" + LINES.get(t));
  }

  /** Up one side of the even segments, around the tip, and down the other side of the odd ones. */
  private void outline(int t) {
    String colors = " t1.5 f#" + FILLS.get(t) + " s#" + LINES.get(t);
    line("\t\t@" + two("tentacle", t) + " :path" + colors + " round-join");
    line("\t\t\tM " + point(t, 1, 0, 1));
    for (int s = 2; s <= SEGMENTS; s += 2) {
      line("\t\t\tQ " + point(t, s, 0, 1) + " " + point(t, s, 4.5, 1));
    }
    line("\t\t\tQ " + point(t, SEGMENTS, 12, 0) + " " + point(t, SEGMENTS, 4.5, -1));
    for (int s = SEGMENTS - 1; s >= 3; s -= 2) {
      line("\t\t\tQ " + point(t, s, 0, -1) + " " + point(t, s, -4.5, -1));
    }
    line("\t\t\tL " + point(t, 1, 0, -1));
    line("\t\t\tC");
  }

  private static String point(int t, int s, double x, int side) {
    double width = Math.max(1.4, 10.7 - 0.4 * s);
    return n(x) + "," + n(side * width) + ":" + segment(t, s);
  }

  /** Bubbles first: they rise from behind the rock. Dots are not listed, so they are in front. */
  private void order() {
    line("\norder");
    for (int b = 0; b < BUBBLES; b++) {
      line("\t@bubble" + b + ".bubble" + b);
      line("\t@glint" + b);
    }
    line("\t@rock.rock\n\t@rock-light");
    for (int t = TENTACLES - 1; t >= 0; t--) {
      line("\t@" + two("tentacle", t));
    }
    for (int t = 0; t < TENTACLES; t++) {
      line("\t@" + two("tip", t));
    }
    line("\t@body");
  }

  private void animation(int a) {
    int step = a % 2 == 1 ? 7 : 4;
    line("\nanim \"wave-" + (a < 10 ? "0" : "") + a + "\" 24fps :" + step);
    line("\tbase");
    line("\t\tj " + wave(1, 0.03, 0, 1000));
    for (int t = 0; t < TENTACLES; t += a < CALM ? 1 : 3) {
      for (int s = 1; s <= SEGMENTS; s++) {
        double phase = 0.06 * a * t - (0.25 + 0.012 * a) * s;
        line("\t" + segment(t, s));
        line("\t\tr " + wave(-0.2 * (t - 5.5), 2.5 + 0.01 * a + 0.2 * s, phase, 10));
      }
    }
    for (int b = 0; b < BUBBLES; b++) {
      line("\tbubble" + b + " :" + 3 * step);
      line("\t\ty 0 -> " + (60 + (17 * b + 7 * a) % 50) + " -> " + (170 + (29 * b + a) % 40));
      line("\t@bubble" + b + ".bubble" + b + " :" + 3 * step);
      line("\t\ta 0 -> 0.8 -> 0");
      line("\t@glint" + b + " :" + 3 * step);
      line("\t\ta 0 -> 0.8 -> 0");
    }
  }

  /** One round of a sine, closed: the last key is the first. */
  private static String wave(double middle, double height, double phase, int digits) {
    StringBuilder keys = new StringBuilder();
    for (int k = 0; k <= KEYS; k++) {
      double turn = phase + Trig.TWO_PI / KEYS * (k % KEYS);
      keys.append(k == 0 ? "" : " -> ").append(n(middle + height * Trig.sin(turn), digits));
    }
    return keys.toString();
  }

  private static String segment(int t, int s) {
    return two("t", t) + (s < 10 ? "s0" : "s") + s;
  }

  private static String two(String name, int t) {
    return name + (t < 9 ? "0" : "") + (t + 1);
  }

  private static String n(double value) {
    return n(value, 10);
  }

  private static String n(double value, int digits) {
    double rounded = Math.rint(value * digits) / digits;
    return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
  }

  private void line(String text) {
    out.append(text).append('\n');
  }
}
