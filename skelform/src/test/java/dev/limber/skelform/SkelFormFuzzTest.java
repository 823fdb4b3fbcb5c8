package dev.limber.skelform;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.samples.Samples;
import dev.limber.skelform.zip.ZipBuilder;

/** Any bytes end in an armature that can be posed, or in a LimberException. */
class SkelFormFuzzTest {

  @FuzzTest(maxDuration = "60s")
  void anyBytesEndInAFileOrALimberException(byte[] bytes) {
    pose(bytes);
  }

  /** The bytes are the armature alone: no checksum keeps the fuzzer out of the reader. */
  @FuzzTest(maxDuration = "60s")
  void anyArmatureEndsInAFileOrALimberException(byte[] armature) {
    pose(new ZipBuilder().stored("armature.json", armature).build());
  }

  private static void pose(byte[] file) {
    Armature armature;
    try {
      armature = SkelForm.load(file).armature();
    } catch (LimberException expected) {
      return; // One of the two ends.
    }
    Samples.assertPoses(armature);
  }
}
