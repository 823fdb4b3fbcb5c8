package dev.limber.skelform.upgrade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.dos.Damage;
import dev.limber.skelform.dos.JsonMutator;
import dev.limber.skelform.samples.Samples;
import dev.limber.skelform.write.SkfVersion;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is in a file, upgrading it ends in a file that can be read, or a LimberException. */
class DamagedUpgradeTest {
  private static final int ROUNDS = 25;

  @ParameterizedTest
  @MethodSource("dev.limber.skelform.dos.Damage#files")
  void mutatedArmaturesEnd(String file) {
    String armature = Damage.armature(file);
    int usable = 0;
    for (int round = 0; round < ROUNDS; round++) {
      String mutated = new JsonMutator(new Random(file.hashCode() + round)).mutated(armature);
      usable += ends(Damage.packed(mutated), file + ", round " + round) ? 1 : 0;
    }
    assertTrue(usable > ROUNDS / 4, "most faults cost little: " + usable);
  }

  @ParameterizedTest
  @MethodSource("dev.limber.skelform.dos.Damage#files")
  void flippedBitsEnd(String file) {
    Random random = new Random(file.hashCode());
    byte[] whole = Samples.bytes(file);
    for (int round = 0; round < ROUNDS; round++) {
      ends(Damage.flipped(whole, random), file + ", round " + round);
    }
  }

  private static boolean ends(byte[] bytes, String what) {
    SkfVersion to = bytes.length % 2 == 0 ? SkfVersion.V0_7 : SkfVersion.V0_8;
    byte[] upgraded;
    try {
      upgraded = SkfUpgrade.upgrade(bytes, what, to, Limits.DEFAULT).file();
    } catch (LimberException e) {
      return false;
    } catch (RuntimeException e) {
      throw new AssertionError(what + ": " + e, e);
    }
    assertEquals(to.generation(), SkelForm.load(upgraded).armature().generation(), what);
    return true;
  }
}
