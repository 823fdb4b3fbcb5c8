package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Severity;
import dev.limber.skel2d.draw.ShapeList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Path commands that are not drawn are reported, and no others. */
class UnusedCommandsTest {
  private static Parsed path(String commands) {
    return Parsed.of(
        "skeleton\n\ta\n\t\t@ :path round-cap\n\t\t\t" + commands.replace("/", "\n\t\t\t") + "\n");
  }

  @Test
  void whatFollowsTheFirstCloseIsNamed() {
    Parsed parsed = path("M 0,0/L 1,0/L 1,1/C/M 5,5/L 6,5/C");
    assertEquals(List.of("s2d-path-unused@8:4+5"), parsed.codes());
    Diagnostic only = parsed.only();
    assertEquals(Severity.WARNING, only.severity());
    assertEquals(
        "this command and the 2 below it, up to line 10, are not drawn: the C on line 7 ends the"
            + " outline",
        only.message());
    assertEquals("a path draws one outline; use a slot for each", only.hint());
  }

  @Test
  void whatComesBeforeTheLastMoveIsNamed() {
    Parsed parsed = path("L 1,0/L 1,1/M 5,5/L 6,5/C");
    assertEquals(List.of("s2d-path-unused@4:4+5"), parsed.codes());
    assertEquals(
        "this command and the one below it, up to line 5, are not drawn: the M on line 6 starts"
            + " anew",
        parsed.only().message());
    assertEquals(
        "this command is not drawn: the M on line 5 starts anew",
        path("M 1,0/M 5,5/L 6,5").only().message());
    assertEquals(
        List.of("s2d-path-unused@4:4+5", "s2d-path-unused@8:4+5"),
        path("M 1,0/M 5,5/L 6,5/C/M 1,1/L 3,3").codes());
  }

  @Test
  void aBoneThatAColonSetsStaysSet() {
    assertEquals(List.of(), path(": a/M 5,5/L 6,5").codes());
    assertEquals(List.of("s2d-path-unused@5:4+5"), path(": a/L 1,1/: a/M 5,5/L 6,5").codes());
    assertEquals(List.of("s2d-path-unused@6:4+3"), path("L 6,5/C/: a").codes());
  }

  @Test
  void skinsAndPathsWrittenTwiceAreLookedAtToo() {
    String path = "skeleton\n\ta\n\t\t@ :path\n\t\t\tL 1,1\n";
    assertEquals(
        List.of("s2d-path-unused@9:3+5"),
        Parsed.of(path + "skin \"s\"\n\t@a :path\n\t\tL 2,2\n\t\tC\n\t\tL 1,1\n").codes());
    assertEquals(
        List.of("s2d-path-unused@4:4+5"),
        Parsed.of(path + "\t\t@ :path\n\t\t\tM 1,1\n\t\t\tL 2,2\n").codes());
  }

  /** However a path is written: commands and unused ones add up to what is drawn. */
  @Test
  void theRestIsWhatIsDrawn() {
    Random random = new Random(7);
    for (int i = 0; i < 500; i++) {
      StringBuilder commands = new StringBuilder("L 0,1");
      int count = 1;
      for (; random.nextInt(8) > 0; count++) {
        int point = count + 1;
        commands.append(
            switch (random.nextInt(5)) {
              case 0 -> "/C";
              case 1 -> "/M " + point + ",0";
              default -> "/L " + point + ",0";
            });
      }
      Parsed parsed = path(commands.toString());
      int unused = 0;
      for (Diagnostic diagnostic : parsed.result().diagnostics()) {
        if (diagnostic.code().equals("s2d-path-unused")) {
          unused += unusedIn(diagnostic.message());
        }
      }
      ShapeList shapes = parsed.skeleton().newPose().shapes(parsed.skeleton().defaultSkin());
      // The start that nobody wrote is drawn unless another one replaces it.
      int implied = shapes.x(0, 0) == 0 ? 1 : 0;
      assertEquals(count - unused + implied, shapes.opCount(0), commands.toString());
    }
  }

  private static int unusedIn(String message) {
    if (message.startsWith("this command is")) {
      return 1;
    }
    String others = message.substring("this command and the ".length());
    others = others.substring(0, others.indexOf(' '));
    return 1 + (others.equals("one") ? 1 : Integer.parseInt(others));
  }
}
