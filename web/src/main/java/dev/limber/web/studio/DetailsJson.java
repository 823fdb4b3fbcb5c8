package dev.limber.web.studio;

import dev.limber.core.color.Rgba;
import dev.limber.core.json.JsonWriter;
import dev.limber.core.puppet.Puppet;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.pose.SkeletonPose;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.Physics;
import dev.limber.skelform.data.Style;
import dev.limber.skelform.data.Visual;
import dev.limber.skelform.pose.ArmaturePose;

/** Writes what tools show of a character and no player needs. */
final class DetailsJson {
  private DetailsJson() {}

  static String of(Puppet puppet) {
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginObject().name("colors").beginArray();
    for (int i = 0; i < puppet.boneCount(); i++) {
      color(json, puppet.bone(i).color());
    }
    json.endArray();
    if (puppet instanceof ArmaturePose pose) {
      armature(json, pose.armature());
    }
    json.endObject();
    return out.toString();
  }

  private static void armature(JsonWriter json, Armature armature) {
    json.name("generation").value(armature.generation().label());
    json.name("families").beginArray();
    for (IkFamily family : armature.families()) {
      json.beginObject().name("mode").value(family.mode().specName());
      json.name("constraint").value(family.constraint().specName());
      json.name("mimicTarget").value(family.mimicTarget());
      json.name("target").value(family.target()).name("bones").beginArray();
      for (int bone : family.bones()) {
        json.value(bone);
      }
      json.endArray().endObject();
    }
    json.endArray().name("physics").beginArray();
    for (Physics physics : armature.physics()) {
      json.value(physics.bone());
    }
    json.endArray().name("meshes").beginArray();
    for (Visual visual : armature.visuals()) {
      if (visual.mesh() != null) {
        json.value(visual.bone());
      }
    }
    json.endArray().name("styles").beginArray();
    for (Style style : armature.styles()) {
      json.beginObject().name("name").value(style.name());
      json.name("textures").value(style.textures().size()).endObject();
    }
    json.endArray();
  }

  static String attachments(Puppet puppet, int slot) {
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginArray();
    if (puppet instanceof SkeletonPose pose) {
      for (Attachment attachment : pose.skeleton().defaultSkin().attachments()) {
        if (attachment.slot() == slot) {
          json.value(attachment.name());
        }
      }
    }
    json.endArray();
    return out.toString();
  }

  static void color(JsonWriter json, Rgba color) {
    json.beginArray().value(color.r()).value(color.g()).value(color.b()).value(color.a());
    json.endArray();
  }
}
