package dev.limber.skel2d.language;

import static dev.limber.skel2d.language.ReferenceEntry.Values.BOOLEAN;
import static dev.limber.skel2d.language.ReferenceEntry.Values.COLOR;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NAME;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NONE;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NUMBER;
import static dev.limber.skel2d.language.ReferenceEntry.Values.POINTS;
import static dev.limber.skel2d.language.ReferenceEntry.Values.STRING;
import static dev.limber.skel2d.language.ReferenceEntry.Values.UNSIGNED;
import static dev.limber.skel2d.language.ReferenceEntry.Values.WHOLE;

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

  private static final String SHAPES = "rect ellipse circle path";
  private static final String ARM = "skeleton\n\tarm ";
  private static final String SLOT = "skeleton\n\tarm\n\t\t@ ";
  private static final String PATH = "skeleton\n\tarm\n\t\t@ :path t2\n\t\t\tM 0,0\n\t\t\t";
  private static final String CLIP = "skeleton\n\tarm\n\t\t@ :rect w9 h9\n\nanim \"wave\"";
  private static final String BONE_CLIP = CLIP + "\n\tarm\n\t\t";
  private static final String SLOT_CLIP = CLIP + "\n\t@arm\n\t\t";

  private static final List<ReferenceEntry> ENTRIES = new ArrayList<>();

  /** Positions of the entries with one letter, by that letter; -1 for none. */
  private static final Map<ReferenceGroup, int[]> LETTERS = new EnumMap<>(ReferenceGroup.class);

  /** For each entry a bit for each type that takes it. */
  private static final int[] TAKERS;

  static {
    sections();
    bones();
    slots();
    types();
    attachments();
    paths();
    options();
    timelines();
    commands();
    easings();
    words();
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
    return List.copyOf(ENTRIES);
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

  private static void add(
      ReferenceGroup group,
      String word,
      ReferenceEntry.Values values,
      String form,
      String meaning,
      String standard,
      String types,
      String example) {
    ENTRIES.add(
        new ReferenceEntry(group, word, values, form, meaning, standard, types, example + "\n"));
  }

  private static void sections() {
    ReferenceGroup g = ReferenceGroup.SECTION;
    add(
        g,
        "skeleton",
        NONE,
        "skeleton [colour]",
        "Starts the bones, the slots on them and what those show; the colour is that of bones in"
            + " editors.",
        "#FFCC00",
        "",
        "skeleton #3AF\n\tarm l60");
    add(
        g,
        "skin",
        STRING,
        "skin \"name\"",
        "Starts another look: attachments below it replace those of the skeleton.",
        "",
        "",
        SLOT + ":rect w9 h9\n\nskin \"winter\"\n\t@arm :circle d9");
    add(
        g,
        "order",
        NONE,
        "order",
        "Starts the draw order: the slots below it are drawn first, from back to front.",
        "the order of the skeleton",
        "",
        SLOT + ":rect w9 h9\n\t\t@hand :circle d5\n\norder\n\t@hand");
    add(
        g,
        "anim",
        STRING,
        "anim \"name\" [24fps] [frame:step:easing]",
        "Starts a movement: bones and slots below it have timelines.",
        "",
        "",
        CLIP + " 24fps :12:sio\n\tarm\n\t\tr 0 -> 40 -> 0");
  }

  private static void bones() {
    ReferenceGroup g = ReferenceGroup.BONE;
    bone("x", "Where it is on its parent, in units; x goes right.", "0", "x10");
    bone("y", "Where it is on its parent, in units; y goes up.", "0", "y10");
    bone("r", "How far it is turned, in degrees, counter-clockwise.", "0", "r90");
    bone("i", "Scale along its own x.", "1", "i0.5");
    bone("j", "Scale along its own y.", "1", "j0.5");
    bone("l", "Length in units; only for show in editors.", "0", "l60");
    add(
        g,
        "#",
        COLOR,
        "#RGB or #RRGGBB,opacity",
        "Colour of the bone; only for show in editors.",
        "that of the skeleton line, or #FFCC00",
        "",
        ARM + "#F80");
    flag("flip-x", "Mirrored, with all its children, along the skeleton's x axis.");
    flag("flip-y", "Mirrored, with all its children, along the skeleton's y axis.");
    flag("no-rot", "Does not turn with its parent.");
    flag("no-scale", "Does not grow with its parent.");
  }

  private static void bone(String letter, String meaning, String standard, String example) {
    String form = letter + " number";
    add(ReferenceGroup.BONE, letter, NUMBER, form, meaning, standard, "", ARM + example);
  }

  private static void flag(String word, String meaning) {
    add(ReferenceGroup.BONE, word, NONE, word, meaning, "no", "", ARM + word);
  }

  private static void slots() {
    ReferenceGroup g = ReferenceGroup.SLOT;
    add(
        g,
        "@",
        NAME,
        "@slot[attachment]",
        "A place on the bone that shows one attachment at a time.",
        "a slot without a name is called like its bone, an attachment like its slot",
        "",
        "skeleton\n\thead\n\t\t@eye[open] :circle d8\n\t\t@eye[shut] :rect w8 h2");
    add(
        g,
        "#",
        COLOR,
        "#RGB or #RRGGBB,opacity",
        "The slot's colour, multiplied with the colours of what it shows; animations can change"
            + " it.",
        "#FFF",
        "",
        SLOT + "#F80,0.5 :rect w9 h9");
  }

  private static void types() {
    type("none", "Shows nothing.", "@[shown] :rect w9 h9\n\t\t@[hidden] :none");
    type("rect", "A rectangle around its origin.", "@ :rect w40 h20 d8");
    type("ellipse", "An ellipse around its origin.", "@ :ellipse w40 h20");
    type("circle", "A circle around its origin.", "@ :circle d20");
    type(
        "path",
        "An outline of lines and curves, whose points may hang on several bones.",
        "@ :path\n\t\t\tM 0,0\n\t\t\tL 9,0\n\t\t\tL 9,9\n\t\t\tC");
    type("sprite", "An image, centred on its origin.", "@ :sprite \"arm.png\"");
  }

  private static void type(String word, String meaning, String example) {
    String lines = "skeleton\n\tarm\n\t\t" + example;
    add(ReferenceGroup.TYPE, word, NONE, ":" + word, meaning, "none", "", lines);
  }

  private static void attachments() {
    number("x", NUMBER, "Where it is on the bone, in units.", "0", "", "x5");
    number("y", NUMBER, "Where it is on the bone, in units; y goes up.", "0", "", "y5");
    number("r", NUMBER, "How far it is turned, in degrees, counter-clockwise.", "0", "", "r45");
    number("i", NUMBER, "Scale along its own x, before the turn.", "1", "", "i0.5");
    number("j", NUMBER, "Scale along its own y, before the turn.", "1", "", "j0.5");
    number("w", NUMBER, "Whole width, in units.", "0", "rect ellipse", "w20");
    number("h", NUMBER, "Whole height, in units.", "0", "rect ellipse", "h20");
    number(
        "d",
        UNSIGNED,
        "Diameter, in units: of a circle, or of the corners of a rectangle.",
        "0",
        "rect circle",
        "d4");
    number("f", COLOR, "Colour of the inside.", "#000", SHAPES, "f#F80");
    number("s", COLOR, "Colour of the line.", "#000", SHAPES, "s#1F3A5F,0.5");
    number("t", UNSIGNED, "Thickness of the line, in units; t0 draws none.", "1", SHAPES, "t2.5");
    number(
        "m",
        UNSIGNED,
        "Miter limit: how many times the thickness a pointed corner may reach.",
        "10",
        SHAPES,
        "m2");
    style("miter-join", "Pointed corners of the line.", "miter-join");
    style("bevel-join", "Corners of the line are cut off.", "miter-join");
    style("round-join", "Round corners of the line.", "miter-join");
    style("butt-cap", "The line ends at its end points; only open paths have ends.", "butt-cap");
    style("square-cap", "The line goes on by half of its thickness.", "butt-cap");
    style("round-cap", "Round ends of the line.", "butt-cap");
    add(
        ReferenceGroup.ATTACHMENT,
        "\"",
        STRING,
        "\"image.png\"",
        "Name of the image: a file, with / for folders.",
        "no image",
        "sprite",
        SLOT + ":sprite \"arm.png\"");
  }

  private static void number(
      String letter,
      ReferenceEntry.Values values,
      String meaning,
      String standard,
      String types,
      String example) {
    String word = values == COLOR ? "colour" : values == UNSIGNED ? "unsigned" : "number";
    String form = letter + " " + word;
    String source = SLOT + ":rect w9 h9 " + example;
    if (letter.equals("w") || letter.equals("h")) {
      source = SLOT + ":rect w20 h20";
    }
    add(ReferenceGroup.ATTACHMENT, letter, values, form, meaning, standard, types, source);
  }

  private static void style(String word, String meaning, String standard) {
    String source = SLOT + ":path t4 " + word + "\n\t\t\tM 0,0\n\t\t\tL 9,0\n\t\t\tL 9,9";
    add(ReferenceGroup.ATTACHMENT, word, NONE, word, meaning, standard, SHAPES, source);
  }

  private static void paths() {
    path("M", "M point", "Starts the outline; a later one discards what was before.", "L 5,5");
    path("L", "L point", "A straight line to the point.", "L 10,0");
    path("Q", "Q control end", "A curve with one control point.", "Q 5,10 10,0");
    path("B", "B control control end", "A curve with two control points.", "B 0,10 10,10 10,0");
    path(
        "C",
        "C",
        "Closes the outline: it is filled, and nothing behind this is drawn.",
        "L 10,0\n\t\t\tL 10,10\n\t\t\tC");
    path(
        ":",
        ": bone",
        "The points below hang on this bone and move with it.",
        ": arm\n\t\t\tL 10,0");
  }

  private static void path(String word, String form, String meaning, String lines) {
    ReferenceEntry.Values values = word.equals(":") ? NAME : word.equals("C") ? NONE : POINTS;
    add(ReferenceGroup.PATH, word, values, form, meaning, "", "path", PATH + lines);
  }

  private static void options() {
    ReferenceGroup g = ReferenceGroup.OPTION;
    String keys = "\n\tarm\n\t\tr 0 -> 40";
    add(
        g,
        "fps",
        WHOLE,
        "24fps",
        "Frames per second, a whole number.",
        "20",
        "",
        CLIP + " 24fps" + keys);
    add(
        g,
        "frame",
        UNSIGNED,
        "frame:",
        "The frame at which timelines start.",
        "0",
        "",
        CLIP + " 3:" + keys);
    add(
        g,
        "step",
        UNSIGNED,
        ":step",
        "The frames that one hyphen of an arrow goes on by.",
        "5",
        "",
        CLIP + " :7" + keys);
    add(
        g,
        "easing",
        NAME,
        ":easing",
        "How values move from key to key: li, si, so or sio.",
        "li",
        "",
        CLIP + " :sio" + keys);
  }

  private static void timelines() {
    boneLine("x", NUMBER, "numbers", "Position in units, added to the skeleton's.", "x 0 -> 10");
    boneLine("y", NUMBER, "numbers", "Position in units, added to the skeleton's.", "y 0 -> 10");
    boneLine(
        "r",
        NUMBER,
        "numbers",
        "Rotation in degrees, added to the skeleton's; it takes the short way, so that a full turn"
            + " needs steps below 180.",
        "r 0 -> 120 -> 240 -> 360");
    boneLine("i", NUMBER, "numbers", "Scale along x, times the skeleton's.", "i 1 -> 1.5");
    boneLine("j", NUMBER, "numbers", "Scale along y, times the skeleton's.", "j 1 -> 1.5");
    boneLine(
        "s",
        BOOLEAN,
        "true or false",
        "flip-x, in place of the skeleton's; it switches, with no values between.",
        "s false -> true");
    boneLine(
        "t",
        BOOLEAN,
        "true or false",
        "flip-y, in place of the skeleton's; it switches, with no values between.",
        "t false -> true");
    slotLine(
        "@",
        NAME,
        "attachments",
        "The attachment that the slot shows; a name that it does not have hides it.",
        "@ arm -> none");
    slotLine(
        "c", COLOR, "colours", "The slot's colour, in place of the skeleton's.", "c #FFF -> #F80");
    slotLine("r", NUMBER, "numbers", "Red of the slot's colour, 0 to 1.", "r 1 -> 0");
    slotLine("g", NUMBER, "numbers", "Green of the slot's colour, 0 to 1.", "g 1 -> 0");
    slotLine("b", NUMBER, "numbers", "Blue of the slot's colour, 0 to 1.", "b 1 -> 0");
    slotLine("a", NUMBER, "numbers", "Opacity of the slot's colour, 0 to 1.", "a 1 -> 0");
  }

  private static void boneLine(
      String letter, ReferenceEntry.Values values, String what, String meaning, String line) {
    ReferenceGroup g = ReferenceGroup.BONE_TIMELINE;
    add(g, letter, values, letter + " " + what, meaning, "", "", BONE_CLIP + line);
  }

  private static void slotLine(
      String letter, ReferenceEntry.Values values, String what, String meaning, String line) {
    String source =
        letter.equals("@")
            ? SLOT + ":rect w9 h9\n\t\t@[none]\n\nanim \"wave\"\n\t@arm\n\t\t" + line
            : SLOT_CLIP + line;
    ReferenceGroup g = ReferenceGroup.SLOT_TIMELINE;
    add(g, letter, values, letter + " " + what, meaning, "", "", source);
  }

  private static void commands() {
    command("+", "+number", "A key with the value before plus this.", "x 1 -> +7");
    command("*", "*number", "A key with the value before times this.", "x 1 -> *2");
    command(
        "->",
        "->",
        "Goes on by one step for each hyphen; what stands before it (frame, step, easing) holds"
            + " from here on.",
        "x 0 -> 10 ---> 0");
    command(">", ">", "Stays at the frame.", "x 0 -> 5 > +5");
    command("12:>", "frame:>", "Goes to this frame, if it is later.", "x 0 12:> 10");
    command("+3:>", "+frames:>", "Goes on by this many frames.", "x 0 +3:> 10");
    command(":2->", ":step->", "The step is this from here on.", "x 0 :2-> 10");
    command(":so->", ":easing->", "The easing is this from the key before on.", "x 0 :so-> 10");
    command("{", "{", "Starts a loop.", "x { 0 -> 10 -> 0 }[3]");
    command("}", "}[times]", "Ends a loop, and says how often it is run.", "x { 0 -> 10 -> 0 }[3]");
  }

  private static void command(String word, String form, String meaning, String line) {
    add(ReferenceGroup.COMMAND, word, NONE, form, meaning, "", "", BONE_CLIP + line);
  }

  private static void easings() {
    easing("li", "Even: the same speed all the way.");
    easing("si", "Starts slowly: 1 \u2212 sin(\u03c0/2 + x \u03c0/2).");
    easing("so", "Ends slowly: sin(x \u03c0/2).");
    easing("sio", "Starts and ends slowly: \u00bd + \u00bd sin(x \u03c0 \u2212 \u03c0/2).");
  }

  private static void easing(String word, String meaning) {
    String line = CLIP + " :" + word + "\n\tarm\n\t\tr 0 -> 40";
    add(ReferenceGroup.EASING, word, NONE, ":" + word, meaning, "li", "", line);
  }

  private static void words() {
    ReferenceGroup g = ReferenceGroup.WORD;
    add(
        g,
        "comment",
        NONE,
        "# text",
        "A # that stands alone starts a comment, up to the end of the line.",
        "",
        "",
        "# the whole arm\n" + ARM + "l60 # with its length");
    add(
        g,
        "backslash",
        NONE,
        "\\",
        "At the very end of a line it joins the next line to this one.",
        "",
        "",
        ARM + "x10 \\\n\t\ty20");
    add(
        g,
        "name",
        NAME,
        "body.arm.hand",
        "A bone's full name has all its parents; where a name only refers, the end of it is enough"
            + " if no other name ends like that.",
        "",
        "",
        "skeleton\n\tbody.arm.hand\n\nanim \"wave\"\n\thand\n\t\tr 0 -> 40");
    add(
        g,
        "color",
        COLOR,
        "#RGB or #RRGGBB,opacity",
        "A colour in hexadecimal digits, and perhaps its opacity from 0 to 1.",
        "",
        "",
        SLOT + ":rect w9 h9 f#3A8CC4,0.5");
    add(
        g,
        "point",
        POINTS,
        "x,y or x,y:bone",
        "A point, measured on its bone; it goes where that bone goes.",
        "",
        "path",
        PATH + "L 10,-2.5:arm");
  }
}
