package dev.limber.skel2d.syntax;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Every word of the language, in one table: the reader, completion, documentation and highlighting
 * all take the words from here. Immutable.
 *
 * <p>Columns: word, value, unit, default, types of attachment, and the form where it does not
 * follow from the word. What editors say about each word is in {@link WordHelp}, row by row in the
 * same order, so that programs that only read sources do not carry it.
 *
 * <p>ASCII only: after one text with a wider character {@code charAt} is compiled for both
 * encodings of strings, and reading any source was a fifth slower.
 */
public final class Vocabulary {
  private static final String SHAPES = "rect ellipse circle path";

  private static final String SECTIONS =
      """
      skeleton | none | | #FFCC00 | | skeleton [colour]
      skin | string | | | | skin "name"
      order | none | | the order of the skeleton | | order
      anim | string | | | | anim "name" [24fps] [frame:step:easing]
      """;

  private static final String BONES =
      """
      x | number | units | 0
      y | number | units | 0
      r | number | degrees | 0
      i | number | factor | 1
      j | number | factor | 1
      l | number | units | 0
      # | colour | | that of the skeleton line, or #FFCC00 | | #RGB or #RRGGBB,opacity
      flip-x | none | | no
      flip-y | none | | no
      no-rot | none | | no
      no-scale | none | | no
      """;

  private static final String SLOTS =
      """
      @ | name | | a slot without a name has the name of its bone, an attachment that of its slot | | @slot[attachment]
      # | colour | | #FFF | | #RGB or #RRGGBB,opacity
      """;

  private static final String TYPES =
      """
      none | none | | none
      rect | none | | none | | :rect
      ellipse | none | | none | | :ellipse
      circle | none | | none | | :circle
      path | none | | none
      sprite | none | | none | | :sprite
      """;

  private static final String ATTACHMENTS =
      """
      x | number | units | 0
      y | number | units | 0
      r | number | degrees | 0
      i | number | factor | 1
      j | number | factor | 1
      w | number | units | 0 | rect ellipse
      h | number | units | 0 | rect ellipse
      d | unsigned | units | 0 | rect circle
      f | colour | | #000 | shapes
      s | colour | | #000 | shapes
      t | unsigned | units | 1 | shapes
      m | unsigned | | 10 | shapes
      miter-join | none | | miter-join | shapes
      bevel-join | none | | miter-join | shapes
      round-join | none | | miter-join | shapes
      butt-cap | none | | butt-cap | shapes
      square-cap | none | | butt-cap | shapes
      round-cap | none | | butt-cap | shapes
      " | string | | no image | sprite | "image.png"
      """;

  private static final String PATHS =
      """
      M | points | | | path | M point
      L | points | | | path | L point
      Q | points | | | path | Q control end
      B | points | | | path | B control control end
      C | none | | | path | C
      : | name | | | path | : bone
      """;

  private static final String MARKS =
      """
      ! | name
      """;

  private static final String OPTIONS =
      """
      fps | whole | | 20 | | 24fps
      frame | unsigned | frames | 0 | | frame:
      step | unsigned | frames | 5 | | :step
      easing | name | | li | | :easing
      """;

  private static final String BONE_TIMELINES =
      """
      x | number | units
      y | number | units
      r | number | degrees
      i | number | factor
      j | number | factor
      s | boolean | | | | s true or false
      t | boolean | | | | t true or false
      """;

  private static final String SLOT_TIMELINES =
      """
      @ | name | | | | @ attachments
      c | colour
      r | number | part
      g | number | part
      b | number | part
      a | number | part
      """;

  private static final String COMMANDS =
      """
      + | number | | | | +number
      * | number | | | | *number
      -> | none | | | | ->
      > | none | | | | >
      12:> | unsigned | frames | | | frame:>
      +3:> | unsigned | frames | | | +frames:>
      :2-> | unsigned | frames | | | :step->
      :so-> | name | | | | :easing->
      { | none | | | | { }
      } | whole | | | | }[times]
      """;

  private static final String EASINGS =
      """
      li | none | | li
      si | none | | li
      so | none | | li
      sio | none | | li
      """;

  private static final String WORDS =
      """
      comment | none | | | | # text
      backslash | none | | | | \\
      name | name | | | | body.arm.hand
      color | colour | | | | #RGB or #RRGGBB,opacity
      point | points | units | | path | x,y or x,y:bone
      """;

  private static final List<Word> ALL = new ArrayList<>();
  private static final Word[][] BY_GROUP = new Word[WordGroup.values().length][];
  private static final @Nullable Word[][] BY_LETTER = new Word[BY_GROUP.length][128];

