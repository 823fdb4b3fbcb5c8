package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The words of the language, as they could be written. */
final class WordItems {
  private WordItems() {}

  /** Adds the words of a group that completion offers. */
  static void all(Items items, WordGroup group, Completion.Kind kind) {
    for (Word word : Vocabulary.words(group)) {
      add(items, kind, word);
    }
  }

  /** Adds the sections; last those without a name that the source has already. */
  static void sections(Items items, Set<String> given) {
    List<Word> last = new ArrayList<>();
    for (Word word : Vocabulary.words(WordGroup.SECTION)) {
      if (word.value() == Word.Value.NONE && given.contains(word.word())) {
        last.add(word);
      } else {
        add(items, Completion.Kind.KEYWORD, word);
      }
    }
    for (Word word : last) {
      add(items, Completion.Kind.KEYWORD, word);
    }
  }

  /** Adds the types of attachments; the one that shows nothing comes last. */
  static void types(Items items) {
    Word none = Vocabulary.get(WordGroup.TYPE, "none");
    for (Word word : Vocabulary.words(WordGroup.TYPE)) {
      if (word.index() != none.index()) {
        add(items, Completion.Kind.TYPE, word);
      }
    }
    add(items, Completion.Kind.TYPE, none);
  }

  private static void add(Items items, Completion.Kind kind, Word word) {
    boolean asWritten =
        switch (word.group()) {
          case TYPE, OPTION, COMMAND, EASING -> true;
          default -> false;
        };
    if (!word.insert().isEmpty()) {
      items.add(asWritten ? word.form() : word.word(), kind, word.insert(), word);
    }
  }

  static void slots(Items items, String bone) {
    String about = Vocabulary.get(WordGroup.SLOT, "@").documentation();
    String detail = bone.isEmpty() ? "named like its bone" : "named like its bone: " + bone;
    items.add("@", Completion.Kind.SLOT, "@ ${}", detail, about);
    items.add("@slot", Completion.Kind.SLOT, "@${slot} :${}", "a slot", about);
    items.add(
        "@slot[attachment]",
        Completion.Kind.SLOT,
        "@${slot}[${attachment}] :${}",
        "one of several attachments of a slot",
        about);
  }

  /** Adds the properties that the line does not have yet; all types take them if it is null. */
  static void properties(Items items, WordGroup group, @Nullable Word type, Caret caret) {
    for (Word word : Vocabulary.words(group)) {
      if ((type == null || word.isFor(type)) && !isGiven(caret, word)) {
        add(items, Completion.Kind.PROPERTY, word);
      }
    }
  }

  private static boolean isGiven(Caret caret, Word word) {
    if (word.value() == Word.Value.NONE || word.prefix() == 0) {
      return caret.hasWord(word.word());
    }
    String signs = word.value() == Word.Value.COLOR ? "#" : "-0123456789";
    for (int i = 0; i < signs.length(); i++) {
      if (caret.hasWord(word.word() + signs.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  static void options(Items items, boolean header) {
    for (Word word : Vocabulary.words(WordGroup.OPTION)) {
      if (header || !word.word().equals("fps")) {
        add(items, Completion.Kind.VALUE, word);
      }
    }
    all(items, WordGroup.EASING, Completion.Kind.EASING);
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
    for (Word word : Vocabulary.words(WordGroup.EASING)) {
      items.add(word.word(), Completion.Kind.EASING, word.word() + arrow, word);
    }
    return new Completion(from, end, items.list());
  }

  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'z';
  }

  /** Adds the letters of timelines that the item does not have yet. */
  static void timelines(Items items, WordGroup group, List<String> given) {
    for (Word word : Vocabulary.words(group)) {
      if (!given.contains(word.word())) {
        add(items, Completion.Kind.PROPERTY, word);
      }
    }
  }

  static void booleans(Items items) {
    items.add("true", Completion.Kind.VALUE, "true", "", "");
    items.add("false", Completion.Kind.VALUE, "false", "", "");
  }

  /** Adds the commands of timelines. */
  static void commands(Items items) {
    all(items, WordGroup.COMMAND, Completion.Kind.COMMAND);
    for (Word word : Vocabulary.words(WordGroup.EASING)) {
      String label = word.form() + "->";
      items.add(label, Completion.Kind.EASING, label + " ${}", word);
    }
  }
}
