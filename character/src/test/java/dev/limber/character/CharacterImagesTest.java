package dev.limber.character;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CharacterImagesTest {
  private final Map<String, byte[]> folder = new TreeMap<>();
  private final List<String> asked = new ArrayList<>();

  /** The head of an image, which is all that is looked at before it is decoded. */
  private static byte[] png(int width, int height) {
    byte[] head = new byte[33];
    int[] start = {0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13, 'I', 'H', 'D', 'R'};
    for (int i = 0; i < start.length; i++) {
      head[i] = (byte) start[i];
    }
    for (int i = 0; i < 4; i++) {
      head[16 + i] = (byte) (width >>> 24 - 8 * i);
      head[20 + i] = (byte) (height >>> 24 - 8 * i);
    }
    return head;
  }

  private static CharacterFile sprites(String... images) {
    StringBuilder text = new StringBuilder("skeleton\n\ta\n");
    for (String image : images) {
      text.append("\t\t@s")
          .append(text.length())
          .append(" :sprite \"")
          .append(image)
          .append("\"\n");
    }
    return CharacterFormats.DEFAULT.read(
        text.toString().getBytes(UTF_8), "fox.skel2d", Limits.DEFAULT);
  }

  private CharacterImages<Integer> decode(CharacterFile file, Limits limits) {
    return CharacterImages.decode(
        file,
        (name, most) -> {
          asked.add(name);
          if (name.equals("locked.png")) {
            throw new IOException("locked");
          }
          return folder.get(name);
        },
        limits,
        (name, bytes, left) -> {
          if (name.equals("broken.png")) {
            throw new LimberException(
                new Diagnostic(
                    Severity.WARNING, "image-broken", "", new Place.Entry(name), "broken", ""));
          }
          return left.imagePixels();
        });
  }

  private static List<String> codes(CharacterImages<?> images) {
    return images.diagnostics().stream().map(Diagnostic::code).toList();
  }

  @Test
  void imagesShareTheLimitOnPixels() {
    folder.put("a.png", png(10, 10));
    folder.put("b.png", png(10, 20));
    folder.put("c.png", png(5, 5));
    CharacterFile file = sprites("a.png", "b.png", "c.png");
    assertEquals(
        Map.of("a.png", 325, "b.png", 225, "c.png", 25),
        decode(file, Limits.DEFAULT.toBuilder().imagePixels(325).build()).images());
    CharacterImages<Integer> tight =
        decode(file, Limits.DEFAULT.toBuilder().imagePixels(299).build());
    assertEquals(Map.of("a.png", 299, "c.png", 199), tight.images());
    assertEquals(List.of("image-too-large"), codes(tight));
    assertTrue(tight.diagnostics().get(0).message().contains("leaves 199"));
  }

  @Test
  void whatIsWrongWithOneIsSaidAndTheOthersAreDecoded() {
    folder.put("broken.png", png(1, 1));
    folder.put("good.png", png(1, 1));
    folder.put("huge.png", png(1 << 30, 1 << 30));
    folder.put("text.png", "this is text".getBytes(UTF_8));
    CharacterImages<Integer> images =
        decode(
            sprites("broken.png", "good.png", "huge.png", "locked.png", "none.png", "text.png"),
            Limits.DEFAULT);
    assertEquals(Set.of("good.png"), images.images().keySet());
    assertEquals(
        List.of(
            "image-broken", "image-too-large", "image-missing", "image-missing", "image-format"),
        codes(images));
    for (Diagnostic one : images.diagnostics()) {
      assertEquals("fox.skel2d", one.file());
      assertEquals(Severity.WARNING, one.severity());
    }
  }

  @Test
  void filesThatAreTooLongAreNotDecoded() {
    folder.put("a.png", png(1, 1));
    CharacterImages<Integer> images =
        decode(sprites("a.png"), Limits.DEFAULT.toBuilder().entryBytes(20).build());
    assertEquals(List.of("image-too-large"), codes(images));
  }

  @Test
  void namesThatLeadOutOfTheFolderAreNotAskedFor() {
    CharacterImages<Integer> images =
        decode(sprites("../a.png", "/a.png", "C:a.png", "x/../a.png"), Limits.DEFAULT);
    assertEquals(
        List.of("image-outside", "image-outside", "image-outside", "image-outside"), codes(images));
    assertEquals(List.of(), asked);
  }

  @Test
  void imagesInsideAFileAreNotLookedForBesideIt() throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of("../samples/lantern-0.7.skf"));
    CharacterFile lantern = CharacterFormats.DEFAULT.read(bytes, "lantern.skf", Limits.DEFAULT);
    CharacterImages<Integer> images = decode(lantern, Limits.DEFAULT);
    assertEquals(Set.of("atlas0.png"), images.images().keySet());
    assertEquals(List.of(), images.diagnostics());
    assertEquals(List.of(), asked);
  }
}
