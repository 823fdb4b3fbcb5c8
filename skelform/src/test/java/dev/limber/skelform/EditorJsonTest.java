package dev.limber.skelform;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.samples.SampleWriter;
import dev.limber.skelform.zip.ZipBuilder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the editor leaves behind for players, on our own character. */
class EditorJsonTest {
  private static final List<SampleWriter.Sample> SAMPLES = SampleWriter.ALL;
  private static final SampleWriter.Sample NEWEST = SAMPLES.get(SAMPLES.size() - 1);

  /** Returns a sample with another {@code editor.json}; null for none. */
  private static SkelFormFile load(SampleWriter.Sample sample, String editor) {
    Map<String, byte[]> entries = sample.entries();
    entries.remove("editor.json");
    if (editor != null) {
      entries.put("editor.json", editor.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }
    return pack(entries);
  }

  private static SkelFormFile pack(Map<String, byte[]> entries) {
    ZipBuilder zip = new ZipBuilder();
    entries.forEach(zip::stored);
    return SkelForm.load(zip.build());
  }

  private static List<String> active(String editor) {
    return load(NEWEST, editor).armature().newPose().skins();
  }

  private static List<String> said(SkelFormFile file) {
    return file.diagnostics().stream().map(Diagnostic::toString).toList();
  }

  @Test
  void wearsTheStylesThatTheAuthorLeftActiveInTheirOrder() {
    assertEquals(List.of("Festival"), active("{'styles':[{'active':true},{'active':false}]}"));
    assertEquals(List.of("Default"), active("{'styles':[{'active':false},{'active':true}]}"));
    assertEquals(
        List.of("Festival", "Default"), active("{'styles':[{'active':true},{'active':true}]}"));
    assertEquals(List.of("Festival"), active("{'styles':[{'active':true}]}"));
  }

  @Test
  void inEveryGenerationThatHasAnEditorJson() {
    for (SampleWriter.Sample sample : SAMPLES) {
      SkelFormFile file = load(sample, "{'styles':[{'active':true},{'active':false}]}");
      boolean first = file.armature().styles().size() == 1;
      assertEquals(
          List.of(first ? "Default" : "Festival"),
          file.armature().newPose().skins(),
          sample.file());
    }
  }

  @Test
  void wearsDefaultIfNothingSaysWhich() {
    assertEquals(List.of("Default"), active(null));
    assertEquals(List.of("Default"), active("{}"));
    assertEquals(List.of("Default"), active("[]"));
    assertEquals(List.of("Default"), active("{'styles':[{'active':false},{'active':false}]}"));
  }

  @Test
  void wearsTheLastIfNoneIsCalledDefault() {
    Map<String, byte[]> entries = NEWEST.entries();
    entries.remove("editor.json");
    String json = new String(entries.get("armature.json"), StandardCharsets.UTF_8);
    String renamed = json.replace("\"Default\"", "\"Plain\"");
    assertNotEquals(json, renamed);
    entries.put("armature.json", renamed.getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of("Plain"), pack(entries).armature().newPose().skins());
  }

  @Test
  void whatIsWornCanBeTakenOffAndComesBackWithANewPose() {
    SkelFormFile file = load(NEWEST, "{'styles':[{'active':true},{'active':true}]}");
    ArmaturePose pose = file.armature().newPose();
    pose.skins(List.of("Default"));
    assertEquals(List.of("Default"), pose.skins());
    assertEquals(List.of("Festival", "Default"), file.armature().newPose().skins());
  }

  @Test
  void anUnreadableEditorJsonCostsAWarningAndTheChoice() {
    SkelFormFile file = load(NEWEST, "{'styles':[");
    assertEquals(List.of("Default"), file.armature().newPose().skins());
    assertEquals(1, file.diagnostics().size());
    assertEquals("skf-bad-editor", file.diagnostics().get(0).code());
    String message = file.diagnostics().get(0).message();
    assertTrue(
        message.startsWith("it is not known which styles are active: editor.json:"), message);
  }

  @Test
  void aMarkOfTheWrongTypeIsNamedWithItsPlace() {
    assertEquals(
        List.of(
            "editor.json$.styles[0].active: warning: expected true or false but found the text"
                + " \"yes\"; false is used [skf-wrong-type]"),
        said(load(NEWEST, "{'styles':[{'active':'yes'},{'active':true}]}")));
  }

  @Test
  void aChainThatIsSwitchedOffIsNotSolvedAndSaysSo() {
    int thigh = 4;
    ArmaturePose solved = load(NEWEST, "{}").armature().newPose();
    assertEquals("Left Thigh", solved.bone(thigh).bone().name());
    SkelFormFile off = load(NEWEST, "{'bones':[{},{},{},{},{'ik_disabled':true}]}");
    assertEquals(
        List.of(
            "editor.json$.bones[4].ik_disabled: note: switched off in the editor, so that the chain"
                + " of this bone is not solved [skf-ik-disabled]"),
        said(off));
    ArmaturePose stiff = off.armature().newPose();
    for (ArmaturePose pose : List.of(solved, stiff)) {
      pose.bone("Left Foot Target").position(40, 60);
      pose.construct();
    }
    int hips = 3;
    assertEquals(
        stiff.bone(hips).worldRotation() + stiff.bone(thigh).rotation(),
        stiff.bone(thigh).worldRotation(),
        1e-9);
    assertNotEquals(solved.bone(thigh).worldRotation(), stiff.bone(thigh).worldRotation(), 0.1);
    assertTrue(off.armature().families().get(0).disabled());
    assertFalse(off.armature().families().get(1).disabled());
  }

  @Test
  void onlyTheFirstBoneOfAChainSwitchesItOff() {
    SkelFormFile file = load(NEWEST, "{'bones':[{},{},{},{},{},{'ik_disabled':true}]}");
    assertFalse(file.armature().families().get(0).disabled());
    assertEquals(List.of(), file.diagnostics());
  }

  @Test
  void theThumbnailIsOfferedAsItIsStored() {
    Map<String, byte[]> entries = NEWEST.entries();
    SkelFormFile file = pack(entries);
    assertTrue(file.thumbnail().isPresent());
    assertArrayEquals(entries.get("thumbnail.png"), file.thumbnail().bytes());
    assertArrayEquals(
        file.thumbnail().bytes(), file.with(file.armature().withoutPhysics()).thumbnail().bytes());
    entries.remove("thumbnail.png");
    SkelFormFile without = pack(entries);
    assertFalse(without.thumbnail().isPresent());
    assertEquals(List.of(), without.diagnostics());
  }
}
