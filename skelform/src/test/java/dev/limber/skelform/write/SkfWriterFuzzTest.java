package dev.limber.skelform.write;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonReader;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.read.ArmatureReader;
import java.nio.charset.StandardCharsets;

/** What was read from anything is written so that it reads and writes as the same. */
class SkfWriterFuzzTest {

  @FuzzTest(maxDuration = "60s")
  void whatWasWrittenIsReadBack(byte[] json) {
    Armature armature;
    try {
      armature = read(json);
    } catch (LimberException unusable) {
      return;
    }
    for (SkfVersion version : SkfVersion.values()) {
      byte[] written = SkfWriter.armatureJson(armature, version);
      byte[] again = SkfWriter.armatureJson(read(written), version);
      assertEquals(text(written), text(again));
    }
  }

  private static Armature read(byte[] json) {
    Diagnostics diagnostics = new Diagnostics("");
    return ArmatureReader.read(
        JsonReader.parse(json, "armature.json", Limits.DEFAULT, diagnostics),
        null,
        Limits.DEFAULT,
        diagnostics);
  }

  private static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }
}
