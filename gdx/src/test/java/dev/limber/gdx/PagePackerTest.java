package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.utils.GdxNativesLoader;
import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Limits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PagePackerTest {
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  @BeforeAll
  static void load() {
    GdxNativesLoader.load();
  }

  private static SourceImage image(String name, int width, int height) {
    SourceImage image = new SourceImage(name, PixmapDecoder.blank(width, height));
    image.addAll();
    return image;
  }

  private String sizes(Limits limits, SourceImage... images) {
    List<PixelPage> pages = PagePacker.pack(List.of(images), "x.skel2d", limits, diagnostics);
    List<String> sizes = new ArrayList<>();
    for (PixelPage page : pages) {
      sizes.add(page.width() + "x" + page.height());
      page.dispose();
    }
    return String.join(" ", sizes);
  }

  @Test
  void pagesAreAsLargeAsWhatIsInThem() {
    assertEquals("64x32", sizes(Limits.DEFAULT, image("a.png", 1, 1)));
    assertEquals(
        "8192x32 64x8192 128x64",
        sizes(
            Limits.DEFAULT,
            image("wide.png", 5000, 1),
            image("tall.png", 1, 5000),
            image("a.png", 40, 40),
            image("b.png", 30, 40)));
    assertEquals(List.of(), diagnostics);
  }

  @Test
  void thinPicturesThatFitNoTextureAreLeftOut() {
    int most = PagePacker.LARGEST_PICTURE;
    assertEquals(
        "8192x32", sizes(Limits.DEFAULT, image("a.png", most, 1), image("tall.png", 1, 1_000_000)));
    assertEquals(1, diagnostics.size());
    assertEquals("image-too-large", diagnostics.get(0).code());
    assertTrue(diagnostics.get(0).message().contains("1 by 1000000"), diagnostics.toString());
    diagnostics.clear();
    assertEquals("", sizes(Limits.DEFAULT, image("a.png", most + 1, 1)));
    assertEquals(1, diagnostics.size());
  }

  @Test
  void picturesThatOverlapCountAsOftenAsTheyAreCopied() {
    Limits limits = Limits.DEFAULT.toBuilder().imagePixels(1_000_000).build();
    SourceImage atlas = new SourceImage("atlas0.png", PixmapDecoder.blank(400, 400));
    for (int i = 0; i < 100; i++) {
      atlas.add(i, i, 300, 300);
    }
    assertEquals("128x64", sizes(limits, atlas, image("a.png", 40, 40)));
    assertEquals("image-too-large", diagnostics.get(0).code());
    assertTrue(diagnostics.get(0).message().contains("imagePixels"), diagnostics.toString());
  }
}
