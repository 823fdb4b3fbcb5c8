package dev.limber.skelform.dos;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Armatures that are JSON, but not as they should be. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class MutatedSampleTest {
  private static final int ROUNDS = 150;

  @ParameterizedTest
  @MethodSource("dev.limber.skelform.dos.Damage#files")
  void replacedRemovedAndDoubledValuesEnd(String file) {
    String armature = Damage.armature(file);
    int usable = 0;
    for (int round = 0; round < ROUNDS; round++) {
      String damaged = new JsonMutator(new Random(file.hashCode() + round)).mutated(armature);
      try {
        usable += Damage.survives(Damage.packed(damaged)) ? 1 : 0;
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(file + ", round " + round + ": " + e, e);
      }
    }
    assertTrue(usable > ROUNDS / 3, "most faults cost little: " + usable);
  }
}
