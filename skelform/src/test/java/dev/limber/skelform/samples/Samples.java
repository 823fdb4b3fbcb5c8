package dev.limber.skelform.samples;

import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.draw.SpriteList;
import dev.limber.skelform.pose.ArmaturePose;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The committed samples, for tests of any package. */
public final class Samples {
  private static final Path FOLDER = Path.of("..", "samples");

  private Samples() {}

  /** Returns the path of a sample. */
  public static Path path(String file) {
    return FOLDER.resolve(file);
  }

  /** Returns the bytes of a sample. */
  public static byte[] bytes(String file) {
    try {
      return Files.readAllBytes(path(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a sample as loaded. */
  public static SkelFormFile load(String file) {
    return SkelForm.load(bytes(file));
  }

  /**
   * Plays three frames of each animation and looks at all that comes out.
   *
   * @throws AssertionError if a number in it is not finite
   */
  public static void assertPoses(Armature armature) {
    ArmaturePose pose = armature.newPose();
    pose.construct();
    assertFinite(pose);
    for (Animation animation : armature.animations()) {
      int last = animation.lastFrame();
      for (double frame : new double[] {0, last / 2.0, last + 1.0}) {
        pose.animate(animation, frame);
        pose.construct();
        assertFinite(pose);
      }
    }
  }

  private static void assertFinite(ArmaturePose pose) {
    double sum = 0;
    for (int b = 0; b < pose.armature().bones().size(); b++) {
      // Times 0, a finite number is 0; any other stays in the sum.
      sum += 0 * pose.bone(b).worldX() + 0 * pose.bone(b).worldY();
      sum += 0 * pose.bone(b).worldScaleX() + 0 * pose.bone(b).worldScaleY();
      sum += 0 * pose.bone(b).worldRotation();
      if (!Double.isFinite(sum)) {
        throw new AssertionError("bone " + b + " is not finite");
      }
    }
    SpriteList sprites = pose.sprites(pose.armature().styles());
    for (int s = 0; s < sprites.size(); s++) {
      for (int c = 0; c < sprites.cornerCount(s); c++) {
        sum +=
            0 * sprites.x(s, c) + 0 * sprites.y(s, c) + 0 * sprites.u(s, c) + 0 * sprites.v(s, c);
      }
      for (int part = 0; part < 4; part++) {
        sum += 0 * sprites.tint(s, part);
      }
      if (!Double.isFinite(sum)) {
        throw new AssertionError("the sprite of visual " + sprites.visual(s) + " is not finite");
      }
    }
  }
}
