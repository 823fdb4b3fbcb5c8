package dev.limber.cli.input;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skelform.SkelFormFile;
import java.util.List;

/** What a file holds. */
public sealed interface Loaded {

  /** Returns what is wrong or doubtful, under the name that the command line has for the file. */
  List<Diagnostic> diagnostics();

  /**
   * A SkelForm archive.
   *
   * @param file what it holds
   */
  record SkelFormArchive(SkelFormFile file) implements Loaded {
    @Override
    public List<Diagnostic> diagnostics() {
      return file.diagnostics();
    }
  }

  /**
   * A Skel2D source.
   *
   * @param skeleton what it says
   * @param diagnostics what is wrong or doubtful
   * @param text the source, for showing its lines; without a byte order mark
   */
  record Skel2dSource(Skeleton skeleton, List<Diagnostic> diagnostics, String text)
      implements Loaded {
    /** Keeps an unmodifiable copy of the diagnostics. */
    public Skel2dSource {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
