package dev.limber.skel2d.syntax;

/** The places where a word of the language can stand. */
public enum WordGroup {
  /** Words that start a section. */
  SECTION(0, "Sections"),
  /** Properties of bones. */
  BONE(1, "Bones"),
  /** What stands on the line of a slot before the type. */
  SLOT(2, "Slots"),
  /** Types of attachments. */
  TYPE(3, "Attachments"),
  /** Properties of attachments. */
  ATTACHMENT(4, "Properties of attachments"),
  /** Path commands. */
  PATH(5, "Paths"),
  /** Options of animations and items. */
  OPTION(6, "Options of animations"),
  /** Timelines of bones. */
  BONE_TIMELINE(7, "Timelines of bones"),
  /** Timelines of slots. */
  SLOT_TIMELINE(8, "Timelines of slots"),
  /** Commands of timelines. */
  COMMAND(9, "Commands of timelines"),
  /** Easings. */
  EASING(10, "Easings"),
  /** Comments, names, colours: what may stand in several places. */
  WORD(11, "Words");

  /** Its place in the vocabulary's tables. */
  final int index;

  private final String title;

  WordGroup(int index, String title) {
    this.index = index;
    this.title = title;
  }

  /** Returns a heading for people. */
  public String title() {
    return title;
  }
}
