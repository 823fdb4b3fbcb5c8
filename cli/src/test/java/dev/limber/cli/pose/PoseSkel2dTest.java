package dev.limber.cli.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Skel2D sources in {@code limber pose} and {@code limber info}. */
class PoseSkel2dTest {
  private static final String FOX =
      """
      skeleton
      \tbody x1
      \t\t@fur :rect w2 h4
      \t\t@pin :sprite "pin.png"
      \tbody.tail x5 flip-x
      skin "red"
      \t@fur :circle d3
      anim "walk" 10fps 0:10:li
      \tbody
      \t\tx 0 -> 10
      anim "turn" 0:10:li
      \tbody
      \t\ty 0 -> 10
      """;

  @TempDir Path folder;
  private Path fox;

  @BeforeEach
  void write() throws IOException {
    fox = Files.writeString(folder.resolve("fox.skel2d"), FOX);
  }

  private String x(Command result) {
    assertEquals(0, result.code(), result.err());
    StringBuilder positions = new StringBuilder();
    for (String line : result.out().lines().toList()) {
      String[] numbers = line.substring(line.indexOf('[') + 1).split(",", -1);
      positions.append(positions.isEmpty() ? "" : " ").append(numbers[4]);
    }
    return positions.toString();
  }

  @Test
  void withoutOptionsItIsTheSetupPose() {
    Command result = Command.limber("pose", fox);
    assertEquals("", result.err());
    assertTrue(result.out().startsWith("{\"world\":[1,0,0,1,1,0,"), result.out());
    assertTrue(result.out().contains("],\"local\":[1,0,0,1,1,0,0,5,"), result.out());
    assertTrue(result.out().endsWith("],\"slots\":[1,1,1,1,0,1,1,1,1,1]}\n"), result.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--anim walk --time 0.5 | 6",
        "--time 0.5 | 6",
        "--time 0.5 --mix 0.5 | 3.5",
        "--time -3 | 1",
        "--time 99 | 11",
        "--times 0..1 --step 0.5 | 1 6 11",
        "--times 0.3..0.5 | 4 5 6",
        "--anim walk --anim turn --time 0.5 | 6",
        "--anim turn --anim walk --time 0 --time 1 --mix 1 --mix 0.1 | 2"
      })
  void timesAreSeconds(String options, String expected) {
    assertEquals(expected, x(pose(options)));
  }

  private Command pose(String options) {
    List<Object> args = new ArrayList<>(List.of("pose", fox));
    args.addAll(List.of(options.split(" ", -1)));
    return Command.limber(args.toArray());
  }

  @Test
  void drawListsAreOfTheSkin() {
    String plain = pose("--with draw").out();
    assertTrue(plain.contains("\"attachment\":\"body.fur.fur\",\"type\":\"rect\""), plain);
    assertTrue(plain.contains("\"image\":\"pin.png\",\"tint\":[1,1,1,1]}"), plain);
    String red = pose("--with draw --skin red").out();
    assertTrue(red.contains("\"attachment\":\"body.fur.fur\",\"type\":\"circle\""), red);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--anim wolk | no animation \"wolk\"; there are \"walk\" and \"turn\"",
        "--with draw --skin rad | no skin \"rad\"; there are \"default\" and \"red\"",
        "--skin red | --style and --skin only affect drawing",
        "--frame 3 | --frame is for SkelForm files, but this is a Skel2D source",
        "--with draw --style x | no skin \"x\"; there are \"default\" and \"red\"",
        "--with mesh | --with takes draw, not mesh",
        "--time 1 --times 0..1 | --time and --times cannot be combined",
        "--times 0..1 --step 0 | --step needs --times and must be above 0",
        "--script x --mix 1 | --script cannot be combined with --time, --times, --step or --mix",
        "--time 1 --time 2 | --time is given 2 times"
      })
  void whatMakesNoSenseIsSaid(String options, String message) {
    Command result = pose(options);
    assertEquals(2, result.code());
    assertTrue(result.err().startsWith("limber: " + message), result.err());
  }

  @Test
  void secondsAreNotForSkelForm() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    Command result = Command.limber("pose", hero, "--time", 1);
    assertEquals(2, result.code());
    assertTrue(result.err().startsWith("limber: --time is for Skel2D sources"), result.err());
  }

  @Test
  void aScriptCarriesThePoseOn() {
    String script =
        """
        {"anim":"walk","to":0.5}
        {}
        {"reset":true}
        {"reset":true,"anim":0,"from":0,"to":1,"mix":null}
        {"apply":[{"anim":"walk","to":0},{"anim":"turn","to":1}]}
        """;
    assertEquals("6 6 1 11 1", x(Command.withInput(script, "pose", fox, "--script", "-")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"anim\":\"walk\"} | \\\"to\\\" is missing",
        "{\"to\":1} | \\\"anim\\\" is missing",
        "{\"anim\":\"wolk\",\"to\":1} | no animation",
        "{\"anim\":2,\"to\":1} | no animation 2; there are 2, from 0",
        "{\"anim\":true,\"to\":1} | \\\"anim\\\" must be a name or an index",
        "{\"anim\":0,\"to\":\"x\"} | \\\"to\\\" must be a finite number",
        "{\"anim\":0,\"to\":1,\"mix\":1e999} | ",
        "{\"apply\":3} | \\\"apply\\\" must be a list of objects",
        "{\"apply\":[3]} | \\\"apply\\\" must be a list of objects",
        "{\"anim\":0,\"apply\":[]} | \\\"anim\\\" and \\\"apply\\\" cannot be combined"
      })
  void aLineThatMakesNoSenseIsAnswered(String line, String message) {
    Command result = Command.withInput(line + "\n", "pose", fox, "--script", "-");
    assertEquals(1, result.code(), result.err());
    String start = "{\"error\":\"line 1: " + (message == null ? "" : message);
    assertTrue(result.out().startsWith(start), result.out());
  }

  @Test
  void infoShowsTheTree() {
    String expected =
        """
        fox.skel2d
          Skel2D
          2 bones, 2 slots, 2 attachments, 2 skins, 2 animations

        Bones (2)
          body     0
          └─ tail  1  flipped along x

        Slots, from back to front (2)
          0  body.fur  fur :rect
          1  body.pin  pin :sprite

        Skins (2)
          "default"
          "red"      changes 1 attachment

        Animations (2)
          0  "walk"    1 s  1 timeline  2 keys
          1  "turn"  0.5 s  1 timeline  2 keys
        """;
    assertEquals(new Command(0, expected, ""), Command.limber("info", fox).without(folder));
  }

  @Test
  void infoHasTheSameAsData() {
    Command result = Command.limber("info", "--json", fox).without(folder);
    String start = "{\"file\":\"fox.skel2d\",\"format\":\"skel2d\",\"bones\":[";
    String end =
        """
        "skins":[{"name":"default","overrides":[]},{"name":"red","overrides":[0]}],\
        "animations":[{"name":"walk","seconds":1,"fps":10,"timelines":1,"keys":2,"marks":[]},\
        {"name":"turn","seconds":0.5,"fps":20,"timelines":1,"keys":2,"marks":[]}],"diagnostics":[]}
        """;
    assertTrue(result.out().startsWith(start), result.out());
    assertTrue(result.out().endsWith(end), result.out());
  }
}
