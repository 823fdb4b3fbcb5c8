package dev.limber.web;

import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Bone;
import java.util.ArrayList;
import java.util.List;

/** Makes an armature without physics, for looking at the rest of it. */
final class StiffArmature {
  private StiffArmature() {}

  static Armature of(Armature armature) {
    Armature.Parts parts = armature.parts();
    List<Bone> bones = new ArrayList<>();
    for (Bone bone : parts.bones()) {
      bones.add(stiff(bone));
    }
    return new Armature(
        new Armature.Parts(
            parts.version(),
            parts.generation(),
            parts.ruleset(),
            parts.bakedIk(),
            parts.imageFormat(),
            bones,
            parts.visuals(),
            parts.families(),
            List.of(),
            parts.animations(),
            parts.styles(),
            parts.atlases()));
  }

  private static Bone stiff(Bone bone) {
    return new Bone(
        bone.name(),
        bone.parent(),
        bone.start(),
        bone.initial(),
        bone.hidden(),
        bone.initialHidden(),
        bone.family(),
        bone.visual(),
        -1);
  }
}
