package dev.limber.cli.studio;

import java.awt.Desktop;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The person's browser. */
final class Browser {
  private final boolean hasXdgOpen;
  private final String system;
  private final Map<String, String> environment;

  Browser(boolean hasXdgOpen) {
    this(hasXdgOpen, System.getProperty("os.name", ""), System.getenv());
  }

  Browser(boolean hasXdgOpen, String system, Map<String, String> environment) {
    this.hasXdgOpen = hasXdgOpen;
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
    return screen && hasXdgOpen ? List.of("xdg-open", address.toString()) : List.of();
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
