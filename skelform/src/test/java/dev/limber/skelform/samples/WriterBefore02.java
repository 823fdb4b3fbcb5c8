package dev.limber.skelform.samples;

import dev.limber.skelform.data.Element;
import dev.limber.skelform.samples.SampleRig.Bone;
import dev.limber.skelform.samples.SampleRig.Keyed;
import java.util.ArrayList;
import java.util.List;

/**
 * Before 0.2: keyframes hold offsets, textures are numbered, draw orders are fractions, names end
 * in a NUL character, and ids have gaps where bones were deleted.
 */
final class WriterBefore02 extends GenerationWriter {
  private final List<LanternArt.Placed> textures = new ArrayList<>();

  WriterBefore02(LanternArt art) {
    super(Lantern.withoutIk().withPictureBones(), art);
    for (LanternArt.Placed texture : art.textures()) {
      if (texture.style().equals(LanternArt.DEFAULT)) {
        textures.add(texture);
      }
    }
  }

  @Override
  void root() {
    pair("texture_size", LanternArt.SIZE, LanternArt.SIZE);
    object(
        "armature",
        () -> {
          bones();
          animations();
          array(
              "textures",
              () -> {
                for (LanternArt.Placed texture : textures) {
                  object(
                      () -> {
                        pair("offset", texture.x(), texture.y());
                        pair("size", texture.width(), texture.height());
                        text("name", texture.name() + '\0');
                      });
                }
              });
        });
  }

  @Override
  int id(String bone) {
    int index = rig.index(bone);
    return index < 6 ? index : index + 3;
  }

  @Override
  void bone(int index) {
    Bone bone = rig.bones().get(index);
    number("id", id(bone.name()));
    // Editors of that time left the mark on names that someone had typed.
    text("name", bone.name().endsWith("Texture") ? bone.name() : bone.name() + '\0');
    number("parent_id", parentId(bone));
    number("tex_idx", bone.picture() == null ? -1 : number(bone.picture().texture()));
    number("rot", bone.rotation());
    pair("scale", bone.scale(), bone.scale());
    pair("pos", bone.x(), bone.y());
    pair("pivot", 0.5, 0.5);
    number("zindex", bone.picture() == null ? 0 : bone.picture().z() + 0.5);
    if (bone.hidden()) {
      flag("hidden", true);
    }
  }

  private int number(String texture) {
    for (int i = 0; i < textures.size(); i++) {
      if (textures.get(i).name().equals(texture)) {
        return i;
      }
    }
    return -1; // A piece of an outfit.
  }

  @Override
  boolean animates(Element element) {
    return element.compareTo(Element.SCALE_Y) <= 0;
  }

  @Override
  void key(Keyed key, int next) {
    number("element_id", NUMBERED.indexOf(key.element().specName()));
    text("element", key.element().specName());
    Bone bone = rig.bones().get(rig.index(key.bone()));
    double offset =
        switch (key.element()) {
          case POSITION_X -> key.value() - bone.x();
          case POSITION_Y -> key.value() - bone.y();
          case ROTATION -> key.value() - bone.rotation();
          default -> key.value() / bone.scale();
        };
    number("value", Math.rint(offset * 1e9) / 1e9);
    text("transition", key.ease().transition());
  }
}
