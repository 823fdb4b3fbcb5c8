package dev.limber.skel2d.data;

import dev.limber.core.diagnostics.Names;
import dev.limber.core.math.Lists;
import dev.limber.skel2d.pose.CompiledSkeleton;
import dev.limber.skel2d.pose.SkeletonPose;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A character: bones, what hangs on them, how it looks and moves. Immutable; any number of poses on
 * any number of threads share one skeleton.
 *
 * <p>Made by {@code Skel2d.parse}, or in code.
 */
public final class Skeleton {
  private final List<Bone> bones;
  private final List<Slot> slots;
  private final List<Skin> skins;
  private final List<Animation> animations;
  private final Names boneNames;
  private final Names slotNames;
  private final Names skinNames;
  private final Names animationNames;
  private final SlotAttachments slotAttachments;
  private volatile @Nullable CompiledSkeleton compiled;

  /**
   * Creates a skeleton; indices refer to positions in these lists.
   *
   * @param bones parents before children
   * @param slots in the order in which they are drawn, from the back to the front
   * @param skins the one called {@value Skin#DEFAULT_NAME} first
   * @param animations in source order
   * @throws IllegalArgumentException if an index is out of range, a parent does not come before its
   *     child, the skins do not match each other or a number is not finite
   */
  public Skeleton(
      List<Bone> bones, List<Slot> slots, List<Skin> skins, List<Animation> animations) {
    this.bones = List.copyOf(bones);
    this.slots = List.copyOf(slots);
    this.skins = List.copyOf(skins);
    this.animations = List.copyOf(animations);
    SkeletonRules.check(this);
    this.boneNames = new Names("bone", "skeleton", Lists.map(this.bones, Bone::name));
    this.slotNames = new Names("slot", "skeleton", Lists.map(this.slots, Slot::name));
    this.skinNames = new Names("skin", "skeleton", Lists.map(this.skins, Skin::name));
    this.animationNames =
        new Names("animation", "skeleton", Lists.map(this.animations, Animation::name));
    this.slotAttachments = new SlotAttachments(this.slots, defaultSkin().attachments());
  }

  /** Returns the bones, parents before children. */
  public List<Bone> bones() {
    return bones;
  }

  /** Returns the slots in the order in which they are drawn, from the back to the front. */
  public List<Slot> slots() {
    return slots;
  }

  /** Returns the skins, the default one first; there is always at least that. */
  public List<Skin> skins() {
    return skins;
  }

  /** Returns the animations in source order. */
  public List<Animation> animations() {
    return animations;
  }

  /** Returns the skin that the skeleton's own attachments make. */
  public Skin defaultSkin() {
    return skins.get(0);
  }

  /**
   * Returns the index of the bone with this full dotted name, or of the only one whose name ends
   * with these components.
   *
   * @throws IllegalArgumentException if there is none, or several end like this; the message lists
   *     the names
   */
  public int boneIndex(String name) {
    return boneNames.requireEnding(name);
  }

  /**
   * Returns the index of the slot with this full dotted name, or of the only one whose name ends
   * with these components.
   *
   * @throws IllegalArgumentException if there is none, or several end like this; the message lists
   *     the names
   */
  public int slotIndex(String name) {
    return slotNames.requireEnding(name);
  }

  /**
   * Returns the index of a slot's attachment, the same in every skin's list.
   *
   * @param slot index of the slot
   * @param name the attachment's own name, such as {@code open} in {@code @eye[open]}
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  public int attachmentIndex(int slot, String name) {
    return slotAttachments.require(slot, name);
  }

  /**
   * Returns the index of the skin with this name.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  public int skinIndex(String name) {
    return skinNames.require(name);
  }

  /**
   * Returns the skin with this name.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  public Skin skin(String name) {
    return skins.get(skinIndex(name));
  }

  /**
   * Returns the animation with this name.
   *
   * @throws IllegalArgumentException if there is none; the message lists the names
   */
  public Animation animation(String name) {
    return animations.get(animationNames.require(name));
  }

  /** Returns an attachment's full dotted name: its slot's and its own. */
  public String fullName(Attachment attachment) {
    return slots.get(attachment.slot()).name() + "." + attachment.name();
  }

  /** Returns the names of all images that its sprites show, in any skin, sorted. */
  public List<String> imageNames() {
    Set<String> names = new TreeSet<>();
    addImages(defaultSkin(), names);
    for (Skin skin : skins()) {
      addImages(skin, names);
    }
    return List.copyOf(names);
  }

  private static void addImages(Skin skin, Set<String> names) {
    for (Attachment attachment : skin.attachments()) {
      if (attachment instanceof Attachment.Sprite sprite && sprite.image() != null) {
        names.add(sprite.image());
      }
    }
  }

  /** Returns a new pose in the setup pose. Poses share this skeleton. */
  public SkeletonPose newPose() {
    return new SkeletonPose(compiled());
  }

  private CompiledSkeleton compiled() {
    CompiledSkeleton shared = compiled;
    if (shared == null) {
      // Two threads may both compile; the results are equal, so either may win.
      shared = new CompiledSkeleton(this);
      compiled = shared;
    }
    return shared;
  }
}
