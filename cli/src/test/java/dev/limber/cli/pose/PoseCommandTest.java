package dev.limber.cli.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skf;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PoseCommandTest {
  @TempDir Path folder;
  private Path hero;
  private Path dot;

  @BeforeEach
  void write() throws IOException {
    hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    dot = Skf.write(folder.resolve("dot.skf"), Skf.DOT);
  }

  @Test
  void aPoseIsOneLineWithEverything() {
    String expected =
        """
        {"pos":[2,2,10,0,5,0,0,4,20,2],"rot":[0,0,0,0,0],"scale":[1,1,1,1,1,1,1,1,1,1],\
        "hidden":[3],"ik":[["Clockwise","FABRIK",false]],"tex":["arm","hand"],\
        "tint":[1,1,1,1,1,1,1,1],"zindex":[2,1],\
        "cpos":[2,2,12,2,17,2,0.4,1.2000000000000002,20,2],"crot":[0,0,0,0,0],\
        "cscale":[1,1,1,1,1,1,1,1,1,1],"mesh":{"1":[17,2,18,2,17,3]},\
        "phys":[{"bone":3,"global_pos":[0.4,1.2000000000000002],"global_rot":0,\
        "global_scale":[0,0],"global_orbit":0,"global_orbit_diff":0,"global_orbit_vel":0}]}
        """;
    assertEquals(
        new Command(0, expected, ""), Command.limber("pose", hero, "--anim", "Run", "--frame", 1));
    assertEquals(
        new Command(0, expected, ""), Command.limber("pose", hero, "--anim=Run ", "--frame=1"));
  }

  @Test
  void withoutAnAnimationItIsThePoseRightAfterLoading() {
    assertEquals("[1,2,10,0,5,0,0,4,20,2]", value("pos", Command.limber("pose", hero)));
    assertEquals("[1,2,11,2,16,2,0.2,1.2000000000000002,20,2]", value("cpos", 0, "pose", hero));
  }

  @Test
  void aFrameAloneIsOfTheFirstAnimation() {
    assertEquals("[2,0]", value("pos", 0, "pose", dot, "--frame", 1));
  }

  @Test
  void anAnimationAloneIsAtItsFirstFrame() {
    assertEquals("[0,0]", value("pos", 0, "pose", dot, "--anim", "Go"));
  }

  @Test
  void framesMayHaveFractions() {
    assertEquals("[5,0]", value("pos", 0, "pose", dot, "--frame", 2.5));
  }

  @Test
  void aRangeIsOneLineEach() {
    List<String> lines = Command.limber("pose", dot, "--frames", "1..3").out().lines().toList();
    assertEquals(3, lines.size());
    assertEquals("[2,0]", value("pos", lines.get(0)));
    assertEquals("[4,0]", value("pos", lines.get(1)));
    assertEquals("[6,0]", value("pos", lines.get(2)));
  }

  @Test
  void aRangeIsPlayedWithOnePose() {
    // Physics goes on from line to line: the third is not where a new pose would be.
    List<String> lines = Command.limber("pose", hero, "--frames", "0..2").out().lines().toList();
    String alone = Command.limber("pose", hero, "--frame", 2).out();
    assertEquals(value("pos", alone), value("pos", lines.get(2)));
    assertTrue(!value("phys", alone).equals(value("phys", lines.get(2))));
  }

  @Test
  void severalAnimationsPlayAtOnce() {
    Command both =
        Command.limber("pose", hero, "--anim", "Run", "--anim", "Wave", "--frame", 3, "--frame", 4);
    assertEquals("[4,2,10,0,5,0,0,4,20,2]", value("pos", both));
    assertEquals("[0,0,1,0,0]", value("rot", both));
    Command sameFrame =
        Command.limber("pose", hero, "--anim", "Run", "--anim", "Wave", "--frame", 4);
    assertEquals("[5,2,10,0,5,0,0,4,20,2]", value("pos", sameFrame));
    assertEquals("[0,0,1,0,0]", value("rot", sameFrame));
  }

  @Test
  void smoothingApproaches() {
    String moved = value("pos", 0, "pose", dot, "--frame", 4, "--smooth", 20);
    double x = Double.parseDouble(moved.substring(1, moved.indexOf(',')));
    assertTrue(x > 0 && x < 8, moved);
  }

  @Test
  void drawListsSpritesInOrder() {
    String expected =
        """
        [{"bone":0,"visual":0,"z":3,"texture":"dot","atlas":0,"kind":"rect",\
        "points":[0,1,4,1,4,-1,0,-1],"uv":[0,0,0.5,0,0.5,0.25,0,0.25],"tint":[1,1,1,1]}]""";
    assertEquals(expected, value("draw", 0, "pose", dot, "--frame", 1, "--with", "draw"));
    String drawn = Command.limber("pose", hero, "--with", "draw").out();
    int hand = drawn.indexOf("\"z\":1,\"texture\":\"hand\",\"atlas\":0,\"kind\":\"mesh\"");
    int arm = drawn.indexOf("\"z\":2,\"texture\":\"arm\",\"atlas\":0,\"kind\":\"rect\"");
    assertTrue(0 < hand && hand < arm, drawn);
  }

  @Test
  void theFirstStyleThatHasATextureWins() {
    String[] draw = {"pose", hero.toString(), "--with", "draw"};
    assertTrue(Command.limber((Object[]) draw).out().contains("\"uv\":[0,0,0.25,0,"));
    Command gold =
        Command.limber("pose", hero, "--with", "draw", "--style", "Gold", "--style", "Default");
    assertTrue(gold.out().contains("\"uv\":[0.5,0,0.75,0,"), gold.out());
    Command only = Command.limber("pose", hero, "--with=draw", "--style=Gold");
    assertTrue(!only.out().contains("\"texture\":\"hand\""), only.out());
  }

  @Test
  void anUnknownNameListsThoseThatThereAre() {
    assertUsage(
        """
        limber: no animation "Wafe"; there are "Run " and "Wave"
          = hint: did you mean "Wave"?
        """,
        "pose",
        hero,
        "--anim",
        "Wafe");
    assertUsage(
        """
        limber: no style "x"; there is "Default"
        """,
        "pose",
        dot,
        "--with=draw",
        "--style=x");
  }

  @Test
  void framesOfAStaticArmatureMakeNoSense() throws IOException {
    String still = "{'version':'0.7.0','bones':[{'id':0,'name':'only','parent_id':-1}]}";
    Path file = Skf.write(folder.resolve("still.skf"), still);
    String expected =
        """
        limber: still.skf has no animations
          = hint: limber pose still.skf without options shows its pose
        """;
    assertUsage(expected, "pose", file, "--frame", 3);
    assertUsage(expected, "pose", file, "--frames", "0..3");
    assertEquals(0, Command.limber("pose", file).code());
    assertUsage(
        "limber: no animation \"Go\"; the file has no animations\n", "pose", file, "--anim=Go");
  }

  @Test
  void optionsThatMakeNoSenseAreExplained() {
    assertUsage(
        "limber: Invalid value for option '--frame' (N): 'x' is not a number\n",
        "pose",
        dot,
        "--frame=x");
    assertUsage(
        "limber: Invalid value for option '--frame' (N): 'NaN' is not a number\n",
        "pose",
        dot,
        "--frame=NaN");
    assertUsage(
        "limber: Invalid value for option '--frames': '9..3' goes backwards; write 3..9\n",
        "pose",
        dot,
        "--frames=9..3");
    assertUsage(
        "limber: Invalid value for option '--frames': '-1..3' is not a range of frames such as"
            + " 0..48\n",
        "pose",
        dot,
        "--frames=-1..3");
    assertUsage(
        "limber: --frame and --frames cannot be combined\n",
        "pose",
        dot,
        "--frame=1",
        "--frames=1..2");
    assertUsage(
        "limber: --script cannot be combined with --anim, --frame, --frames or --smooth\n",
        "pose",
        dot,
        "--script=-",
        "--anim=Go");
    assertUsage(
        """
        limber: --with takes draw, not drow
        """,
        "pose",
        dot,
        "--with=drow");
    assertUsage(
        """
        limber: --style and --skin only affect drawing
          = hint: add --with draw
        """,
        "pose",
        dot,
        "--style=Default");
    assertUsage(
        "limber: --frame is given 2 times; give it once for all animations, or once for each of"
            + " the 3\n",
        "pose",
        hero,
        "--anim=Run",
        "--anim=Wave",
        "--anim=Run",
        "--frame=1",
        "--frame=2");
  }

  @Test
  void aMissingFileIsAnIoError() {
    Command missing = Command.limber("pose", folder.resolve("no.skf")).without(folder);
    assertEquals(new Command(3, "", "limber: cannot read no.skf: no such file\n"), missing);
    Command script = Command.limber("pose", dot, "--script", folder.resolve("no.txt"));
    assertEquals(3, script.code());
  }

  private void assertUsage(String message, Object... args) {
    assertEquals(
        new Command(2, "", message + "limber help pose shows usage.\n"),
        Command.limber(args).without(folder));
  }

  private static String value(String key, int code, Object... args) {
    Command result = Command.limber(args);
    assertEquals(code, result.code(), result.err());
    return value(key, result);
  }

  private static String value(String key, Command result) {
    return value(key, result.out());
  }

  /** Returns the array with this key, as it was printed. */
  private static String value(String key, String line) {
    int start = line.indexOf("\"" + key + "\":[") + key.length() + 3;
    int depth = 0;
    int end = start;
    do {
      char c = line.charAt(end++);
      depth += c == '[' ? 1 : c == ']' ? -1 : 0;
    } while (depth > 0);
    return line.substring(start, end);
  }
}
