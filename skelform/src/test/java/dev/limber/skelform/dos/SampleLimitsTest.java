package dev.limber.skelform.dos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.samples.Samples;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each ceiling is held, alone, and says so. */
class SampleLimitsTest {
  private static final String FILE = "lantern-0.7.skf";

  /** Returns the default limits with one of them changed. */
  private static Limits limits(String name, int value) throws ReflectiveOperationException {
    List<Object> values = new ArrayList<>();
    RecordComponent[] components = Limits.class.getRecordComponents();
    for (RecordComponent component : components) {
      boolean changed = component.getName().equals(name);
      boolean isLong = component.getType() == long.class;
      values.add(
          !changed
              ? component.getAccessor().invoke(Limits.DEFAULT)
              : isLong ? (Object) (long) value : (Object) value);
    }
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    return Limits.class.getDeclaredConstructor(types).newInstance(values.toArray());
  }

  /** The values are just below what the sample needs, where that is not a matter of packing. */
  @ParameterizedTest
  @CsvSource({
    "fileBytes,      20000, zip-too-large",
    "archiveEntries, 4,     zip-too-large",
    "entryBytes,     30000, zip-too-large",
    "archiveBytes,   30000, zip-too-large",
    "jsonDepth,      4,     json-depth",
    "jsonValues,     1000,  json-too-large",
    "stringLength,   12,    json-too-large",
    "bones,          29,    skf-too-large",
    "keyframes,      100,   skf-too-large",
    "vertices,       22,    skf-too-large",
    "bindVertices,   16,    skf-too-large",
    "indices,        60,    skf-too-large",
    "textures,       18,    skf-too-large",
    "frames,         59,    skf-too-large"
  })
  void lowerLimitRefusesTheSample(String name, int value, String code) throws Exception {
    byte[] bytes = Samples.bytes(FILE);
    Limits lowered = limits(name, value);
    LimberException refused =
        assertThrows(LimberException.class, () -> SkelForm.load(bytes, FILE, lowered));
    Diagnostic diagnostic = refused.diagnostic();
    assertEquals(code, diagnostic.code(), diagnostic::toString);
    assertEquals(FILE, diagnostic.file());
    assertTrue(diagnostic.message().contains("" + value), diagnostic::toString);
    if (code.startsWith("skf")) {
      assertTrue(diagnostic.message().contains('"' + name + '"'), diagnostic::toString);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "archiveEntries, 5",
    "bones,          30",
    "vertices,       23",
    "bindVertices,   17",
    "indices,        66",
    "textures,       19",
    "frames,         60"
  })
  void limitThatIsJustReachedIsFine(String name, int value) throws Exception {
    SkelForm.load(Samples.bytes(FILE), FILE, limits(name, value));
  }
}
