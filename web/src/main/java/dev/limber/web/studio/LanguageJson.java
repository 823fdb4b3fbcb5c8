package dev.limber.web.studio;

import dev.limber.core.json.DiagnosticJson;
import dev.limber.core.json.JsonWriter;
import dev.limber.skel2d.language.BonePose;
import dev.limber.skel2d.language.Change;
import dev.limber.skel2d.language.Completion;
import dev.limber.skel2d.language.Edit;
import dev.limber.skel2d.language.Hover;
import dev.limber.skel2d.language.MirroredPose;
import dev.limber.skel2d.language.NumberMark;
import dev.limber.skel2d.language.OutlineNode;
import dev.limber.skel2d.language.Part;
import dev.limber.skel2d.language.Problem;
import dev.limber.skel2d.language.ShapeHandle;
import dev.limber.skel2d.language.Span;
import dev.limber.skel2d.language.Symbol;
import dev.limber.skel2d.language.fixes.Fix;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Writes the answers of the language service as JSON; kinds in lower case with hyphens. */
final class LanguageJson {
  private LanguageJson() {}

  static String span(@Nullable Span span) {
    return one(span, LanguageJson::write);
  }

  static String spans(List<Span> spans) {
    return all(spans, LanguageJson::write);
  }

  static String symbol(@Nullable Symbol symbol) {
    return one(
        symbol,
        (json, s) -> {
          json.beginObject().name("kind").value(s.kind().word()).name("name").value(s.name());
          json.name("fullName").value(s.fullName()).endObject();
        });
  }

  static String problems(List<Problem> problems) {
    return all(
        problems,
        (json, problem) -> {
          range(json.beginObject(), problem.from(), problem.to());
          DiagnosticJson.fields(json, problem.diagnostic());
          json.name("fixes").beginArray();
          for (Fix fix : problem.fixes()) {
            json.beginObject().name("title").value(fix.title());
            edits(json, fix.change());
            json.endObject();
          }
          json.endArray().endObject();
        });
  }

  static String completion(Completion completion) {
    return one(
        completion,
        (json, c) -> {
          range(json.beginObject(), c.from(), c.to());
          json.name("items").beginArray();
          for (Completion.Item item : c.items()) {
            json.beginObject().name("label").value(item.label());
            json.name("kind").value(word(item.kind())).name("insert").value(item.insert());
            json.name("detail").value(item.detail());
            json.name("documentation").value(item.documentation()).endObject();
          }
          json.endArray().endObject();
        });
  }

  static String hover(@Nullable Hover hover) {
    return one(
        hover,
        (json, h) -> {
          range(json.beginObject(), h.from(), h.to());
          json.name("title").value(h.title());
          json.name("documentation").value(h.documentation()).endObject();
        });
  }

  static String change(Change change) {
    return one(
        change,
        (json, c) -> {
          json.beginObject().name("refusal").value(c.refusal());
          edits(json, c);
          json.endObject();
        });
  }

  private static void edits(JsonWriter json, Change change) {
    json.name("edits").beginArray();
    for (Edit edit : change.edits()) {
      range(json.beginObject(), edit.from(), edit.to());
      json.name("text").value(edit.text()).endObject();
    }
    json.endArray();
  }

  static String outline(List<OutlineNode> nodes) {
    return all(nodes, LanguageJson::write);
  }

  static String number(@Nullable NumberMark number) {
    return one(
        number,
        (json, n) -> {
          range(json.beginObject(), n.from(), n.to());
          json.name("value").value(n.value()).name("step").value(n.step());
          json.name("property").value(n.property());
          limit(json.name("min"), n.min());
          limit(json.name("max"), n.max());
          json.endObject();
        });
  }

  static String part(Part part) {
    return one(
        part,
        (json, p) -> {
          text(json.beginObject().name("bone"), p.bone());
          text(json.name("slot"), p.slot());
          text(json.name("attachment"), p.attachment());
          text(json.name("skin"), p.skin());
          text(json.name("animation"), p.animation());
          json.endObject();
        });
  }

  static String shapeHandles(List<ShapeHandle> handles) {
    return all(
        handles,
        (json, handle) -> {
          json.beginObject().name("kind").value(word(handle.kind()));
          json.name("x").value(handle.x()).name("y").value(handle.y());
          json.name("anchor").value(handle.anchor()).name("value").value(handle.value());
          json.endObject();
        });
  }

  static String mirrored(MirroredPose mirrored) {
    return one(
        mirrored,
        (json, m) -> {
          json.beginObject().name("pose").beginArray();
          for (BonePose one : m.pose()) {
            json.beginObject().name("bone").value(one.bone());
            value(json, "x", one.values().x());
            value(json, "y", one.values().y());
            value(json, "degrees", one.values().degrees());
            value(json, "scaleX", one.values().scaleX());
            value(json, "scaleY", one.values().scaleY());
            json.endObject();
          }
          json.endArray().name("alone").beginArray();
          for (String bone : m.alone()) {
            json.value(bone);
          }
          json.endArray().endObject();
        });
  }

  private static void value(JsonWriter json, String name, double value) {
    if (!Double.isNaN(value)) {
      json.name(name).value(value);
    }
  }

  static String reference() {
    return all(Vocabulary.words(), LanguageJson::write);
  }

  static String tokenKinds() {
    return all(List.of(TokenKind.values()), (json, kind) -> json.value(kind.word()));
  }

  private static void write(JsonWriter json, Span span) {
    range(json.beginObject(), span.from(), span.to());
    json.endObject();
  }

  private static void write(JsonWriter json, OutlineNode node) {
    json.beginObject().name("name").value(node.name()).name("kind").value(word(node.kind()));
    range(json, node.from(), node.to());
    json.name("nameFrom").value(node.nameFrom()).name("nameTo").value(node.nameTo());
    json.name("children").beginArray();
    for (OutlineNode child : node.children()) {
      write(json, child);
    }
    json.endArray().endObject();
  }

  private static void write(JsonWriter json, Word entry) {
    json.beginObject().name("group").value(word(entry.group()));
    json.name("title").value(entry.group().title()).name("word").value(entry.word());
    json.name("values").value(word(entry.value())).name("form").value(entry.form());
    json.name("meaning").value(entry.meaning()).name("standard").value(entry.defaultValue());
    json.name("types").value(entry.types()).name("example").value(entry.example()).endObject();
  }

  private static void range(JsonWriter json, int from, int to) {
    json.name("from").value(from).name("to").value(to);
  }

  private static void limit(JsonWriter json, double value) {
    if (Double.isFinite(value)) {
      json.value(value);
    } else {
      json.nullValue();
    }
  }

  private static void text(JsonWriter json, @Nullable String text) {
    if (text == null) {
      json.nullValue();
    } else {
      json.value(text);
    }
  }

  private static String word(Enum<?> kind) {
    // By hand: toLowerCase brings the tables of all languages into the browser.
    String name = kind.name();
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      word.append(c == '_' ? '-' : (char) (c + ('a' - 'A')));
    }
    return word.toString();
  }

  private static <T> String one(@Nullable T value, BiConsumer<JsonWriter, T> write) {
    if (value == null) {
      return "null";
    }
    StringBuilder out = new StringBuilder();
    write.accept(new JsonWriter(out), value);
    return out.toString();
  }

  private static <T> String all(List<T> values, BiConsumer<JsonWriter, T> write) {
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginArray();
    for (T value : values) {
      write.accept(json, value);
    }
    json.endArray();
    return out.toString();
  }
}
