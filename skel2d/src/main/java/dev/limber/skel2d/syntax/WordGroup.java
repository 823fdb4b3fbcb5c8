package dev.limber.skel2d.syntax;

/** The places where a word of the language can stand. */
public enum WordGroup {
  /** Words that start a section. */
  SECTION(0),
  /** Properties of bones. */
  BONE(1),
  /** What stands on the line of a slot before the type. */
  SLOT(2),
  /** Types of attachments. */
  TYPE(3),
  /** Properties of attachments. */
  ATTACHMENT(4),
  /** Path commands. */
  PATH(5),
  /** Marks of animations. */
  MARK(6),
  /** Options of animations and items. */
  OPTION(7),
  /** Timelines of bones. */
  BONE_TIMELINE(8),
  /** Timelines of slots. */
  SLOT_TIMELINE(9),
  /** Commands of timelines. */
  COMMAND(10),
  /** Easings. */
  EASING(11),
  /** Comments, names, colours: what may stand in several places. */
  WORD(12);

  /** Its place in the vocabulary's tables. */
  final int index;

  WordGroup(int index) {
    this.index = index;
  }

  /** Returns a heading for people. */
  public String title() {
    return WordHelp.TITLES.get(index);
  }
}
