package dev.limber.web;

import dev.limber.character.CharacterFile;
import dev.limber.core.json.DiagnosticJson;
import dev.limber.core.json.JsonWriter;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Chain;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetMark;
import java.util.List;

/** Writes what a character has: one string, which JavaScript parses faster than it would ask. */
final class CharacterJson {
  private CharacterJson() {}

  static String of(CharacterFile file) {
    Puppet puppet = file.newPose();
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginObject();
    json.name("kind").value(file.format().word()).name("version").value(file.version());
    DiagnosticJson.write(json.name("diagnostics"), file.diagnostics());
    animations(json.name("animations"), puppet);
    names(json.name("skins"), puppet.skinNames());
    names(json.name("defaultSkins"), puppet.skins());
    bones(json.name("bones"), puppet);
    chains(json.name("chains"), puppet);
    parts(json.name("parts"), puppet);
    names(json.name("images"), file.imageNames());
    json.name("physics").value(puppet.hasPhysics()).endObject();
    return out.toString();
  }

  static void names(JsonWriter json, List<String> names) {
    json.beginArray();
    for (String name : names) {
      json.value(name);
    }
    json.endArray();
  }

  private static void animations(JsonWriter json, Puppet puppet) {
    json.beginArray();
    for (PuppetAnimation animation : puppet.animations()) {
      json.beginObject().name("name").value(animation.name());
      json.name("duration").value(animation.duration());
      json.name("fps").value(animation.framesPerSecond()).name("marks").beginArray();
      for (PuppetMark mark : animation.marks()) {
        json.beginObject().name("name").value(mark.name()).name("seconds").value(mark.seconds());
        json.name("number").value(mark.number()).name("text").value(mark.text()).endObject();
      }
      json.endArray().endObject();
    }
    json.endArray();
  }

  private static void bones(JsonWriter json, Puppet puppet) {
    json.beginArray();
    for (int i = 0; i < puppet.boneCount(); i++) {
      BoneHandle bone = puppet.bone(i);
      json.beginObject().name("name").value(bone.name()).name("parent").value(bone.parent());
      json.name("length").value(bone.length()).endObject();
    }
    json.endArray();
  }

  private static void chains(JsonWriter json, Puppet puppet) {
    json.beginArray();
    for (Chain chain : puppet.chains()) {
      json.beginObject().name("bones").beginArray();
      for (int bone : chain.bones()) {
        json.value(bone);
      }
      json.endArray().name("target").value(chain.target()).endObject();
    }
    json.endArray();
  }

  private static void parts(JsonWriter json, Puppet puppet) {
    json.beginArray();
    for (int i = 0; i < puppet.partCount(); i++) {
      json.beginObject().name("name").value(puppet.partName(i));
      json.name("bone").value(puppet.partBone(i)).endObject();
    }
    json.endArray();
  }
}
