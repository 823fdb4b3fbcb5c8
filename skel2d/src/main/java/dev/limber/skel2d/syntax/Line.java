package dev.limber.skel2d.syntax;

/**
 * A logical line: one line of the source, with the lines that it continues on.
 *
 * @param kind what it is
 * @param start offset of its first character in the source
 * @param contentEnd offset behind its last character, before the line end
 * @param end offset behind its line end, where the next line starts
 * @param comment offset of the {@code #} that starts its comment, -1 if it has none
 * @param tabs how many tabs it starts with
 * @param firstToken number of its first token in the tree
 * @param endToken number behind its last token in the tree
 */
public record Line(
    LineKind kind,
    int start,
    int contentEnd,
    int end,
    int comment,
    int tabs,
    int firstToken,
    int endToken) {

  /** Returns how many tokens it has, its comment not counted. */
  public int tokenCount() {
    return endToken - firstToken;
  }
}
