package dev.limber.skel2d.language.keys;

import dev.limber.skel2d.format.SourceFormatter;
import dev.limber.skel2d.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Writes sources with bones of every kind in any hierarchy, and with animations of every kind of
 * word, the same for the same seed.
 */
final class RandomTimelines {
  private final Random random;
  private final StringBuilder text = new StringBuilder();

  RandomTimelines(long seed) {
    random = new Random(seed);
  }

  /** Writes a source as people leave it: as it is, in its canonical layout, with CR LF, or both. */
  String makeInSomeForm() {
    String made = make();
    int form = random.nextInt(4);
    String laidOut = form < 2 ? made : SourceFormatter.format(SyntaxTree.of(made));
    // Comments that share a column by chance would move when another line does.
    laidOut = form < 2 ? laidOut : laidOut.replaceAll(" +#", " #");
    return form % 2 == 0 ? laidOut : laidOut.replace("\n", "\r\n");
  }

  String make() {
    text.append("skeleton # bones\n");
    List<String> bones = bones();
    List<String> slots = new ArrayList<>();
    for (String bone : bones) {
      text.append('\t').append(bone).append(" x").append(random.nextInt(90) - 40);
      text.append(" y").append(random.nextInt(90) - 40).append(" r").append(random.nextInt(360));
      text.append(pick("", " i2", " i-1.5", " j0.5", " i-1 j-2", " i0.25 j3"));
      text.append(pick("", "", "", " flip-x", " flip-y", " flip-x flip-y"));
      text.append(pick("", "", " no-rot", " no-scale", " no-rot no-scale")).append('\n');
      text.append("\t\t@[open] :circle d5\n\t\t@[shut]\n");
      slots.add(bone + "." + bone.substring(bone.lastIndexOf('.') + 1));
    }
    for (String name : List.of("one", "two")) {
      text.append("\nanim \"").append(name).append('"').append(pick(" 24fps", "", " 10fps"));
      text.append(pick("", " :4", " 2:3:so", " :sio")).append(pick("", "   # c")).append('\n');
      text.append(pick("", "", "\t! step 0 # first\n\t! clap 2.5 0.8 \"left\"\n"));
      for (int i = 0; i < bones.size(); i++) {
        if (random.nextInt(4) > 0) {
          item(reference(bones.get(i), bones), pick("x", "yr", "rij", "xs"));
        }
        if (random.nextInt(2) > 0) {
          item("@" + reference(slots.get(i), slots), pick("@a", "c", "rg"));
        }
      }
    }
    return text.toString();
  }

  /**
   * Some bones, each at the top or on another; those of other parents may share their last name.
   */
  private List<String> bones() {
    List<String> bones = new ArrayList<>();
    int count = 3 + random.nextInt(4);
    while (bones.size() < count) {
      int parent = random.nextInt(bones.size() + 1) - 1;
      String name = pick("body", "arm", "hand", "leg", "tail-l");
      String bone = parent < 0 ? name : bones.get(parent) + "." + name;
      if (!bones.contains(bone)) {
        bones.add(bone);
      }
    }
    return bones;
  }

  /** Returns the full name, or its end if that means no other. */
  private String reference(String name, List<String> names) {
    String end = name.substring(name.lastIndexOf('.') + 1);
    long same = names.stream().filter(n -> ("." + n).endsWith("." + end)).count();
    return same == 1 && random.nextBoolean() ? end : "skeleton." + name;
  }

  private void item(String name, String letters) {
    text.append('\t').append(name).append(pick("", "", " :2", " 3:", " :si")).append('\n');
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
