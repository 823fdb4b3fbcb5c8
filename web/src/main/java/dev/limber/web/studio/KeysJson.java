package dev.limber.web.studio;

import dev.limber.core.json.JsonWriter;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Target;
import dev.limber.skel2d.language.keys.KeyChange;
import dev.limber.skel2d.language.keys.KeyPlace;
import dev.limber.skel2d.language.keys.KeyTrack;
import dev.limber.skel2d.language.keys.KeyValue;
import dev.limber.skel2d.language.keys.LoopBlock;
import dev.limber.skel2d.language.keys.MirroredKeys;
import dev.limber.skel2d.language.keys.TrackKey;
import java.util.List;

/** Writes the keys of animations as JSON. */
final class KeysJson {
  private KeysJson() {}

  static String tracks(List<KeyTrack> tracks) {
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginArray();
    for (KeyTrack track : tracks) {
      json.beginObject().name("slot").value(track.target() == Target.SLOT);
      json.name("name").value(track.name()).name("letter").value(String.valueOf(track.letter()));
      json.name("complete").value(track.complete()).name("keys").beginArray();
      for (TrackKey key : track.keys()) {
        json.beginObject().name("frame").value(key.frame()).name("value").value(key.value());
        json.name("easing").value(key.easing().word()).name("from").value(key.from());
        json.name("to").value(key.to()).name("shares").value(key.shares()).endObject();
      }
      json.endArray().name("loops").beginArray();
      for (LoopBlock loop : track.loops()) {
        json.beginObject().name("fromFrame").value(loop.fromFrame());
        json.name("toFrame").value(loop.toFrame()).name("runs").value(loop.runs());
        json.name("depth").value(loop.depth()).name("from").value(loop.from());
        json.name("to").value(loop.to()).endObject();
      }
      json.endArray().endObject();
    }
    json.endArray();
    return out.toString();
  }

  static String mirrored(MirroredKeys mirrored) {
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginObject().name("keys").beginArray();
    for (KeyValue key : mirrored.keys()) {
      KeyPlace place = key.place();
      json.beginObject().name("slot").value(place.target() == Target.SLOT);
      json.name("name").value(place.name()).name("letter").value(String.valueOf(place.letter()));
      json.name("frame").value(place.frame()).name("value").value(key.value());
      Easing easing = key.easing();
      json.name("easing").value(easing == null ? "" : easing.word()).endObject();
    }
    json.endArray().name("alone").beginArray();
    for (String name : mirrored.alone()) {
      json.value(name);
    }
    json.endArray().endObject();
    return out.toString();
  }

  static String change(KeyChange change) {
    String edits = LanguageJson.change(change.change());
    String open = edits.substring(0, edits.length() - 1);
    return open
        + ",\"keys\":"
        + change.keys()
        + ",\"shared\":"
        + change.shared()
        + ",\"needsUnrolling\":"
        + change.needsUnrolling()
        + "}";
  }
}
