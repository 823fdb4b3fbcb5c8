package dev.limber.skel2d.syntax;

import java.util.ArrayList;
import java.util.List;

/**
 * What editors say about the words of the {@link Vocabulary}, in the same order.
 *
 * <p>Columns: word, example, meaning, and what completion inserts where that does not follow from
 * the word. In examples and inserts a {@code /} is a line end and a {@code _} a tab; most examples
 * are set into the frame of their group. ASCII only, as the vocabulary.
 *
 * @param example a small source that uses the word and is correct
 * @param meaning what it means, one sentence
 * @param insert what completion writes, see {@code Completion.Item}; empty if it is not offered
 */
record WordHelp(String example, String meaning, String insert) {
  private static final String CLIP = "skeleton/_arm/__@ :rect w9 h9//anim \"wave\"";

  /** Headings of the groups, in their order. */
  static final List<String> TITLES =
      List.of(
          "Sections",
          "Bones",
          "Slots",
          "Attachments",
          "Properties of attachments",
          "Paths",
          "Marks of animations",
          "Options of animations",
          "Timelines of bones",
          "Timelines of slots",
          "Commands of timelines",
          "Easings",
          "Words");

  private static final String SECTIONS =
      """
      skeleton | skeleton #3AF/_arm l60 | Starts the bones, their slots and what those show; the colour is that of the bones in editors. | skeleton/_${}
      skin | skeleton/_arm/__@ :rect w9 h9//skin "winter"/_@arm :circle d9 | Starts a skin: the attachments below it replace those of the skeleton. | skin "${name}"/_@${}
      order | skeleton/_arm/__@ :rect w9 h9/__@hand :circle d5//order/_@hand | Starts the draw order: the slots below it are drawn first, from back to front. | order/_@${}
      anim | skeleton/_arm/__@ :rect w9 h9//anim "wave" 24fps :12:sio/_arm/__r 0 -> 40 -> 0 | Starts an animation: the bones and slots below it have timelines. | anim "${name}" 24fps/_${}
      """;

  private static final String BONES =
      """
      x | x10 | Position on its parent, in units; x goes right.
      y | y10 | Position on its parent, in units; y goes up.
      r | r90 | Rotation in degrees, counter-clockwise.
      i | i0.5 | Scale along its own x.
      j | j0.5 | Scale along its own y.
      l | l60 | Length in units; only editors show it.
      # | #F80 | Colour of the bone; only editors show it.
      flip-x | flip-x | Mirrored, with all its children, along the skeleton's x axis.
      flip-y | flip-y | Mirrored, with all its children, along the skeleton's y axis.
      no-rot | no-rot | Does not rotate with its parent.
      no-scale | no-scale | Does not scale with its parent.
      """;

  private static final String SLOTS =
      """
      @ | skeleton/_head/__@eye[open] :circle d8/__@eye[shut] :rect w8 h2 | A place on the bone that shows one attachment at a time.
      # | skeleton/_arm/__@ #F80,0.5 :rect w9 h9 | The slot's colour, multiplied with the colours of what it shows; animations can change it.
      """;

  private static final String TYPES =
      """
      none | @[shown] :rect w9 h9/__@[hidden] :none | Shows nothing.
      rect | @ :rect w40 h20 d8 | A rectangle around its origin. | :rect w${1:40} h${2:20} ${}
      ellipse | @ :ellipse w40 h20 | An ellipse around its origin. | :ellipse w${1:40} h${2:20} ${}
      circle | @ :circle d20 | A circle around its origin. | :circle d${1:20} ${}
      path | @ :path/___M 0,0/___L 9,0/___L 9,9/___C | An outline of lines and curves, whose points can follow several bones.
      sprite | @ :sprite "arm.png" | An image, centred on its origin. | :sprite "${image.png}"
      """;

