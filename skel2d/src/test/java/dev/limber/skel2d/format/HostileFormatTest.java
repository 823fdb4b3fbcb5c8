package dev.limber.skel2d.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.testing.Work;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sources that are made to cost time or memory cost no more than their length. */
class HostileFormatTest {
  private static final int MEGABYTE = 1_000_000;
  private static final int TEN_MEGABYTES = 10_000_000;

  private static String format(String text) {
    return SourceFormatter.format(SyntaxTree.of(text));
  }

  private static String repeat(String head, String part, int length) {
    return head + part.repeat((length - head.length()) / part.length());
  }

  @Test
  void muchOfOneThingIsFormatted() {
    List<String> heads = List.of("", "skeleton\n\ta ", "anim\n\ta\n\t\tx ", "order\n\t@a\t", "# ");
    List<String> parts =
        List.of("x\n", "\t", "@ ", "\\\n", "# ", "#\n", "# #\n", "\u2028", "\r", "\n", " \\", "\\");
    for (String head : heads) {
      for (String part : parts) {
        String formatted = format(repeat(head, part, MEGABYTE));
        assertTrue(formatted.length() <= MEGABYTE + 1, Formatted.shown(head + part));
      }
    }
  }

  @Test
  void tenMegabytesOfASourceAreFormatted() {
    String part =
        "skeleton\n\tb   l5 x1 # c\n\t\t@ :rect  w1 h2\nanim \"w\"\n\tb\n\t\tx 0 -> 5 \\\n-> 0\n";
    String text = repeat("", part, TEN_MEGABYTES);
    String formatted = format(text);
    assertTrue(formatted.length() > text.length() / 2);
    assertEquals(formatted, format(formatted));
  }

  @Test
  void commentsDoNotFollowALineThatIsMillionsOfTabsDeep() {
    String deep = "\t".repeat(TEN_MEGABYTES / 2) + "x\n";
    String formatted = format("#\n".repeat(TEN_MEGABYTES / 4) + deep);
    assertTrue(formatted.length() < 2 * TEN_MEGABYTES);
    assertTrue(formatted.startsWith("\t\t\t#\n"));
  }

  @Test
  void columnsFarOutArePaidForByTheSource() {
    String spaces = "\ta" + " ".repeat(MEGABYTE) + "# c\n";
    String text = "skeleton\n" + spaces + spaces + "\tb # c\n".repeat(100_000);
    assertTrue(format(text).length() <= text.length());
    String tabs = "\ta" + "\t".repeat(MEGABYTE) + "# c\n";
    assertTrue(format("skeleton\n" + tabs + tabs).length() <= 4 * (2 * MEGABYTE + 20));
  }

  @Test
  void workGrowsWithLengthOnly() {
    for (String part :
        List.of(
            "skeleton\n\tb  l5 x1 # c\n\t# d\n\t\t@ :rect w1 \\\n h2\n\nanim\n\tb\n\t\tx 0\n",
            "skeleton a  b  # c d \\\n # e ",
            "# c\n",
            "\n")) {
      SyntaxTree small = SyntaxTree.of(part.repeat(5_000));
      SyntaxTree large = SyntaxTree.of(part.repeat(50_000));
      SourceFormatter.format(small);
      long few = Work.allocated(() -> SourceFormatter.format(small));
      long many = Work.allocated(() -> SourceFormatter.format(large));
      assertTrue(many < 15 * few, Formatted.shown(part) + ": " + few + " bytes and " + many);
    }
  }
}
