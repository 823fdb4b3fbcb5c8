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
 * <p>Columns: word, value, unit, default, types of attachment, example, meaning, and where they do
 * not follow from the word: form, what completion inserts. In examples and inserts a {@code /} is a
 * line end and a {@code _} a tab; most examples are set into the frame of their group.
 *
 * <p>ASCII only: after one text with a wider character {@code charAt} is compiled for both
 * encodings of strings, and reading any source was a fifth slower.
 */
public final class Vocabulary {
  private static final String SHAPES = "rect ellipse circle path";
  private static final String CLIP = "skeleton/_arm/__@ :rect w9 h9//anim \"wave\"";

  private static final String SECTIONS =
      """
      skeleton | none | | #FFCC00 | | skeleton #3AF/_arm l60 | Starts the bones, their slots and what those show; the colour is that of the bones in editors. | skeleton [colour] | skeleton/_${}
      skin | string | | | | skeleton/_arm/__@ :rect w9 h9//skin "winter"/_@arm :circle d9 | Starts a skin: the attachments below it replace those of the skeleton. | skin "name" | skin "${name}"/_@${}
      order | none | | the order of the skeleton | | skeleton/_arm/__@ :rect w9 h9/__@hand :circle d5//order/_@hand | Starts the draw order: the slots below it are drawn first, from back to front. | order | order/_@${}
      anim | string | | | | skeleton/_arm/__@ :rect w9 h9//anim "wave" 24fps :12:sio/_arm/__r 0 -> 40 -> 0 | Starts an animation: the bones and slots below it have timelines. | anim "name" [24fps] [frame:step:easing] | anim "${name}" 24fps/_${}
      """;

  private static final String BONES =
      """
      x | number | units | 0 | | x10 | Position on its parent, in units; x goes right.
      y | number | units | 0 | | y10 | Position on its parent, in units; y goes up.
      r | number | degrees | 0 | | r90 | Rotation in degrees, counter-clockwise.
      i | number | factor | 1 | | i0.5 | Scale along its own x.
      j | number | factor | 1 | | j0.5 | Scale along its own y.
      l | number | units | 0 | | l60 | Length in units; only editors show it.
      # | colour | | that of the skeleton line, or #FFCC00 | | #F80 | Colour of the bone; only editors show it. | #RGB or #RRGGBB,opacity
      flip-x | none | | no | | flip-x | Mirrored, with all its children, along the skeleton's x axis.
      flip-y | none | | no | | flip-y | Mirrored, with all its children, along the skeleton's y axis.
      no-rot | none | | no | | no-rot | Does not rotate with its parent.
      no-scale | none | | no | | no-scale | Does not scale with its parent.
      """;

  private static final String SLOTS =
      """
      @ | name | | a slot without a name has the name of its bone, an attachment that of its slot | | skeleton/_head/__@eye[open] :circle d8/__@eye[shut] :rect w8 h2 | A place on the bone that shows one attachment at a time. | @slot[attachment]
      # | colour | | #FFF | | skeleton/_arm/__@ #F80,0.5 :rect w9 h9 | The slot's colour, multiplied with the colours of what it shows; animations can change it. | #RGB or #RRGGBB,opacity
      """;

  private static final String TYPES =
      """
      none | none | | none | | @[shown] :rect w9 h9/__@[hidden] :none | Shows nothing.
      rect | none | | none | | @ :rect w40 h20 d8 | A rectangle around its origin. | :rect | :rect w${width} h${height} ${}
      ellipse | none | | none | | @ :ellipse w40 h20 | An ellipse around its origin. | :ellipse | :ellipse w${width} h${height} ${}
      circle | none | | none | | @ :circle d20 | A circle around its origin. | :circle | :circle d${diameter} ${}
      path | none | | none | | @ :path/___M 0,0/___L 9,0/___L 9,9/___C | An outline of lines and curves, whose points can follow several bones.
      sprite | none | | none | | @ :sprite "arm.png" | An image, centred on its origin. | :sprite | :sprite "${image.png}"
      """;

