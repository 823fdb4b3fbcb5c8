package dev.limber.skel2d.language.keys;

/** A change that cannot be made; the message says why, a sentence without a final full stop. */
final class RefusedException extends Exception {
  private static final long serialVersionUID = 1;

  /** Whether it could be made if the loop around the key were unrolled. */
  final boolean needsUnrolling;

  RefusedException(String reason) {
    this(reason, false);
  }

  private RefusedException(String reason, boolean needsUnrolling) {
    super(reason);
    this.needsUnrolling = needsUnrolling;
  }

  /** Returns a refusal that names the way out if the words are shared by a loop. */
  static RefusedException shared(TimelineText text, String reason) {
    for (int i = 0; i < text.size(); i++) {
      if (text.word(i).equals("{")) {
        return new RefusedException(reason + "; unroll the loop first", true);
      }
    }
    return new RefusedException(reason + "; change the text by hand");
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
