package dev.limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.character.CharacterFile;
import dev.limber.convert.Conversions;
import dev.limber.core.canvas.Canvas;
import dev.limber.crowd.Crowd;
import dev.limber.gdx.GdxCharacter;
import dev.limber.image.Pixels;
import dev.limber.java2d.Java2d;
import dev.limber.javafx.LimberView;
import dev.limber.skel2d.Skel2d;
import dev.limber.skelform.SkelForm;
import dev.limber.studio.StudioServer;
import dev.limber.web.WebPlayback;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Licences travel with what they are about. */
class LicensesTest {
  private static final List<Class<?>> ONE_OF_EACH_MODULE =
      List.of(
          Canvas.class,
          SkelForm.class,
          Skel2d.class,
          Crowd.class,
          Pixels.class,
          CharacterFile.class,
          Conversions.class,
          Java2d.class,
          LimberView.class,
          WebPlayback.class,
          StudioServer.class,
          GdxCharacter.class,
          Limber.class);

  @Test
  void noneIsLeftOut() throws IOException {
    Pattern product = Pattern.compile("<artifactId>(limber-\\w+)</artifactId><version>");
    List<String> products =
        product
            .matcher(Files.readString(Path.of("../bom/pom.xml")))
            .results()
            .map(found -> found.group(1))
            .toList();
    long modules = ONE_OF_EACH_MODULE.stream().map(LicensesTest::place).distinct().count();
    assertEquals(products.size(), modules, "a class each of " + products);
  }

  @Test
  void everyModuleHasThemInside() throws IOException {
    for (String name : List.of("LICENSE", "NOTICE")) {
      List<String> places = placesWith(name);
      for (Class<?> type : ONE_OF_EACH_MODULE) {
        assertTrue(
            places.stream().anyMatch(found -> found.contains(place(type))),
            name + " in " + place(type));
      }
    }
  }

  /** Android's build tools refuse the same path in two jars; those two they leave out. */
  @Test
  void licencesOfOthersAreOnlyWhereTheirPartsAre() throws IOException {
    for (String name : List.of("licenses/Apache-2.0.txt", "licenses/JZlib.txt")) {
      List<String> places = placesWith(name);
      for (Class<?> type : ONE_OF_EACH_MODULE) {
        assertEquals(
            type == WebPlayback.class || type == Limber.class,
            places.stream().anyMatch(found -> found.contains(place(type))),
            name + " in " + place(type) + "; a folder of old classes needs ./mvnw clean");
      }
    }
  }

  private static List<String> placesWith(String name) throws IOException {
    return Collections.list(Limber.class.getClassLoader().getResources("META-INF/" + name)).stream()
        .map(URL::getPath)
        .toList();
  }

  private static String place(Class<?> type) {
    return type.getProtectionDomain().getCodeSource().getLocation().getPath();
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
