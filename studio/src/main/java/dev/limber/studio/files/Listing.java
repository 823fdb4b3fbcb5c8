package dev.limber.studio.files;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The files of a folder at one time, within limits. Links are not followed; hidden files and
 * folders of build tools are skipped.
 */
public final class Listing {
  /** How many files are listed. */
  public static final int MOST_FILES = 5000;

  private static final int MOST_FOLDERS = 2000;
  private static final int MOST_ENTRIES = 100_000;
  private static final int DEEPEST = 12;

  private static final Set<String> LEFT_OUT = Set.of("target", "node_modules");

  private final Folder folder;
  private final Map<String, Stamp> files = new TreeMap<>();
  private final List<Path> folders = new ArrayList<>();
  private boolean complete = true;

  private Listing(Folder folder) {
    this.folder = folder;
  }

  /** Lists the folder now, without what cannot be read. */
  public static Listing of(Folder folder) {
    Listing listing = new Listing(folder);
    String only = folder.only();
    try {
      int depth = only == null ? DEEPEST : 1;
      Files.walkFileTree(
          folder.root(), EnumSet.noneOf(FileVisitOption.class), depth, listing.new Visitor());
    } catch (IOException e) {
      listing.complete = false;
    }
    return listing;
  }

  /** Returns the files by path, sorted. */
  public Map<String, Stamp> files() {
    return files;
  }

  /** Returns the scanned folders. */
  public List<Path> folders() {
    return folders;
  }

  /** Returns false if there is more than is listed. */
  public boolean isComplete() {
    return complete;
  }

  private final class Visitor extends SimpleFileVisitor<Path> {
    private int entries;

    @Override
    public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
      if (!path.equals(folder.root())) {
        String name = String.valueOf(path.getFileName());
        if (LEFT_OUT.contains(name) || !FilePath.isAllowed(name)) {
          return FileVisitResult.SKIP_SUBTREE;
        }
      }
      if (folders.size() == MOST_FOLDERS) {
        complete = false;
        return FileVisitResult.SKIP_SUBTREE;
      }
      folders.add(path);
      return count();
    }

    @Override
    public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) {
      String name = String.valueOf(path.getFileName());
      FileKind kind = FileKind.of(name);
      if (attributes.isDirectory()) {
        // As deep as it goes: there may be more below.
        complete &= folder.only() != null || LEFT_OUT.contains(name) || name.startsWith(".");
      } else if (kind != null && attributes.isRegularFile() && FilePath.isAllowed(name)) {
        FilePath file = new FilePath(folder.relative(path), kind);
        if (files.size() == MOST_FILES) {
          complete = false;
          return FileVisitResult.TERMINATE;
        }
        if (folder.sees(file)) {
          files.put(file.text(), Stamp.of(file, attributes));
        }
      }
      return count();
    }

    @Override
    public FileVisitResult visitFileFailed(Path path, IOException e) {
      return FileVisitResult.CONTINUE; // nobody may look into it, or it went away meanwhile
    }

    @Override
    public FileVisitResult postVisitDirectory(Path path, @Nullable IOException e) {
      return FileVisitResult.CONTINUE;
    }

    private FileVisitResult count() {
      entries++;
      if (entries > MOST_ENTRIES) {
        complete = false;
        return FileVisitResult.TERMINATE;
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
