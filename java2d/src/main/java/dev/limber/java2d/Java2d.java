package dev.limber.java2d;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.skel2d.Skel2d;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.SkelFormFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The way in: loads characters of both formats together with their images. */
public final class Java2d {
  private Java2d() {}

  /** Loads a file under the default limits; see {@link #load(Path, Limits)}. */
  public static LoadedCharacter load(Path path) throws IOException {
    return load(path, Limits.DEFAULT);
  }

  /**
   * Loads a file. An archive is SkelForm and has its images inside; everything else is a Skel2D
   * source, whose images lie beside it.
   *
   * @throws IOException if the file cannot be read
   * @throws LimberException if nothing in it can be used
   */
  public static LoadedCharacter load(Path path, Limits limits) throws IOException {
    Path file = path.getFileName();
    String name = file == null ? "" : file.toString();
    byte[] bytes;
    try (InputStream in = Files.newInputStream(path)) {
      // One more than may be used, so that the readers see that there is too much.
      bytes = in.readNBytes((int) Math.min(limits.fileBytes() + 1L, Integer.MAX_VALUE));
    }
    if (SkelForm.isArchive(name, bytes)) {
      return of(SkelForm.load(bytes, name, limits), name, limits);
    }
    String text = new String(bytes, StandardCharsets.UTF_8);
    Path folder = path.toAbsolutePath().getParent();
    return source(text, name, folder == null ? Path.of("") : folder, limits);
  }

  /** Loads a Skel2D source from memory; its images lie in a folder. */
  public static LoadedCharacter source(String text, String name, Path folder, Limits limits) {
    Skel2d.Result result = Skel2d.parse(text, name, limits);
    FolderImages images = new FolderImages(folder, name, limits);
    images.load(result.skeleton());
    return new LoadedCharacter(
        name,
        result.skeleton()::newPose,
        images.images(),
        joined(result.diagnostics(), images.diagnostics()));
  }

  /** Decodes the images of a SkelForm file. */
  public static LoadedCharacter of(SkelFormFile file, String name, Limits limits) {
    AtlasImages images = new AtlasImages(file, name, limits);
    return new LoadedCharacter(
        name,
        file.armature()::newRestingPose,
        images.images(),
        joined(file.diagnostics(), images.diagnostics()));
  }

  private static List<Diagnostic> joined(List<Diagnostic> first, List<Diagnostic> second) {
    List<Diagnostic> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }
}
