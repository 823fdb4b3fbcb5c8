package dev.limber.java2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.View;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.pose.ConstructOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SkelFormRuntimeTest {
  private SkelFormRuntime lantern;
  private final PixelCanvas canvas = new PixelCanvas(100, 100);

  @BeforeEach
  void load() throws IOException {
    lantern = SkelFormRuntime.load(Path.of("../samples/lantern-0.7.skf"));
    assertEquals(List.of(), lantern.diagnostics());
    Animation walk = lantern.armature().animation("Walk");
    double frame = SkelForm.timeFrame(0.4, walk, false, true);
    lantern.animate(List.of(walk), new double[] {frame}, new double[] {0});
  }

  private void draw(ConstructOptions options) {
    lantern.construct(options);
    canvas.clear();
    lantern.draw(canvas, lantern.armature().styles());
  }

  @Test
  void drawsWhereAndAsLargeAsConstructSays() {
    draw(ConstructOptions.DEFAULT.at(50, 95).scaled(0.3, 0.3));
    PixelCanvas expected = new PixelCanvas(100, 100);
    expected.begin(View.at(50, 95, 0.3));
    lantern.pose().draw(expected);
    assertEquals(0, Scenes.difference(expected, canvas));
    assertTrue(Scenes.area(canvas) > 500);
    double feet = lantern.pose().bone("Left Foot").screenY();
    assertTrue(feet > 60 && feet <= 95, "below the middle: y points down, " + feet);
  }

  @Test
  void negativeScaleMirrors() {
    draw(ConstructOptions.DEFAULT.at(50, 95).scaled(0.3, 0.3));
    int[] before = canvas.toArgb();
    draw(ConstructOptions.DEFAULT.at(50, 95).scaled(-0.3, 0.3));
    int[] after = canvas.toArgb();
    double different = 0;
    for (int i = 0; i < before.length; i++) {
      int mirrored = i - i % 100 + 99 - i % 100;
      different += Scenes.difference(before[i], after[mirrored]) > 96 ? 1 : 0;
    }
    assertTrue(different < 20, different + " pixels are not mirrored");
  }

  @Test
  void withoutStylesNothingIsShown() {
    lantern.construct(ConstructOptions.DEFAULT.at(50, 95).scaled(0.3, 0.3));
    lantern.draw(canvas, List.of());
    assertEquals(0, Scenes.area(canvas));
  }
}
