package dev.limber.skel2d.data;

import java.util.List;

/**
 * The rules that every skeleton keeps, so that nothing behind it has to check: in the browser an
 * index out of range does not even throw.
 *
 * <p>The reader repairs or reports what a source gets wrong; here a broken rule is a mistake in
 * code.
 */
final class SkeletonRules {
  private static final int PROPERTIES = Property.values().length;

  private final Skeleton skeleton;
  private final int bones;
  private final int slots;

  /** For each property of each bone and slot, which animation had a timeline of it last, from 1. */
  private final int[] animatedBy;

  private SkeletonRules(Skeleton skeleton) {
    this.skeleton = skeleton;
    this.bones = skeleton.bones().size();
    this.slots = skeleton.slots().size();
    this.animatedBy = new int[PROPERTIES * (bones + slots)];
  }

  static void check(Skeleton skeleton) {
    SkeletonRules rules = new SkeletonRules(skeleton);
    rules.bones();
    rules.skins();
    rules.slots();
    for (int i = 0; i < skeleton.animations().size(); i++) {
      rules.animation(skeleton.animations().get(i), i + 1);
    }
  }

  private void bones() {
    for (int b = 0; b < bones; b++) {
      Bone bone = skeleton.bones().get(b);
      require(bone.parent() >= -1 && bone.parent() < b, "bone", b, "its parent must come first");
      double sum =
          finite(bone.x()) + finite(bone.y()) + finite(bone.rotation()) + finite(bone.length());
      sum += finite(bone.scaleX()) + finite(bone.scaleY());
      require(sum == 0 && bone.color().isFinite(), "bone", b, "its numbers must be finite");
      require(Math.abs(bone.rotation()) <= Math.PI, "bone", b, "its rotation must be normalised");
    }
  }

  private void slots() {
    List<Attachment> attachments = skeleton.defaultSkin().attachments();
    for (int s = 0; s < slots; s++) {
      Slot slot = skeleton.slots().get(s);
      index(slot.bone(), 0, bones, "slot", s, "bone");
      index(slot.attachment(), -1, attachments.size(), "slot", s, "attachment");
      require(
          slot.attachment() < 0 || attachments.get(slot.attachment()).slot() == s,
          "slot",
          s,
          "its attachment must name it");
      require(slot.color().isFinite(), "slot", s, "its colour must be finite");
    }
  }

  private void skins() {
    List<Skin> skins = skeleton.skins();
    require(
        !skins.isEmpty() && skins.get(0).name().equals(Skin.DEFAULT_NAME),
        "skin",
        0,
        "it must be the default one");
    require(skins.get(0).overrides().isEmpty(), "skin", 0, "it overrides nothing");
    List<Attachment> model = skins.get(0).attachments();
    for (int k = 0; k < skins.size(); k++) {
      Skin skin = skins.get(k);
      require(skin.attachments().size() == model.size(), "skin", k, "it must have all attachments");
      // Skins without lines of their own share one list, however many there are.
      boolean shared = k > 0 && skin.attachments() == model;
      for (int i = 0; i < model.size() && !shared; i++) {
        Attachment attachment = skin.attachments().get(i);
        index(attachment.slot(), 0, slots, "attachment", i, "slot");
        require(
            attachment.slot() == model.get(i).slot()
                && attachment.name().equals(model.get(i).name()),
            "skin",
            k,
            "its attachments must be those of the default skin");
        if (attachment != model.get(i) || k == 0) {
          AttachmentRules.check(attachment, i, bones);
        }
      }
      int last = -1;
      for (int override : skin.overrides()) {
        index(override, last + 1, model.size(), "skin", k, "override");
        last = override;
      }
    }
  }

  private void animation(Animation animation, int number) {
    String kind = "animation " + animation.name() + ", timeline";
    for (int i = 0; i < animation.timelines().size(); i++) {
      Timeline timeline = animation.timelines().get(i);
      index(
          timeline.index(),
          0,
          timeline.target() == Target.BONE ? bones : slots,
          kind,
          i,
          timeline.target().word());
      require(timeline.property().fits(timeline.target()), kind, i, "its target must have it");
      require(isFirst(timeline, number), kind, i, "its property must have no other");
      require(!timeline.keys().isEmpty(), kind, i, "it must have a key");
      double last = keys(timeline, kind, i);
      require(animation.duration() >= last, kind, i, "it must not end before a key");
    }
    require(finite(animation.duration()) == 0, kind, 0, "the duration must be finite");
  }

  /** Tells whether an animation has had no timeline of a property yet; what moves nothing may. */
  @SuppressWarnings("EnumOrdinal") // only to tell them apart, here and now
  private boolean isFirst(Timeline timeline, int animation) {
    int target = timeline.target() == Target.BONE ? timeline.index() : bones + timeline.index();
    int at = PROPERTIES * target + timeline.property().ordinal();
    boolean first = animatedBy[at] != animation || timeline.property() == Property.NOTHING;
    animatedBy[at] = animation;
    return first;
  }

  /** Checks the keys and returns the time of the last one. */
  private double keys(Timeline timeline, String kind, int i) {
    double last = 0;
    double sum = 0;
    boolean sorted = true;
    List<Key> keys = timeline.keys();
    for (int k = 0; k < keys.size(); k++) {
      Key key = keys.get(k);
      sorted &= key.time() >= last;
      last = key.time();
      sum += finite(key.value()) + finite(key.written()) + finite(last);
    }
    require(sorted, kind, i, "keys must be sorted, from time 0");
    require(sum == 0, kind, i, "its numbers must be finite");
    switch (timeline.property()) {
      case ROTATION -> {
        for (Key key : keys) {
          require(Math.abs(key.value()) <= Math.PI, kind, i, "its rotations must be normalised");
        }
      }
      case FLIP_X, FLIP_Y -> {
        for (Key key : keys) {
          require(key.value() == 0 || key.value() == 1, kind, i, "its flips must be 0 or 1");
        }
      }
      case ATTACHMENT -> {
        for (Key key : keys) {
          attachment(timeline.index(), key.value(), kind, i);
        }
      }
      default -> {}
    }
    return last;
  }

  private void attachment(int slot, double value, String kind, int i) {
    List<Attachment> attachments = skeleton.defaultSkin().attachments();
    int attachment = (int) value;
    index(attachment, -1, attachments.size(), kind, i, "attachment");
    require(
        attachment == value && (attachment < 0 || attachments.get(attachment).slot() == slot),
        kind,
        i,
        "its attachments must be those of its slot");
  }

  /** Returns 0 for a finite number and NaN otherwise, so that sums can be tested once. */
  static double finite(double number) {
    return number * 0;
  }

  static void index(int index, int from, int to, String kind, int at, String what) {
    if (index < from || index >= to) {
      throw new IllegalArgumentException(
          kind + " " + at + ": " + what + " " + index + " is not in " + from + ".." + (to - 1));
    }
  }

  static void require(boolean rule, String kind, int at, String message) {
    if (!rule) {
      throw new IllegalArgumentException(kind + " " + at + ": " + message);
    }
  }
}
