package dev.limber.web;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.json.JsonWriter;
import dev.limber.core.puppet.Chain;
import dev.limber.core.puppet.Joint;
import dev.limber.core.puppet.Motion;
import dev.limber.core.puppet.Puppet;
import java.util.List;

/** Writes what a character has: one string, which JavaScript parses faster than it would ask. */
final class CharacterJson {
  private CharacterJson() {}

  static String of(
      String kind,
      String version,
      Puppet puppet,
      List<String> images,
      List<Diagnostic> diagnostics) {
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginObject();
    json.name("kind").value(kind).name("version").value(version);
    DiagnosticJson.write(json.name("diagnostics"), diagnostics);
    motions(json.name("motions"), puppet);
    names(json.name("looks"), puppet.looks());
    names(json.name("wearing"), puppet.wearing());
    bones(json.name("bones"), puppet);
    chains(json.name("chains"), puppet);
    parts(json.name("parts"), puppet);
    names(json.name("images"), images);
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

  private static void motions(JsonWriter json, Puppet puppet) {
    json.beginArray();
    for (Motion motion : puppet.motions()) {
      json.beginObject().name("name").value(motion.name());
      json.name("duration").value(motion.duration());
      json.name("fps").value(motion.framesPerSecond()).endObject();
    }
    json.endArray();
  }

  private static void bones(JsonWriter json, Puppet puppet) {
    json.beginArray();
    for (int i = 0; i < puppet.boneCount(); i++) {
      Joint bone = puppet.bone(i);
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
