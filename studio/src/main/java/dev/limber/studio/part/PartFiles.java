package dev.limber.studio.part;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;

/**
 * Files that are being written: they lie beside the final ones and get their names when they are
 * complete. Hidden and with an ending that is not served, so that no page ever sees them.
 */
public final class PartFiles {
  /** How their names end. */
  public static final String END = ".part";

  private static final String START = ".limber-";
  private static final SecureRandom RANDOM = new SecureRandom();

  /** Whoever wrote it may be on another machine that shares the folder, where it is not dead. */
  private static final Duration STALE = Duration.ofMinutes(1);

  private PartFiles() {}

  /** Returns how the names of this process start. */
  public static String start() {
    return START + ProcessHandle.current().pid() + "-";
  }

  /** Returns a name that no other file has. */
  public static String newName() {
    return start() + Long.toHexString(RANDOM.nextLong()) + END;
  }

  /** Deletes what programs that were killed left behind in these folders, a minute later. */
  public static void deleteLeftovers(Collection<Path> folders) {
    Instant old = Instant.now().minus(STALE);
    for (Path folder : folders) {
      try (DirectoryStream<Path> parts = Files.newDirectoryStream(folder, START + "*" + END)) {
        for (Path part : parts) {
          if (!isBeingWritten(part)
              && Files.getLastModifiedTime(part, LinkOption.NOFOLLOW_LINKS)
                  .toInstant()
                  .isBefore(old)) {
            Files.delete(part);
          }
        }
      } catch (IOException e) {
        // Somebody else's, or gone: it does no harm.
      }
    }
  }

  /** A film may take longer than a minute before its file grows. */
  private static boolean isBeingWritten(Path part) {
    String rest = String.valueOf(part.getFileName()).substring(START.length());
    int dash = rest.indexOf('-');
    try {
      return dash > 0 && ProcessHandle.of(Long.parseLong(rest.substring(0, dash))).isPresent();
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
