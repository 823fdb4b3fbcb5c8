package dev.limber.skelform.write;

import dev.limber.skelform.data.Easing;
import java.util.List;

/**
 * A curve that the editor of 0.7 has by name.
 *
 * @param word the name
 * @param easing its handles
 */
public record HandlePreset(String word, Easing easing) {
  // Quarters of a sine, as files before 0.4 mean "SineIn" and "SineOut": nowhere further off than
  // 0.001 of the way. The presets of those names are other curves, off by up to 0.2.
  private static final Easing SINE_IN_TRANSITION = Easing.bezier(0.3606, 0, 0.6716, 0.4838);
  private static final Easing SINE_OUT_TRANSITION = Easing.bezier(0.3284, 0.5162, 0.6394, 1);

  private static final List<HandlePreset> ALL =
      List.of(
          new HandlePreset("Linear", Easing.LINEAR_HANDLES),
          // Keyframes that are older than handles; the editor calls them linear, too.
          new HandlePreset("Linear", Easing.bezier(0, 0, 0, 0)),
          new HandlePreset("SineIn", Easing.bezier(0.5, 0, 1, 1)),
          new HandlePreset("SineOut", Easing.bezier(1.0 / 3, 1, 2.0 / 3, 1)),
          new HandlePreset("SineInOut", Easing.bezier(0.5, 0, 0.5, 1)),
          new HandlePreset("Snap", Easing.bezier(999, 999, 999, 999)));

  /** Returns the handles of an easing; those nearest to a transition of older files. */
  public static Easing handles(Easing easing) {
    return switch (easing.kind()) {
      case BEZIER, SNAP -> easing;
      case LINEAR -> Easing.LINEAR_HANDLES;
      case SINE_IN -> SINE_IN_TRANSITION;
      case SINE_OUT -> SINE_OUT_TRANSITION;
    };
  }

  /** Returns the editor's word for these handles. Files write them with the digits of a float. */
  static String word(Easing handles) {
    for (HandlePreset preset : ALL) {
      if (preset.matches(handles)) {
        return preset.word;
      }
    }
    return "Custom";
  }

  private boolean matches(Easing handles) {
    return isSame(easing.startX(), handles.startX())
        && isSame(easing.startY(), handles.startY())
        && isSame(easing.endX(), handles.endX())
        && isSame(easing.endY(), handles.endY());
  }

  private static boolean isSame(double one, double other) {
    return (float) one == (float) other;
  }
}
