package dev.limber.skel2d.language;

import java.util.List;

/** The words of the language, as they could be written. */
final class WordItems {
  private WordItems() {}

  static void sections(Items items) {
    for (ReferenceEntry entry : Reference.entries(ReferenceGroup.SECTION)) {
      String insert =
          switch (entry.word()) {
            case "skin" -> "skin \"${name}\"\n\t@${}";
            case "anim" -> "anim \"${name}\" 24fps\n\t${}";
            case "order" -> "order\n\t@${}";
            default -> "skeleton\n\t${}";
          };
      items.add(entry.word(), Completion.Kind.KEYWORD, insert, entry);
    }
  }

  static void slots(Items items, String bone) {
    ReferenceEntry entry = Reference.entry(Reference.letter(ReferenceGroup.SLOT, '@'));
    String detail = bone.isEmpty() ? "called like its bone" : "called like its bone: " + bone;
    items.add("@", Completion.Kind.SLOT, "@ ${}", detail, entry.documentation());
    items.add("@slot", Completion.Kind.SLOT, "@${slot} :${}", "a slot", entry.documentation());
    items.add(
        "@slot[attachment]",
        Completion.Kind.SLOT,
        "@${slot}[${attachment}] :${}",
        "one of several attachments of a slot",
        entry.documentation());
  }

  static void types(Items items) {
    for (ReferenceEntry entry : Reference.entries(ReferenceGroup.TYPE)) {
      String insert =
          switch (entry.word()) {
            case "rect" -> ":rect w${width} h${height} ${}";
            case "ellipse" -> ":ellipse w${width} h${height} ${}";
            case "circle" -> ":circle d${diameter} ${}";
            case "sprite" -> ":sprite \"${image.png}\"";
            default -> entry.form();
          };
      items.add(entry.form(), Completion.Kind.TYPE, insert, entry);
    }
  }

  /** Adds the properties that the line does not have yet. */
  static void properties(Items items, ReferenceGroup group, int type, Caret caret) {
    for (ReferenceEntry entry : Reference.entries(group)) {
      int index = Reference.word(group, entry.word());
      String word = entry.word();
      boolean flag = entry.values() == ReferenceEntry.Values.NONE;
      if (Reference.takes(index, type) && !isGiven(caret, entry)) {
        String insert =
            switch (entry.values()) {
              case NUMBER, UNSIGNED -> word + "${}";
              case COLOR -> word.equals("#") ? "#${}" : word + "#${}";
              case STRING -> "\"${image.png}\"";
              default -> word;
            };
        items.add(word, Completion.Kind.PROPERTY, flag ? word : insert, entry);
      }
    }
  }

  private static boolean isGiven(Caret caret, ReferenceEntry entry) {
    String word = entry.word();
    if (word.length() > 1 || word.equals("#") || word.equals("\"")) {
      return caret.hasWord(word);
    }
    String signs = entry.values() == ReferenceEntry.Values.COLOR ? "#" : "-0123456789";
    for (int i = 0; i < signs.length(); i++) {
      if (caret.hasWord(word + signs.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  static void path(Items items) {
    for (ReferenceEntry entry : Reference.entries(ReferenceGroup.PATH)) {
      String insert =
          switch (entry.word()) {
            case "M", "L" -> entry.word() + " ${x,y}";
            case "Q" -> "Q ${control} ${end}";
            case "B" -> "B ${control} ${control} ${end}";
            case ":" -> ": ${bone}";
            default -> "C";
          };
      items.add(entry.word(), Completion.Kind.COMMAND, insert, entry);
    }
  }

  static void options(Items items, boolean header) {
    for (ReferenceEntry entry : Reference.entries(ReferenceGroup.OPTION)) {
      switch (entry.word()) {
        case "fps" -> {
          if (header) {
            items.add("24fps", Completion.Kind.VALUE, "24fps", entry);
          }
        }
        case "frame" -> items.add("0:", Completion.Kind.VALUE, "${frame}:", entry);
        case "step" -> items.add(":5", Completion.Kind.VALUE, ":${step}", entry);
        default -> {}
      }
    }
    for (ReferenceEntry entry : Reference.entries(ReferenceGroup.EASING)) {
      items.add(entry.form(), Completion.Kind.EASING, entry.form(), entry);
    }
  }

  /** Returns the easings behind the last colon of a word. */
  static Completion easings(Caret caret, String behind) {
    int from = caret.wordStart + caret.prefix().lastIndexOf(':') + 1;
    Items items = new Items(caret.text.substring(from, caret.offset));
    int end = caret.offset;
    while (end < caret.text.length() && isLetter(caret.text.charAt(end))) {
      end++;
    }
    char next = end < caret.text.length() ? caret.text.charAt(end) : ' ';
    String arrow = next == '-' || next == '>' ? "" : behind;
    for (ReferenceEntry entry : Reference.entries(ReferenceGroup.EASING)) {
      items.add(entry.word(), Completion.Kind.EASING, entry.word() + arrow, entry);
    }
    return new Completion(from, end, items.list());
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  /** Adds the letters of timelines that the item does not have yet. */
  static void timelines(Items items, ReferenceGroup group, List<String> given) {
    for (ReferenceEntry entry : Reference.entries(group)) {
      if (!given.contains(entry.word())) {
        items.add(entry.word(), Completion.Kind.PROPERTY, entry.word() + " ${}", entry);
      }
    }
  }

  static void booleans(Items items) {
    items.add("true", Completion.Kind.VALUE, "true", "", "");
    items.add("false", Completion.Kind.VALUE, "false", "", "");
  }

  static void commands(Items items) {
    for (ReferenceEntry entry : Reference.entries(ReferenceGroup.COMMAND)) {
      switch (entry.word()) {
        case "->" -> items.add("->", Completion.Kind.COMMAND, "-> ${}", entry);
        case "12:>" -> items.add("frame:>", Completion.Kind.COMMAND, "${frame}:> ${}", entry);
        case "+3:>" -> items.add("+frames:>", Completion.Kind.COMMAND, "+${frames}:> ${}", entry);
        case ":2->" -> items.add(":step->", Completion.Kind.COMMAND, ":${step}-> ${}", entry);
        case "{" -> items.add("{ }", Completion.Kind.COMMAND, "{ ${} }[${times}]", entry);
        default -> {}
      }
    }
    for (ReferenceEntry entry : Reference.entries(ReferenceGroup.EASING)) {
      String label = entry.form() + "->";
      items.add(label, Completion.Kind.EASING, label + " ${}", entry);
    }
  }
}
