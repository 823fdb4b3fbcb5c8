package dev.limber.web.studio;

import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import java.util.ArrayList;
import java.util.List;

/** Takes the physics out of an armature, for tools that switch it off. */
final class Still {
  private Still() {}

  /** Returns the same armature without physics; itself if it has none. */
  static Armature of(Armature armature) {
    if (armature.physics().isEmpty()) {
      return armature;
    }
    List<Bone> bones = new ArrayList<>();
    for (Bone bone : armature.bones()) {
      bones.add(
          new Bone(
              bone.name(),
              bone.parent(),
              bone.start(),
              bone.initial(),
              bone.hidden(),
              bone.initialHidden(),
              bone.family(),
              bone.visual(),
              -1));
    }
    return new Armature(
        new Armature.Parts(
            armature.version(),
            armature.generation(),
            armature.playback(),
            armature.bakedIk(),
            armature.imageFormat(),
            bones,
            armature.visuals(),
            armature.families(),
            List.of(),
            armature.animations(),
            armature.styles(),
            armature.atlases()));
  }
}
