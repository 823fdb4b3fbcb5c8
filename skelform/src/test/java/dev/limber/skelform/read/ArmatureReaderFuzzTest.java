package dev.limber.skelform.read;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonReader;

class ArmatureReaderFuzzTest {

  @FuzzTest
  void anyTreeEndsInAnArmatureOrALimberException(byte[] json) {
    Diagnostics diagnostics = new Diagnostics("");
    try {
      ArmatureReader.read(
          JsonReader.parse(json, "armature.json", Limits.DEFAULT, diagnostics),
          null,
          Limits.DEFAULT,
          diagnostics);
    } catch (LimberException expected) {
      // One of the two ends.
    }
  }
}
