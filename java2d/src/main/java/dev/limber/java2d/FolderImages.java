package dev.limber.java2d;

import dev.limber.character.FilesBeside;
import dev.limber.core.diagnostics.BoundedInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The images in the folder of a source; links that lead out of it are not followed.
 *
 * @param folder where they are
 */
public record FolderImages(Path folder) implements FilesBeside {
  /** Returns the images beside a file. */
  public static FolderImages beside(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return new FolderImages(folder == null ? Path.of("") : folder);
  }

  @Override
  public byte @Nullable [] read(String name, int most) throws IOException {
    try {
      Path home = folder.toRealPath();
      Path file = home.resolve(name);
      // The real path, because a link may lead anywhere.
      if (!Files.isRegularFile(file) || !file.toRealPath().startsWith(home)) {
        return null;
      }
      try (InputStream in = Files.newInputStream(file)) {
        return BoundedInput.read(in, most);
      }
    } catch (InvalidPathException e) {
      throw new IOException("no file can be called so", e);
    }
  }
}
