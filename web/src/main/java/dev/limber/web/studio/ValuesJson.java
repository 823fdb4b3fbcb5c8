package dev.limber.web.studio;

import dev.limber.core.json.JsonWriter;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.pose.PosedSlot;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.data.Bone;
import dev.limber.skelform.pose.ArmaturePose;
import dev.limber.skelform.pose.PosedBone;
import dev.limber.skelform.pose.PosedFamily;
import dev.limber.skelform.pose.PosedVisual;

/** Writes what a bone is and shows in the present pose. */
final class ValuesJson {
  private ValuesJson() {}

  static String of(Puppet puppet, int index) {
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginObject();
    if (puppet instanceof ArmaturePose pose) {
      armature(json, pose, pose.bone(index));
    } else if (puppet instanceof SkeletonPose pose) {
      skeleton(json, pose, pose.bone(index));
    }
    json.endObject();
    return out.toString();
  }

  private static void armature(JsonWriter json, ArmaturePose pose, PosedBone joint) {
    Bone bone = joint.bone();
    json.name("hidden").value(joint.hidden()).name("visible").value(joint.visible());
    if (bone.visual() >= 0) {
      PosedVisual visual = pose.visual(bone.visual());
      json.name("texture").value(visual.texture()).name("zindex").value(visual.zindex());
      json.name("tint").beginArray();
      for (int part = 0; part < 4; part++) {
        json.value(visual.tint(part));
      }
      json.endArray().name("vertices").value(visual.vertexCount());
    }
    if (bone.family() >= 0) {
      PosedFamily family = pose.family(bone.family());
      json.name("family").beginObject().name("index").value(bone.family());
      json.name("mode").value(family.mode().specName());
      json.name("constraint").value(family.constraint().specName());
      json.name("mimicTarget").value(family.mimicTarget()).endObject();
    }
  }

  private static void skeleton(JsonWriter json, SkeletonPose pose, BoneHandle joint) {
    Skeleton skeleton = pose.skeleton();
    json.name("slots").beginArray();
    for (int i = 0; i < pose.partCount(); i++) {
      if (pose.partBone(i) == joint.index()) {
        PosedSlot slot = pose.slot(i);
        json.beginObject().name("index").value(i).name("name").value(pose.partName(i));
        int shown = slot.attachment();
        json.name("attachment");
        if (shown < 0) {
          json.nullValue();
        } else {
          json.value(skeleton.defaultSkin().attachments().get(shown).name());
        }
        json.name("color").beginArray();
        for (int part = 0; part < 4; part++) {
          json.value(slot.color(part));
        }
        json.endArray().endObject();
      }
    }
    json.endArray();
  }
}
