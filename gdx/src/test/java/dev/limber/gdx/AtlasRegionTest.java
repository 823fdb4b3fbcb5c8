package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.Sprite;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureAtlas;
import dev.limber.core.canvas.Path;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures of an atlas that the packer has turned or trimmed: libGDX's own sprites say how. */
class AtlasRegionTest {
  private static final int SIZE = 64;

  private static final String ATLAS =
      """
      page.png
      size:64,64
      format:RGBA8888
      filter:Nearest,Nearest
      repeat:none
      plain
      bounds:4,4,20,12
      turned
      bounds:30,4,20,12
      rotate:90
      trimmed
      bounds:4,36,20,12
      offsets:6,2,40,30
      both
      bounds:30,36,20,12
      offsets:2,8,30,40
      rotate:90
      """;

  @TempDir java.nio.file.Path folder;

  /** A colour of its own for every texel, so that nothing turned or moved looks the same. */
  private TextureAtlas atlas(String text) throws IOException {
    Pixmap page = new Pixmap(SIZE, SIZE, Pixmap.Format.RGBA8888);
    for (int y = 0; y < SIZE; y++) {
      for (int x = 0; x < SIZE; x++) {
        page.drawPixel(x, y, (4 * x) << 24 | (4 * y) << 16 | 0x80FF);
      }
    }
    PixmapIO.writePNG(new FileHandle(folder.resolve("page.png").toFile()), page);
    page.dispose();
    Files.writeString(folder.resolve("page.atlas"), text);
    return new TextureAtlas(new FileHandle(folder.resolve("page.atlas").toFile()));
  }

  private static Puppet bone() {
    byte[] source = "skeleton\n\ta\n".getBytes(StandardCharsets.UTF_8);
    return LimberGdx.load(source, "", (name, most) -> null, Limits.DEFAULT).newPuppet();
  }

  private static int[] picture(Batch batch, Consumer<Batch> drawing) {
    int[] picture = Gl.picture(SIZE, SIZE, batch, 0xFF, drawing);
    batch.dispose();
    return picture;
  }

  private static int[] carried(Batch batch, Drawable thing) {
    LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
    Puppet puppet = bone();
    puppet.attach("a", thing);
    int[] picture = picture(batch, b -> renderer.draw(b, puppet, SIZE / 2, SIZE / 2));
    renderer.dispose();
    return picture;
  }

  private static int[] sprite(TextureAtlas atlas, String name) {
    Sprite sprite = atlas.createSprite(name);
    sprite.setPosition((SIZE - sprite.getWidth()) / 2, (SIZE - sprite.getHeight()) / 2);
    return picture(
        new SpriteBatch(),
        batch -> {
          batch.setBlendFunction(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
          batch.setColor(Color.WHITE);
          sprite.draw(batch);
        });
  }

  private static void assertSame(int[] expected, int[] actual, String message) {
    for (int i = 0; i < expected.length; i++) {
      for (int shift = 0; shift < 32; shift += 8) {
        String place = message + " at " + i % SIZE + ", " + i / SIZE;
        assertEquals(expected[i] >>> shift & 0xff, actual[i] >>> shift & 0xff, 2, place);
      }
    }
  }

  @Test
  void regionsAreShownAsSpritesShowThem() throws Exception {
    Gl.run(
        () -> {
          TextureAtlas atlas = atlas(ATLAS);
          for (String name : new String[] {"plain", "turned", "trimmed", "both"}) {
            Drawable thing = Drawable.image(GdxImage.of(name, atlas.findRegion(name)));
            int[] expected = sprite(atlas, name);
            assertSame(expected, carried(new PolygonSpriteBatch(), thing), name);
            assertSame(expected, carried(new SpriteBatch(), thing), name + " in a plain batch");
          }
          atlas.dispose();
        });
  }

  @Test
  void aClipCutsThemInTheSamePlace() throws Exception {
    Gl.run(
        () -> {
          TextureAtlas atlas = atlas(ATLAS);
          Path all = new Path().moveTo(-32, -32).lineTo(32, -32).lineTo(32, 32).lineTo(-32, 32);
          all.close();
          for (String name : new String[] {"turned", "trimmed", "both"}) {
            Drawable image = Drawable.image(GdxImage.of(name, atlas.findRegion(name)));
            Drawable clipped =
                canvas -> {
                  canvas.clip(all);
                  image.draw(canvas);
                  canvas.clip(null);
                };
            assertSame(sprite(atlas, name), carried(new PolygonSpriteBatch(), clipped), name);
          }
          atlas.dispose();
        });
  }

  @Test
  void theyHaveTheirOriginalSizeAndAreHitWhereThePictureIs() throws Exception {
    Gl.run(
        () -> {
          TextureAtlas atlas = atlas(ATLAS);
          GdxImage image = GdxImage.of("trimmed", atlas.findRegion("trimmed"));
          assertEquals(40, image.width());
          assertEquals(30, image.height());
          assertEquals(1, image.alpha(7 / 40.0, 27 / 30.0));
          assertEquals(0, image.alpha(5 / 40.0, 27 / 30.0));
          assertEquals(0, image.alpha(7 / 40.0, 29 / 30.0));
          assertEquals(0, image.alpha(7 / 40.0, 15 / 30.0));
          atlas.dispose();
        });
  }

  @Test
  void whatCannotBeShownIsRefused() throws Exception {
    Gl.run(
        () -> {
          TextureAtlas atlas = atlas(ATLAS.replace("rotate:90", "rotate:270"));
          String message =
              assertThrows(
                      IllegalArgumentException.class,
                      () -> GdxImage.of("sword", atlas.findRegion("turned")))
                  .getMessage();
          assertTrue(message.contains("\"sword\" is turned by 270 degrees"), message);
          String missing =
              assertThrows(
                      NullPointerException.class,
                      () -> GdxImage.of("sword", atlas.findRegion("swort")))
                  .getMessage();
          assertTrue(missing.contains("the region of image \"sword\" is null"), missing);
          atlas.dispose();
        });
  }
}
