package dev.limber.skelform.dos;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skelform.samples.Samples;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Cut and flipped bytes. */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class DamagedSampleTest {

  @ParameterizedTest
  @MethodSource("dev.limber.skelform.dos.Damage#files")
  void cutFileIsRefused(String file) {
    byte[] whole = Samples.bytes(file);
    for (int length = 0; length < whole.length; length += 97) {
      assertFalse(Damage.survives(Arrays.copyOf(whole, length)), "length " + length);
    }
    assertTrue(Damage.survives(whole));
  }

  @ParameterizedTest
  @MethodSource("dev.limber.skelform.dos.Damage#files")
  void flippedBitsOfTheArchiveEnd(String file) {
    byte[] whole = Samples.bytes(file);
    Random random = new Random(file.hashCode());
    for (int round = 0; round < 150; round++) {
      Damage.survives(Damage.flipped(whole, random));
    }
  }

  /** The directory and the headers decide most; they are a small part of the bytes. */
  @ParameterizedTest
  @MethodSource("dev.limber.skelform.dos.Damage#files")
  void flippedBitsOfTheDirectoryEnd(String file) {
    byte[] whole = Samples.bytes(file);
    Random random = new Random(file.hashCode());
    for (int round = 0; round < 150; round++) {
      byte[] damaged = whole.clone();
      int at = whole.length - 1 - random.nextInt(Math.min(400, whole.length));
      damaged[at] ^= (byte) (1 << random.nextInt(8));
      Damage.survives(damaged);
    }
  }

  @ParameterizedTest
  @MethodSource("dev.limber.skelform.dos.Damage#files")
  void flippedBitsOfTheArmatureEnd(String file) {
    byte[] armature = Damage.armature(file).getBytes(StandardCharsets.UTF_8);
    Random random = new Random(file.hashCode());
    int usable = 0;
    for (int round = 0; round < 150; round++) {
      usable += Damage.survives(Damage.packed(Damage.flipped(armature, random))) ? 1 : 0;
    }
    assertTrue(usable > 10, "a flipped digit or letter costs little: " + usable);
  }
}
