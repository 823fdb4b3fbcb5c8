package dev.limber.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.character.FilesBeside;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.skelform.SkelForm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Marks that lie beside a file go into it, and nothing else is written anew. */
class CharacterSourceTest {
  private byte[] lantern;

  @BeforeEach
  void read() throws IOException {
    lantern = Files.readAllBytes(Path.of("../samples/lantern-0.7.skf"));
  }

  private CharacterSource source(FilesBeside beside) {
    return CharacterSource.read(lantern, "lantern.skf", beside, Limits.DEFAULT);
  }

  private static FilesBeside marks(String json) {
    return (name, most) ->
        name.equals("lantern.marks.json") ? json.getBytes(StandardCharsets.UTF_8) : null;
  }

  private void assertUnchanged(CharacterSource source) {
    assertTrue(source.bytes() == lantern, "written anew");
  }

  private static List<String> codes(CharacterSource source) {
    return source.character().diagnostics().stream().map(Diagnostic::code).toList();
  }

  @Test
  void marksBesideAFileAreInItsBytes() {
    CharacterSource source = source(marks("{\"Walk\": [{\"name\": \"step\", \"frame\": 6}]}"));
    assertEquals(List.of(), codes(source));
    List<PuppetMark> inside = SkelForm.load(source.bytes()).armature().animation("Walk").marks();
    assertEquals(List.of("step"), inside.stream().map(PuppetMark::name).toList());
  }

  @Test
  void withoutMarksTheBytesStayAsTheyAre() {
    assertUnchanged(source((name, most) -> null));
  }

  @Test
  void marksThatCannotBeReadLeaveTheBytesAsTheyAre() {
    CharacterSource source =
        source(
            (name, most) -> {
              throw new IOException("no");
            });
    assertEquals(List.of("skf-bad-marks"), codes(source));
    assertUnchanged(source);
  }

  @Test
  void marksThatSayNothingLeaveTheBytesAsTheyAre() {
    assertUnchanged(source(marks("{}")));
    CharacterSource broken = source(marks("["));
    assertEquals(List.of("skf-bad-marks"), codes(broken));
    assertUnchanged(broken);
  }
}
