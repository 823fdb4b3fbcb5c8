package dev.limber.studio;

import dev.limber.studio.files.FileKind;
import dev.limber.studio.files.Folder;
import dev.limber.studio.files.Version;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** What a studio opens: a folder, one file, or only the samples of the page. */
public final class Project {
  private static final Project GALLERY = new Project(null, "");

  private static final int GALLERY_PORT = 7737;

  /** Below those that systems hand out to programs that ask for any. */
  private static final int FIRST_PORT = 20_000;

  private static final int PORTS = 10_000;

  private final @Nullable Folder folder;
  private final String name;

  private Project(@Nullable Folder folder, String name) {
    this.folder = folder;
    this.name = name;
  }

  /** Returns a project without files. */
  public static Project gallery() {
    return GALLERY;
  }

  /**
   * Returns a folder with everything in it, or one file with the images beside it.
   *
   * @throws IOException if it cannot be opened; the message is a sentence that names it
   */
  public static Project of(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new IOException("no such file or folder: " + path);
    }
    if (!Files.isReadable(path)) {
      throw new IOException("cannot read " + path + ": permission denied");
    }
    Path end = path.toRealPath().getFileName();
    String name = end == null ? "/" : end.toString();
    if (Files.isDirectory(path)) {
      return new Project(Folder.all(path), name);
    }
    FileKind kind = FileKind.of(name);
    boolean isCharacter = kind == FileKind.SKEL2D || kind == FileKind.SKF;
    if (!Files.isRegularFile(path) || !isCharacter) {
      throw new IOException(path + " cannot be opened; the studio opens .skel2d, .skf and folders");
    }
    if (name.startsWith(".")) {
      throw new IOException(path + " is hidden; rename it to open it in the studio");
    }
    return new Project(Folder.only(path), name);
  }

  /** Returns the name of the folder or file; empty for none. */
  public String name() {
    return name;
  }

  /**
   * Returns the port to try first. Each folder has its own, always the same: pages of one port
   * share what they keep in the browser, such as settings and unsaved texts, which should be found
   * again but are nobody else's.
   */
  public int port() {
    if (folder == null) {
      return GALLERY_PORT;
    }
    byte[] path = folder.root().toString().getBytes(StandardCharsets.UTF_8);
    long hash = Long.parseUnsignedLong(Version.of(path).substring(0, 15), 16);
    return FIRST_PORT + (int) (hash % PORTS);
  }

  @Nullable Folder folder() {
    return folder;
  }
}
