package dev.limber.java2d;

import dev.limber.core.canvas.ImageNames;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import dev.limber.skel2d.data.Skeleton;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The images that a Skel2D source names, from the folder that it lies in. A name never leads out of
 * that folder.
 */
final class FolderImages {
  private final Path folder;
  private final String source;
  private final Limits limits;
  private final ImageBudget budget;
  private final Map<String, PixelImage> images = new TreeMap<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  FolderImages(Path folder, String source, Limits limits) {
    this.folder = folder;
    this.source = source;
    this.limits = limits;
    this.budget = new ImageBudget(limits);
  }

  /** Loads all images that a skeleton names. */
  void load(Skeleton skeleton) {
    skeleton.imageNames().forEach(this::load);
  }

  private void load(String name) {
    if (!ImageNames.stayBelow(name)) {
      warn(name, "image-outside", "an image must lie beside its source or in a folder below");
      return;
    }
    try {
      Path file = find(name);
      if (file == null) {
        warn(name, "image-missing", "there is no image " + Excerpt.quoted(name));
        return;
      }
      try (InputStream in = Files.newInputStream(file)) {
        byte[] bytes = in.readNBytes(limits.entryBytes() + 1);
        if (bytes.length > limits.entryBytes()) {
          warn(
              name,
              "image-too-large",
              "the image file has more than " + limits.entryBytes() + " bytes");
          return;
        }
        images.put(name, budget.decode(name, bytes));
      }
    } catch (LimberException e) {
      diagnostics.add(e.diagnostic().in(source));
    } catch (IOException | InvalidPathException e) {
      warn(name, "image-missing", "the image cannot be read");
    }
  }

  private @Nullable Path find(String name) throws IOException {
    Path home = folder.toRealPath();
    Path file = home.resolve(name);
    // The real path, because a link may lead anywhere.
    return Files.isRegularFile(file) && file.toRealPath().startsWith(home) ? file : null;
  }

  private void warn(String name, String code, String message) {
    diagnostics.add(
        new Diagnostic(Severity.WARNING, code, source, new Place.Entry(name), message, ""));
  }

  Map<String, PixelImage> images() {
    return images;
  }

  List<Diagnostic> diagnostics() {
    return diagnostics;
  }
}