  private static final String ATTACHMENTS =
      """
      x | x5 | Position on the bone, in units; x goes right.
      y | y5 | Position on the bone, in units; y goes up.
      r | r45 | Rotation in degrees, counter-clockwise.
      i | i0.5 | Scale along its own x, before the rotation.
      j | j0.5 | Scale along its own y, before the rotation.
      w | skeleton/_arm/__@ :rect w20 h20 | Whole width, in units.
      h | skeleton/_arm/__@ :rect w20 h20 | Whole height, in units.
      d | d4 | Diameter, in units: of a circle, or of the corners of a rectangle.
      f | f#F80 | Colour of the inside.
      s | s#1F3A5F,0.5 | Colour of the line.
      t | t2.5 | Thickness of the line, in units; t0 draws none.
      m | m2 | Miter limit: how many times the thickness a pointed corner may reach.
      miter-join | miter-join | Pointed corners of the line.
      bevel-join | bevel-join | Cut corners of the line.
      round-join | round-join | Round corners of the line.
      butt-cap | butt-cap | The line ends at its end points; only open paths have ends.
      square-cap | square-cap | The line goes on by half of its thickness.
      round-cap | round-cap | Round ends of the line.
      " | skeleton/_arm/__@ :sprite "arm.png" | Name of the image: a file, with / for folders. | "${image.png}"
      """;

  private static final String PATHS =
      """
      M | L 5,5 | Starts the outline; a later one discards what came before. | M ${x,y}
      L | L 10,0 | A straight line to the point. | L ${x,y}
      Q | Q 5,10 10,0 | A curve with one control point. | Q ${control} ${end}
      B | B 0,10 10,10 10,0 | A curve with two control points. | B ${control} ${control} ${end}
      C | L 10,0/___L 10,10/___C | Closes the outline: it is filled, and nothing after this is drawn. | C
      : | : arm/___L 10,0 | The points below are fixed to this bone and move with it. | : ${bone}
      """;

  private static final String MARKS =
      """
      ! | ! step 5 | Tells the game when this frame is reached; a number and a "text" behind it go along. | ! ${name} ${frame}
      """;

  private static final String OPTIONS =
      """
      fps | 24fps | Frames per second, a whole number. | 24fps
      frame | 3: | The frame at which timelines start. | ${frame}:
      step | :7 | The frames that one hyphen of an arrow advances. | :${step}
      easing | :sio | How values move from key to key: li, si, so or sio.
      """;

  private static final String BONE_TIMELINES =
      """
      x | x 0 -> 10 | Position in units, added to the skeleton's.
      y | y 0 -> 10 | Position in units, added to the skeleton's.
      r | r 0 -> 120 -> 240 -> 360 | Rotation in degrees, added to the skeleton's; it goes the short way, so a full turn needs steps below 180.
      i | i 1 -> 1.5 | Scale along x, times the skeleton's.
      j | j 1 -> 1.5 | Scale along y, times the skeleton's.
      s | s false -> true | flip-x, in place of the skeleton's; it switches, with no values between.
      t | t false -> true | flip-y, in place of the skeleton's; it switches, with no values between.
      """;

  private static final String SLOT_TIMELINES =
      """
      @ | skeleton/_arm/__@ :rect w9 h9/__@[none]//anim "wave"/_@arm/__@ arm -> none | The attachment that the slot shows; a name that it does not have hides it.
      c | c #FFF -> #F80 | The slot's colour, in place of the skeleton's.
      r | r 1 -> 0 | Red of the slot's colour, 0 to 1.
      g | g 1 -> 0 | Green of the slot's colour, 0 to 1.
      b | b 1 -> 0 | Blue of the slot's colour, 0 to 1.
      a | a 1 -> 0 | Opacity of the slot's colour, 0 to 1.
      """;

