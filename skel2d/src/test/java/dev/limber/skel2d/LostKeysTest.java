package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Keys that are written and never reached are reported, each of them once. */
class LostKeysTest {
  private static final String SETUP =
      "skeleton\n\tarm\n\t\t@a[on] :rect w1 h1\n\t\t@a[off]\nanim\n";

  private static Parsed bone(String timeline) {
    return Parsed.of(SETUP + "\tarm\n\t\t" + timeline + "\n");
  }

  private static Parsed slot(String timeline) {
    return Parsed.of(SETUP + "\t@a\n\t\t" + timeline + "\n");
  }

  private static void assertLost(Parsed parsed, int... columns) {
    List<String> expected = Arrays.stream(columns).mapToObj(c -> "s2d-lost-key@7:" + c).toList();
    List<String> found =
        parsed.codes().stream().map(code -> code.substring(0, code.indexOf('+'))).toList();
    assertEquals(expected, found);
  }

  private static void assertClean(Parsed parsed) {
    assertEquals(List.of(), parsed.result().diagnostics());
  }

  @Test
  void aSecondValueAtTheSameFrameReplacesTheFirst() {
    assertLost(bone("x 1 2 -> 3"), 5);
    assertEquals(
        "this key is lost: \"2\" replaces it at the same frame",
        bone("x 1 2 -> 3").only().message());
    assertEquals("put an arrow between them: 1 -> 2", bone("x 1 2 -> 3").only().hint());
    assertLost(bone("x 1 2 3"), 5, 7);
    assertLost(slot("c #F00 #0F0"), 5);
    assertLost(slot("c #F00,1 #F00,0"), 5);
    assertLost(slot("@ on off"), 5);
    assertLost(bone("s true false"), 5);
  }

  @Test
  void arrowsThatStayLetTheNextValueReplaceTheLast() {
    assertLost(bone("x 1 > 2"), 5);
    assertTrue(bone("x 1 > 2").only().hint().contains("a hyphen and a step above 0"));
    assertLost(bone("x 1 :0-> 2"), 5);
    assertLost(bone("x 1 -> 2 +0:> 3"), 10);
    Parsed still = Parsed.of(SETUP.replace("anim", "anim :0") + "\tarm\n\t\tx 1 -> 2 -> 3\n");
    assertLost(still, 5, 10);
  }

  @Test
  void loopsLoseTheirEndOnce() {
    Parsed loop = bone("y { 0 -> 8 }[4]");
    assertLost(loop, 12);
    assertEquals(
        "this key is lost: when the loop runs again, \"0\" replaces it at the same frame",
        loop.only().message());
    assertLost(bone("y { { 0 -> 8 }[4] -> 2 }[9]"), 14, 24);
  }

  @Test
  void keysBehindALoopOfNoRunsAreLostWithIt() {
    Parsed zero = bone("j 3 -> { 1 -> 2 }[0] 4");
    assertEquals(List.of("s2d-zero-loop@7:19+4", "s2d-lost-key@7:24+1"), zero.codes());
    assertEquals(List.of("s2d-zero-loop@7:19+4"), bone("j 3 -> { 1 -> 2 }[0] -> 4").codes());
  }

  @Test
  void whatSaysTheSameOrGoesOnFromItIsNotLost() {
    assertClean(bone("y { 0 -> 8 -> 0 }[2]"));
    assertClean(bone("y 0 { -> { +1 }[2] }[4]"));
    assertClean(bone("y 5 +3 -> *2"));
    assertClean(bone("r { 0 -> 120 -> 240 -> 360 }[3]"));
    assertClean(slot("c { #F00 -> #0F0 -> #F00 }[2]"));
    assertClean(slot("@ { on -> off -> on }[2]"));
    assertClean(bone("s { true -> false -> true }[2]"));
  }

  @Test
  void turnsThatALoopMakesAreFoundOnce() {
    Parsed loop = bone("r { -> +360 }[3]");
    assertEquals(List.of("s2d-no-turn@7:10+4"), loop.codes());
    assertEquals("in place of +360 write +120 -> +120 -> +120", loop.only().hint());
    assertEquals(List.of("s2d-no-turn@7:12+3"), bone("r { 0 -> 360 }[3]").codes());
  }

  @Test
  void turnsOfHugeNumbersAreNotShownInAnotherNotation() {
    String message = bone("r 0 -> 360" + "0".repeat(15)).only().message();
    assertEquals(
        "the turn to this value is whole turns and does not move: rotation takes the short way",
        message);
  }
}
