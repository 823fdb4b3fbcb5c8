package dev.limber.skelform;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.samples.Samples;
import dev.limber.skelform.write.SkfVersion;
import dev.limber.skelform.write.SkfWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Marks beside a file and inside of it. */
class MarksTest {
  private static final String JSON =
      """
      { "Walk": [
        { "name": "step", "frame": 6, "number": 0.5, "text": "left" },
        { "name": "start", "frame": 0 } ] }
      """;

  private final SkelFormFile lantern = Samples.load("lantern-0.7.skf");
  private final int fps = lantern.armature().animation("Walk").fps();

  private SkelFormFile with(String json) {
    return beside(lantern, json);
  }

  private static SkelFormFile beside(SkelFormFile file, String json) {
    return file.withMarks(
        json.getBytes(StandardCharsets.UTF_8), "lantern.marks.json", Limits.DEFAULT);
  }

  private static List<PuppetMark> walk(SkelFormFile file) {
    return file.armature().animation("Walk").marks();
  }

  private byte[] skf(Armature armature) {
    return new SkfWriter(armature, SkfVersion.V0_7)
        .image(0, lantern.images().get(0).bytes())
        .write();
  }

  @Test
  void areSortedByTimeAndHaveTheirNumberAndText() {
    assertEquals(
        List.of(new PuppetMark("start", 0, 0, ""), new PuppetMark("step", 6.0 / fps, 0.5, "left")),
        walk(with(JSON)));
    assertEquals(lantern.diagnostics(), with(JSON).diagnostics());
  }

  @Test
  void areWrittenIntoTheArchiveAndReadFromIt() {
    Armature marked = with(JSON).armature();
    assertEquals(walk(with(JSON)), walk(SkelForm.load(skf(marked))));
    assertEquals(List.of(), walk(SkelForm.load(skf(lantern.armature()))));
  }

  @Test
  void areFoundBesideAFile(@TempDir Path folder) throws IOException {
    Path file = Files.write(folder.resolve("lantern.skf"), skf(lantern.armature()));
    Files.writeString(folder.resolve("lantern.marks.json"), JSON);
    assertEquals(walk(with(JSON)), walk(SkelForm.load(file)));
  }

  @Test
  void arePutIntoAFileThatKeepsAllElse() {
    byte[] before = skf(lantern.armature());
    byte[] after = SkfWriter.withMarks(before, with(JSON).armature(), Limits.DEFAULT);
    assertEquals(walk(with(JSON)), walk(SkelForm.load(after)));
    assertEquals(lantern.armature().bones(), SkelForm.load(after).armature().bones());
    assertArrayEquals(
        lantern.images().get(0).bytes(), SkelForm.load(after).images().get(0).bytes());
    assertArrayEquals(after, SkfWriter.withMarks(after, with(JSON).armature(), Limits.DEFAULT));
  }

  @Test
  void lieInTheFolderOfTheFile() {
    assertEquals("hero.marks.json", SkelForm.marksBeside("my.folder/hero.skf"));
    assertEquals("hero.marks.json", SkelForm.marksBeside("a\\hero"));
  }

  @Test
  void keepTheirTimesByOtherRules() {
    Animation walk = with(JSON).armature().animation("Walk");
    for (Ruleset ruleset : Ruleset.values()) {
      assertEquals(walk.marks(), walk.loopingBy(ruleset).marks());
    }
  }

  @Test
  void thatCannotBeUsedAreLeftOutAndReported() {
    int last = lantern.armature().animation("Walk").loopFrames();
    assertBad("{ \"Walk\": [ { \"name\": \"late\", \"frame\": " + (last + 1) + " } ] }");
    assertBad("{ \"Walk\": [ { \"name\": \"early\", \"frame\": -1 } ] }");
    assertBad("{ \"Walk\": [ { \"frame\": 1 } ] }");
    assertBad("{ \"Walk\": [ 5 ] }");
    assertBad("{ \"Walk\": [ { \"name\": 5, \"frame\": 1 } ] }");
    assertBad("{ \"Walk\": [ { \"name\": \"\", \"frame\": 1 } ] }");
    assertBad("{ \"Walk\": { \"name\": \"step\", \"frame\": 1 } }");
    assertBad("{ \"Nobody\": [] }");
    assertBad("[]");
    assertBad("{ \"Walk\": ");
  }

