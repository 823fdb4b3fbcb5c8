package dev.limber.studio.api;

import dev.limber.studio.files.FileStore;
import dev.limber.studio.files.Folder;
import dev.limber.studio.http.RefusedException;
import org.jspecify.annotations.Nullable;

/**
 * The files that a studio works on.
 *
 * @param folder null if it was started without any
 * @param store null with it
 * @param name of the folder or file
 */
public record Workspace(@Nullable Folder folder, @Nullable FileStore store, String name) {
  Folder needFolder() throws RefusedException {
    if (folder == null) {
      throw none();
    }
    return folder;
  }

  FileStore needStore() throws RefusedException {
    if (store == null) {
      throw none();
    }
    return store;
  }

  private static RefusedException none() {
    return new RefusedException(
        404, "no-folder", "the studio was started without a file or folder", "limber studio DIR");
  }
}
