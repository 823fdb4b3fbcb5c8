package dev.limber.skel2d.language;

import dev.limber.skel2d.syntax.Lexemes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Every word of the language: how it is written, what it means, its default, an example. Immutable;
 * a test holds it against the reader, so that it has all words and no others.
 */
public final class Reference {
  private static final String[] TYPES = {"none", "sprite", "rect", "ellipse", "circle", "path"};

  /** The number of the type {@code :path}. */
  static final int PATH_TYPE = 5;

  private static final List<ReferenceEntry> ENTRIES;

  /** Positions of the entries with one letter, by that letter; -1 for none. */
  private static final Map<ReferenceGroup, int[]> LETTERS = new EnumMap<>(ReferenceGroup.class);

  /** For each entry a bit for each type that takes it. */
  private static final int[] TAKERS;

  static {
    ReferenceList words = new ReferenceList();
    SkeletonWords.addTo(words);
    AttachmentWords.addTo(words);
    AnimationWords.addTo(words);
    MiscReference.addTo(words);
    ENTRIES = List.copyOf(words.entries);
    TAKERS = new int[ENTRIES.size()];
    for (ReferenceGroup group : ReferenceGroup.values()) {
      int[] none = new int[128];
      Arrays.fill(none, -1);
      LETTERS.put(group, none);
    }
    for (int i = 0; i < ENTRIES.size(); i++) {
      ReferenceEntry entry = ENTRIES.get(i);
      for (int type = 0; type < TYPES.length; type++) {
        TAKERS[i] |= entry.isFor(TYPES[type]) ? 1 << type : 0;
      }
      if (entry.word().length() == 1) {
        letters(entry.group())[entry.word().charAt(0)] = i;
      }
    }
  }

  private Reference() {}

  /** Returns all words, group by group. */
  public static List<ReferenceEntry> entries() {
    return ENTRIES;
  }

  /** Returns the words of a group. */
  public static List<ReferenceEntry> entries(ReferenceGroup group) {
    List<ReferenceEntry> found = new ArrayList<>();
    for (ReferenceEntry entry : ENTRIES) {
      if (entry.group() == group) {
        found.add(entry);
      }
    }
    return found;
  }

  static ReferenceEntry entry(int index) {
    return ENTRIES.get(index);
  }

  /** Returns the number of a type of attachment. */
  static int type(String word) {
    return Arrays.asList(TYPES).indexOf(word);
  }

  /** Returns the word of a type of attachment. */
  static String typeWord(int type) {
    return TYPES[type];
  }

  /** Returns whether a property is one of this type; any will do if the type is -1. */
  static boolean takes(int entry, int type) {
    return type < 0 || (TAKERS[entry] >> type & 1) != 0;
  }

  private static int[] letters(ReferenceGroup group) {
    int[] letters = LETTERS.get(group);
    return letters == null ? new int[128] : letters;
  }

  /** Returns the position of the entry with one letter, -1 if the group has none. */
  static int letter(ReferenceGroup group, char letter) {
    return letter < 128 ? letters(group)[letter] : -1;
  }

  /** Returns the position of the entry with a word, -1 if the group has none. */
  static int word(ReferenceGroup group, String text, int from, int to) {
    for (int i = 0; i < ENTRIES.size(); i++) {
      ReferenceEntry entry = ENTRIES.get(i);
      if (entry.group() == group && Lexemes.isWord(text, from, to, entry.word())) {
        return i;
      }
    }
    return -1;
  }

  static int word(ReferenceGroup group, String word) {
    return word(group, word, 0, word.length());
  }
}
