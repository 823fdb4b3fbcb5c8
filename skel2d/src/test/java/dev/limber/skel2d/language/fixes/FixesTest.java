package dev.limber.skel2d.language.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Severity;
import dev.limber.skel2d.language.LanguageService;
import dev.limber.skel2d.language.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What newcomers write, and what one click makes of it. */
class FixesTest {
  private static List<Problem> problems(String text) {
    return LanguageService.of(text).diagnostics();
  }

  /** Applies first fixes until there is none; the text must not need many. */
  private static String mended(String text) {
    String now = text;
    for (int i = 0; i < 9; i++) {
      Fix fix = null;
      for (Problem problem : problems(now)) {
        boolean asks = problem.diagnostic().severity() != Severity.NOTE;
        if (fix == null && asks && !problem.fixes().isEmpty()) {
          fix = problem.fixes().get(0);
        }
      }
      if (fix == null) {
        return now;
      }
      now = fix.change().applyTo(now);
    }
    return now;
  }

  private static void check(String before, String written, String wanted, String after) {
    String mended = mended(before + written + after);
    assertEquals(before + wanted + after, mended);
    assertTrue(
        problems(mended).stream().allMatch(p -> p.diagnostic().severity() == Severity.NOTE),
        mended + problems(mended));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        ":rectangle w4 h4 | :rect w4 h4",
        ":Rect w4 h4 | :rect w4 h4",
        ":box w4 h4 | :rect w4 h4",
        ":oval w4 h4 | :ellipse w4 h4",
        ": rect w4 h4 | :rect w4 h4",
        "rect w4 h4 | :rect w4 h4",
        ":rect w4 h4 f red | :rect w4 h4 f#FF0000",
        ":rect w4 h4 fred | :rect w4 h4 f#FF0000",
        ":rect w4 h4 f=rebeccapurple | :rect w4 h4 f#663399",
        ":rect w4 h4 red | :rect w4 h4 f#FF0000",
        ":rect w4 h4 #F80 | :rect w4 h4 f#F80",
        ":rect w4 h4 fill=#F80 | :rect w4 h4 f#F80",
        ":rect w4 h4 stroke:black | :rect w4 h4 s#000000",
        ":rect w4 h4 f#FF880080 | :rect w4 h4 f#FF8800,0.5",
        ":rect w4 h4 f#F80F | :rect w4 h4 f#F80",
        ":rect w4 h4 fF80 | :rect w4 h4 f#F80",
        ":rect w4 h4 f0xFF8800 | :rect w4 h4 f#FF8800",
        ":rect w4 h4 frgb(255,136,0) | :rect w4 h4 f#FF8800",
        ":rect w 4 h 5 | :rect w4 h5",
        ":rect w=4 h:5 | :rect w4 h5",
        ":rect width4 height=5 | :rect w4 h5",
        ":rect 40 20 | :rect w40 h20",
        ":rect 40x20 | :rect w40 h20",
        ":circle 12 | :circle d12",
        ":rect w4px h5em | :rect w4 h5",
        ":rect w4, h5; | :rect w4 h5",
        ":rect w.5 h5. | :rect w0.5 h5",
        ":rect w+4 h1,5 | :rect w4 h1.5",
        ":rect w4 h5 t-2 | :rect w4 h5 t2",
        ":circle w12 | :circle d12",
        ":ellipse d12 | :ellipse w12 h12",
        ":sprite fox.png | :sprite \"fox.png\"",
        ":sprite 'fox.png' | :sprite \"fox.png\"",
        ":rect w4 h4 //wide | :rect w4 h4 # wide",
        ":rect w4 h4 #wide | :rect w4 h4 # wide",
        ":rect w4 h4 roundjoin | :rect w4 h4 round-join",
      })
  void onTheLineOfASlot(String written, String wanted) {
    check("skeleton\n\tbody\n\t\t@ ", written, wanted, "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x 10 | x10",
        "x=10 y:5 | x10 y5",
        "X10 | x10",
        "x10px | x10",
        "r45deg | r45",
        "r45° | r45",
        "r1.5708rad | r90",
        "rotation=45 | r45",
        "scale2 | i2 j2",
        "length 30 | l30",
        "x1,5 | x1.5",
        "x1e2 | x100",
        "flipx | flip-x",
        "norot | no-rot",
        "// a note | # a note",
        "-- a note | # a note",
      })
  void onTheLineOfABone(String written, String wanted) {
    check("skeleton\n\tbody ", written, wanted, "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "r 0 > 20 | r 0 -> 20",
        "r 0->20 | r 0 -> 20",
        "r 0->20->0 | r 0 -> 20 -> 0",
        "r 0 --->20 | r 0 ---> 20",
        "r 0:5->20 | r 0:5-> 20",
        "r 0 => 20 | r 0 -> 20",
        "r 0 → 20 | r 0 -> 20",
        "r 0→20 | r 0 -> 20",
        "r 0 - > 20 | r 0 -> 20",
        "r 0 20 | r 0 -> 20",
        "r 0, 20 | r 0 -> 20",
        "r {0 -> 20 -> 0} | r { 0 -> 20 -> 0 }",
        "r {0->20->0}x2 | r { 0 -> 20 -> 0 }[2]",
        "r { 0 -> 20 -> 0 }2 | r { 0 -> 20 -> 0 }[2]",
        "r { 0 -> 20 -> 0 }[2 | r { 0 -> 20 -> 0 }[2]",
        "r { 0 -> 20 -> 0 | r { 0 -> 20 -> 0 }",
        "r 0 -> 20 } | r 0 -> 20",
        "r 0 -> 45deg | r 0 -> 45",
        "r 0 -> .5 | r 0 -> 0.5",
        "r 0 -> 1,5 | r 0 -> 1.5",
        "r 0 :ease-in-> 20 | r 0 :si-> 20",
        "r 0 :linear-> 20 | r 0 :li-> 20",
        "r 0 :ease-in-out-> 20 | r 0 :sio-> 20",
        "rotation 0 -> 20 | r 0 -> 20",
        "r: 0 -> 20 | r 0 -> 20",
        "r0 -> 20 | r 0 -> 20",
        "s yes -> no | s true -> false",
        "s 1 -> 0 | s true -> false",
      })
  void inATimeline(String written, String wanted) {
    check("skeleton\n\tbody\n\nanim \"a\"\n\tbody\n\t\t", written, wanted, "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "anim wave | anim \"wave\"",
        "anim 'wave' | anim \"wave\"",
        "anim \"big wave\" | anim \"big-wave\"",
        "animation \"wave\" | anim \"wave\"",
        "Anim \"wave\" | anim \"wave\"",
        "anim \"wave\" 24 fps | anim \"wave\" 24fps",
        "anim \"wave\" 24FPS | anim \"wave\" 24fps",
        "anim \"wave\" fps=24 | anim \"wave\" 24fps",
        "anim \"wave\" 24 | anim \"wave\" 24fps",
        "anim \"wave\" 23.976fps | anim \"wave\" 24fps",
        "anim \"wave\" sio | anim \"wave\" :sio",
        "anim \"wave\" ease-in | anim \"wave\" :si",
      })
  void inTheHeaderOfAnAnimation(String written, String wanted) {
    check("skeleton\n\tbody\n\n", written, wanted, "\n\tbody\n\t\tr 0 -> 4\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "skin paper | skin \"paper\"",
        "skin 'paper' | skin \"paper\"",
        "skin \"my paper\" | skin \"my-paper\"",
        "skin | skin \"new\"",
        "skin \"default\" | skin \"new\"",
      })
  void inTheHeaderOfASkin(String written, String wanted) {
    check("skeleton\n\tbody\n\t\t@ :circle d4\n\n", written, wanted, "\n\t@body :circle d5\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "m 0,0 | M 0,0",
        "M 0 0 | M 0,0",
        "M 0, 0 | M 0,0",
        "M .5,+2 | M 0.5,2",
        "// start | # start",
      })
  void inAPath(String written, String wanted) {
    check(
        "skeleton\n\tbody\n\t\t@ :path\n\t\t\t",
        written,
        wanted,
        "\n\t\t\tL 9,0\n\t\t\tL 0,9\n\t\t\tC\n");
  }

  private static void text(String written, String wanted) {
    check("", written, wanted, "");
  }

  @Test
  void curvesAndEndsOfPathsOfOtherPrograms() {
    text(
        "skeleton\n\ta\n\t\t@ :path\n\t\t\tM 0,0\n\t\t\tC 1,2 3,4 5,6\n\t\t\tZ\n",
        "skeleton\n\ta\n\t\t@ :path\n\t\t\tM 0,0\n\t\t\tB 1,2 3,4 5,6\n\t\t\tC\n");
    text(
        "skeleton\n\ta\n\t\t@\n\t\t\tM 0,0\n\t\t\tL 9,0\n",
        "skeleton\n\ta\n\t\t@ :path\n\t\t\tM 0,0\n\t\t\tL 9,0\n");
  }

  @Test
  void bonesBelowBones() {
    text(
        "skeleton\n\tbody\n\t\thead x1\n\t\t\t@ :circle d5\n\t\t\teye x2\n",
        "skeleton\n\tbody\n\tbody.head x1\n\t\t@ :circle d5\n\tbody.head.eye x2\n");
    Fix fix = problems("skeleton\n\tbody\n\t\thead\n").get(0).fixes().get(0);
    assertEquals("Write body.head", fix.title());
    assertEquals(
        "write body.head", problems("skeleton\n\tbody\n\t\thead\n").get(0).diagnostic().hint());
  }

  @Test
  void slotsAtTheWrongPlace() {
    text("skeleton\n\ta\n\t@ :circle d5\n", "skeleton\n\ta\n\t\t@ :circle d5\n");
  }

  @Test
  void spacesInsteadOfTabs() {
    text(
        "skeleton\n    arm\n        @ :path\n            L 1,2\n",
        "skeleton\n\tarm\n\t\t@ :path\n\t\t\tL 1,2\n");
    text("skeleton\n  arm\n    @ :circle d4\n", "skeleton\n\tarm\n\t\t@ :circle d4\n");
    text("skeleton\n\tarm\n\t    @ :circle d4\n", "skeleton\n\tarm\n\t\t@ :circle d4\n");
  }

  @Test
  void whatMendsAllLinesIsOfferedOnce() {
    List<Problem> problems = problems("skeleton\n  arm\n  leg\n  head\n");
    assertEquals(1, problems.stream().filter(each -> !each.fixes().isEmpty()).count());
    assertEquals(3, problems.size());
  }

  @Test
  void headersOfOtherNames() {
    text("Skeleton\n\tarm\n", "skeleton\n\tarm\n");
    text("bones:\n\tarm\n", "skeleton\n\tarm\n");
    text("//a note\nskeleton\n\tarm\n", "# a note\nskeleton\n\tarm\n");
    text("#note\nskeleton\n\tarm\n", "# note\nskeleton\n\tarm\n");
  }

  @Test
  void namesWithSpaces() {
    text("skeleton\n\tleft arm x10\n", "skeleton\n\tleft-arm x10\n");
  }

  @Test
  void slotsWithoutTheirSign() {
    String ball = "skeleton\n\tball\n\t\t@ :circle d4\n\n";
    text(ball + "skin \"a\"\n\tball :circle d5\n", ball + "skin \"a\"\n\t@ball :circle d5\n");
    text(ball + "order\n\tball\n", ball + "order\n\t@ball\n");
    text(
        ball + "anim \"a\"\n\tball\n\t\tc #F00 -> #0F0\n",
        ball + "anim \"a\"\n\t@ball\n\t\tc #F00 -> #0F0\n");
    text(ball + "anim \"a\"\n\t@ball\n\t\tx 0 -> 4\n", ball + "anim \"a\"\n\tball\n\t\tx 0 -> 4\n");
    text(
        ball + "anim \"a\"\n\t@ball\n\t\tc red -> blue\n",
        ball + "anim \"a\"\n\t@ball\n\t\tc #FF0000 -> #0000FF\n");
    text(ball + "anim \"a\"\n\tball r 0 -> 4\n", ball + "anim \"a\"\n\tball\n\t\tr 0 -> 4\n");
  }

  @Test
  void eachNameOfAQuestionIsAFix() {
    String text = "skeleton\n\tarm\n\tarms\n\nanim \"a\"\n\tarmz\n\t\tr 0 -> 4\n";
    List<Fix> fixes = problems(text).get(0).fixes();
    assertEquals(
        List.of("Change to arm", "Change to arms"),
        List.of(fixes.get(0).title(), fixes.get(1).title()));
  }

  @Test
  void whatNobodyCanGuessHasNoFix() {
    Problem problem = problems("skeleton\n\tbody %&!\n").get(0);
    assertEquals(List.of(), problem.fixes());
    assertTrue(problem.diagnostic().hint().startsWith("a bone takes"), problem.toString());
  }
}
