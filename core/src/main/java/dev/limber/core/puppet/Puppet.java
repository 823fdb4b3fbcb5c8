package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.ImageSource;
import java.util.List;

/**
 * A character of any format that can be animated and drawn. Each frame: {@link #seek}, your own
 * changes through {@link #bone}, {@link #construct}, {@link #draw}.
 *
 * <p>Features of only one format (several animations at once, smoothing, physics, slots) are on its
 * pose class. One thread at a time.
 */
public interface Puppet {
  /**
   * Returns what puppets of the same character share, such as an armature or a skeleton; this
   * puppet itself if there is no such thing.
   */
  default Object data() {
    return this;
  }

  /** Returns the animations in file order. */
  List<? extends PuppetAnimation> animations();

  /**
   * Returns the animation with this name.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  PuppetAnimation animation(String name);

  /** Returns the names of all skins (SkelForm: styles), in file order. */
  List<String> skinNames();

  /**
   * Sets the skins, any number: the first that has a texture (SkelForm) or an attachment of its own
   * (Skel2D) wins. With an empty list, SkelForm shows nothing; Skel2D always falls back to the
   * default skin.
   *
   * @throws IllegalArgumentException if there is no such skin; the message lists the names
   */
  void skins(List<String> names);

  /** Returns the names of the current skins. */
  List<String> skins();

  /** Sets where images come from; until then there are none, and sprites are not drawn. */
  void images(ImageSource images);

  /** Returns how many bones there are. */
  int boneCount();

  /**
   * Returns the handle of a bone; the same object each time.
   *
   * @throws IllegalArgumentException if there is no bone with this index
   */
  BoneHandle bone(int index);

  /**
   * Returns the handle of the first bone with this name; the same object each time. The end of its
   * name, after a dot or a space, will do if no other ends like this: {@code head} for {@code
   * root.spine.head}.
   *
   * @throws IllegalArgumentException if there is none, or several; the message lists the names
   */
  BoneHandle bone(String name);

  /** Returns the inverse kinematics chains; Skel2D has none. */
  default List<Chain> chains() {
    return List.of();
  }

  /** Returns how many parts can be drawn: slots or visuals. */
  int partCount();

  /**
   * Returns the name of a part passed to {@link Canvas#part}: a slot's, a bone's, or that of an
   * {@link Attached}.
   */
  String partName(int part);

  /** Returns the index of the bone that carries a part. */
  int partBone(int part);

  /**
   * Returns its equipment: lasting changes to its parts, and things of your own that it carries.
   * Drawing costs nothing more until this is first called.
   *
   * @throws UnsupportedOperationException if this kind of character does not support it
   */
  default Equipment equipment() {
    throw new UnsupportedOperationException("this character has no equipment");
  }

  /**
   * Returns the handle of a part, to hide, tint or change it until that is taken back; the same
   * object each time. As for bones, the end of its name will do.
   *
   * @throws IllegalArgumentException if there is none, or several; the message lists the names
   */
  default PartHandle part(String name) {
    return equipment().part(name);
  }

  /**
   * Hangs something of your own on a bone, drawn in front of everything unless told otherwise.
   *
   * @throws IllegalArgumentException if there is no such bone; the message lists the names, or says
   *     that it is a part, for {@link PartHandle#attach}
   */
  default Attached attach(String bone, Drawable thing) {
    return equipment().attach(bone, thing);
  }

  /** Returns to the state right after loading; {@link #equipment} stays. */
  void reset();

  /**
   * Poses all bones for a time of an animation; what it does not animate returns to its initial
   * values. The result does not depend on what was played before.
   *
   * @param animation one of {@link #animations}
   * @param seconds below 0 counts as 0, and past the end the last values hold
   * @throws IllegalArgumentException if the animation belongs to another character
   */
  void seek(PuppetAnimation animation, double seconds);

  /**
   * Resets all local values to the setup pose. Physics is untouched.
   *
   * @throws UnsupportedOperationException if this kind of character does not support it
   */
  default void setup() {
    throw new UnsupportedOperationException("this character has no setup pose to go to");
  }

  /**
   * Returns an empty snapshot for mixing poses of this character; fill it with {@link
   * Snapshot#take}.
   *
   * @throws UnsupportedOperationException if this kind of character does not support it
   */
  default Snapshot newSnapshot() {
    throw new UnsupportedOperationException("the poses of this character cannot be mixed");
  }

  /** Returns whether it has physics, so that {@link #construct} depends on earlier calls. */
  default boolean hasPhysics() {
    return false;
  }

  /** Computes world transforms and shapes from the local values; physics moves one step. */
  void construct();

  /**
   * Advances physics one step and computes nothing else: cheaper than {@link #construct} for steps
   * that are not shown. Do not read world values or shapes until the next construct.
   */
  default void stepPhysics() {
    construct();
  }

  /**
   * Computes world transforms and shapes like {@link #construct}, with physics shown part of the
   * way to its next step; physics itself does not advance.
   *
   * @param part how much of a step, from 0 for the last step to 1 for the next
   */
  default void constructAhead(double part) {
    construct();
  }

  /**
   * Tells physics that the character has moved in the world, so that what physics moves lags
   * behind. Does nothing without physics.
   *
   * @param x model units to the right
   * @param y model units up
   */
  default void moveBy(double x, double y) {}

  /** Draws it as of the last {@link #construct}, back to front, between begin and end. */
  void draw(Canvas canvas);
}
