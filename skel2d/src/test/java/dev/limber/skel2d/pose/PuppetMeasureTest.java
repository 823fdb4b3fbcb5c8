package dev.limber.skel2d.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.core.puppet.PuppetHit;
import dev.limber.skel2d.Skel2d;
import org.junit.jupiter.api.Test;

/** How far a character reaches and what is hit, seen through {@link Puppet}. */
class PuppetMeasureTest {
  private static final String SOURCE =
      """
      skeleton
      \troot
      \troot.arm x20
      \t\t@hand :rect w10 h4 t0 f#F00
      \t\t@ring :ellipse w6 h6 t2 s#00F f#FFF,0

      anim "reach" 10fps :5
      \tarm
      \t\tx 0 -> 30 -> 0
      """;

  private final Puppet puppet = Skel2d.parse(SOURCE).skeleton().newPose();

  @Test
  void aPoseHasBounds() {
    puppet.construct();
    Bounds bounds = new PuppetBounds().of(puppet);
    assertEquals(15, bounds.minX(), 1e-9);
    assertEquals(25, bounds.maxX(), 1e-9);
    assertTrue(bounds.maxY() > 3.9, bounds.toString());
  }

  @Test
  void anAnimationHasBoundsOverAllItsFrames() {
    Bounds bounds = new PuppetBounds().of(puppet, puppet.animation("reach"), 10);
    assertEquals(15, bounds.minX(), 1e-9);
    assertEquals(55, bounds.maxX(), 1e-9);
    assertThrows(
        IllegalArgumentException.class,
        () -> new PuppetBounds().of(puppet, puppet.animation("reach"), 0));
  }

  @Test
  void aHitNamesPartAndBone() {
    puppet.construct();
    PuppetHit hit = new PuppetHit();
    int part = hit.at(puppet, 15.5, 0);
    assertEquals("root.arm.hand", puppet.partName(part));
    assertEquals("root.arm", puppet.bone(hit.bone()).name());
    assertEquals(-1, hit.at(puppet, 0, 0));
    assertEquals(-1, hit.bone());
    assertEquals(part, hit.tolerance(15.5).at(puppet, 0, 0));
  }
}
