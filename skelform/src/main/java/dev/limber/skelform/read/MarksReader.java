package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Names;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.core.math.Lists;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.zip.ZipArchive;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads {@code marks.json}, an addition of ours that the editor and other runtimes do not look at:
 *
 * <pre>
 * { "Walk": [ { "frame": 12, "name": "step", "number": 0.5, "text": "left" } ] }
 * </pre>
 */
public final class MarksReader {
  /** The entry of an archive that has them. */
  public static final String ENTRY = "marks.json";

  private final Place place;
  private final Diagnostics diagnostics;

  private MarksReader(Place place, Diagnostics diagnostics) {
    this.place = place;
    this.diagnostics = diagnostics;
  }

  /** Returns an armature with the marks that its archive has, itself if it has none. */
  public static Armature inside(
      ZipArchive archive, Armature armature, Limits limits, Diagnostics diagnostics) {
    if (!archive.has(ENTRY)) {
      return armature;
    }
    byte[] json;
    try {
      json = archive.read(ENTRY);
    } catch (LimberException e) {
      new MarksReader(new Place.Entry(ENTRY), diagnostics).warn(e.diagnostic().message());
      return armature;
    }
    return new MarksReader(new Place.Entry(ENTRY), diagnostics).read(json, armature, limits);
  }

  /**
   * Returns an armature with the marks of a file; what cannot be used is reported and left out.
   *
   * @param diagnostics those of the file
   */
  public static Armature read(
      byte[] json, Armature armature, Limits limits, Diagnostics diagnostics) {
    return new MarksReader(Place.FILE, diagnostics).read(json, armature, limits);
  }

  private Armature read(byte[] json, Armature armature, Limits limits) {
    try {
      if (JsonReader.parse(json, "", limits, diagnostics) instanceof JsonObject all) {
        return read(all, armature);
      }
      warn("this is no object with a list of marks for each animation");
    } catch (LimberException e) {
      warn(e.diagnostic().message());
    }
    return armature;
  }

  /** Reports a file that is there but cannot be read, to its own diagnostics. */
  public static void unreadable(Diagnostics diagnostics) {
    new MarksReader(Place.FILE, diagnostics).warn("the marks cannot be read");
  }

  private Armature read(JsonObject all, Armature armature) {
    // By the rule of all names: spaces around them count only where there is an exact match.
    Names known = new Names("animation", "file", Lists.map(armature.animations(), Animation::name));
    Map<String, JsonValue> byName = new TreeMap<>();
    for (String name : all) {
      int found = known.find(name);
      JsonValue marks = all.get(name);
      if (found < 0 || marks == null) {
        warn("there is no animation " + Excerpt.quoted(name));
        continue;
      }
      String meant = armature.animations().get(found).name();
      if (name.equals(meant) || !all.has(meant)) {
        byName.put(meant, marks);
      }
    }
    List<Animation> animations = new ArrayList<>();
    for (Animation animation : armature.animations()) {
      JsonValue marks = byName.get(animation.name());
      if (marks instanceof JsonArray list) {
        animations.add(animation.withMarks(marks(list, animation)));
      } else {
        animations.add(animation);
        if (marks != null) {
          warn("the marks of " + Excerpt.quoted(animation.name()) + " must be between [ and ]");
        }
      }
    }
    return armature.withAnimations(animations);
  }

  private List<PuppetMark> marks(JsonArray list, Animation animation) {
    List<PuppetMark> marks = new ArrayList<>();
    int number = 0;
    for (JsonValue value : list) {
      number++;
      String of = " of " + Excerpt.quoted(animation.name());
      if (value instanceof JsonObject object
          && object.get("name") instanceof JsonString name
          && !name.value().isEmpty()) {
        String mark = "mark " + Excerpt.quoted(name.value()) + of;
        add(marks, mark, name.value(), object, animation);
      } else {
        warn("mark " + number + of + " has no name in quotes");
      }
    }
    PuppetMark.sort(marks);
    return marks;
  }

  /**
   * Adds a mark, if it has a frame.
   *
   * @param mark what messages call it
   */
  private void add(
      List<PuppetMark> marks, String mark, String name, JsonObject object, Animation animation) {
    double number = 0;
    double frame = Double.NaN;
    String text = "";
    for (String field : object) {
      JsonValue value = object.get(field);
      if (field.equals("frame") && value instanceof JsonNumber found) {
        frame = found.value();
      } else if (field.equals("number") && value instanceof JsonNumber found) {
        number = found.value();
      } else if (field.equals("text") && value instanceof JsonString found) {
        text = found.value();
      } else if (!field.equals("name") && !(value instanceof JsonNull)) {
        // Programs write null for what they leave out.
        String right = " is ignored; there are name and text in quotes, frame and number without";
        warn(mark + ": " + Excerpt.quoted(field) + right);
      }
    }
    double seconds = frame == 0 ? 0 : frame / animation.fps();
    if (frame >= 0 && frame <= animation.loopFrames() && Double.isFinite(seconds)) {
      marks.add(new PuppetMark(name, seconds, number, text));
    } else {
      warn(mark + " has no frame from 0 to " + animation.loopFrames());
    }
  }

  private void warn(String message) {
    diagnostics.warning("skf-bad-marks", place, message, "");
  }
}
