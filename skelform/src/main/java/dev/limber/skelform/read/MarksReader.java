package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.zip.ZipArchive;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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

  private MarksReader(String file, Diagnostics diagnostics) {
    this.place = new Place.Entry(file);
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
      new MarksReader(ENTRY, diagnostics).warn(e.diagnostic().message());
      return armature;
    }
    return read(json, ENTRY, armature, limits, diagnostics);
  }

  /**
   * Returns an armature with the marks of a file; what cannot be used is reported and left out.
   *
   * @param file the name that diagnostics show
   */
  public static Armature read(
      byte[] json, String file, Armature armature, Limits limits, Diagnostics diagnostics) {
    MarksReader reader = new MarksReader(file, diagnostics);
    try {
      if (JsonReader.parse(json, file, limits, diagnostics) instanceof JsonObject all) {
        return reader.read(all, armature);
      }
      reader.warn("this is no object with a list of marks for each animation");
    } catch (LimberException e) {
      reader.warn(e.diagnostic().message());
    }
    return armature;
  }

  /** Reports a file that is there but cannot be read. */
  public static void unreadable(String file, Diagnostics diagnostics) {
    new MarksReader(file, diagnostics).warn("the marks cannot be read");
  }

  private Armature read(JsonObject all, Armature armature) {
    List<Animation> animations = new ArrayList<>();
    for (Animation animation : armature.animations()) {
      JsonValue marks = all.get(animation.name());
      animations.add(marks == null ? animation : animation.withMarks(marks(marks, animation)));
    }
    for (Animation animation : animations) {
      all.remove(animation.name());
    }
    for (String name : all) {
      warn("there is no animation " + Excerpt.quoted(name));
    }
    return armature.withAnimations(animations);
  }

  private List<PuppetMark> marks(JsonValue list, Animation animation) {
    List<PuppetMark> marks = new ArrayList<>();
    if (list instanceof JsonArray array) {
      for (JsonValue value : array) {
        PuppetMark mark = value instanceof JsonObject object ? mark(object, animation) : null;
        if (mark == null) {
          warn("a mark of " + Excerpt.quoted(animation.name()) + " has no name or no such frame");
        } else {
          marks.add(mark);
        }
      }
    }
    PuppetMark.sort(marks);
    return marks;
  }

  private static @Nullable PuppetMark mark(JsonObject object, Animation animation) {
    double frame = number(object, "frame", Double.NaN);
    double seconds = frame == 0 ? 0 : frame / animation.fps();
    if (!(frame >= 0 && frame <= animation.loopFrames() && Double.isFinite(seconds))
        || !object.has("name")) {
      return null;
    }
    return new PuppetMark(
        text(object, "name"), seconds, number(object, "number", 0), text(object, "text"));
  }

  private static double number(JsonObject object, String name, double ifNone) {
    return object.get(name) instanceof JsonNumber number ? number.value() : ifNone;
  }

  private static String text(JsonObject object, String name) {
    return object.get(name) instanceof JsonString text ? text.value() : "";
  }

  private void warn(String message) {
    diagnostics.warning("skf-bad-marks", place, message, "");
  }
}
