package dev.limber.skelform;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonValue;
import dev.limber.skelform.data.Armature;
import dev.limber.skelform.data.Atlas;
import dev.limber.skelform.read.ArmatureReader;
import dev.limber.skelform.read.MarksReader;
import dev.limber.skelform.zip.ZipArchive;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Opens the archive, reads the armature in it, and fetches the images that it names. */
final class SkelFormLoader {
  static final String THUMBNAIL = "thumbnail.png";
  private static final String ARMATURE = "armature.json";
  private static final String EDITOR = "editor.json";

  /** The image of files without a list of atlases; the first of 0.2 already write the new name. */
  private static final String OLD_IMAGE = "textures.png";

  private static final String NEW_IMAGE = "atlas0.png";

  private final ZipArchive archive;
  private final Diagnostics diagnostics;

  private SkelFormLoader(ZipArchive archive, Diagnostics diagnostics) {
    this.archive = archive;
    this.diagnostics = diagnostics;
  }

  static SkelFormFile load(byte[] bytes, String name, Limits limits) {
    Diagnostics diagnostics = new Diagnostics(name);
    ZipArchive archive = ZipArchive.open(bytes, limits, diagnostics);
    SkelFormLoader loader = new SkelFormLoader(archive, diagnostics);
    JsonValue json = JsonReader.parse(loader.armatureJson(), ARMATURE, limits, diagnostics);
    JsonValue editor = loader.editorJson(limits);
    Armature alone = ArmatureReader.read(json, editor, limits, diagnostics);
    Armature armature = MarksReader.inside(archive, alone, limits, diagnostics);
    List<AtlasImage> images = loader.images(armature.atlases());
    AtlasImage thumbnail = loader.thumbnail();
    return new SkelFormFile(armature, images, thumbnail, diagnostics.toList());
  }

  static AtlasImage thumbnail(byte[] bytes, Limits limits) {
    Diagnostics diagnostics = new Diagnostics("");
    ZipArchive archive = ZipArchive.open(bytes, limits, diagnostics);
    return new SkelFormLoader(archive, diagnostics).thumbnail();
  }

  private AtlasImage thumbnail() {
    return archive.has(THUMBNAIL) ? image(THUMBNAIL) : AtlasImage.missing(THUMBNAIL);
  }

  private byte[] armatureJson() {
    if (archive.has(ARMATURE)) {
      return archive.read(ARMATURE);
    }
    String hint = "";
    for (String name : archive.names()) {
      if (name.endsWith('/' + ARMATURE)) {
        hint = "there is " + Excerpt.quoted(name) + "; it must not be in a folder";
        break;
      }
    }
    String message = "the archive has no " + ARMATURE + ", so this is not a SkelForm file";
    throw diagnostics.fatal("skf-no-armature", Place.FILE, message, hint);
  }

  /** Returns the content of {@code editor.json}; null if there is none that can be read. */
  private @Nullable JsonValue editorJson(Limits limits) {
    if (!archive.has(EDITOR)) {
      return null;
    }
    try {
      return JsonReader.parse(archive.read(EDITOR), EDITOR, limits, diagnostics);
    } catch (LimberException e) {
      Diagnostic cause = e.diagnostic();
      String message = "it is not known which styles are active: " + cause.message();
      diagnostics.warning("skf-bad-editor", cause.place(), message, cause.hint());
      return null;
    }
  }

  private List<AtlasImage> images(List<Atlas> atlases) {
    List<AtlasImage> images = new ArrayList<>();
    // Atlases that name the same entry share its bytes, or naming it often would fill the memory.
    Map<String, AtlasImage> byName = new TreeMap<>();
    for (Atlas atlas : atlases) {
      AtlasImage image = byName.get(atlas.filename());
      if (image == null) {
        image = image(entryOf(atlas.filename()));
        byName.put(atlas.filename(), image);
      }
      images.add(image);
    }
    return images;
  }

  private String entryOf(String filename) {
    boolean renamed =
        filename.equals(OLD_IMAGE) && !archive.has(OLD_IMAGE) && archive.has(NEW_IMAGE);
    return renamed ? NEW_IMAGE : filename;
  }

  private AtlasImage image(String filename) {
    Place place = new Place.Entry(filename);
    if (!archive.has(filename)) {
      String message = "the archive has no image " + Excerpt.quoted(filename);
      diagnostics.warning("skf-missing-image", place, message, "");
      return AtlasImage.missing(filename);
    }
    try {
      byte[] bytes = archive.read(filename);
      if (bytes.length == 0) {
        diagnostics.warning("skf-missing-image", place, "the image is empty", "");
      }
      return new AtlasImage(filename, bytes);
    } catch (LimberException e) {
      String message = "the image cannot be used: " + e.diagnostic().message();
      diagnostics.warning("skf-missing-image", place, message, e.diagnostic().hint());
      return AtlasImage.missing(filename);
    }
  }
}
