package dev.limber.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.character.CharacterFile;
import dev.limber.core.canvas.Canvas;
import dev.limber.image.Pixels;
import dev.limber.java2d.Java2d;
import dev.limber.skel2d.Skel2d;
import dev.limber.skelform.SkelForm;
import dev.limber.studio.StudioServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Licences travel with what they are about. */
class LicensesTest {
  private static final List<Class<?>> ONE_OF_EACH_MODULE =
      List.of(
          Canvas.class,
          SkelForm.class,
          Skel2d.class,
          CharacterFile.class,
          Pixels.class,
          Java2d.class,
          StudioServer.class,
          Limber.class);

  @Test
  void everyModuleHasThemInside() throws IOException {
    for (String name :
        List.of("LICENSE", "NOTICE", "licenses/Apache-2.0.txt", "licenses/JZlib.txt")) {
      List<URL> found =
          Collections.list(Limber.class.getClassLoader().getResources("META-INF/" + name));
      for (Class<?> type : ONE_OF_EACH_MODULE) {
        String place = type.getProtectionDomain().getCodeSource().getLocation().getPath();
        assertTrue(
            found.stream().anyMatch(url -> url.getPath().contains(place)), name + " in " + place);
      }
    }
  }

  @Test
  void theNoticeNamesWhatTheJarCarries() throws IOException {
    URL ours = Limber.class.getProtectionDomain().getCodeSource().getLocation();
    try (InputStream in = new URL(ours, "META-INF/NOTICE").openStream()) {
      String notice = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String carried : List.of("picocli", "TeaVM", "JZlib", "CodeMirror", "Lezer")) {
        assertTrue(notice.contains(carried), carried);
      }
    }
  }
}
