package dev.limber.core.puppet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.PathOp;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoneOverlayTest {
  private static final Rgba BLUE = new Rgba(0, 0, 1, 1);
  private static final int NONE = -1;

  private final Sticks puppet = new Sticks();
  private final DrawList drawn = new DrawList();

  private void draw(double pixelSize) {
    drawn.begin(new View());
    new BoneOverlay(puppet).draw(drawn, pixelSize);
    drawn.end();
  }

  /** Diamonds are the filled paths of straight lines, joints those of curves. */
  private List<DrawItem> filled(boolean straight) {
    List<DrawItem> found = new ArrayList<>();
    for (int i = 0; i < drawn.size(); i++) {
      DrawItem item = drawn.item(i);
      if (item.kind() == DrawItem.Kind.FILL && straight == (item.path().op(1) == PathOp.LINE)) {
        found.add(item);
      }
    }
    return found;
  }

  private static void assertReaches(
      DrawItem item, double fromX, double fromY, double toX, double toY) {
    Path path = item.path();
    assertEquals(fromX, path.x(0));
    assertEquals(fromY, path.y(0));
    assertEquals(toX, path.x(2));
    assertEquals(toY, path.y(2));
  }

  @Test
  void aBoneWithALengthIsADiamondInItsColour() {
    puppet.bone(NONE, 10, 20, 100, BLUE);
    draw(1);
    assertEquals(1, filled(true).size());
    DrawItem diamond = filled(true).get(0);
    assertReaches(diamond, 10, 20, 110, 20);
    assertEquals(1, diamond.ink().b());
    assertEquals(0, diamond.ink().r());
    assertTrue(diamond.ink().a() > 0.5 && diamond.ink().a() < 1, "the character shines through");
    assertEquals(1, filled(false).size());
  }

  @Test
  void bonesWithoutLengthsReachForTheirChildren() {
    int root = puppet.bone(NONE, 0, 0, 0, BLUE);
    puppet.bone(root, 0, 50, 0, BLUE);
    puppet.bone(root, 30, -40, 0, BLUE);
    draw(1);
    assertEquals(2, filled(true).size());
    assertReaches(filled(true).get(0), 0, 0, 0, 50);
    assertReaches(filled(true).get(1), 0, 0, 30, -40);
    assertEquals(3, filled(false).size());
  }

  @Test
  void aChildOfABoneWithALengthGetsNoSecondDiamond() {
    int arm = puppet.bone(NONE, 0, 0, 50, BLUE);
    puppet.bone(arm, 60, 0, 0, BLUE);
    draw(1);
    assertEquals(1, filled(true).size());
  }

  @Test
  void chainsHaveTheirOwnColourAndTargetsACross() {
    int upper = puppet.bone(NONE, 0, 0, 40, BLUE);
    int lower = puppet.bone(upper, 40, 0, 40, BLUE);
    puppet.bone(NONE, 0, 90, 40, BLUE);
    int target = puppet.bone(NONE, 100, 5, 0, BLUE);
    puppet.chain(List.of(upper, lower), target);
    draw(1);
    List<DrawItem> diamonds = filled(true);
    assertEquals(3, diamonds.size());
    assertEquals(1, diamonds.get(0).ink().r());
    assertEquals(1, diamonds.get(1).ink().r());
    assertEquals(0, diamonds.get(2).ink().r());
    assertEquals(3, filled(false).size(), "a target has a cross and no dot");
    DrawItem cross = drawn.item(drawn.size() - 1);
    assertEquals(DrawItem.Kind.STROKE, cross.kind());
    Bounds bounds = new Bounds();
    for (int i = 0; i < cross.path().pointCount(); i++) {
      bounds.include(cross.path().x(i), cross.path().y(i));
    }
    assertEquals(100, bounds.centerX(), 1e-9);
    assertEquals(5, bounds.centerY(), 1e-9);
  }

  @Test
  void marksAreAsLargeOnTheScreenAtAnyZoom() {
    puppet.bone(NONE, 0, 0, 1000, BLUE);
    draw(1);
    double width = filled(true).get(0).path().y(1);
    double line = drawn.item(1).stroke().width();
    draw(0.25);
    assertEquals(0.25 * width, filled(true).get(0).path().y(1), 1e-9);
    assertEquals(0.25 * line, drawn.item(1).stroke().width(), 1e-9);
  }

  @Test
  void whatIsTooShortToBeSeenIsADotOnly() {
    int root = puppet.bone(NONE, 0, 0, 2, BLUE);
    puppet.bone(root, 0, 0, 0, BLUE);
    puppet.bone(NONE, 5, 5, Double.NaN, BLUE);
    draw(1);
    assertEquals(0, filled(true).size());
    assertEquals(3, filled(false).size());
  }

  @Test
  void drawingAllocatesNothing() {
    int upper = puppet.bone(NONE, 0, 0, 40, BLUE);
    int lower = puppet.bone(upper, 40, 0, 0, BLUE);
    puppet.bone(lower, 80, 0, 0, BLUE);
    puppet.chain(List.of(upper, lower), 2);
    BoneOverlay overlay = new BoneOverlay(puppet);
    View view = new View();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    int frames = 3000;
    long best = Long.MAX_VALUE;
    for (int round = 0; round < 3; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < frames; i++) {
        drawn.begin(view);
        overlay.draw(drawn, 0.5);
        drawn.end();
      }
      best = Math.min(best, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertTrue(best < frames, best + " bytes in " + frames + " frames");
  }
}
