package dev.limber.skel2d.language.keys;

import java.util.List;
import java.util.Random;

/** Writes sources with animations of every kind of word, the same for the same seed. */
final class RandomTimelines {
  private final Random random;
  private final StringBuilder text = new StringBuilder();

  RandomTimelines(long seed) {
    random = new Random(seed);
  }

  String make() {
    text.append("skeleton # bones\n");
    List<String> bones = List.of("body", "body.arm", "body.arm.hand", "body.leg", "tail");
    for (String bone : bones) {
      text.append('\t').append(bone).append(" x").append(random.nextInt(90) - 40);
      text.append(" r").append(random.nextInt(360)).append(" i2\n");
      text.append("\t\t@[open] :circle d5\n\t\t@[shut]\n");
    }
    for (String name : List.of("one", "two")) {
      text.append("\nanim \"").append(name).append('"').append(pick(" 24fps", "", " 10fps"));
      text.append(pick("", " :4", " 2:3:so", " :sio")).append(pick("", "   # c")).append('\n');
      for (String bone : List.of("body", "arm", "@arm.arm", "hand", "@leg")) {
        if (random.nextInt(4) > 0) {
          item(bone);
        }
      }
    }
    return text.toString();
  }

  private void item(String name) {
    text.append('\t').append(name).append(pick("", "", " :2", " 3:", " :si")).append('\n');
    String letters = name.startsWith("@") ? pick("@a", "c", "rg") : pick("x", "yr", "rij", "xs");
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      text.append("\t\t").append(letter);
      words(letter, 0);
      text.append(pick("", "", " # note", "  ")).append('\n');
      if (random.nextInt(6) == 0) {
        text.append("\t\t# alone\n\n");
      }
    }
  }

  private void words(char letter, int depth) {
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      gap();
      if (depth < 2 && random.nextInt(7) == 0) {
        text.append('{');
        words(letter, depth + 1);
        if (random.nextBoolean()) {
          gap();
          text.append(arrow());
        }
        text.append(pick(" }", " }[2]", " }[3]"));
      } else {
        text.append(value(letter));
      }
      if (i < count - 1 || random.nextInt(6) == 0) {
        gap();
        text.append(arrow());
        if (random.nextInt(8) == 0) {
          gap();
          text.append(arrow());
        }
      }
    }
  }

  private void gap() {
    text.append(pick(" ", " ", " ", "  ", random.nextInt(5) == 0 ? " \\\n\t\t\t" : " "));
  }

  private String arrow() {
    return pick("->", "->", "-->", "--->", ":so->", ":2->", ":3:li-->", "7:>", "12:>", "+3:>")
            .replace("7:", random.nextInt(40) + ":")
        + pick("", "", "", " :si>", " >");
  }

  private String value(char letter) {
    return switch (letter) {
      case '@' -> pick("open", "shut");
      case 'c' -> pick("#FFF", "#F80,0.5", "#123456");
      case 's' -> pick("true", "false");
      default -> pick("0", "5", "-12.5", "0.1", "40", "+2", "+-0.3", "*2", "*0.5");
    };
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
