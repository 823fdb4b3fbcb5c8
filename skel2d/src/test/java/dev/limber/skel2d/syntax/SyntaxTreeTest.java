package dev.limber.skel2d.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Place;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SyntaxTreeTest {

  private static List<LineKind> kinds(String text) {
    return SyntaxTree.of(text).lines().stream().map(Line::kind).toList();
  }

  private static List<String> words(String text) {
    SyntaxTree tree = SyntaxTree.of(text);
    return tree.tokens(tree.lines().get(0)).stream().map(Token::text).toList();
  }

  @Test
  void linesKnowWhatTheyAre() {
    String text =
        """
        skeleton #F00
        \tarm x1
        \t\t@hand[open] :path
        \t\t\tL 1,1
        \t\t\tnope

        # comment
        skin "s"
        \t@hand :path
        \t\tM 0,0
        order
        \t@hand
        anim "a"
        \tarm :2
        \t\tx 0 -> 1
        \t\t\ty 0 -> 1
        \t@hand
        stray
        \tstray
        """;
    assertEquals(
        List.of(
            LineKind.SKELETON,
            LineKind.BONE,
            LineKind.SLOT,
            LineKind.PATH_COMMAND,
            LineKind.STRAY,
            LineKind.BLANK,
            LineKind.BLANK,
            LineKind.SKIN,
            LineKind.SKIN_ENTRY,
            LineKind.PATH_COMMAND,
            LineKind.ORDER,
            LineKind.ORDER_ENTRY,
            LineKind.ANIM,
            LineKind.ITEM,
            LineKind.TIMELINE,
            LineKind.STRAY,
            LineKind.ITEM,
            LineKind.STRAY,
            LineKind.STRAY),
        kinds(text));
    assertEquals(
        List.of(LineKind.SKELETON, LineKind.SKIN, LineKind.ORDER, LineKind.ANIM, LineKind.STRAY),
        SyntaxTree.of(text).sections().stream().map(Section::kind).toList());
  }

  @Test
  void commentsNeedSpaceAroundThem() {
    assertEquals(List.of("a", "#b", "c#"), words("a #b c# # d"));
    assertEquals(List.of("a"), words("a #\tx"));
    assertEquals(List.of("#", "a").subList(1, 2), words("a #"));
    assertEquals(LineKind.BLANK, kinds(" \t# x").get(0));
  }

  @Test
  void backslashJoinsLines() {
    assertEquals(List.of("a", "b", "c"), words("a \\\nb\\\r\n\tc"));
    assertEquals(List.of("a", "\\", "b"), words("a \\ b\\\n"));
    assertEquals(List.of("a\\"), words("a\\"));
    assertEquals(List.of("a\\", "b"), words("a\\\\\nb"));
    assertEquals(List.of("a"), words("a # comment \\\nb"));
    assertEquals(1, SyntaxTree.of("a \\\n \\\n b").lines().size());
  }

  @Test
  void continuedTokensKnowTheirPhysicalLine() {
    SyntaxTree tree = SyntaxTree.of("skeleton\n\ta \\\n\t\tx1 \\\r\n y2\n\tb");
    Line line = tree.lines().get(1);
    assertEquals(
        List.of(new Place.Text(2, 2, 1), new Place.Text(3, 3, 2), new Place.Text(4, 2, 2)),
        tree.tokens(line).stream().map(Token::place).toList());
    assertEquals(new Place.Text(5, 2, 1), tree.token(4).place());
  }

  @Test
  void columnsCountUnitsAndTabsAsOne() {
    SyntaxTree tree = SyntaxTree.of("\t\t\ud83d\ude00 x");
    assertEquals(new Place.Text(1, 3, 2), tree.token(0).place());
    assertEquals(new Place.Text(1, 6, 1), tree.token(1).place());
  }

  @Test
  void byteOrderMarkTakesNoColumn() {
    SyntaxTree tree = SyntaxTree.of("\ufeffskeleton\n\ta");
    assertEquals(LineKind.SKELETON, tree.lines().get(0).kind());
    assertEquals(new Place.Text(1, 1, 8), tree.token(0).place());
    assertEquals("\ufeffskeleton\n\ta", tree.print());
  }

  @Test
  void carriageReturnsAreSpaceExceptBeforeTheLineEnd() {
    SyntaxTree tree = SyntaxTree.of("a\rb\r\nc\r");
    assertEquals(2, tree.lines().size());
    assertEquals(3, tree.lines().get(0).contentEnd());
    assertEquals(7 - 1, tree.lines().get(1).contentEnd());
    assertEquals(3, tree.tokenCount());
  }

  @Test
  void offsetsFindTokensAndLines() {
    SyntaxTree tree = SyntaxTree.of("skeleton\n\tarm x10 # note\n\tleg\n");
    assertEquals(1, tree.tokenAt(10));
    assertEquals(1, tree.tokenAt(13));
    assertEquals(2, tree.tokenAt(14));
    assertEquals(-1, tree.tokenAt(20));
    assertEquals(1, tree.lineAt(20));
    assertEquals(2, tree.lineAt(29));
    assertEquals(-1, SyntaxTree.of("").lineAt(0));
    assertEquals(14, tree.offset(2, 6));
    assertEquals(4, tree.lineCount());
  }

  @Test
  void timelinesMayStandFourTabsDeepButNotThree() {
    String head = "anim\n\ta\n";
    assertEquals(LineKind.TIMELINE, kinds(head + "\t\tx 0").get(2));
    assertEquals(LineKind.STRAY, kinds(head + "\t\t\tx 0").get(2));
    assertEquals(LineKind.TIMELINE, kinds(head + "\t\t\t\tx 0").get(2));
    assertEquals(LineKind.TIMELINE, kinds(head + "\t\t  x 0").get(2));
    assertEquals(LineKind.STRAY, kinds(head + "\t\t x 0").get(2));
    assertEquals(LineKind.STRAY, kinds(head + "\t\tx").get(2));
    assertEquals(LineKind.TIMELINE, kinds(head + "\t\tx\\\n0").get(2));
  }

  @Test
  void anyTextIsPrintedBackAndCoveredByItsTree() {
    Random random = new Random(7);
    String alphabet = "skeleton anim\t\t\n\n\r\\#@:\"->{}[]x1.,\u00a0\ufeff\u2028é";
    for (int round = 0; round < 5_000; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(60); i > 0; i--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      assertLossless(text.toString());
    }
  }

  /** Checks that lines follow each other and that only space, joints and comments lie between. */
  static void assertLossless(String text) {
    SyntaxTree tree = SyntaxTree.of(text);
    assertEquals(text, tree.print());
    int at = text.startsWith("\ufeff") ? 1 : 0;
    int nextToken = 0;
    for (Line line : tree.lines()) {
      assertEquals(at, line.start(), text);
      assertEquals(nextToken, line.firstToken(), text);
      for (int t = line.firstToken(); t < line.endToken(); t++) {
        assertGap(text, at, tree.tokenStart(t));
        at = tree.tokenEnd(t);
      }
      assertGap(text, at, line.comment() >= 0 ? line.comment() : line.end());
      assertTrue(line.contentEnd() <= line.end(), text);
      at = line.end();
      nextToken = line.endToken();
    }
    assertEquals(text.length(), at, text);
    int lines = 0;
    for (Section section : tree.sections()) {
      assertEquals(lines, section.firstLine(), text);
      lines = section.endLine();
    }
    assertEquals(tree.lines().size(), lines, text);
  }

  private static void assertGap(String text, int from, int to) {
    assertTrue(from <= to, text);
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      assertTrue(Lexemes.isSpace(c) || c == '\\', text);
    }
  }
}
