package dev.limber.skel2d.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skel2d.Parsed;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.PosedBone;
import dev.limber.skel2d.pose.PosedSlot;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the language reference shows is true. */
class ReferencePageTest {
  private static final ReferencePage PAGE = ReferencePage.read();

  @TestFactory
  List<DynamicTest> everySnippetGivesWhatItSays() {
    List<DynamicTest> tests = new ArrayList<>();
    Map<String, String> severities = severities();
    for (ReferencePage.Snippet snippet : PAGE.snippets()) {
      tests.add(
          DynamicTest.dynamicTest(
              "line " + snippet.line() + " " + snippet.code(),
              () -> {
                Set<String> codes = new TreeSet<>();
                for (Diagnostic diagnostic : Skel2d.parse(snippet.text()).diagnostics()) {
                  codes.add(diagnostic.code());
                  String severity = diagnostic.severity().name().toLowerCase(Locale.ROOT);
                  String stated = severities.get(diagnostic.code());
                  assertTrue(stated.contains(severity), stated);
                }
                assertEquals(snippet.code().isEmpty() ? Set.of() : Set.of(snippet.code()), codes);
              }));
    }
    assertTrue(tests.size() > 25);
    return tests;
  }

  @Test
  void theSourceInTheReadmeIsRight() {
    List<ReferencePage.Snippet> snippets = ReferencePage.read("README.md").snippets();
    assertEquals(1, snippets.size());
    Parsed.clean(snippets.get(0).text());
  }

  private static Map<String, String> severities() {
    Map<String, String> severities = new TreeMap<>();
    for (ReferencePage.Row row : PAGE.rows("Code")) {
      severities.put(row.cells().get(0).replace("`", ""), row.cells().get(1));
    }
    return severities;
  }

  @TestFactory
  List<DynamicTest> valuesInTimeAreAsStated() {
    List<DynamicTest> tests = new ArrayList<>();
    for (ReferencePage.Row row : PAGE.rows("Seconds")) {
      tests.add(DynamicTest.dynamicTest("line " + row.line(), () -> checkTime(row)));
    }
    assertTrue(tests.size() > 25);
    return tests;
  }

  private static void checkTime(ReferencePage.Row row) {
    Skeleton skeleton = Parsed.of(row.source()).skeleton();
    SkeletonPose pose = skeleton.newPose();
    pose.apply(skeleton.animations().get(0), Double.parseDouble(row.cells().get(0)));
    for (int c = 1; c < row.cells().size(); c++) {
      String[] column = row.header().get(c).split(" ", -1);
      String name = column[0].replace("`", "");
      if (name.startsWith("@")) {
        checkSlot(row, c, pose.slot(name.substring(1)), column[1]);
      } else {
        checkBone(row, c, pose.bone(name), column[1]);
      }
    }
  }

  private static void checkBone(ReferencePage.Row row, int c, PosedBone bone, String letter) {
    String stated = row.cells().get(c);
    switch (letter) {
      case "x" -> assertNear(stated, bone.x());
      case "y" -> assertNear(stated, bone.y());
      case "r" -> assertAngle(stated, bone.rotation());
      case "i" -> assertNear(stated, bone.scaleX());
      case "s" -> assertEquals(stated, Boolean.toString(bone.flipX()));
      default -> throw new AssertionError("no column for " + letter);
    }
  }

  private static void checkSlot(ReferencePage.Row row, int c, PosedSlot slot, String letter) {
    String stated = row.cells().get(c);
    if (letter.equals("@")) {
      Skeleton skeleton = Parsed.of(row.source()).skeleton();
      Attachment shown = skeleton.defaultSkin().attachments().get(slot.attachment());
      assertEquals(stated, shown.name());
    } else {
      assertNear(stated, slot.color("rgba".indexOf(letter)));
    }
  }

  @TestFactory
  List<DynamicTest> placesOfBonesAreAsStated() {
    List<DynamicTest> tests = new ArrayList<>();
    for (ReferencePage.Row row : PAGE.rows("Bone")) {
      tests.add(DynamicTest.dynamicTest(row.cells().get(0), () -> checkPlace(row)));
    }
    assertEquals(6, tests.size());
    return tests;
  }

  private static void checkPlace(ReferencePage.Row row) {
    List<String> cells = row.cells();
    SkeletonPose pose = Parsed.clean(row.source()).skeleton().newPose();
    PosedBone bone = pose.bone(cells.get(0).replace("`", ""));
    assertNear(cells.get(1), bone.worldX());
    assertNear(cells.get(2), bone.worldY());
    assertAngle(cells.get(3), bone.worldRotation());
    assertNear(cells.get(4), Math.hypot(bone.matrix(0), bone.matrix(1)));
    assertNear(cells.get(5), Math.hypot(bone.matrix(2), bone.matrix(3)));
  }

  private static void assertAngle(String stated, double radians) {
    double difference = Math.toDegrees(radians) - Double.parseDouble(stated);
    assertNear("0", Math.IEEEremainder(difference, 360));
  }

  /** As near as the stated digits say. */
  private static void assertNear(String stated, double actual) {
    int point = stated.indexOf('.');
    int decimals = point < 0 ? 6 : stated.length() - point - 1;
    assertEquals(Double.parseDouble(stated), actual, 0.5 * Math.pow(10, -decimals) + 1e-9);
  }

  @Test
  void limitsAreAsStated() {
    Map<String, Integer> limits =
        Map.of(
            "fileBytes", Limits.DEFAULT.fileBytes(),
            "bones", Limits.DEFAULT.bones(),
            "loopKeys", Limits.DEFAULT.loopKeys(),
            "skinEntries", Limits.DEFAULT.skinEntries(),
            "pathPoints", Limits.DEFAULT.pathPoints());
    Map<String, Integer> stated = new TreeMap<>();
    for (ReferencePage.Row row : PAGE.rows("What")) {
      String most = row.cells().get(1);
      if (most.contains("`Limits.")) {
        String name = most.substring(most.indexOf("Limits.") + 7, most.lastIndexOf('`'));
        stated.put(name, Integer.valueOf(most.split(" ", -1)[0].replace(",", "")));
      }
    }
    assertEquals(limits, stated);
  }
}
