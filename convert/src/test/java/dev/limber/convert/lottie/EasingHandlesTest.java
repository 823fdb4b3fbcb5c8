package dev.limber.convert.lottie;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skel2d.animate.Ease;
import dev.limber.skel2d.data.Easing;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EasingHandlesTest {
  @ParameterizedTest
  @CsvSource({"LINEAR, 1e-12", "SINE_IN, 0.00008", "SINE_OUT, 0.00008", "SINE_IN_OUT, 0.0002"})
  void handlesAreTheEasing(Easing easing, double mostOff) {
    EasingHandles h = EasingHandles.of(easing);
    double worst = 0;
    for (int i = 0; i <= 1000; i++) {
      double x = i / 1000.0;
      double eased = LottieReading.eased(h.outX(), h.outY(), h.inX(), h.inY(), x);
      worst = Math.max(worst, Math.abs(eased - Ease.of(easing, x)));
    }
    assertEquals(0, worst, mostOff);
  }
}
