package dev.limber.cli.info;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Skf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InfoCommandTest {
  @TempDir Path folder;

  @Test
  void showsEverythingAboutAFile() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    String expected =
        """
        hero.skf
          SkelForm, generation 0.7, version 0.7.0
          5 bones, 2 visuals, 2 animations, 2 styles, 1 IK family, 1 physics bone, 1 mesh

        Bones (5)
          Root        0
          ├─ Arm      1  shows arm at z 2, IK 0
          │  └─ Hand  2  shows hand at z 1, mesh, IK 0
          └─ Hair     3  physics, hidden
          "Aim "      4  target of IK 0

        Animations (2)
          0  "Run "  49 frames, 0.82 s at 60 fps  2 keyframes
          1  "Wave"   5 frames, 0.50 s at 10 fps  2 keyframes

        Styles (2)
          "Default", 2 textures, active
            arm   16 × 8  at 0, 0
            hand   8 × 8  at 16, 0
          "Gold", 1 texture
            arm  16 × 8  at 32, 0

        IK families (1)
          0  Arm → Hand  to "Aim "  FABRIK, Clockwise

        Physics bones (1)
          3  Hair  position 10, bounce 0.5

        Meshes (1)
          2  Hand  3 vertices  1 triangle  0 binds

        Atlases (1)
          0  atlas0.png  64 × 32  1 kB
        """;
    assertEquals(new Command(0, expected, ""), Command.limber("info", hero).without(folder));
  }

  @Test
  void jsonHasEverything() throws IOException {
    Path dot = Skf.write(folder.resolve("dot.skf"), Skf.DOT);
    String expected =
        """
        {"file":"dot.skf","format":"skelform","generation":"0.7","version":"0.7.0",\
        "baked_ik":false,"image_format":"PNG",\
        "bones":[{"name":"dot","parent":-1,"pos":[0,0],"rot":0,"scale":[1,1],"hidden":false,\
        "visual":0,"family":-1,"physics":-1}],\
        "visuals":[{"bone":0,"texture":"dot","zindex":3,"tint":[1,1,1,1],"pivot_pos":[0,0],\
        "pivot_rot":0,"pivot_scale":[1,1],"mesh":null}],\
        "families":[],"physics":[],\
        "animations":[{"name":"Go","id":0,"fps":4,"last_frame":4,"frames":5,"seconds":1.25,\
        "keyframes":2,"marks":[]}],\
        "styles":[{"name":"Default","id":0,"active":true,"textures":[{"name":"dot","atlas":0,"offset":[0,0],\
        "size":[4,2]}]}],\
        "atlases":[{"filename":"atlas0.png","size":[8,8],"bytes":1234}],"thumbnail":null,"diagnostics":[]}
        """;
    assertEquals(
        new Command(0, expected, ""), Command.limber("info", "--json", dot).without(folder));
  }

  @Test
  void showsMarksOfBothFormats() throws IOException {
    Path fox = folder.resolve("fox.skel2d");
    Files.writeString(
        fox, "skeleton\n\ta\nanim \"walk\" 10fps :5\n\t! step 5 2 \"left\"\n\ta\n\t\tx 0 -> 9\n");
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    Files.writeString(
        folder.resolve("hero.marks.json"), "{ \"Wave\": [ { \"name\": \"hi\", \"frame\": 1 } ] }");
    String text = Command.limber("info", fox).out();
    assertTrue(text.contains("Marks (1)\n  \"walk\"  0.5 s  step  2  \"left\"\n"), text);
    String beside = Command.limber("info", hero).out();
    assertTrue(beside.contains("Marks (1)\n  \"Wave\"  0.1 s  hi\n"), beside);
    String json = Command.limber("info", "--json", fox, hero).out();
    assertTrue(
        json.contains(
            "\"marks\":[{\"name\":\"step\",\"seconds\":0.5,\"number\":2,\"text\":\"left\"}]"),
        json);
    assertTrue(
        json.contains("\"marks\":[{\"name\":\"hi\",\"seconds\":0.1,\"number\":0,\"text\":\"\"}]"),
        json);
  }

  @Test
  void jsonHasFamiliesPhysicsAndMeshes() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    String out = Command.limber("info", "--json", hero).out();
    assertTrue(out.contains("\"mesh\":{\"vertices\":3,\"triangles\":1,\"binds\":[]}"), out);
    assertTrue(
        out.contains(
            """
            "families":[{"bones":[1,2],"target":4,"constraint":"Clockwise","mode":"FABRIK",\
            "mimic_target":false,"disabled":false}],\
            "physics":[{"bone":3,"pos_damping":10,"pos_ratio":0,"rot_damping":0,"sway":0,\
            "bounce":0.5,"scale_damping":0,"scale_ratio":0}]"""),
        out);
  }

  @Test
  void meshesAndPhysicsThatNoBoneUsesAreShown() throws IOException {
    String unused =
        Skf.HERO
            .replace("'physics_id':0", "'physics_id':-1")
            .replaceAll("'visuals_id':\\d", "'visuals_id':-1");
    Command result = Command.limber("info", Skf.write(folder.resolve("unused.skf"), unused));
    assertEquals(0, result.code(), result.err());
    assertTrue(result.out().contains("-1  (no bone)  position 10"), result.out());
    assertTrue(result.out().contains("-1  (no bone)  3 vertices"), result.out());
    assertEquals(0, Command.limber("info", "--json", folder.resolve("unused.skf")).code());
  }

  @Test
  void showsWhatTheEditorLeftBehind() {
    Path lantern = Path.of("..", "samples", "lantern-0.7.skf");
    String text = Command.limber("info", lantern).out();
    assertTrue(text.contains("  \"Festival\", 3 textures, active\n"), text);
    assertTrue(text.contains("\nThumbnail (1)\n  thumbnail.png  64 × 64  "), text);
    String json = Command.limber("info", "--json", lantern).out();
    assertTrue(json.contains("\"thumbnail\":{\"size\":[64,64],\"bytes\":"), json);
  }

  @Test
  void severalFilesAreSeveralObjectsOrParagraphs() throws IOException {
    Path hero = Skf.write(folder.resolve("hero.skf"), Skf.HERO);
    Path dot = Skf.write(folder.resolve("dot.skf"), Skf.DOT);
    assertEquals(2, Command.limber("info", "--json", hero, dot).out().lines().count());
    String text = Command.limber("info", hero, dot).without(folder).out();
    assertTrue(text.contains(" kB\n\ndot.skf\n"), text);
  }

  @Test
  void problemsAreMentioned() throws IOException {
    Path bad = Skf.write(folder.resolve("bad.skf"), Skf.BAD, false);
    Command info = Command.limber("info", bad).without(folder);
    assertEquals("", info.err());
    String text = info.out();
    assertTrue(
        text.contains("\n  3 warnings, 1 note; run limber check bad.skf for details\n"), text);
    assertTrue(text.contains("\n  0  atlas0.png  8 × 8  image missing\n"), text);
  }

  @Test
  void namesCannotActOnTheTerminal() throws IOException {
    String odd =
        Skf.DOT
            .replace("'name':'dot','parent", "'name':'\\u001b[2J\\u202e','parent")
            .replace("'name':'Go'", "'name':'G\\no'");
    Path file = Skf.write(folder.resolve("odd.skf"), odd);
    String text = Command.limber("info", file).out();
    assertTrue(text.contains("\n  \\u001b[2J\\u202e  0  shows dot"), text);
    assertTrue(text.contains("\n  0  \"G\\no\"  5 frames, 1.25 s at 4 fps"), text);
  }

  @Test
  void anAnimationWithoutASpeedHasNoSeconds() throws IOException {
    Path file = Skf.write(folder.resolve("still.skf"), Skf.DOT.replace("'fps':4", "'fps':0"));
    String text = Command.limber("info", file).out();
    assertTrue(text.contains("\n  0  \"Go\"  5 frames at 0 fps  2 keyframes\n"), text);
    String json = Command.limber("info", "--json", file).out();
    assertTrue(json.contains("\"fps\":0,\"last_frame\":4,\"frames\":5,\"seconds\":null"), json);
  }

  @Test
  void aVeryDeepTreeStaysNarrow() throws IOException {
    StringBuilder bones = new StringBuilder("{'version':'0.7.0','bones':[");
    for (int b = 0; b < 5_000; b++) {
      bones.append(b == 0 ? "" : ",").append("{'id':").append(b).append(",'name':'b','parent_id':");
      bones.append(b - 1).append('}');
    }
    Path file = Skf.write(folder.resolve("deep.skf"), bones.append("]}").toString());
    Command result = Command.limber("info", file);
    assertEquals(0, result.code());
    assertTrue(result.out().contains("⋯ b  4999\n"));
    assertTrue(result.out().lines().allMatch(line -> line.length() < 120));
  }

  @Test
  void aFileThatCannotBeUsedOrReadIsExplained() throws IOException {
    Path text = Files.writeString(folder.resolve("text.skf"), "{}");
    Path missing = folder.resolve("missing.skf");
    Command unusable = Command.limber("info", text).without(folder);
    assertEquals(1, unusable.code());
    assertEquals("", unusable.out());
    assertTrue(
        unusable.err().startsWith("error[zip-not-a-zip]: this is a JSON text, expected a zip"));
    assertEquals(
        new Command(3, "", "limber: cannot read missing.skf: no such file\n"),
        Command.limber("info", missing).without(folder));
    assertEquals(3, Command.limber("info", missing, text).code());
  }
}
