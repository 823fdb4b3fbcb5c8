package dev.limber.skelform.write;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonWriter;
import dev.limber.core.puppet.PuppetMark;
import dev.limber.skelform.data.Animation;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.read.MarksReader;
import dev.limber.skelform.zip.ZipArchive;
import dev.limber.skelform.zip.ZipWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes a {@code .skf} file that SkelForm's editor and its runtimes read. The same input gives the
 * same bytes.
 *
 * <p>The armature is written as it is, by {@link ArmatureWriter}: its poses are the same in the new
 * file if its rules are those of the version ({@link SkfVersion#generation}).
 */
public final class SkfWriter {
  /** The armature's entry. */
  public static final String ARMATURE = "armature.json";

  /** The entry of what only the editor needs, and of which styles are active. */
  public static final String EDITOR = "editor.json";

  /** The entry of the picture that file lists show. */
  public static final String THUMBNAIL = "thumbnail.png";

  /** The entry for people who open the archive. */
  public static final String README = "readme.md";

  private static final String README_TEXT =
      """
      # A SkelForm character

      `armature.json` holds bones, animations and styles, `atlas0.png` and so on the pictures. Ids are
      places in their lists, counted from 0. `editor.json` is for the editor; its `styles` tell which
      ones are active. The format is described at https://skelform.org/dev-docs.
      """;

  private final Armature armature;
  private final SkfVersion version;
  private final EditorJson editor;
  private final Map<String, byte[]> images = new LinkedHashMap<>();
  private byte[] thumbnail = {};

  /**
   * Begins a file.
   *
   * @throws IllegalArgumentException if the armature has no style of such a name; the message lists
   *     those that it has
   */
  public SkfWriter(Armature armature, SkfVersion version) {
    this.armature = armature;
    this.version = version;
    this.editor = new EditorJson(armature);
  }

  /**
   * Adds the image of an atlas, a PNG or JPG file as {@link Armature#imageFormat} says.
   *
   * @param atlas index of the atlas, whose filename becomes the entry's name
   */
  public SkfWriter image(int atlas, byte[] bytes) {
    images.put(armature.atlases().get(atlas).filename(), bytes);
    return this;
  }

  /** Adds the picture that file lists show, a PNG file. */
  public SkfWriter thumbnail(byte[] png) {
    thumbnail = png;
    return this;
  }

  /** Says which place the editor shows, and how many units of it from top to bottom. */
  public SkfWriter camera(double x, double y, double height) {
    editor.camera(x, y, height);
    return this;
  }

  /**
   * Returns the file.
   *
   * @throws IllegalArgumentException if an atlas has no image, or the name of another entry
   */
  public byte[] write() {
    ZipWriter zip = new ZipWriter();
    zip.add(ARMATURE, armatureJson(armature, version));
    zip.add(EDITOR, editor.bytes());
    if (thumbnail.length > 0) {
      zip.add(THUMBNAIL, thumbnail);
    }
    if (armature.animations().stream().anyMatch(animation -> !animation.marks().isEmpty())) {
      zip.add(MarksReader.ENTRY, marksJson(armature));
    }
    zip.add(README, readme());
    for (Atlas atlas : armature.atlases()) {
      if (!images.containsKey(atlas.filename())) {
        throw new IllegalArgumentException("the atlas '" + atlas.filename() + "' has no image");
      }
    }
    images.forEach(zip::add);
    return zip.toByteArray();
  }

  /** Returns the content of {@link #ARMATURE}. */
  public static byte[] armatureJson(Armature armature, SkfVersion version) {
    StringBuilder json = new StringBuilder();
    ArmatureWriter.write(armature, version, new JsonWriter(json));
    return json.toString().getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Returns a file with the marks of an armature inside. All other entries stay as they are; those
   * that cannot be read are left out.
   *
   * @throws LimberException if the archive is broken
   */
  public static byte[] withMarks(byte[] file, Armature armature, Limits limits) {
    ZipArchive archive = ZipArchive.open(file, limits, new Diagnostics(""));
    ZipWriter zip = new ZipWriter();
    for (String name : archive.names()) {
      if (!name.equals(MarksReader.ENTRY) && name.length() <= ZipWriter.MOST_NAME) {
        byte[] content = readable(archive, name);
        if (content != null) {
          zip.add(name, content);
        }
      }
    }
    zip.add(MarksReader.ENTRY, marksJson(armature));
    return zip.toByteArray();
  }

  private static byte @Nullable [] readable(ZipArchive archive, String name) {
    try {
      return archive.read(name);
    } catch (LimberException e) {
      return null;
    }
  }

  /** Returns the content of {@link MarksReader#ENTRY}, or of a file beside a {@code .skf}. */
  public static byte[] marksJson(Armature armature) {
    StringBuilder out = new StringBuilder();
    JsonWriter json = new JsonWriter(out).beginObject();
    for (Animation animation : armature.animations()) {
      if (!animation.marks().isEmpty()) {
        json.name(animation.name()).beginArray();
        for (PuppetMark mark : animation.marks()) {
          double frame = mark.seconds() * animation.fps();
          double whole = Math.rint(frame);
          double written = Math.abs(frame - whole) < 1e-9 ? whole : frame;
          json.beginObject().name("frame").value(Math.min(written, animation.loopFrames()));
          json.name("name").value(mark.name());
          if (mark.number() != 0) {
            json.name("number").value(mark.number());
          }
          if (!mark.text().isEmpty()) {
            json.name("text").value(mark.text());
          }
          json.endObject();
        }
        json.endArray();
      }
    }
    json.endObject();
    return out.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Returns the content of {@link #EDITOR} with these styles active. */
  public static byte[] editorJson(Armature armature) {
    return new EditorJson(armature).bytes();
  }

  /** Returns the content of {@link #README}. */
  public static byte[] readme() {
    return README_TEXT.getBytes(StandardCharsets.UTF_8);
  }
}
