package dev.limber.skel2d.language;

import static dev.limber.skel2d.language.ReferenceEntry.Values.COLOR;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NAME;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NONE;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NUMBER;
import static dev.limber.skel2d.language.ReferenceEntry.Values.STRING;

/** Sections, bones and slots in the reference. */
final class SkeletonWords {
  private static final String ARM = "skeleton\n\tarm ";
  private static final String SLOT = "skeleton\n\tarm\n\t\t@ ";
  private static final String CLIP = "skeleton\n\tarm\n\t\t@ :rect w9 h9\n\nanim \"wave\"";

  private final ReferenceList words;

  private SkeletonWords(ReferenceList words) {
    this.words = words;
  }

  static void addTo(ReferenceList words) {
    SkeletonWords all = new SkeletonWords(words);
    all.sections();
    all.bones();
    all.slots();
  }

  private void sections() {
    ReferenceGroup g = ReferenceGroup.SECTION;
    words.add(
        g,
        "skeleton",
        NONE,
        "skeleton [colour]",
        "Starts the bones, the slots on them and what those show; the colour is that of bones in"
            + " editors.",
        "#FFCC00",
        "",
        "skeleton #3AF\n\tarm l60");
    words.add(
        g,
        "skin",
        STRING,
        "skin \"name\"",
        "Starts another look: attachments below it replace those of the skeleton.",
        "",
        "",
        SLOT + ":rect w9 h9\n\nskin \"winter\"\n\t@arm :circle d9");
    words.add(
        g,
        "order",
        NONE,
        "order",
        "Starts the draw order: the slots below it are drawn first, from back to front.",
        "the order of the skeleton",
        "",
        SLOT + ":rect w9 h9\n\t\t@hand :circle d5\n\norder\n\t@hand");
    words.add(
        g,
        "anim",
        STRING,
        "anim \"name\" [24fps] [frame:step:easing]",
        "Starts a movement: bones and slots below it have timelines.",
        "",
        "",
        CLIP + " 24fps :12:sio\n\tarm\n\t\tr 0 -> 40 -> 0");
  }

  private void bones() {
    ReferenceGroup g = ReferenceGroup.BONE;
    bone("x", "Where it is on its parent, in units; x goes right.", "0", "x10");
    bone("y", "Where it is on its parent, in units; y goes up.", "0", "y10");
    bone("r", "How far it is turned, in degrees, counter-clockwise.", "0", "r90");
    bone("i", "Scale along its own x.", "1", "i0.5");
    bone("j", "Scale along its own y.", "1", "j0.5");
    bone("l", "Length in units; only for show in editors.", "0", "l60");
    words.add(
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

  private void bone(String letter, String meaning, String standard, String example) {
    String form = letter + " number";
    words.add(ReferenceGroup.BONE, letter, NUMBER, form, meaning, standard, "", ARM + example);
  }

  private void flag(String word, String meaning) {
    words.add(ReferenceGroup.BONE, word, NONE, word, meaning, "no", "", ARM + word);
  }

  private void slots() {
    ReferenceGroup g = ReferenceGroup.SLOT;
    words.add(
        g,
        "@",
        NAME,
        "@slot[attachment]",
        "A place on the bone that shows one attachment at a time.",
        "a slot without a name is called like its bone, an attachment like its slot",
        "",
        "skeleton\n\thead\n\t\t@eye[open] :circle d8\n\t\t@eye[shut] :rect w8 h2");
    words.add(
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
}
