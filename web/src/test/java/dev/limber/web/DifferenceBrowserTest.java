package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The line diff behind the notice of a conflict: right, shortest, and bounded. */
class DifferenceBrowserTest extends BrowserTest {
  private Page page;

  @BeforeEach
  void openPage() {
    page = open("/test/page.html");
  }

  /** Returns the differences of two texts as "from-to/start-end", joined by spaces. */
  private String differences(String one, String other) {
    return (String)
        page.evaluate(
            """
            async ([one, other]) => {
              const { differences, linesOf } = await import('/files/diff.js');
              return differences(linesOf(one), linesOf(other))
                  .map(({ from, to, start, end }) => `${from}-${to}/${start}-${end}`).join(' ');
            }
            """,
            List.of(one, other));
  }

  /** Makes one text of the other by the edits, and counts the lines that differ. */
  @SuppressWarnings("unchecked")
  private List<Object> edited(List<List<String>> pairs) {
    return (List<Object>)
        page.evaluate(
            """
            async pairs => {
              const { differences, lineEdits, linesOf } = await import('/files/diff.js');
              return pairs.map(([one, other]) => {
                let text = one;
                for (const { from, to, insert } of lineEdits(one, other).toReversed()) {
                  text = text.slice(0, from) + insert + text.slice(to);
                }
                const found = differences(linesOf(one), linesOf(other));
                return [text, found.reduce((sum, { from, to, start, end }) => sum + to - from + end - start, 0)];
              });
            }
            """,
            pairs);
  }

  @Test
  void equalTextsHaveNone() {
    assertEquals("", differences("", ""));
    assertEquals("", differences("a\nb\n", "a\nb\n"));
    assertEquals("", differences("a\nb", "a\nb"));
  }

  @Test
  void linesAreAddedTakenAwayAndReplaced() {
    assertEquals("0-0/0-1", differences("", "a\n"));
    assertEquals("0-1/0-0", differences("a\n", ""));
    assertEquals("1-1/1-2", differences("a\nc\n", "a\nb\nc\n"));
    assertEquals("1-2/1-1", differences("a\nb\nc\n", "a\nc\n"));
    assertEquals("1-2/1-2", differences("a\nb\nc\n", "a\nB\nc\n"));
    assertEquals("0-1/0-1 2-2/2-3", differences("a\nb\nc\n", "A\nb\nx\nc\n"));
    assertEquals("1-2/1-2", differences("a\nb\n", "a\nb"), "a line end is part of its line");
  }

  @Test
  void editsAreRightAndShortest() {
    Random random = new Random(7);
    List<List<String>> pairs = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      pairs.add(List.of(words(random), words(random)));
    }
    List<Object> results = edited(pairs);
    for (int i = 0; i < pairs.size(); i++) {
      List<?> result = (List<?>) results.get(i);
      String one = pairs.get(i).get(0);
      String other = pairs.get(i).get(1);
      assertEquals(other, result.get(0));
      assertEquals(fewest(one, other), result.get(1), () -> one + "---\n" + other);
    }
  }

  private static String words(Random random) {
    int lines = random.nextInt(14);
    String text =
        IntStream.range(0, lines)
            .mapToObj(i -> "abcd".charAt(random.nextInt(4)) + "\n")
            .collect(Collectors.joining());
    boolean open = lines > 0 && random.nextInt(3) == 0;
    return open ? text.substring(0, text.length() - 1) : text;
  }

  /** The slow obvious way: all lines but the longest common ones. */
  private static int fewest(String one, String other) {
    List<String> a = lines(one);
    List<String> b = lines(other);
    int[][] common = new int[a.size() + 1][b.size() + 1];
    for (int i = 1; i <= a.size(); i++) {
      for (int j = 1; j <= b.size(); j++) {
        common[i][j] =
            a.get(i - 1).equals(b.get(j - 1))
                ? common[i - 1][j - 1] + 1
                : Math.max(common[i - 1][j], common[i][j - 1]);
      }
    }
    return a.size() + b.size() - 2 * common[a.size()][b.size()];
  }

  private static List<String> lines(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split("(?<=\n)"));
  }

  @Test
  void largeTextsWithFewDifferencesAreCompared() {
    String one = numbered(60_000, "");
    String other = one.replace("line 7\n", "").replace("line 59990\n", "other\nlines\n");
    assertEquals("7-8/7-7 59990-59991/59989-59991", differences(one, other));
  }

  @Test
  void textsThatShareHardlyAnythingAreOneBlock() {
    String one = "head\n" + numbered(20_000, "") + "tail\n";
    String other = "head\n" + numbered(30_000, "x") + "tail\n";
    assertEquals("1-20001/1-30001", differences(one, other), "found without looking at each pair");
    assertEquals(List.of(other, 50_000), edited(List.of(List.of(one, other))).get(0));
  }

  @Test
  void workIsBoundedEvenWhereLinesRepeat() {
    // Every line is equal to half of the others: many ways, all of them long.
    Random random = new Random(3);
    StringBuilder one = new StringBuilder();
    StringBuilder other = new StringBuilder();
    for (int i = 0; i < 50_000; i++) {
      one.append(random.nextBoolean() ? "a\n" : "b\n");
      other.append(random.nextBoolean() ? "a\n" : "b\n");
    }
    List<?> result = (List<?>) edited(List.of(List.of(one.toString(), other.toString()))).get(0);
    assertEquals(other.toString(), result.get(0));
    assertTrue((Integer) result.get(1) <= 100_000);
  }

  private static String numbered(int lines, String mark) {
    return IntStream.range(0, lines)
        .mapToObj(i -> mark + "line " + i + "\n")
        .collect(Collectors.joining());
  }
}
