package dev.limber.gdx;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.limber.core.canvas.ImageNames;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import dev.limber.skel2d.data.Skeleton;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The images that a Skel2D source names; they lie beside it or in folders below. */
final class BesideImages {
  private final FileHandle source;
  private final Limits limits;
  private final ImageDecoder decoder;
  private final List<Diagnostic> diagnostics;
  private final List<SourceImage> images = new ArrayList<>();

  private BesideImages(FileHandle source, Limits limits, List<Diagnostic> diagnostics) {
    this.source = source;
    this.limits = limits;
    this.diagnostics = diagnostics;
    decoder = new ImageDecoder(source.name(), limits);
  }

  /** Decodes all images that a skeleton names; what is wrong becomes a diagnostic. */
  static List<SourceImage> of(
      Skeleton skeleton, FileHandle source, Limits limits, List<Diagnostic> diagnostics) {
    BesideImages beside = new BesideImages(source, limits, diagnostics);
    for (String name : skeleton.imageNames()) {
      beside.load(name);
    }
    return beside.images;
  }

  private void load(String name) {
    if (!ImageNames.stayBelow(name)) {
      warn(name, "image-outside", "an image must lie beside its source or in a folder below");
      return;
    }
    try {
      FileHandle file = source.sibling(name);
      if (!file.exists() || file.isDirectory()) {
        warn(name, "image-missing", "there is no image " + Excerpt.quoted(name));
        return;
      }
      byte[] bytes = FileBytes.read(file, limits.entryBytes());
      if (bytes.length > limits.entryBytes()) {
        warn(
            name,
            "image-too-large",
            "the image file has more than " + limits.entryBytes() + " bytes");
        return;
      }
      SourceImage image = new SourceImage(name, decoder.decode(name, bytes));
      image.addAll();
      images.add(image);
    } catch (LimberException e) {
      diagnostics.add(e.diagnostic());
    } catch (IOException | GdxRuntimeException e) {
      warn(name, "image-missing", "the image cannot be read");
    }
  }

  private void warn(String name, String code, String message) {
    diagnostics.add(
        new Diagnostic(Severity.WARNING, code, source.name(), new Place.Entry(name), message, ""));
  }
}