  private static final String COMMANDS =
      """
      + | x 1 -> +7 | A key with the value before plus this.
      * | x 1 -> *2 | A key with the value before times this.
      -> | x 0 -> 10 ---> 0 | Advances by one step for each hyphen; a frame, step or easing before it holds from here on. | -> ${}
      > | x 0 -> 5 > +5 | Stays at the frame.
      12:> | x 0 12:> 10 | Goes to this frame, if it is later. | ${frame}:> ${}
      +3:> | x 0 +3:> 10 | Advances by this many frames. | +${frames}:> ${}
      :2-> | x 0 :2-> 10 | The step is this from here on. | :${step}-> ${}
      :so-> | x 0 :so-> 10 | The easing is this from the key before on.
      { | x { 0 -> 10 -> 0 }[3] | Starts a loop. | { ${} }[${times}]
      } | x { 0 -> 10 -> 0 }[3] | Ends a loop, and says how often it runs.
      """;

  private static final String EASINGS =
      """
      li | li | Even: the same speed all the way.
      si | si | Starts slowly: 1 - sin(pi/2 + x pi/2).
      so | so | Ends slowly: sin(x pi/2).
      sio | sio | Starts and ends slowly: 1/2 + 1/2 sin(x pi - pi/2).
      """;

  private static final String WORDS =
      """
      comment | # the whole arm/skeleton/_arm l60 # with its length | A # on its own starts a comment, up to the end of the line.
      backslash | skeleton/_arm x10 \\/__y20 | At the very end of a line it joins the next line to this one.
      name | skeleton/_body.arm.hand//anim "wave"/_hand/__r 0 -> 40 | A bone's full name has all its parents; where a name only refers to it, the end is enough if no other name ends like that.
      color | skeleton/_arm/__@ :rect w9 h9 f#3A8CC4,0.5 | A colour in hexadecimal digits, and perhaps its opacity from 0 to 1.
      point | skeleton/_arm/__@ :path t2/___M 0,0/___L 10,-2.5:arm | A point, measured on its bone; it goes where that bone goes.
      """;

  private static final List<WordHelp> ALL = new ArrayList<>();

  static {
    add("", SECTIONS);
    add("skeleton/_arm %", BONES);
    add("", SLOTS);
    add("skeleton/_arm/__%", TYPES);
    add("skeleton/_arm/__@ :rect w9 h9 %", ATTACHMENTS);
    add("skeleton/_arm/__@ :path t2/___M 0,0/___%", PATHS);
    add(CLIP + "/_%/_arm/__r 0 -> 40", MARKS);
    add(CLIP + " %/_arm/__r 0 -> 40", OPTIONS);
    add(CLIP + "/_arm/__%", BONE_TIMELINES);
    add(CLIP + "/_@arm/__%", SLOT_TIMELINES);
    add(CLIP + "/_arm/__%", COMMANDS);
    add(CLIP + " :%/_arm/__r 0 -> 40", EASINGS);
    add("", WORDS);
  }

  /** Returns the help for a word. */
  static WordHelp of(Word word) {
    return ALL.get(word.index());
  }

  private static void add(String frame, String table) {
    for (String row : Vocabulary.split(table, '\n')) {
      if (!row.isEmpty()) {
        List<String> columns = Vocabulary.split(row, '|');
        Word word = Vocabulary.get(ALL.size());
        if (!word.word().equals(columns.get(0))) {
          throw new IllegalStateException(
              "help for " + columns.get(0) + " stands at the place of " + word.word());
        }
        String example = columns.get(1);
        String source = example.contains("skeleton") ? example : frame.replace("%", example);
        String insert = columns.size() > 3 ? columns.get(3) : insert(word);
        ALL.add(new WordHelp(lines(source) + "\n", columns.get(2), lines(insert)));
      }
    }
  }

  private static String insert(Word word) {
    return switch (word.group()) {
      case TYPE, EASING -> word.form();
      case BONE_TIMELINE, SLOT_TIMELINE -> word.word() + " ${}";
      case BONE, ATTACHMENT ->
          switch (word.value()) {
            case NONE -> word.word();
            case COLOR -> (word.word().equals("#") ? "" : word.word()) + "#${}";
            default -> word.word() + "${}";
          };
      default -> "";
    };
  }

  private static String lines(String text) {
    return text.replace('/', '\n').replace('_', '\t');
  }
}