  private static final String ATTACHMENTS =
      """
      x | number | units | 0 | | x5 | Position on the bone, in units; x goes right.
      y | number | units | 0 | | y5 | Position on the bone, in units; y goes up.
      r | number | degrees | 0 | | r45 | Rotation in degrees, counter-clockwise.
      i | number | factor | 1 | | i0.5 | Scale along its own x, before the rotation.
      j | number | factor | 1 | | j0.5 | Scale along its own y, before the rotation.
      w | number | units | 0 | rect ellipse | skeleton/_arm/__@ :rect w20 h20 | Whole width, in units.
      h | number | units | 0 | rect ellipse | skeleton/_arm/__@ :rect w20 h20 | Whole height, in units.
      d | unsigned | units | 0 | rect circle | d4 | Diameter, in units: of a circle, or of the corners of a rectangle.
      f | colour | | #000 | shapes | f#F80 | Colour of the inside.
      s | colour | | #000 | shapes | s#1F3A5F,0.5 | Colour of the line.
      t | unsigned | units | 1 | shapes | t2.5 | Thickness of the line, in units; t0 draws none.
      m | unsigned | | 10 | shapes | m2 | Miter limit: how many times the thickness a pointed corner may reach.
      miter-join | none | | miter-join | shapes | miter-join | Pointed corners of the line.
      bevel-join | none | | miter-join | shapes | bevel-join | Cut corners of the line.
      round-join | none | | miter-join | shapes | round-join | Round corners of the line.
      butt-cap | none | | butt-cap | shapes | butt-cap | The line ends at its end points; only open paths have ends.
      square-cap | none | | butt-cap | shapes | square-cap | The line goes on by half of its thickness.
      round-cap | none | | butt-cap | shapes | round-cap | Round ends of the line.
      " | string | | no image | sprite | skeleton/_arm/__@ :sprite "arm.png" | Name of the image: a file, with / for folders. | "image.png" | "${image.png}"
      """;

  private static final String PATHS =
      """
      M | points | | | path | L 5,5 | Starts the outline; a later one discards what came before. | M point | M ${x,y}
      L | points | | | path | L 10,0 | A straight line to the point. | L point | L ${x,y}
      Q | points | | | path | Q 5,10 10,0 | A curve with one control point. | Q control end | Q ${control} ${end}
      B | points | | | path | B 0,10 10,10 10,0 | A curve with two control points. | B control control end | B ${control} ${control} ${end}
      C | none | | | path | L 10,0/___L 10,10/___C | Closes the outline: it is filled, and nothing after this is drawn. | C | C
      : | name | | | path | : arm/___L 10,0 | The points below are fixed to this bone and move with it. | : bone | : ${bone}
      """;

  private static final String OPTIONS =
      """
      fps | whole | | 20 | | 24fps | Frames per second, a whole number. | 24fps | 24fps
      frame | unsigned | frames | 0 | | 3: | The frame at which timelines start. | frame: | ${frame}:
      step | unsigned | frames | 5 | | :7 | The frames that one hyphen of an arrow advances. | :step | :${step}
      easing | name | | li | | :sio | How values move from key to key: li, si, so or sio. | :easing
      """;

  private static final String BONE_TIMELINES =
      """
      x | number | units | | | x 0 -> 10 | Position in units, added to the skeleton's.
      y | number | units | | | y 0 -> 10 | Position in units, added to the skeleton's.
      r | number | degrees | | | r 0 -> 120 -> 240 -> 360 | Rotation in degrees, added to the skeleton's; it goes the short way, so a full turn needs steps below 180.
      i | number | factor | | | i 1 -> 1.5 | Scale along x, times the skeleton's.
      j | number | factor | | | j 1 -> 1.5 | Scale along y, times the skeleton's.
      s | boolean | | | | s false -> true | flip-x, in place of the skeleton's; it switches, with no values between. | s true or false
      t | boolean | | | | t false -> true | flip-y, in place of the skeleton's; it switches, with no values between. | t true or false
      """;

  private static final String SLOT_TIMELINES =
      """
      @ | name | | | | skeleton/_arm/__@ :rect w9 h9/__@[none]//anim "wave"/_@arm/__@ arm -> none | The attachment that the slot shows; a name that it does not have hides it. | @ attachments
      c | colour | | | | c #FFF -> #F80 | The slot's colour, in place of the skeleton's.
      r | number | part | | | r 1 -> 0 | Red of the slot's colour, 0 to 1.
      g | number | part | | | g 1 -> 0 | Green of the slot's colour, 0 to 1.
      b | number | part | | | b 1 -> 0 | Blue of the slot's colour, 0 to 1.
      a | number | part | | | a 1 -> 0 | Opacity of the slot's colour, 0 to 1.
      """;

  private static final String COMMANDS =
      """
      + | number | | | | x 1 -> +7 | A key with the value before plus this. | +number
      * | number | | | | x 1 -> *2 | A key with the value before times this. | *number
      -> | none | | | | x 0 -> 10 ---> 0 | Advances by one step for each hyphen; a frame, step or easing before it holds from here on. | -> | -> ${}
      > | none | | | | x 0 -> 5 > +5 | Stays at the frame. | >
      12:> | unsigned | frames | | | x 0 12:> 10 | Goes to this frame, if it is later. | frame:> | ${frame}:> ${}
      +3:> | unsigned | frames | | | x 0 +3:> 10 | Advances by this many frames. | +frames:> | +${frames}:> ${}
      :2-> | unsigned | frames | | | x 0 :2-> 10 | The step is this from here on. | :step-> | :${step}-> ${}
      :so-> | name | | | | x 0 :so-> 10 | The easing is this from the key before on. | :easing->
      { | none | | | | x { 0 -> 10 -> 0 }[3] | Starts a loop. | { } | { ${} }[${times}]
      } | whole | | | | x { 0 -> 10 -> 0 }[3] | Ends a loop, and says how often it runs. | }[times]
      """;

