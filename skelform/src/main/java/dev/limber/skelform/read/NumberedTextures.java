package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Before 0.2 bones and keyframes say which texture they show by its number, in one list or in
 * numbered sets. Here all textures go into one style, and the numbers become names.
 */
final class NumberedTextures {
  private final JsonObject root;
  private final Diagnostics diagnostics;
  private final Map<String, Integer> copies = new TreeMap<>();
  private final Map<Integer, Integer> setOfBone = new TreeMap<>();

  /** Stands for the list that is in no set; no file can hold this number. */
  private static final int NO_SET = Integer.MIN_VALUE;

  /** The new names by set and number; a place without a texture has an empty name. */
  private final List<List<String>> sets = new ArrayList<>();

  /** The new names of the list that is in no set. */
  private List<String> plain = List.of();

  NumberedTextures(JsonObject root, Diagnostics diagnostics) {
    this.root = root;
    this.diagnostics = diagnostics;
  }

  void apply() {
    JsonArray textures = new JsonArray(root);
    JsonValue ownList = root.remove("textures");
    if (ownList instanceof JsonArray list) {
      plain = namesOf(list, textures);
    }
    JsonValue setList = root.remove("texture_sets");
    if (setList instanceof JsonArray list) {
      for (JsonValue set : list) {
        JsonValue inner = set instanceof JsonObject object ? object.get("textures") : null;
        sets.add(namesOf(inner instanceof JsonArray array ? array : new JsonArray(set), textures));
      }
    } else {
      sets.add(plain);
    }
    if (textures.size() > 0) {
      addStyle(textures, ownList == null ? root : ownList);
    }
    nameOnBones();
    nameInKeyframes();
  }

  private List<String> namesOf(JsonArray set, JsonArray textures) {
    List<String> setNames = new ArrayList<>();
    for (JsonValue value : set) {
      String unique = "";
      if (value instanceof JsonObject texture) {
        UpgradeBefore02.stripName(texture);
        unique = unique(JsonTree.text(texture, "name"));
        JsonTree.putText(texture, "name", unique);
        textures.add(texture);
      }
      setNames.add(unique);
    }
    return setNames;
  }

  /** Numbers the second and later textures of one name: a name is all that later files have. */
  private String unique(String name) {
    String base = name.isEmpty() ? "texture" : name;
    String candidate = base;
    while (copies.containsKey(candidate)) {
      int copy = copies.getOrDefault(base, 1) + 1;
      copies.put(base, copy);
      candidate = base + ' ' + copy;
    }
    copies.put(candidate, 1);
    return candidate;
  }

  private void addStyle(JsonArray textures, JsonValue origin) {
    JsonObject style = new JsonObject(origin).put("textures", textures);
    JsonTree.putNumber(style, "id", 0);
    JsonTree.putText(style, "name", "Default");
    root.put("styles", new JsonArray(origin).add(style));
  }

  private void nameOnBones() {
    // A bone without the number of a set means the plain list; without that one, the first set.
    int ifAbsent = plain.isEmpty() ? 0 : NO_SET;
    List<JsonObject> bones = JsonTree.objects(root, "bones");
    for (int i = 0; i < bones.size(); i++) {
      JsonObject bone = bones.get(i);
      int set = JsonTree.integer(bone, "tex_set_idx", ifAbsent);
      setOfBone.putIfAbsent(JsonTree.integer(bone, "id", i), set);
      JsonValue number = bone.get("tex_idx");
      if (number != null) {
        bone.put("tex", number);
        JsonTree.putText(bone, "tex", nameOf(set, number));
      }
    }
  }

  private void nameInKeyframes() {
    for (JsonObject keyframe : JsonTree.keyframes(root)) {
      if (JsonTree.text(keyframe, "element").equals("Texture")) {
        // A keyframe without a value means 0, the first texture.
        JsonValue value = JsonTree.has(keyframe, "value") ? keyframe.get("value") : null;
        JsonValue number = value == null ? new JsonNumber(0, keyframe) : value;
        int set = setOfBone.getOrDefault(JsonTree.integer(keyframe, "bone_id", 0), 0);
        keyframe.put("value_str", number);
        JsonTree.putText(keyframe, "value_str", nameOf(set, number));
      }
    }
  }

  private String nameOf(int set, JsonValue number) {
    int index = number instanceof JsonNumber whole ? whole.toInt(-2) : -2;
    if (index == -1 || set == -1) {
      return "";
    }
    boolean inSet = set >= 0 && set < sets.size();
    List<String> names = set == NO_SET ? plain : inSet ? sets.get(set) : List.of();
    if (index >= 0 && index < names.size()) {
      return names.get(index);
    }
    diagnostics.warning(
        "skf-bad-texture", number.place(), "there is no texture with this number", "");
    return "";
  }
}
