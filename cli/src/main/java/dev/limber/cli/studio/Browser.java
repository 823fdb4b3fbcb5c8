package dev.limber.cli.studio;

import java.awt.Desktop;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The person's browser. */
final class Browser {
  private final @Nullable String searchPath;
  private final String system;
  private final Map<String, String> environment;

  Browser(@Nullable String searchPath) {
    this(searchPath, System.getProperty("os.name", ""), System.getenv());
  }

  Browser(@Nullable String searchPath, String system, Map<String, String> environment) {
    this.searchPath = searchPath;
    this.system = system.toLowerCase(Locale.ROOT);
    this.environment = environment;
  }

  /** Opens an address; returns whether that seems to have worked. */
  boolean open(URI address) {
    List<String> words = words(address);
    if (words.isEmpty()) {
      return false;
    }
    try {
      new ProcessBuilder(words)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start()
          .getOutputStream()
          .close();
      return true;
    } catch (IOException e) {
      return byDesktop(address);
    }
  }

  /** Returns the command that opens an address; none where there is nobody to see it. */
  List<String> words(URI address) {
    if (system.contains("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address.toString());
    }
    if (system.contains("mac")) {
      return List.of("open", address.toString());
    }
    boolean screen =
        environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
    // Without a screen xdg-open would start a browser in the terminal.
    return screen && isOnPath("xdg-open") ? List.of("xdg-open", address.toString()) : List.of();
  }

  private boolean isOnPath(String program) {
    if (searchPath == null) {
      return false;
    }
    for (String folder : searchPath.split(File.pathSeparator, -1)) {
      if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, program))) {
        return true;
      }
    }
    return false;
  }

  private static boolean byDesktop(URI address) {
    try {
      if (Desktop.isDesktopSupported() && Desktop.getDesktop().isSupported(Desktop.Action.BROWSE)) {
        Desktop.getDesktop().browse(address);
        return true;
      }
    } catch (IOException | RuntimeException e) {
      // The address is printed as well.
    }
    return false;
  }
}
