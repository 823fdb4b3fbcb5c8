package dev.limber.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Random;

/** Skel2D sources: characters by name, and made ones of known sizes, the same each time. */
final class Sources {
  private static final String MADE = "made-";
  private static final int SEGMENTS = 8;

  private final Random random = new Random(42);
  private final StringBuilder text = new StringBuilder();
  private final int limbs;

  private Sources(int limbs) {
    this.limbs = limbs;
  }

  /** Returns the source with this name. */
  static String read(String name) throws IOException {
    if (name.startsWith(MADE)) {
      return new Sources(Integer.parseInt(name.substring(MADE.length()))).make();
    }
    return Files.readString(Samples.file(name + ".skel2d"));
  }

  private String make() {
    text.append("skeleton\n\tbody\n");
    for (int limb = 0; limb < limbs; limb++) {
      limb(limb);
    }
    for (int limb = 0; limb < limbs; limb++) {
      animation(limb);
    }
    return text.toString();
  }

  private void limb(int limb) {
    StringBuilder name = new StringBuilder("body");
    for (int i = 0; i < SEGMENTS; i++) {
      name.append('.').append(segment(limb, i));
      text.append('\t').append(name);
      text.append(" x").append(number()).append(" r").append(number()).append('\n');
    }
    text.append("\t\t@skin").append(limb).append(" :path t1.5 f#F26D85 s#AE4E60\n");
    for (int i = 0; i < SEGMENTS; i++) {
      text.append(i == 0 ? "\t\t\tM " : "\t\t\tL ").append(number()).append(',').append(number());
      text.append(':').append(segment(limb, i)).append('\n');
    }
    text.append("\t\t\tC\n");
  }

  private void animation(int limb) {
    text.append("anim \"move").append(limb).append("\" 24fps :4\n");
    for (int i = 0; i < SEGMENTS; i++) {
      text.append('\t').append(segment(limb, i)).append("\n\t\tr ").append(number());
      for (int k = 0; k < 6; k++) {
        text.append(" -> ").append(number());
      }
      text.append('\n');
    }
  }

  private static String segment(int limb, int index) {
    return "l" + limb + "s" + index;
  }

  private String number() {
    return Double.toString((random.nextInt(1200) - 600) / 10.0);
  }
}
