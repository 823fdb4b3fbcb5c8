package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines that are in order and still change nothing. */
class NoEffectTest {
  private static final String SETUP =
      "skeleton\n\ta\n\t\t@ :rect w9 h9\n\ta.b\n\t\t@ :path\n\t\t\tM 0,0\n\t\t\tL 9,9\n";

  /** What is added begins on line 8. */
  private static List<String> codes(String added) {
    return Parsed.of(SETUP + added).codes();
  }

  @ParameterizedTest
  @ValueSource(strings = {"> > >", "->", "1:2->", ":5:si>", "{ -> }[2]", "{ }[3]", "--> >"})
  void aTimelineOfArrowsMovesNothing(String commands) {
    int length = 2 + commands.length();
    assertEquals(
        List.of("s2d-no-effect@10:3+" + length),
        codes("anim \"x\"\n\tb\n\t\tr " + commands + "\n\t\tx 0 -> 1\n"));
  }

  @Test
  void timelinesOfEveryKindOfValueAreMeant() {
    assertEquals(
        List.of("s2d-no-effect@10:3+4", "s2d-no-effect@11:3+4"),
        codes("anim \"x\"\n\t@b\n\t\tc ->\n\t\t@ ->\n\t\ta 1 -> 0\n"));
  }

  @Test
  void arrowsAroundAValueAreInOrder() {
    assertEquals(List.of(), codes("anim \"x\"\n\tb\n\t\tr -> > 5 -> >\n"));
  }

  @Test
  void whatHasBeenExplainedIsNotToldAgain() {
    assertEquals(
        List.of("s2d-unclosed-loop@10:5+1", "s2d-stray-loop-end@11:5+1", "s2d-zero-loop@12:10+4"),
        codes("anim \"x\"\n\tb\n\t\tx { ->\n\t\ty } ->\n\t\ti { -> }[0]\n\t\tr 0 -> 1\n"));
  }

  @Test
  void anItemWithoutTimelinesDoesNothing() {
    assertEquals(
        List.of("s2d-no-effect@11:2+1", "s2d-no-effect@12:2+2"),
        codes("anim \"x\"\n\tb\n\t\tx 0 -> 1\n\ta\n\t@a\n"));
    assertEquals(
        List.of("s2d-unknown-name@11:2+4"), codes("anim \"x\"\n\tb\n\t\tx 0 -> 1\n\tnone\n"));
    assertEquals(
        List.of("s2d-bad-line@12:3+9"),
        codes("anim \"x\"\n\tb\n\t\tx 0 -> 1\n\ta\n\t\txy 0 -> 1\n"));
  }

  @Test
  void whatIsOpenedAgainToSayNothingIsTold() {
    assertEquals(List.of("s2d-no-effect@8:2+1"), codes("\ta\n\n\tc\n"));
    assertEquals(List.of("s2d-no-effect@9:3+1"), codes("\ta.b\n\t\t@\n"));
    assertEquals(List.of("s2d-no-effect@8:1+8"), codes("skeleton\n"));
    assertEquals(List.of("s2d-no-effect@8:1+5"), codes("order\n"));
    assertEquals(List.of("s2d-no-effect@10:1+8"), codes("skin \"s\"\n\t@a\nskin \"s\"\n"));
    assertEquals(
        List.of("s2d-no-effect@11:1+8"), codes("anim \"x\"\n\tb\n\t\tx 0 -> 1\nanim \"x\"\n"));
  }

  @Test
  void whatIsOpenedAgainToSaySomethingIsNot() {
    assertEquals(List.of(), codes("\ta\n\t\t@ #F00\n\ta.b x5\n\t\t@\n\t\t\tL 4,4\n"));
    assertEquals(List.of(), codes("skeleton #F00\nskin \"new\"\norder\n\t@a\n"));
    assertEquals(List.of(), codes("anim \"x\"\n\tb\n\t\tx 0 -> 1\nanim \"x\" 30fps\n"));
  }
}
