package dev.limber.cli.info;

import dev.limber.core.color.Rgba;
import dev.limber.core.json.JsonWriter;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;

/** What {@code limber info --json} prints about a Skel2D source. */
final class SkeletonInfoJson {
  private final Skeleton skeleton;
  private final JsonWriter json;

  SkeletonInfoJson(Skeleton skeleton, JsonWriter json) {
    this.skeleton = skeleton;
    this.json = json;
  }

  void write() {
    bones();
    slots();
    skins();
    animations();
  }

  /** Returns how many keys all timelines have. */
  static long keys(Animation animation) {
    return animation.timelines().stream().mapToLong(timeline -> timeline.keys().size()).sum();
  }

  private void bones() {
    json.name("bones").beginArray();
    for (Bone bone : skeleton.bones()) {
      json.beginObject();
      json.name("name").value(bone.name());
      json.name("parent").value(bone.parent());
      json.name("declared").value(bone.declared());
      json.name("length").value(bone.length());
      json.name("pos").numbers(bone.x(), bone.y());
      json.name("rot").value(bone.rotation());
      json.name("scale").numbers(bone.scaleX(), bone.scaleY());
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
      Rgba color = slot.color();
      json.name("color").numbers(color.r(), color.g(), color.b(), color.a());
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
      json.name("overrides").numbers(skin.overrides().stream().mapToDouble(i -> i).toArray());
      json.endObject();
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
      json.name("keys").value(keys(animation));
      InfoJson.marks(json, animation);
      json.endObject();
    }
    json.endArray();
  }
}
