package dev.limber.skelform.write;

import static dev.limber.skelform.write.ArmatureWriter.pair;

import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.IkFamily;
import dev.limber.skelform.data.Style;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The {@code editor.json} of a new file: nothing is folded or locked; active styles and which
 * chains are switched off is as the armature says.
 */
final class EditorJson {
  private static final List<String> BONE_FLAGS =
      List.of("folded", "ik_folded", "meshdef_folded", "effects_folded", "locked");

  private final Armature armature;
  private double cameraX;
  private double cameraY;

  /** The editor's own start. */
  private double cameraHeight = 2000;

  EditorJson(Armature armature) {
    this.armature = armature;
  }

  void camera(double x, double y, double height) {
    cameraX = x;
    cameraY = y;
    cameraHeight = height;
  }

  byte[] bytes() {
    StringBuilder text = new StringBuilder();
    JsonWriter json = new JsonWriter(text);
    json.beginObject().name("camera").beginObject();
    pair(json, "pos", cameraX, cameraY);
    json.name("zoom").value(cameraHeight).endObject();
    json.name("bones").beginArray();
    Set<Integer> switchedOff = switchedOff();
    for (int i = 0; i < armature.bones().size(); i++) {
      bone(json, switchedOff.contains(i));
    }
    json.endArray().name("styles").beginArray();
    for (Style style : armature.styles()) {
      json.beginObject().name("active").value(armature.defaultStyles().contains(style)).endObject();
    }
    json.endArray().endObject();
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** A chain is switched off by its first bone. */
  private Set<Integer> switchedOff() {
    Set<Integer> bones = new HashSet<>();
    for (IkFamily family : armature.families()) {
      if (family.disabled() && !family.bones().isEmpty()) {
        bones.add(family.bones().get(0));
      }
    }
    return bones;
  }

  private static void bone(JsonWriter json, boolean ikDisabled) {
    json.beginObject();
    json.name("ik_disabled").value(ikDisabled);
    for (String flag : BONE_FLAGS) {
      json.name(flag).value(false);
    }
    json.name("blacklist").beginArray().endArray();
    json.name("group_color").beginObject();
    json.name("r").value(0).name("g").value(0).name("b").value(0).name("a").value(0);
    json.endObject().endObject();
  }
}
