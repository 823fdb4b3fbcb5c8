package dev.limber.skel2d.data;

import dev.limber.core.color.Rgba;
import java.util.Objects;

/**
 * A bone in its setup pose, relative to its parent.
 *
 * @param name full dotted name, such as {@code body.arm}
 * @param parent index of the parent, -1 at the top; parents come before children
 * @param declared whether the source declares it; otherwise it exists because a child names it
 * @param x position
 * @param y position, up
 * @param rotation radians from -π to π, counter-clockwise
 * @param scaleX scale along its own x axis
 * @param scaleY scale along its own y axis
 * @param length how long it is shown in an editor; nothing else depends on it
 * @param color how it is shown in an editor
 * @param flipX whether it is mirrored along the skeleton's x axis
 * @param flipY whether it is mirrored along the skeleton's y axis
 * @param inheritRotation whether it turns with its parent
 * @param inheritScale whether it grows with its parent
 */
public record Bone(
    String name,
    int parent,
    boolean declared,
    double x,
    double y,
    double rotation,
    double scaleX,
    double scaleY,
    double length,
    Rgba color,
    boolean flipX,
    boolean flipY,
    boolean inheritRotation,
    boolean inheritScale) {

  /** Colour of bones when the source gives none. */
  public static final Rgba DEFAULT_COLOR = new Rgba(1, 0.8, 0, 1);

  /** Creates a bone; name and colour may not be null. */
  public Bone {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(color, "color");
  }

  /** Returns the last part of the name. */
  public String shortName() {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
