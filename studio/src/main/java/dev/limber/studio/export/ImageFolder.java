package dev.limber.studio.export;

import dev.limber.character.FilesBeside;
import dev.limber.studio.files.FileKind;
import dev.limber.studio.files.FilePath;
import dev.limber.studio.files.FileStore;
import dev.limber.studio.files.Folder;
import dev.limber.studio.files.KnownVersions;
import dev.limber.studio.http.RefusedException;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The images beside a source, by the rules of the page: nothing hidden, nothing outside the
 * project.
 *
 * @param root the folder of the project, a real path
 * @param folder that of the source, relative to it with {@code /}; empty for the root itself
 */
public record ImageFolder(Path root, String folder) implements FilesBeside {
  @Override
  public byte @Nullable [] read(String name, int most) throws IOException {
    try {
      FilePath path = FilePath.parse(folder.isEmpty() ? name : folder + "/" + name);
      if (path.kind() != FileKind.IMAGE) {
        return null;
      }
      return new FileStore(Folder.all(root), new KnownVersions(), most).read(path).bytes();
    } catch (RefusedException e) {
      if (e.status() == 500 || e.status() == 413) {
        throw new IOException(e.getMessage(), e);
      }
      return null; // there is none that anybody may see
    }
  }

  /** Returns where a source of this name would be. */
  public Path beside(String name) {
    return root.resolve(folder).resolve(name);
  }
}
