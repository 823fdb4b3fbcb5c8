package dev.limber.skelform.animate;

import dev.limber.skelform.data.Element;
import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkMode;
import dev.limber.skelform.data.Keyframe;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The keyframes of one field that switches instead of moving: a texture, a draw order, a flag.
 *
 * <p>The latest keyframe counts; before the first one its value holds. Fields of an IK family take
 * the keyframes of all bones of the family together.
 */
final class StepTrack {
  private final Element element;
  private final int target;
  private final int[] frames;
  private final Object[] values;

  /**
   * Creates the track.
   *
   * @param target index of the bone, visual or family whose field it is
   */
  StepTrack(Element element, int target, List<Keyframe> keyframes) {
    this.element = element;
    this.target = target;
    this.frames = new int[keyframes.size()];
    this.values = new Object[keyframes.size()];
    for (int i = 0; i < frames.length; i++) {
      frames[i] = keyframes.get(i).frame();
      values[i] = valueOf(keyframes.get(i));
    }
  }

  private static Object valueOf(Keyframe key) {
    return switch (key.element()) {
      case TEXTURE -> key.text();
      case ZINDEX -> (int) key.value();
      case HIDDEN, MIMIC_TARGET -> key.value() != 0;
      case IK_MODE -> orElse(IkMode.named(key.text()), IkMode.FABRIK);
      case IK_CONSTRAINT -> orElse(IkConstraint.named(key.text()), IkConstraint.NONE);
      default -> throw new IllegalArgumentException(key.element() + " does not switch");
    };
  }

  private static Object orElse(@Nullable Object value, Object otherwise) {
    return value == null ? otherwise : value;
  }

  /** Returns whether it changes how an IK family is solved. */
  boolean isOfFamily() {
    return switch (element) {
      case MIMIC_TARGET, IK_MODE, IK_CONSTRAINT -> true;
      default -> false;
    };
  }

  int[] frames() {
    return frames;
  }

  void apply(double frame, LocalPose pose) {
    Object value = values[keyAt(frame)];
    switch (element) {
      case TEXTURE -> pose.texture[target] = (String) value;
      case ZINDEX -> pose.zindex[target] = (Integer) value;
      case HIDDEN -> pose.hidden[target] = (Boolean) value;
      case MIMIC_TARGET -> pose.mimicTarget[target] = (Boolean) value;
      case IK_MODE -> pose.mode[target] = (IkMode) value;
      case IK_CONSTRAINT -> pose.constraint[target] = (IkConstraint) value;
      default -> throw new IllegalStateException(element + " does not switch");
    }
  }

  private int keyAt(double frame) {
    int low = 0;
    int high = frames.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (frames[middle] <= frame) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return Math.max(0, low - 1);
  }
}
