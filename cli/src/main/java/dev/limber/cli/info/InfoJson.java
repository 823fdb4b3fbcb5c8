package dev.limber.cli.info;

import dev.limber.character.CharacterFile;
import dev.limber.character.Skel2dCharacter;
import dev.limber.character.SkelFormCharacter;
import dev.limber.core.json.DiagnosticJson;
import dev.limber.core.json.JsonWriter;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.core.puppet.PuppetMark;

/** What {@code limber info --json} prints; the module's README documents the keys. */
final class InfoJson {
  private InfoJson() {}

  /** Writes the marks of an animation, of either format. */
  static void marks(JsonWriter json, PuppetAnimation animation) {
    json.name("marks").beginArray();
    for (PuppetMark mark : animation.marks()) {
      json.beginObject().name("name").value(mark.name()).name("seconds").value(mark.seconds());
      json.name("number").value(mark.number()).name("text").value(mark.text()).endObject();
    }
    json.endArray();
  }

  /** Returns one line, without its end. */
  static String of(String name, CharacterFile file) {
    StringBuilder text = new StringBuilder();
    JsonWriter json = new JsonWriter(text);
    json.beginObject().name("file").value(name).name("format");
    if (file instanceof SkelFormCharacter skelForm) {
      json.value("skelform");
      new ArmatureInfoJson(json).write(skelForm.file());
    } else {
      json.value("skel2d");
      new SkeletonInfoJson(((Skel2dCharacter) file).skeleton(), json).write();
    }
    DiagnosticJson.write(json.name("diagnostics"), file.diagnostics());
    json.endObject();
    return text.toString();
  }
}
