package dev.limber.skel2d.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.draw.ShapeList;
import org.junit.jupiter.api.Test;

/** The whole road: from a source to what is drawn, as the package documentation shows it. */
class ExampleTest {
  private static final String TEXT =
      """
      skeleton
      \tbody
      \t\t@skin :rect w20 h10
      \tbody.head x10
      \t\t@eye #f00 :circle d4

      skin "winter"
      \t@eye :circle d8

      anim "walk" 10fps
      \tbody
      \t\ty 0 -> 10
      \thead
      \t\tr 0 -> 90
      """;

  @Test
  void aSourceMoves() {
    Skeleton skeleton = Skel2d.parse(TEXT).skeleton();
    SkeletonPose pose = new SkeletonPose(skeleton);
    Animation walk = skeleton.animation("walk");
    PosedBone head = pose.bone("body.head");
    assertEquals(0.5, walk.duration());
    for (double time = 0; time < walk.duration(); time += 0.1) {
      pose.reset();
      pose.apply(walk, time);
      head.rotation(head.rotation() + 0.3);
      pose.construct();
      assertEquals(10, head.worldX(), 1e-12);
      assertEquals(20 * time, head.worldY(), 1e-12);
      assertEquals(Math.PI * time + 0.3, head.worldRotation(), 1e-12);
    }
  }

  @Test
  void aPoseIsDrawnInASkin() {
    Skeleton skeleton = Skel2d.parse(TEXT).skeleton();
    SkeletonPose pose = new SkeletonPose(skeleton);
    ShapeList shapes = pose.shapes(skeleton.skin("winter"));
    StringBuilder drawn = new StringBuilder();
    for (int s = 0; s < shapes.size(); s++) {
      drawn.append(skeleton.fullName(shapes.attachment(s))).append(':');
      for (int op = 0, point = 0; op < shapes.opCount(s); op++) {
        drawn.append(' ').append(shapes.letter(s, op));
        point += shapes.op(s, op).points();
        if (point > 0 && op < shapes.opCount(s) - 1) { // where it ends
          drawn.append(' ').append(Math.round(shapes.x(s, point - 1)));
          drawn.append(',').append(Math.round(shapes.y(s, point - 1)));
        }
      }
      drawn.append('\n');
    }
    assertEquals(
        """
        body.skin.skin: M -10,-5 L 10,-5 L 10,5 L -10,5 C
        body.head.eye.eye: M 6,0 B 10,4 B 14,0 B 10,-4 B 6,0 C
        """,
        drawn.toString());
  }
}
