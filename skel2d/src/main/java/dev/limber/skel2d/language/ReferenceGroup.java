package dev.limber.skel2d.language;

/** The places where a word of the language can stand. */
public enum ReferenceGroup {
  /** Words that start a section. */
  SECTION("Sections"),
  /** Properties of bones. */
  BONE("Bones"),
  /** What stands on the line of a slot before the type. */
  SLOT("Slots"),
  /** Types of attachments. */
  TYPE("Attachments"),
  /** Properties of attachments. */
  ATTACHMENT("Properties of attachments"),
  /** Path commands. */
  PATH("Paths"),
  /** Options of animations and items. */
  OPTION("Options of animations"),
  /** Timelines of bones. */
  BONE_TIMELINE("Timelines of bones"),
  /** Timelines of slots. */
  SLOT_TIMELINE("Timelines of slots"),
  /** Commands of timelines. */
  COMMAND("Commands of timelines"),
  /** Easings. */
  EASING("Easings"),
  /** Comments, names, colours: what may stand in several places. */
  WORD("Words");

  private final String title;

  ReferenceGroup(String title) {
    this.title = title;
  }

  /** Returns a heading for people. */
  public String title() {
    return title;
  }
}
