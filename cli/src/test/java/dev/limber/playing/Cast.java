package dev.limber.playing;

import dev.limber.conformance.ReferenceData;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.Skel2d;
import dev.limber.skelform.SkelForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Characters of both formats to play: our samples, and real files where they are given. */
final class Cast {
  private static final List<String> SAMPLES =
      List.of("lantern-0.7.skf", "lantern-0.4.skf", "humanoid.skel2d", "fox.skel2d", "face.skel2d");

  private static final List<String> REAL =
      List.of("0.7.0/skellington.skf", "0.7.0/skellina.skf", "synthetic/features.skf");

  private Cast() {}

  /** Returns the files that there are. */
  static Stream<Path> files() {
    return Stream.concat(
        SAMPLES.stream().map(Path.of("../samples")::resolve),
        ReferenceData.find("skelform/samples").stream()
            .flatMap(real -> REAL.stream().map(real::resolve)));
  }

  static Puppet load(Path file) throws IOException {
    if (file.toString().endsWith(".skf")) {
      return SkelForm.load(file).armature().newPose();
    }
    return Skel2d.parse(Files.readString(file)).skeleton().newPose();
  }

  static Puppet lantern() throws IOException {
    return load(Path.of("../samples/lantern-0.7.skf"));
  }

  static Puppet humanoid() throws IOException {
    return load(Path.of("../samples/humanoid.skel2d"));
  }

  /** Numbers for each bone in {@link #local}. */
  static final int STRIDE = 6;

  /** Returns x, y, scales, and cosine and sine of the rotation of all bones. */
  static double[] local(Puppet puppet) {
    double[] values = new double[STRIDE * puppet.boneCount()];
    for (int b = 0; b < puppet.boneCount(); b++) {
      BoneHandle bone = puppet.bone(b);
      int at = STRIDE * b;
      values[at] = bone.x();
      values[at + 1] = bone.y();
      values[at + 2] = bone.scaleX();
      values[at + 3] = bone.scaleY();
      values[at + 4] = Math.cos(bone.rotation());
      values[at + 5] = Math.sin(bone.rotation());
    }
    return values;
  }

  /** Returns the world matrices of all bones. */
  static double[] world(Puppet puppet) {
    double[] values = new double[6 * puppet.boneCount()];
    for (int i = 0; i < values.length; i++) {
      values[i] = puppet.bone(i / 6).matrix(i % 6);
    }
    return values;
  }

  /** Returns x and y of all bones in the world. */
  static double[] places(Puppet puppet) {
    double[] values = new double[2 * puppet.boneCount()];
    for (int b = 0; b < puppet.boneCount(); b++) {
      values[2 * b] = puppet.bone(b).worldX();
      values[2 * b + 1] = puppet.bone(b).worldY();
    }
    return values;
  }

  /** Returns the largest distance between two numbers of the same place. */
  static double distance(double[] one, double[] other) {
    double most = 0;
    for (int i = 0; i < one.length; i++) {
      // Written so that NaN counts as far away.
      if (!(Math.abs(one[i] - other[i]) <= most)) {
        most = Math.abs(one[i] - other[i]);
      }
    }
    return most;
  }
}
