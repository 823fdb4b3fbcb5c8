package dev.limber.skelform.draw;

import dev.limber.skelform.Armatures;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.EditableParts;
import dev.limber.skelform.data.Texture;
import dev.limber.skelform.pose.ArmaturePose;
import java.util.ArrayList;
import java.util.List;

/** Armatures with something to see. */
final class Pictures {
  /**
   * 20 by 10 pixels at (10, 20) of an atlas of 100 by 200: the texture of the builder's visuals.
   */
  static final Texture TEX = new Texture("tex", 10, 20, 20, 10, 0);

  private Pictures() {}

  /** Gives an armature an atlas and a style "Default" with {@link #TEX}. */
  static EditableParts styled(Armatures armatures) {
    return new EditableParts(armatures.build()).atlas(100, 200).style("Default", TEX);
  }

  static ArmaturePose constructed(Armature armature) {
    ArmaturePose pose = armature.newPose();
    pose.construct();
    return pose;
  }

  static SpriteList sprites(ArmaturePose pose) {
    return pose.sprites(pose.armature().styles());
  }

  /** The bones of what is drawn, first drawn first. */
  static List<Integer> bones(SpriteList sprites) {
    List<Integer> bones = new ArrayList<>();
    for (int i = 0; i < sprites.size(); i++) {
      bones.add(sprites.bone(i));
    }
    return bones;
  }
}
