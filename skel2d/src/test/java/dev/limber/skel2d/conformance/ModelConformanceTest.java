package dev.limber.skel2d.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.json.JsonObject;
import dev.limber.skel2d.Skel2d;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every reference source gives the reference model, and a diagnostic on every line it names. */
@NeedsReferenceData
class ModelConformanceTest {
  /** Cases whose model differs on purpose, each with the correction and the test that pins it. */
  private static final Map<String, String> CORRECTED =
      Map.of(
          "bom", "a byte order mark is stripped: CorrectionsTest.byteOrderMarkIsStripped",
          "suffix-names", "names match by components: CorrectionsTest.wholeComponentsWin",
          "suffix-slots", "names match by components: CorrectionsTest.wholeComponentsWinForSlots");

  @TestFactory
  List<DynamicTest> modelsAreThoseOfTheVectors() {
    List<String> names = Vectors.names();
    assertTrue(names.size() >= 131, "cases: " + names.size());
    return names.stream()
        .filter(name -> !CORRECTED.containsKey(name))
        .map(
            name ->
                DynamicTest.dynamicTest(
                    name,
                    () -> {
                      Skel2d.Result result = Skel2d.parse(Vectors.source(name));
                      JsonObject model = (JsonObject) Vectors.vector(name).get("model");
                      new ModelCheck(result.skeleton()).check(model);
                    }))
        .toList();
  }

  /** The list of corrections names no case that would pass. */
  @Test
  void correctedModelsReallyDiffer() {
    for (String name : CORRECTED.keySet()) {
      JsonObject model = (JsonObject) Vectors.vector(name).get("model");
      ModelCheck check = new ModelCheck(Skel2d.parse(Vectors.source(name)).skeleton());
      assertThrows(AssertionError.class, () -> check.check(model), name);
    }
  }

  @TestFactory
  List<DynamicTest> everyDroppedLineAndNameIsReported() {
    return Vectors.names().stream()
        .filter(name -> !CORRECTED.containsKey(name))
        .map(name -> DynamicTest.dynamicTest(name, () -> assertReported(name)))
        .toList();
  }

  private static void assertReported(String name) {
    Set<Integer> reported = new TreeSet<>();
    Set<String> places = new TreeSet<>();
    for (var diagnostic : Skel2d.parse(Vectors.source(name)).diagnostics()) {
      if (diagnostic.place() instanceof Place.Text place) {
        reported.add(place.line());
        places.add(place.line() + ":" + place.column());
      }
    }
    JsonObject diagnostics = (JsonObject) Vectors.vector(name).get("diagnostics");
    for (String kind : List.of("dropped", "names", "hints")) {
      for (JsonObject entry : Vectors.objects(diagnostics, kind)) {
        int line = (int) Vectors.number(entry, "line");
        int column = (int) Vectors.number(entry, "column");
        assertTrue(reported.contains(line), () -> kind + " on line " + line + " of " + name);
        if (!kind.equals("names")) {
          // Names are shown without their @ or coordinates, so only their line is the same.
          assertTrue(
              places.contains(line + ":" + column),
              () -> kind + " at " + line + ":" + column + ", not only " + places);
        }
      }
    }
  }

  /** The other way round: what the original accepts in full gets no warning. */
  @Test
  void demosHaveNothingToComplainAbout() {
    for (String name : Vectors.names()) {
      if (name.startsWith("big-")) {
        assertEquals(List.of(), Skel2d.parse(Vectors.source(name)).diagnostics(), name);
      }
    }
  }

  @TestFactory
  List<DynamicTest> printingTheTreeGivesTheSourceBack() {
    return Vectors.names().stream()
        .map(
            name ->
                DynamicTest.dynamicTest(
                    name,
                    () -> {
                      String source = Vectors.source(name);
                      assertEquals(source, Skel2d.parse(source).syntax().print());
                    }))
        .toList();
  }
}
