package dev.limber.skelform.construct;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.IkMode;
import java.util.List;

/** Short words for chains in tests. */
final class Chains {
  private Chains() {}

  static IkFamily family(
      List<Integer> bones, int target, IkMode mode, IkConstraint constraint, boolean mimic) {
    return new IkFamily(bones, target, mode, mode, constraint, constraint, mimic, mimic);
  }

  static IkFamily fabrik(List<Integer> bones, int target) {
    return family(bones, target, IkMode.FABRIK, IkConstraint.NONE, false);
  }

  static IkFamily arc(List<Integer> bones, int target) {
    return family(bones, target, IkMode.ARC, IkConstraint.NONE, false);
  }

  /** Bones 0, 1 and 2 at (0, 0), (10, 0) and (20, 0), and the target, bone 3, a root. */
  static Armatures arm(double targetX, double targetY) {
    return new Armatures().bone(-1, 0, 0).bone(0, 10, 0).bone(1, 10, 0).bone(-1, targetX, targetY);
  }
}