  private static final String EASINGS =
      """
      li | none | | li | | li | Even: the same speed all the way.
      si | none | | li | | si | Starts slowly: 1 - sin(pi/2 + x pi/2).
      so | none | | li | | so | Ends slowly: sin(x pi/2).
      sio | none | | li | | sio | Starts and ends slowly: 1/2 + 1/2 sin(x pi - pi/2).
      """;

  private static final String WORDS =
      """
      comment | none | | | | # the whole arm/skeleton/_arm l60 # with its length | A # on its own starts a comment, up to the end of the line. | # text
      backslash | none | | | | skeleton/_arm x10 \\/__y20 | At the very end of a line it joins the next line to this one. | \\
      name | name | | | | skeleton/_body.arm.hand//anim "wave"/_hand/__r 0 -> 40 | A bone's full name has all its parents; where a name only refers to it, the end is enough if no other name ends like that. | body.arm.hand
      color | colour | | | | skeleton/_arm/__@ :rect w9 h9 f#3A8CC4,0.5 | A colour in hexadecimal digits, and perhaps its opacity from 0 to 1. | #RGB or #RRGGBB,opacity
      point | points | units | | path | skeleton/_arm/__@ :path t2/___M 0,0/___L 10,-2.5:arm | A point, measured on its bone; it goes where that bone goes. | x,y or x,y:bone
      """;

  private static final List<Word> ALL = new ArrayList<>();
  private static final Word[][] BY_GROUP = new Word[WordGroup.values().length][];
  private static final @Nullable Word[][] BY_LETTER = new Word[BY_GROUP.length][128];

  static {
    add(WordGroup.SECTION, "", SECTIONS);
    add(WordGroup.BONE, "skeleton/_arm %", BONES);
    add(WordGroup.SLOT, "", SLOTS);
    add(WordGroup.TYPE, "skeleton/_arm/__%", TYPES);
    add(WordGroup.ATTACHMENT, "skeleton/_arm/__@ :rect w9 h9 %", ATTACHMENTS);
    add(WordGroup.PATH, "skeleton/_arm/__@ :path t2/___M 0,0/___%", PATHS);
    add(WordGroup.OPTION, CLIP + " %/_arm/__r 0 -> 40", OPTIONS);
    add(WordGroup.BONE_TIMELINE, CLIP + "/_arm/__%", BONE_TIMELINES);
    add(WordGroup.SLOT_TIMELINE, CLIP + "/_@arm/__%", SLOT_TIMELINES);
    add(WordGroup.COMMAND, CLIP + "/_arm/__%", COMMANDS);
    add(WordGroup.EASING, CLIP + " :%/_arm/__r 0 -> 40", EASINGS);
    add(WordGroup.WORD, "", WORDS);
  }

  private Vocabulary() {}

  private static void add(WordGroup group, String frame, String table) {
    List<Word> words = new ArrayList<>();
    for (String row : split(table, '\n')) {
      if (!row.isEmpty()) {
        List<String> columns = split(row, '|');
        Word word = word(group, words.size(), frame, columns);
        words.add(word);
        ALL.add(word);
        if (word.word().length() == 1) {
          BY_LETTER[group.index][word.letter()] = word;
        }
      }
    }
    BY_GROUP[group.index] = words.toArray(new Word[0]);
  }

  private static List<String> split(String text, char separator) {
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

  private static Word word(WordGroup group, int place, String frame, List<String> columns) {
    String word = columns.get(0);
    Word.Value value = value(columns.get(1));
    String types = columns.get(4).equals("shapes") ? SHAPES : columns.get(4);
    String example = columns.get(5);
    String source = example.contains("skeleton") ? example : frame.replace("%", example);
    String form = columns.size() > 7 ? columns.get(7) : form(group, word, value);
    String insert = columns.size() > 8 ? columns.get(8) : insert(group, word, value, form);
    return new Word(
        ALL.size(),
        group,
        place,
        word,
        value,
        columns.get(2),
        columns.get(3),
        types,
        takers(types),
        lines(source) + "\n",
        columns.get(6),
        form,
        lines(insert));
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

  private static String insert(WordGroup group, String word, Word.Value value, String form) {
    return switch (group) {
      case TYPE, EASING -> form;
      case BONE_TIMELINE, SLOT_TIMELINE -> word + " ${}";
      case BONE, ATTACHMENT ->
          switch (value) {
            case NONE -> word;
            case COLOR -> (word.equals("#") ? "" : word) + "#${}";
            default -> word + "${}";
          };
      default -> "";
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

  private static String lines(String text) {
    return text.replace('/', '\n').replace('_', '\t');
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