  @Test
  void areFoundByNamesWithoutTheSpacesAroundThem() {
    List<Animation> animations = new ArrayList<>(lantern.armature().animations());
    animations.replaceAll(
        a ->
            !a.name().equals("Walk")
                ? a
                : new Animation(
                    "Walk ", a.id(), a.fps(), a.keyframes(), a.lastFrame(), a.loopFrames()));
    SkelFormFile spaced = lantern.with(lantern.armature().withAnimations(animations));
    SkelFormFile marked = beside(spaced, JSON);
    assertEquals(2, marked.armature().animation("Walk ").marks().size());
    assertEquals(lantern.diagnostics(), marked.diagnostics());

    String exact = "{ \"Walk\": [], \"Walk \": [ { \"name\": \"step\", \"frame\": 0 } ] }";
    assertEquals(1, beside(spaced, exact).armature().animation("Walk ").marks().size());
    assertEquals(0, walk(with(exact)).size());
  }

  @Test
  void areNamedWithTheirFileOnceWhenTheyAreWrong() {
    assertTold(
        "lantern.marks.json: warning: mark \"late\" of \"Walk\" has no frame from 0 to ",
        "{ \"Walk\": [ { \"name\": \"late\", \"frame\": 9999 } ] }");
    assertTold(
        "lantern.marks.json: warning: mark 2 of \"Walk\" has no name",
        "{ \"Walk\": [ { \"name\": \"step\", \"frame\": 0 }, { \"frame\": 1 } ] }");
  }

  @Test
  void sayWhatIsWrongAndWhatWouldBeRight() {
    assertTold(
        "lantern.marks.json: warning: the marks of \"Walk\" must be between [ and ]",
        "{ \"Walk\": { \"name\": \"step\" } }");
    assertTold(
        "lantern.marks.json: warning: mark 1 of \"Walk\" has no name in quotes",
        "{ \"Walk\": [ { \"name\": 5, \"frame\": 0 } ] }");
    for (String wrong :
        List.of("\"seconds\": 0.5", "\"number\": \"0.5\"", "\"text\": 1", "\"frame\": \"0\"")) {
      String field = wrong.substring(0, wrong.indexOf(':'));
      String json = "{ \"Walk\": [ { \"frame\": 0, \"name\": \"step\", " + wrong + " } ] }";
      if (field.equals("\"frame\"")) {
        json = json.replace("\"frame\": 0, ", "");
      }
      List<Diagnostic> found = with(json).diagnostics();
      assertEquals(
          "mark \"step\" of \"Walk\": "
              + field
              + " is ignored; there are name and text in quotes, frame and number without",
          found.get(lantern.diagnostics().size()).message());
    }
  }

  @Test
  void keepTheirPlaceWithoutWhatCannotBeUsed() {
    String json =
        "{ \"Walk\": [ { \"name\": \"step\", \"frame\": 0, \"number\": \"0.5\", \"text\": 1 } ] }";
    assertEquals(List.of(new PuppetMark("step", 0, 0, "")), walk(with(json)));
    String none =
        "{ \"Walk\": [ { \"name\": \"step\", \"frame\": 0, \"number\": null, \"text\": null } ] }";
    assertEquals(List.of(new PuppetMark("step", 0, 0, "")), walk(with(none)));
    assertEquals(lantern.diagnostics(), with(none).diagnostics());
  }

  @Test
  void ofTheArchiveStayWhereTheFileBesideItHasNoList() {
    SkelFormFile inside = lantern.with(with(JSON).armature());
    assertEquals(walk(inside), walk(beside(inside, "{ \"Walk\": {} }")));
  }

  private void assertTold(String expected, String json) {
    List<Diagnostic> found = with(json).diagnostics();
    String told = found.get(found.size() - 1).toString();
    assertTrue(told.replace(" [skf-bad-marks]", "").startsWith(expected), told);
  }

  private void assertBad(String json) {
    SkelFormFile file = with(json);
    assertEquals(List.of(), walk(file), json);
    List<Diagnostic> found = file.diagnostics();
    assertEquals(lantern.diagnostics().size() + 1, found.size(), json);
    assertEquals("skf-bad-marks", found.get(found.size() - 1).code(), json);
  }
}
