package dev.limber.skelform.upgrade;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.math.Lists;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.data.Easing;
import dev.limber.skelform.data.Keyframe;
import dev.limber.skelform.data.Ruleset;
import dev.limber.skelform.write.HandlePreset;
import dev.limber.skelform.write.SkfVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Says an armature in the words of another version, and what gets lost on the way. */
final class Translation {
  /** Smooth frames by which the difference in smoothing is measured. */
  private static final int SMOOTH_FRAMES = 10;

  private final Armature before;
  private final SkfVersion to;
  private final Ruleset ruleset;
  private final Diagnostics diagnostics;

  private Translation(Armature before, SkfVersion to, Diagnostics diagnostics) {
    this.before = before;
    this.to = to;
    this.ruleset = to.generation().ruleset();
    this.diagnostics = diagnostics;
  }

  /**
   * Returns an armature that plays by the rules of a version as another does by its own.
   *
   * @param entryNames gives the entry of an atlas its name in the new file
   * @param diagnostics collects what will differ
   */
  static Armature of(
      Armature before, SkfVersion to, UnaryOperator<String> entryNames, Diagnostics diagnostics) {
    Translation translation = new Translation(before, to, diagnostics);
    Armature after = translation.armature(entryNames);
    translation.sayWhatDiffers(after);
    return after;
  }

  /** Returns whether rotations in mirrored parents mean something else by the new rules. */
  private boolean turnsDiffer() {
    boolean before08 = before.ruleset() != Ruleset.MIRRORED_TURNS;
    return before08 != (ruleset != Ruleset.MIRRORED_TURNS) && MirroredTurns.matterTo(before);
  }

  private Armature armature(UnaryOperator<String> entryNames) {
    List<Bone> bones = before.bones();
    List<Animation> animations = before.animations();
    if (turnsDiffer()) {
      MirroredTurns turns = new MirroredTurns(before);
      bones = turns.bones();
      animations = Lists.map(animations, turns::animation);
    }
    return new Armature(
        new Armature.Parts(
            to.written(),
            to.generation(),
            ruleset,
            before.bakedIk(),
            before.imageFormat(),
            bones,
            before.visuals(),
            before.families(),
            before.physics(),
            Lists.map(animations, this::animation),
            before.styles(),
            Lists.map(
                before.atlases(),
                a -> new Atlas(entryNames.apply(a.filename()), a.width(), a.height()))));
  }

  private Animation animation(Animation animation) {
    List<Keyframe> keys = new ArrayList<>();
    for (Keyframe k : animation.keyframes()) {
      Easing handles = HandlePreset.handles(k.easing());
      keys.add(new Keyframe(k.frame(), k.bone(), k.element(), k.value(), k.text(), handles));
    }
    return new Animation(
            animation.name(),
            animation.id(),
            animation.fps(),
            keys,
            animation.lastFrame(),
            animation.loopFrames(),
            animation.marks())
        .loopingBy(ruleset);
  }

  private void sayWhatDiffers(Armature after) {
    List<String> reasons = new ArrayList<>();
    if (hasSines()) {
      reasons.add("sine transitions become the nearest handles");
    }
    if (turnsDiffer()) {
      reasons.add("what physics mirrors, or long animations in the middle, turns otherwise");
    }
    if (!reasons.isEmpty()) {
      PoseDifference difference = PoseDifference.between(before, after, 0);
      if (difference.isAny()) {
        String message = String.join("; ", reasons) + ": off by " + difference.words();
        diagnostics.warning("upgrade-pose", Place.FILE, message, "");
      }
    }
    if (!before.ruleset().catchesUp()) {
      PoseDifference difference = PoseDifference.between(before, after, SMOOTH_FRAMES);
      if (difference.isAny()) {
        diagnostics.note(
            "upgrade-smoothing",
            Place.FILE,
            "differs if it is played with smoothing, whose curve is another one in "
                + to.label()
                + ": with "
                + SMOOTH_FRAMES
                + " smooth frames by "
                + difference.words(),
            "");
      }
    }
    sayWhatLoopsLater(after);
  }

  private boolean hasSines() {
    for (Animation animation : before.animations()) {
      for (Keyframe key : animation.keyframes()) {
        Easing.Kind kind = key.easing().kind();
        if (kind == Easing.Kind.SINE_IN || kind == Easing.Kind.SINE_OUT) {
          return true;
        }
      }
    }
    return false;
  }

  private void sayWhatLoopsLater(Armature after) {
    int count = 0;
    String first = "";
    for (int i = 0; i < before.animations().size(); i++) {
      Animation old = before.animations().get(i);
      int frames = after.animations().get(i).loopFrames();
      if (frames != old.loopFrames()) {
        if (count == 0) {
          first =
              '"' + old.name() + "\" loops in " + frames + " frames instead of " + old.loopFrames();
        }
        count++;
      }
    }
    if (count > 0) {
      String more = count == 1 ? "" : ", and " + (count - 1) + " more do so a frame later";
      diagnostics.warning("upgrade-loop", Place.FILE, first + more, "");
    }
  }
}
