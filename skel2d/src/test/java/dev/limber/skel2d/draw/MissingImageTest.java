package dev.limber.skel2d.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.MissingImage;
import dev.limber.core.canvas.View;
import dev.limber.core.measure.BoundsCanvas;
import dev.limber.skel2d.Parsed;
import dev.limber.skel2d.pose.SkeletonPose;
import org.junit.jupiter.api.Test;

/** Boxes for sprites whose image is missing. */
class MissingImageTest {
  private static Bounds box(String slots) {
    SkeletonPose pose = Parsed.of("skeleton\n\ta x100\n" + slots).skeleton().newPose();
    pose.images(MissingImage::new);
    pose.construct();
    BoundsCanvas canvas = new BoundsCanvas();
    canvas.begin(new View());
    pose.draw(canvas);
    canvas.end();
    return canvas.bounds();
  }

  @Test
  void aSpriteThatSaysNoSizeIsABoxOf32Units() {
    assertEquals("84.0 -16.0 116.0 16.0", numbers(box("\t\t@ :sprite \"none.png\"\n")));
  }

  @Test
  void theBoxIsPlacedAndScaledAsTheSprite() {
    assertEquals("89.0 -64.0 121.0 64.0", numbers(box("\t\t@ :sprite \"none.png\" x5 j4\n")));
  }

  @Test
  void theFirstSizeThatTheSlotSaysIsTaken() {
    assertEquals(
        "95.0 -10.0 105.0 10.0",
        numbers(
            box(
                """
                \t\t@s[a] :sprite "none.png"
                \t\t@s[b] :rect w10 h20
                \t\t@s[c] :circle d90
                \t\t@other[x]
                \t\t@other[y] :rect w70 h70
                """)));
    assertEquals(
        "97.0 -3.0 103.0 3.0",
        numbers(box("\t\t@s[a] :sprite \"none.png\"\n\t\t@s[b] :circle d6\n")));
    assertEquals(
        "96.0 -1.0 104.0 1.0",
        numbers(box("\t\t@s[a] :sprite \"none.png\"\n\t\t@s[b] :ellipse w8 h-2\n")));
  }

  @Test
  void aFlatSizeIsNone() {
    assertEquals(
        "84.0 -16.0 116.0 16.0",
        numbers(box("\t\t@s[a] :sprite \"none.png\"\n\t\t@s[b] :rect w10\n")));
  }

  private static String numbers(Bounds b) {
    return b.minX() + " " + b.minY() + " " + b.maxX() + " " + b.maxY();
  }
}
