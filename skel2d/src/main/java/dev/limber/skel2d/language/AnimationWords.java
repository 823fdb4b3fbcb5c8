package dev.limber.skel2d.language;

import static dev.limber.skel2d.language.ReferenceEntry.Values.BOOLEAN;
import static dev.limber.skel2d.language.ReferenceEntry.Values.COLOR;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NAME;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NONE;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NUMBER;
import static dev.limber.skel2d.language.ReferenceEntry.Values.UNSIGNED;
import static dev.limber.skel2d.language.ReferenceEntry.Values.WHOLE;

/** Animations, timelines and easings in the reference. */
final class AnimationWords {
  private static final String SLOT = "skeleton\n\tarm\n\t\t@ ";
  private static final String CLIP = "skeleton\n\tarm\n\t\t@ :rect w9 h9\n\nanim \"wave\"";
  private static final String BONE_CLIP = CLIP + "\n\tarm\n\t\t";
  private static final String SLOT_CLIP = CLIP + "\n\t@arm\n\t\t";

  private final ReferenceList words;

  private AnimationWords(ReferenceList words) {
    this.words = words;
  }

  static void addTo(ReferenceList words) {
    AnimationWords all = new AnimationWords(words);
    all.options();
    all.timelines();
    all.commands();
    all.easings();
  }

  private void options() {
    ReferenceGroup g = ReferenceGroup.OPTION;
    String keys = "\n\tarm\n\t\tr 0 -> 40";
    words.add(
        g,
        "fps",
        WHOLE,
        "24fps",
        "Frames per second, a whole number.",
        "20",
        "",
        CLIP + " 24fps" + keys);
    words.add(
        g,
        "frame",
        UNSIGNED,
        "frame:",
        "The frame at which timelines start.",
        "0",
        "",
        CLIP + " 3:" + keys);
    words.add(
        g,
        "step",
        UNSIGNED,
        ":step",
        "The frames that one hyphen of an arrow goes on by.",
        "5",
        "",
        CLIP + " :7" + keys);
    words.add(
        g,
        "easing",
        NAME,
        ":easing",
        "How values move from key to key: li, si, so or sio.",
        "li",
        "",
        CLIP + " :sio" + keys);
  }

  private void timelines() {
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

  private void boneLine(
      String letter, ReferenceEntry.Values values, String what, String meaning, String line) {
    ReferenceGroup g = ReferenceGroup.BONE_TIMELINE;
    words.add(g, letter, values, letter + " " + what, meaning, "", "", BONE_CLIP + line);
  }

  private void slotLine(
      String letter, ReferenceEntry.Values values, String what, String meaning, String line) {
    String source =
        letter.equals("@")
            ? SLOT + ":rect w9 h9\n\t\t@[none]\n\nanim \"wave\"\n\t@arm\n\t\t" + line
            : SLOT_CLIP + line;
    ReferenceGroup g = ReferenceGroup.SLOT_TIMELINE;
    words.add(g, letter, values, letter + " " + what, meaning, "", "", source);
  }

  private void commands() {
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

  private void command(String word, String form, String meaning, String line) {
    words.add(ReferenceGroup.COMMAND, word, NONE, form, meaning, "", "", BONE_CLIP + line);
  }

  private void easings() {
    easing("li", "Even: the same speed all the way.");
    easing("si", "Starts slowly: 1 \u2212 sin(\u03c0/2 + x \u03c0/2).");
    easing("so", "Ends slowly: sin(x \u03c0/2).");
    easing("sio", "Starts and ends slowly: \u00bd + \u00bd sin(x \u03c0 \u2212 \u03c0/2).");
  }

  private void easing(String word, String meaning) {
    String line = CLIP + " :" + word + "\n\tarm\n\t\tr 0 -> 40";
    words.add(ReferenceGroup.EASING, word, NONE, ":" + word, meaning, "li", "", line);
  }
}
