package dev.limber.skel2d.language;

import static dev.limber.skel2d.language.ReferenceEntry.Values.COLOR;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NAME;
import static dev.limber.skel2d.language.ReferenceEntry.Values.NONE;
import static dev.limber.skel2d.language.ReferenceEntry.Values.POINTS;

/** What may stand in several places, in the reference. */
final class MiscReference {
  private static final String ARM = "skeleton\n\tarm ";
  private static final String SLOT = "skeleton\n\tarm\n\t\t@ ";
  private static final String PATH = "skeleton\n\tarm\n\t\t@ :path t2\n\t\t\tM 0,0\n\t\t\t";

  private final ReferenceList words;

  private MiscReference(ReferenceList words) {
    this.words = words;
  }

  static void addTo(ReferenceList words) {
    MiscReference all = new MiscReference(words);
    all.words();
  }

  private void words() {
    ReferenceGroup g = ReferenceGroup.WORD;
    words.add(
        g,
        "comment",
        NONE,
        "# text",
        "A # that stands alone starts a comment, up to the end of the line.",
        "",
        "",
        "# the whole arm\n" + ARM + "l60 # with its length");
    words.add(
        g,
        "backslash",
        NONE,
        "\\",
        "At the very end of a line it joins the next line to this one.",
        "",
        "",
        ARM + "x10 \\\n\t\ty20");
    words.add(
        g,
        "name",
        NAME,
        "body.arm.hand",
        "A bone's full name has all its parents; where a name only refers, the end of it is enough"
            + " if no other name ends like that.",
        "",
        "",
        "skeleton\n\tbody.arm.hand\n\nanim \"wave\"\n\thand\n\t\tr 0 -> 40");
    words.add(
        g,
        "color",
        COLOR,
        "#RGB or #RRGGBB,opacity",
        "A colour in hexadecimal digits, and perhaps its opacity from 0 to 1.",
        "",
        "",
        SLOT + ":rect w9 h9 f#3A8CC4,0.5");
    words.add(
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
