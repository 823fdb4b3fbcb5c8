package dev.limber.skelform.dos;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.samples.SampleWriter;
import dev.limber.skelform.samples.Samples;
import dev.limber.skelform.zip.ZipBuilder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** What the tests of damaged samples share. */
public final class Damage {
  private Damage() {}

  public static List<String> files() {
    return SampleWriter.ALL.stream().map(SampleWriter.Sample::file).toList();
  }

  /** Loads and poses; tells whether there was something to pose. */
  static boolean survives(byte[] file) {
    Armature armature;
    try {
      armature = SkelForm.load(file).armature();
    } catch (LimberException e) {
      return false;
    }
    Samples.assertPoses(armature);
    return true;
  }

  /** Packs an armature alone, with a checksum that fits: nothing shields the layers behind. */
  static byte[] packed(byte[] armature) {
    return new ZipBuilder().stored("armature.json", armature).build();
  }

  public static byte[] packed(String armature) {
    return packed(armature.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns the armature of a sample as text. */
  public static String armature(String file) {
    for (SampleWriter.Sample sample : SampleWriter.ALL) {
      if (sample.file().equals(file)) {
        return new String(sample.entries().get("armature.json"), StandardCharsets.UTF_8);
      }
    }
    throw new IllegalArgumentException("no sample " + file);
  }

  public static byte[] flipped(byte[] bytes, Random random) {
    byte[] damaged = bytes.clone();
    for (int flips = 1 + random.nextInt(4); flips > 0; flips--) {
      damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return damaged;
  }
}
