package dev.limber.skelform.animate;

import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.Keyframe;
import java.util.List;

/** Short words for animations in tests. */
public final class Keys {
  /** Handles that hold the earlier value. */
  public static final Easing SNAP = Easing.bezier(999, 999, 999, 999);

  private Keys() {}

  public static Animation animation(String name, Keyframe... keyframes) {
    return new Animation(name, 0, 60, List.of(keyframes));
  }

  /** A straight keyframe. */
  public static Keyframe key(int frame, int bone, Element element, double value) {
    return key(frame, bone, element, value, Easing.LINEAR);
  }

  public static Keyframe key(int frame, int bone, Element element, double value, Easing easing) {
    return new Keyframe(frame, bone, element, value, "", easing);
  }

  /** A keyframe of bone 0's x. */
  public static Keyframe x(int frame, double value) {
    return key(frame, 0, Element.POSITION_X, value);
  }

  /** A keyframe of bone 0's x with an easing. */
  public static Keyframe x(int frame, double value, Easing easing) {
    return key(frame, 0, Element.POSITION_X, value, easing);
  }

  public static Keyframe text(int frame, int bone, Element element, String text) {
    return new Keyframe(frame, bone, element, 0, text, Easing.LINEAR);
  }
}
