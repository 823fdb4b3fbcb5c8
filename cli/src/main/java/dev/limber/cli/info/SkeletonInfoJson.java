package dev.limber.cli.info;

import dev.limber.character.Skel2dCharacter;
import dev.limber.cli.terminal.DiagnosticJson;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.json.JsonWriter;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;

/** What {@code limber info --json} prints about a Skel2D source; see the module's README. */
final class SkeletonInfoJson {
  private final Skeleton skeleton;
  private final JsonWriter json;

  private SkeletonInfoJson(Skeleton skeleton, JsonWriter json) {
    this.skeleton = skeleton;
    this.json = json;
  }

  /** Returns one line, without its end. */
  static String of(String name, Skel2dCharacter file) {
    StringBuilder text = new StringBuilder();
    JsonWriter json = new JsonWriter(text);
    json.beginObject().name("file").value(name).name("format").value("skel2d");
    SkeletonInfoJson info = new SkeletonInfoJson(file.skeleton(), json);
    info.bones();
    info.slots();
    info.skins();
    info.animations();
    json.name("diagnostics").beginArray();
    for (Diagnostic diagnostic : file.diagnostics()) {
      DiagnosticJson.write(diagnostic, json);
    }
    json.endArray().endObject();
    return text.toString();
  }

  private void bones() {
    json.name("bones").beginArray();
    for (Bone bone : skeleton.bones()) {
      json.beginObject();
      json.name("name").value(bone.name());
      json.name("parent").value(bone.parent());
      json.name("declared").value(bone.declared());
      json.name("length").value(bone.length());
      json.name("pos").beginArray().value(bone.x()).value(bone.y()).endArray();
      json.name("rot").value(bone.rotation());
      json.name("scale").beginArray().value(bone.scaleX()).value(bone.scaleY()).endArray();
      json.name("flip").beginArray().value(bone.flipX()).value(bone.flipY()).endArray();
      json.name("inherit_rotation").value(bone.inheritRotation());
      json.name("inherit_scale").value(bone.inheritScale());
      json.endObject();
    }
    json.endArray();
  }

  private void slots() {
    json.name("slots").beginArray();
    for (Slot slot : skeleton.slots()) {
      json.beginObject();
      json.name("name").value(slot.name());
      json.name("bone").value(slot.bone());
      json.name("color").beginArray();
      json.value(slot.color().r()).value(slot.color().g());
      json.value(slot.color().b()).value(slot.color().a()).endArray();
      json.name("attachment").value(slot.attachment());
      json.endObject();
    }
    json.endArray().name("attachments").beginArray();
    for (Attachment attachment : skeleton.defaultSkin().attachments()) {
      json.beginObject();
      json.name("name").value(skeleton.fullName(attachment));
      json.name("slot").value(attachment.slot());
      json.name("type").value(attachment.type());
      json.endObject();
    }
    json.endArray();
  }

  private void skins() {
    json.name("skins").beginArray();
    for (Skin skin : skeleton.skins()) {
      json.beginObject().name("name").value(skin.name());
      json.name("overrides").beginArray();
      for (int index : skin.overrides()) {
        json.value(index);
      }
      json.endArray().endObject();
    }
    json.endArray();
  }

  private void animations() {
    json.name("animations").beginArray();
    for (Animation animation : skeleton.animations()) {
      json.beginObject();
      json.name("name").value(animation.name());
      json.name("seconds").value(animation.duration());
      json.name("fps").value(animation.fps());
      json.name("timelines").value(animation.timelines().size());
      json.name("keys").value(AnimationWords.keys(animation));
      json.endObject();
    }
    json.endArray();
  }
}