  static {
    add(WordGroup.SECTION, SECTIONS);
    add(WordGroup.BONE, BONES);
    add(WordGroup.SLOT, SLOTS);
    add(WordGroup.TYPE, TYPES);
    add(WordGroup.ATTACHMENT, ATTACHMENTS);
    add(WordGroup.PATH, PATHS);
    add(WordGroup.MARK, MARKS);
    add(WordGroup.OPTION, OPTIONS);
    add(WordGroup.BONE_TIMELINE, BONE_TIMELINES);
    add(WordGroup.SLOT_TIMELINE, SLOT_TIMELINES);
    add(WordGroup.COMMAND, COMMANDS);
    add(WordGroup.EASING, EASINGS);
    add(WordGroup.WORD, WORDS);
  }

  private Vocabulary() {}

  private static void add(WordGroup group, String table) {
    List<Word> words = new ArrayList<>();
    for (String row : split(table, '\n')) {
      if (!row.isEmpty()) {
        List<String> columns = split(row, '|');
        Word word = word(group, words.size(), columns);
        words.add(word);
        ALL.add(word);
        if (word.word().length() == 1) {
          BY_LETTER[group.index][word.letter()] = word;
        }
      }
    }
    BY_GROUP[group.index] = words.toArray(new Word[0]);
  }

  static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = 0; at <= text.length(); at++) {
      if (at == text.length() || text.charAt(at) == separator) {
        parts.add(text.substring(from, at).trim());
        from = at + 1;
      }
    }
    return parts;
  }

  private static Word word(WordGroup group, int place, List<String> columns) {
    String word = columns.get(0);
    Word.Value value = value(columns.get(1));
    String types = column(columns, 4).equals("shapes") ? SHAPES : column(columns, 4);
    String form = columns.size() > 5 ? columns.get(5) : form(group, word, value);
    return new Word(
        ALL.size(),
        group,
        place,
        word,
        value,
        column(columns, 2),
        column(columns, 3),
        types,
        takers(types),
        form);
  }

  private static String column(List<String> columns, int index) {
    return index < columns.size() ? columns.get(index) : "";
  }

  private static Word.Value value(String name) {
    for (Word.Value value : Word.Value.values()) {
      if (value.word.equals(name)) {
        return value;
      }
    }
    throw new IllegalArgumentException(name);
  }

  private static String form(WordGroup group, String word, Word.Value value) {
    return switch (group) {
      case TYPE, EASING -> ":" + word;
      case BONE_TIMELINE, SLOT_TIMELINE -> word + " " + value.word + "s";
      default -> value == Word.Value.NONE ? word : word + " " + value.word;
    };
  }

  private static int takers(String types) {
    if (types.isEmpty()) {
      return -1;
    }
    int takers = 0;
    for (String type : split(types, ' ')) {
      Word found = find(WordGroup.TYPE, type);
      takers |= found == null ? 0 : 1 << found.place();
    }
    return takers;
  }

  /** Returns all words, group by group. */
  public static List<Word> words() {
    return Collections.unmodifiableList(ALL);
  }

  /** Returns the words of a group. */
  public static List<Word> words(WordGroup group) {
    return Collections.unmodifiableList(Arrays.asList(BY_GROUP[group.index]));
  }

  /** Returns a word by its place among all of them. */
  public static Word get(int index) {
    return ALL.get(index);
  }

  /** Returns the word of a group that is this letter, or null. */
  public static @Nullable Word letter(WordGroup group, char letter) {
    return letter < 128 ? BY_LETTER[group.index][letter] : null;
  }

  /** Returns the word of a group that stands in a text, or null. */
  public static @Nullable Word find(WordGroup group, String text, int from, int to) {
    for (Word word : BY_GROUP[group.index]) {
      if (Lexemes.isWord(text, from, to, word.word())) {
        return word;
      }
    }
    return null;
  }

  /** Returns the word of a group that is called so, or null. */
  public static @Nullable Word find(WordGroup group, String word) {
    return find(group, word, 0, word.length());
  }

  /** Returns a word of a group that is there. */
  public static Word get(WordGroup group, String word) {
    Word found = find(group, word);
    if (found == null) {
      throw new IllegalArgumentException(group + " has no word " + word);
    }
    return found;
  }

  /** Returns the letters of a group in their order, without the words that are longer. */
  public static String letters(WordGroup group) {
    StringBuilder letters = new StringBuilder();
    for (Word word : BY_GROUP[group.index]) {
      letters.append(word.word().length() == 1 ? word.word() : "");
    }
    return letters.toString();
  }

  /** Returns the defaults of a group's numbers, each at the place of its word. */
  public static double[] defaults(WordGroup group) {
    double[] defaults = new double[0];
    for (Word word : BY_GROUP[group.index]) {
      if (word.value().isNumber()) {
        defaults = Arrays.copyOf(defaults, word.place() + 1);
        defaults[word.place()] =
            Lexemes.number(word.defaultValue(), 0, word.defaultValue().length());
      }
    }
    return defaults;
  }
}
