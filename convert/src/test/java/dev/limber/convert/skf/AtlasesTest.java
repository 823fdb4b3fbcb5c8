package dev.limber.convert.skf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.image.Pixels;
import dev.limber.skelform.data.Texture;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class AtlasesTest {
  private static final int RED = 0xffcc0000;

  private static Pixels filled(int width, int height, int argb) {
    Pixels pixels = new Pixels(width, height);
    Arrays.fill(pixels.argb(), argb);
    return pixels;
  }

  @Test
  void theBorderOfAPictureGoesOnAroundIt() {
    Atlases atlases = new Atlases(new Diagnostics(""));
    Pixels picture = filled(5, 3, RED);
    picture.argb()[14] = 0xff00cc00;
    int red = atlases.add(picture);
    atlases.add(filled(9, 9, 0xff0000cc));
    atlases.pack();
    Texture texture = atlases.texture("red", red);
    Pixels page = atlases.pages().get(0);
    for (int y = -2; y < 5; y++) {
      for (int x = -2; x < 7; x++) {
        int expected = x >= 4 && y >= 2 ? 0xff00cc00 : RED;
        assertEquals(expected, page.argb(texture.x() + x, texture.y() + y), x + ", " + y);
      }
    }
  }

  @Test
  void transparentPixelsHaveTheColourOfTheirNeighbours() {
    Atlases atlases = new Atlases(new Diagnostics(""));
    Pixels picture = new Pixels(3, 1);
    picture.argb()[0] = RED;
    Texture texture = packed(atlases, picture);
    Pixels page = atlases.pages().get(0);
    assertEquals(0x00cc0000, page.argb(texture.x() + 1, texture.y()));
    assertEquals(0, page.argb(texture.x() + 2, texture.y()));
  }

  private static Texture packed(Atlases atlases, Pixels picture) {
    int number = atlases.add(picture);
    atlases.pack();
    return atlases.texture("picture", number);
  }

  @Test
  void equalPicturesAreStoredOnce() {
    Atlases atlases = new Atlases(new Diagnostics(""));
    assertEquals(atlases.add(filled(4, 6, RED)), atlases.add(filled(4, 6, RED)));
    assertTrue(atlases.add(filled(6, 4, RED)) != atlases.add(filled(4, 6, RED)));
  }

  @Test
  void manyPicturesTakeSeveralPages() {
    Atlases atlases = new Atlases(new Diagnostics(""));
    Random random = new Random(2);
    for (int i = 0; i < 20; i++) {
      Pixels picture = filled(1500, 1000, RED);
      picture.argb()[0] = random.nextInt() | 0xff000000;
      atlases.add(picture);
    }
    atlases.pack();
    assertEquals(3, atlases.pages().size());
    for (int page = 0; page < 3; page++) {
      assertEquals("atlas" + page + ".png", atlases.atlases().get(page).filename());
      assertTrue(atlases.pages().get(page).width() <= 4096);
      assertTrue(atlases.pages().get(page).height() <= 4096);
    }
    assertEquals(2, atlases.texture("last", 19).atlas());
  }
}
