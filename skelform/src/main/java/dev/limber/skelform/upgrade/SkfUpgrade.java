package dev.limber.skelform.upgrade;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonValue;
import dev.limber.core.json.JsonWriter;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.read.UnknownFields;
import dev.limber.skelform.write.SkfVersion;
import dev.limber.skelform.write.SkfWriter;
import dev.limber.skelform.zip.ZipArchive;
import dev.limber.skelform.zip.ZipWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;

/**
 * Turns a file of any version into one of another that plays the same, as far as the rules of that
 * version can say it; diagnostics tell what will differ, and by how much. The same input gives the
 * same bytes.
 *
 * <p>Only {@code armature.json} is written anew, with the fields of the old one that nobody here
 * knows. All other entries of the archive are carried over byte for byte, in their order; what the
 * editor needs and older files lack is added.
 */
public final class SkfUpgrade {
  private static final byte[] NOTHING = {};

  /** The image of files before 0.2. */
  private static final String OLD_IMAGE = "textures.png";

  private static final String NEW_IMAGE = "atlas0.png";

  /**
   * A file in its new version.
   *
   * @param file the whole file
   * @param diagnostics what will differ; what is wrong with the old file is said by {@link
   *     SkelForm#load}
   */
  public record Result(byte[] file, List<Diagnostic> diagnostics) {
    /** Keeps an unmodifiable copy of the diagnostics. */
    public Result {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  private final SkelFormFile before;
  private final ZipArchive archive;
  private final SkfVersion to;
  private final Limits limits;
  private final Diagnostics diagnostics;

  private SkfUpgrade(byte[] bytes, String name, SkfVersion to, Limits limits) {
    this.before = SkelForm.load(bytes, name, limits);
    this.archive = ZipArchive.open(bytes, limits, new Diagnostics(name));
    this.to = to;
    this.limits = limits;
    this.diagnostics = new Diagnostics(name);
  }

  /**
   * Upgrades a file.
   *
   * @param name the name that diagnostics show; may be empty
   * @param limits how much to accept
   * @throws LimberException if nothing in the file can be used
   */
  public static Result upgrade(byte[] bytes, String name, SkfVersion to, Limits limits) {
    return upgrade(bytes, name, to, limits, file -> NOTHING);
  }

  /**
   * Upgrades a file.
   *
   * @param name the name that diagnostics show; may be empty
   * @param limits how much to accept
   * @param thumbnail draws the picture for file lists, a PNG file, if the old file has none; empty
   *     for no picture
   * @throws LimberException if nothing in the file can be used
   */
  public static Result upgrade(
      byte[] bytes,
      String name,
      SkfVersion to,
      Limits limits,
      Function<SkelFormFile, byte[]> thumbnail) {
    return new SkfUpgrade(bytes, name, to, limits).result(thumbnail);
  }

  private Result result(Function<SkelFormFile, byte[]> thumbnail) {
    Armature after = Translation.of(before.armature(), to, this::entryOf, diagnostics);
    ZipWriter zip = new ZipWriter();
    for (String name : archive.names()) {
      if (name.equals(SkfWriter.ARMATURE)) {
        zip.add(name, armatureJson(after));
      } else {
        carry(name, zip);
      }
    }
    if (!archive.has(SkfWriter.EDITOR)) {
      zip.add(SkfWriter.EDITOR, SkfWriter.editorJson(after));
    } else if (readerSaid("skf-order")) {
      String message = "bones are in a new order; what is folded or locked is as it was by number";
      diagnostics.note("upgrade-editor", new Place.Entry(SkfWriter.EDITOR), message, "");
    }
    if (!archive.has(SkfWriter.THUMBNAIL)) {
      byte[] png = thumbnail.apply(before);
      if (png.length > 0) {
        zip.add(SkfWriter.THUMBNAIL, png);
      }
    }
    if (!archive.has(SkfWriter.README)) {
      zip.add(SkfWriter.README, SkfWriter.readme());
    }
    return new Result(zip.toByteArray(), diagnostics.toList());
  }

  /** Returns the new armature, with the fields of the old one that nobody here knows. */
  private byte[] armatureJson(Armature after) {
    byte[] json = SkfWriter.armatureJson(after, to);
    if (!readerSaid("skf-unknown-field")
        || !(parsed(archive.read(SkfWriter.ARMATURE)) instanceof JsonObject from)
        || !(parsed(json) instanceof JsonObject into)) {
      return json;
    }
    UnknownFields.carry(from, into);
    StringBuilder text = new StringBuilder();
    new JsonWriter(text).value(into);
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private boolean readerSaid(String code) {
    for (Diagnostic said : before.diagnostics()) {
      if (said.code().equals(code)) {
        return true;
      }
    }
    return false;
  }

  private JsonValue parsed(byte[] json) {
    return JsonReader.parse(json, SkfWriter.ARMATURE, limits, new Diagnostics(diagnostics.file()));
  }

  private void carry(String name, ZipWriter zip) {
    if (name.length() > ZipWriter.MOST_NAME) {
      diagnostics.warning(
          "upgrade-entry", Place.FILE, "an entry with a very long name is left out", "");
      return;
    }
    try {
      zip.add(entryOf(name), archive.read(name));
    } catch (LimberException e) {
      String message = "the entry cannot be carried over: " + e.diagnostic().message();
      diagnostics.warning("upgrade-entry", new Place.Entry(name), message, e.diagnostic().hint());
    }
  }

  /**
   * Returns the name that an entry has in the new file: runtimes look for atlases by number. The
   * first files of 0.2 already do, while their armature has the old name.
   */
  private String entryOf(String name) {
    boolean both = archive.has(OLD_IMAGE) && archive.has(NEW_IMAGE);
    return name.equals(OLD_IMAGE) && !both ? NEW_IMAGE : name;
  }
}
