package dev.limber.skel2d.language;

import static dev.limber.skel2d.language.ReferenceEntry.Values.COLOR;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NAME;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NONE;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NUMBER;
import static dev.limber.skel2d.language.ReferenceEntry.Values.POINTS;
import static dev.limber.skel2d.language.ReferenceEntry.Values.STRING;
import static dev.limber.skel2d.language.ReferenceEntry.Values.UNSIGNED;

/** Attachments and paths in the reference. */
final class AttachmentWords {
  private static final String SHAPES = "rect ellipse circle path";
  private static final String SLOT = "skeleton\n\tarm\n\t\t@ ";
  private static final String PATH = "skeleton\n\tarm\n\t\t@ :path t2\n\t\t\tM 0,0\n\t\t\t";

  private final ReferenceList words;

  private AttachmentWords(ReferenceList words) {
    this.words = words;
  }

  static void addTo(ReferenceList words) {
    AttachmentWords all = new AttachmentWords(words);
    all.types();
    all.attachments();
    all.paths();
  }

  private void types() {
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

  private void type(String word, String meaning, String example) {
    String lines = "skeleton\n\tarm\n\t\t" + example;
    words.add(ReferenceGroup.TYPE, word, NONE, ":" + word, meaning, "none", "", lines);
  }

  private void attachments() {
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
    words.add(
        ReferenceGroup.ATTACHMENT,
        "\"",
        STRING,
        "\"image.png\"",
        "Name of the image: a file, with / for folders.",
        "no image",
        "sprite",
        SLOT + ":sprite \"arm.png\"");
  }

  private void number(
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
    words.add(ReferenceGroup.ATTACHMENT, letter, values, form, meaning, standard, types, source);
  }

  private void style(String word, String meaning, String standard) {
    String source = SLOT + ":path t4 " + word + "\n\t\t\tM 0,0\n\t\t\tL 9,0\n\t\t\tL 9,9";
    words.add(ReferenceGroup.ATTACHMENT, word, NONE, word, meaning, standard, SHAPES, source);
  }

  private void paths() {
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

  private void path(String word, String form, String meaning, String lines) {
    ReferenceEntry.Values values = word.equals(":") ? NAME : word.equals("C") ? NONE : POINTS;
    words.add(ReferenceGroup.PATH, word, values, form, meaning, "", "path", PATH + lines);
  }
}
