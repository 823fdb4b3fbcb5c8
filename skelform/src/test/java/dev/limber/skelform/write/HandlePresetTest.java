package dev.limber.skelform.write;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skelform.animate.Interpolation;
import dev.limber.skelform.data.Easing;
import java.util.List;
import org.junit.jupiter.api.Test;

class HandlePresetTest {
  @Test
  void sinesOfOldFilesStaySines() {
    for (Easing sine :
        List.of(Easing.SINE_IN, Easing.SINE_OUT, Easing.SINE_IN_03, Easing.SINE_OUT_03)) {
      Easing handles = HandlePreset.handles(sine);
      assertEquals("Custom", HandlePreset.word(handles));
      for (int frame = 0; frame <= 1000; frame++) {
        double before = Interpolation.interpolate(frame, 1000, 0, 1, sine);
        double after = Interpolation.interpolate(frame, 1000, 0, 1, handles);
        assertEquals(before, after, 0.001, sine + " at " + frame);
      }
    }
  }

  @Test
  void presetsHaveTheEditorsNames() {
    assertEquals("Linear", HandlePreset.word(Easing.LINEAR_HANDLES));
    assertEquals("Linear", HandlePreset.word(Easing.bezier(0, 0, 0, 0)));
    assertEquals("SineIn", HandlePreset.word(Easing.bezier(0.5, 0, 1, 1)));
    assertEquals("SineOut", HandlePreset.word(Easing.bezier(0.33333334, 1, 0.6666667, 1)));
    assertEquals("SineInOut", HandlePreset.word(Easing.bezier(0.5, 0, 0.5, 1)));
    assertEquals("Snap", HandlePreset.word(Easing.bezier(999, 999, 999, 999)));
    assertEquals("Custom", HandlePreset.word(Easing.bezier(0.5, 0, 0.5, 0.9)));
  }
}
