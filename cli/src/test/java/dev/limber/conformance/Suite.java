package dev.limber.conformance;

import dev.limber.cli.Command;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.core.json.JsonWriter;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Style;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * Makes everything in {@code conformance/} but its README. Poses come from the oracles, which share
 * nothing with the library but the data that it has read; models come from the library itself.
 */
final class Suite {
  static final Path FOLDER = Path.of("../conformance");

  private final Map<String, byte[]> files = new TreeMap<>();

  private Suite() {}

  /** Returns the bytes of all files by their path in the folder. */
  static Map<String, byte[]> files() {
    Suite suite = new Suite();
    SkelFormCases.all().forEach(suite::skelform);
    Skel2dCases.all().forEach(suite::skel2d);
    Units.all().forEach((name, text) -> suite.add("skelform/units/" + name + ".json", text));
    return suite.files;
  }

  private void add(String path, String text) {
    files.put(path, text.getBytes(StandardCharsets.UTF_8));
  }

  private void skelform(SkelFormCases.Case one) {
    if (one.file() != null) {
      files.put("skelform/" + one.path(), one.file());
    }
    Armature armature = armature(one);
    List<Style> styles = styles(armature, one.styles());
    List<String> steps = new ArrayList<>();
    replay(
        armature,
        one.steps(),
        (step, oracle) -> steps.add(step(step, ArmatureAnswer.of(armature, oracle, styles))));
    add(
        "skelform/" + one.name() + ".json",
        """
        {"rule":%s,
        "file":%s,
        "styles":[%s],
        "steps":[
        %s
        ]}
        """
            .formatted(
                quoted(one.rule()),
                quoted(one.path()),
                String.join(",", one.styles().stream().map(Suite::quoted).toList()),
                String.join(",\n", steps)));
  }

  static Armature armature(SkelFormCases.Case one) {
    try {
      byte[] bytes =
          one.file() == null
              ? Files.readAllBytes(FOLDER.resolve("skelform").resolve(one.path()).normalize())
              : one.file();
      return SkelForm.load(bytes).armature();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<Style> styles(Armature armature, List<String> names) {
    List<Style> chosen = new ArrayList<>();
    for (String name : names) {
      armature.styles().stream().filter(s -> s.name().equals(name)).forEach(chosen::add);
    }
    return names.isEmpty() ? armature.defaultStyles() : chosen;
  }

  /** Hears of each step and what the oracle has come to. */
  interface SkelFormListener {
    void step(String step, dev.limber.skelform.oracle.Oracle oracle);
  }

  /** Plays steps with the oracle. */
  static void replay(Armature armature, List<String> steps, SkelFormListener listener) {
    replay(armature, steps, UnaryOperator.identity(), listener);
  }

  /** Plays steps with the oracle, and changes what is animated before it is constructed. */
  static void replay(
      Armature armature,
      List<String> steps,
      UnaryOperator<dev.limber.skelform.oracle.Oracle> change,
      SkelFormListener listener) {
    dev.limber.skelform.oracle.Oracle oracle = new dev.limber.skelform.oracle.Oracle(armature);
    for (String text : steps) {
      JsonObject step = ReferenceData.parse(text.getBytes(StandardCharsets.UTF_8));
      if (flag(step, "reset")) {
        oracle = new dev.limber.skelform.oracle.Oracle(armature);
      }
      if (step.has("anims")) {
        List<Animation> animations = new ArrayList<>();
        for (JsonValue name : (JsonArray) step.get("anims")) {
          animations.add(armature.animation(((JsonString) name).value()));
        }
        oracle.animate(animations, numbers(step.get("frames")), numbers(step.get("smooth")));
      }
      change.apply(oracle).construct();
      listener.step(text, oracle);
      if (step.has("velocity")) {
        double[] velocity = numbers(step.get("velocity"));
        for (double[] state : oracle.physics) {
          state[0] -= velocity[0];
          state[1] -= velocity[1];
        }
      }
    }
  }

  private void skel2d(Skel2dCases.Case one) {
    if (one.source() != null) {
      add("skel2d/" + one.path(), one.source());
    }
    String source = source(one);
    Skeleton skeleton = Skel2d.parse(source).skeleton();
    List<String> steps = new ArrayList<>();
    var oracle = new dev.limber.skel2d.oracle.Oracle(skeleton);
    for (String text : one.steps()) {
      JsonObject step = ReferenceData.parse(text.getBytes(StandardCharsets.UTF_8));
      if (flag(step, "reset")) {
        oracle.reset();
      }
      for (JsonObject apply : applications(step)) {
        oracle.apply(
            skeleton.animation(((JsonString) apply.get("anim")).value()),
            number(apply, "from", 0),
            number(apply, "to", 0),
            number(apply, "mix", 1));
      }
      steps.add(step(text, SkeletonAnswer.of(skeleton, oracle, skin(skeleton, one.skin()))));
    }
    add(
        "skel2d/" + one.name() + ".json",
        """
        {"rule":%s,
        "source":%s,
        "skin":%s,
        "model":%s,
        "steps":[
        %s
        ]}
        """
            .formatted(
                quoted(one.rule()),
                quoted(one.path()),
                quoted(one.skin()),
                model(source),
                String.join(",\n", steps)));
  }

  static String source(Skel2dCases.Case one) {
    try {
      return one.source() == null
          ? Files.readString(FOLDER.resolve("skel2d").resolve(one.path()).normalize())
          : one.source();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Skin skin(Skeleton skeleton, String name) {
    return skeleton.skins().stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
  }

  /** Returns what a step applies: itself, what it lists, or nothing. */
  static List<JsonObject> applications(JsonObject step) {
    if (step.has("anim")) {
      return List.of(step);
    }
    List<JsonObject> list = new ArrayList<>();
    if (step.get("apply") instanceof JsonArray array) {
      array.forEach(one -> list.add((JsonObject) one));
    }
    return list;
  }

  private static String model(String source) {
    try {
      Path file = Files.createTempFile("model", ".skel2d");
      Files.writeString(file, source);
      Command dump = Command.limber("dump", file);
      Files.delete(file);
      return dump.out().strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String step(String step, String pose) {
    return "{\"do\":" + step + ",\n\"pose\":" + pose + "}";
  }

  static String quoted(String text) {
    StringBuilder json = new StringBuilder();
    new JsonWriter(json).value(text);
    return json.toString();
  }

  static boolean flag(JsonObject object, String name) {
    return object.get(name) instanceof JsonBoolean flag && flag.value();
  }

  static double number(JsonObject object, String name, double ifAbsent) {
    return object.get(name) instanceof JsonNumber number ? number.value() : ifAbsent;
  }

  static double[] numbers(JsonValue value) {
    JsonArray array = (JsonArray) value;
    double[] numbers = new double[array.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = ((JsonNumber) array.get(i)).value();
    }
    return numbers;
  }
}
