package dev.limber.skelform.data;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a keyframe animates, with the names that files use. */
public enum Element {
  /** Local x. */
  POSITION_X("PositionX"),
  /** Local y. */
  POSITION_Y("PositionY"),
  /** Local rotation in radians. */
  ROTATION("Rotation"),
  /** Local x scale. */
  SCALE_X("ScaleX"),
  /** Local y scale. */
  SCALE_Y("ScaleY"),
  /** Draw order of the bone's visual. */
  ZINDEX("Zindex"),
  /** Name of the texture that the bone's visual shows. */
  TEXTURE("Texture"),
  /** Bending side of the bone's IK family. */
  IK_CONSTRAINT("IkConstraint"),
  /** Whether the bone and what hangs on it is hidden; 0 or 1. */
  HIDDEN("Hidden"),
  /** Solver of the bone's IK family. */
  IK_MODE("IkMode"),
  /** Red of the tint, 0 to 1. */
  TINT_R("TintR"),
  /** Green of the tint, 0 to 1. */
  TINT_G("TintG"),
  /** Blue of the tint, 0 to 1. */
  TINT_B("TintB"),
  /** Alpha of the tint, 0 to 1. */
  TINT_A("TintA"),
  /** Whether the last bone of the family copies its target's rotation; 0 or 1. */
  MIMIC_TARGET("MimicTarget");

  private static final Map<String, Element> BY_NAME = new HashMap<>();

  static {
    for (Element element : values()) {
      BY_NAME.put(element.specName, element);
    }
  }

  private final String specName;

  Element(String specName) {
    this.specName = specName;
  }

  /** Returns the name that files use, such as {@code PositionX}. */
  public String specName() {
    return specName;
  }

  /** Returns the element with this file name, or null if there is none. */
  public static @Nullable Element named(String specName) {
    return BY_NAME.get(specName);
  }

  /** Returns whether values between two keyframes are interpolated; the others switch at once. */
  public boolean isContinuous() {
    return switch (this) {
      case POSITION_X, POSITION_Y, ROTATION, SCALE_X, SCALE_Y, TINT_R, TINT_G, TINT_B, TINT_A ->
          true;
      case ZINDEX, TEXTURE, IK_CONSTRAINT, HIDDEN, IK_MODE, MIMIC_TARGET -> false;
    };
  }
}
