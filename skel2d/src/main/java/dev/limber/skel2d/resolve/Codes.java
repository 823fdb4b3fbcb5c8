package dev.limber.skel2d.resolve;

/** The codes of all diagnostics about Skel2D sources. They are stable: tools match on them. */
final class Codes {
  static final String OUTSIDE = "s2d-outside-section";
  static final String SPACES = "s2d-space-indentation";
  static final String BAD_LINE = "s2d-bad-line";
  static final String BAD_COMMAND = "s2d-bad-path-command";
  static final String UNUSED_COMMAND = "s2d-path-unused";
  static final String BAD_PROPERTY = "s2d-bad-property";
  static final String EMPTY_TIMELINE = "s2d-empty-timeline";
  static final String RESERVED = "s2d-reserved-name";
  static final String NO_BONE = "s2d-no-open-bone";
  static final String NO_PATH = "s2d-no-open-path";
  static final String NO_ITEM = "s2d-no-open-item";
  static final String SKIN_NAME = "s2d-skin-name";
  static final String IGNORED = "s2d-ignored-word";
  static final String GIVEN_TWICE = "s2d-given-twice";
  static final String WRONG_TYPE = "s2d-wrong-type";
  static final String NUMBER = "s2d-number-too-large";
  static final String UNKNOWN_NAME = "s2d-unknown-name";
  static final String AMBIGUOUS_NAME = "s2d-ambiguous-name";
  static final String PARTIAL_NAME = "s2d-partial-name";
  static final String UNKNOWN_ATTACHMENT = "s2d-unknown-attachment";
  static final String UNKNOWN_TYPE = "s2d-unknown-type";
  static final String UNKNOWN_EASING = "s2d-unknown-easing";
  static final String FRAME_NOT_LATER = "s2d-frame-not-later";
  static final String LOST_KEY = "s2d-lost-key";
  static final String UNCLOSED_LOOP = "s2d-unclosed-loop";
  static final String STRAY_LOOP_END = "s2d-stray-loop-end";
  static final String ZERO_LOOP = "s2d-zero-loop";
  static final String REPLACED = "s2d-timeline-replaced";
  static final String OVERRIDDEN = "s2d-component-overridden";
  static final String NO_TURN = "s2d-no-turn";
  static final String NEVER_DRAWN = "s2d-never-drawn";
  static final String NO_EFFECT = "s2d-no-effect";
  static final String LATE_MARK = "s2d-late-mark";
  static final String EMPTY_ANIMATION = "s2d-empty-animation";
  static final String TOO_MANY = "s2d-too-many";
  static final String BYTE_ORDER_MARK = "s2d-byte-order-mark";
  static final String LINE_ENDS = "s2d-line-ends";
  static final String TOO_LONG = "s2d-too-long";

  private Codes() {}
}
