package dev.limber.skel2d.language;

import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Bone;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skel2d.data.Slot;
import dev.limber.skel2d.data.Timeline;
import java.util.ArrayList;
import java.util.List;

/** Prints a skeleton with numbers in place of names, so that two can be compared without them. */
final class RenameOracle {
  private RenameOracle() {}

  static String withoutNames(Skeleton skeleton) {
    StringBuilder out = new StringBuilder();
    for (Bone bone : skeleton.bones()) {
      out.append(bone.toString().replace("name=" + bone.name() + ",", "")).append('\n');
    }
    for (Slot slot : skeleton.slots()) {
      out.append(slot.toString().replace("name=" + slot.name() + ",", "")).append('\n');
    }
    for (Skin skin : skeleton.skins()) {
      out.append(skin.overrides()).append('\n');
      for (Attachment attachment : skin.attachments()) {
        String name = "[name=" + attachment.name() + ",";
        out.append(attachment.toString().replace(name, "[")).append('\n');
      }
    }
    for (Animation animation : skeleton.animations()) {
      out.append(animation.duration()).append(animation.header()).append('\n');
      for (Timeline timeline : animation.timelines()) {
        out.append(timeline.target()).append(timeline.index()).append(timeline.property());
        for (Key key : timeline.keys()) {
          out.append(' ').append(key.time()).append('=').append(key.value()).append(key.easing());
          // A name that means nothing must stay as it is.
          out.append(key.value() < 0 && key.name() != null ? key.name() : "");
        }
        out.append('\n');
      }
    }
    return out.toString();
  }

  /** Returns all names. */
  static List<String> names(Skeleton skeleton) {
    List<String> names = new ArrayList<>();
    skeleton.bones().forEach(bone -> names.add("bone " + bone.name()));
    skeleton.slots().forEach(slot -> names.add("slot " + slot.name()));
    skeleton
        .defaultSkin()
        .attachments()
        .forEach(attachment -> names.add("attachment " + skeleton.fullName(attachment)));
    skeleton.skins().forEach(skin -> names.add("skin " + skin.name()));
    skeleton.animations().forEach(animation -> names.add("animation " + animation.name()));
    return names;
  }
}
