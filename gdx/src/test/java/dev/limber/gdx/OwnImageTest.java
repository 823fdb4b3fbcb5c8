package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import java.io.File;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Images of the game that characters carry. */
class OwnImageTest {
  private static final int SIZE = 64;
  private static final int FIGURES = 20;

  /** The left half is half transparent red, the right half is transparent. */
  private static Pixmap halves(int width, int height) {
    Pixmap pixels = new Pixmap(width, height, Pixmap.Format.RGBA8888);
    pixels.setBlending(Pixmap.Blending.None);
    pixels.setColor(1, 0, 0, 0.5f);
    pixels.fillRectangle(0, 0, width / 2, height);
    return pixels;
  }

  /** Returns how many calls draw figures of shapes with the image in their middle. */
  private static int calls(LimberRenderer renderer, GdxImage image) {
    GdxCharacter humanoid = LimberGdx.load(new FileHandle(new File("../samples/humanoid.skel2d")));
    Puppet puppet = humanoid.newPuppet();
    puppet.attach("hand-r", Drawable.image(image)).before("hand-r");
    int calls = Gl.calls(renderer, FIGURES, puppet);
    renderer.dispose();
    humanoid.dispose();
    return calls;
  }

  @Test
  void shapesGoOnWithTheTextureOfAnImageMadeOfPixels() throws Exception {
    Gl.run(
        () -> {
          Pixmap pixels = halves(60, 6);
          GdxImage sword = GdxImage.of("sword", pixels);
          assertEquals(
              2, calls(new LimberRenderer(), sword), "up to the first sword, and the rest");
          sword.dispose();
          pixels.dispose();
        });
  }

  @Test
  void aRegionBesideAWhiteOneCostsNoCalls() throws Exception {
    Gl.run(
        () -> {
          Texture texture = new Texture(SIZE, SIZE, Pixmap.Format.RGBA8888);
          TextureRegion region = new TextureRegion(texture, 0, 0, 60, 6);
          GdxImage sword = GdxImage.premultiplied("sword", region);
          TextureRegion white = new TextureRegion(texture, 0, 60, 2, 2);
          assertEquals(1, calls(new LimberRenderer().white(white), sword));
          assertEquals(2 * FIGURES + 1, calls(new LimberRenderer(), sword));
          texture.dispose();
        });
  }

  @Test
  void pixelsAreMultipliedByTheirAlphaAndHitWhereTheyAreVisible() throws Exception {
    Gl.run(
        () -> {
          Pixmap pixels = halves(40, 40);
          GdxImage image = GdxImage.of("halves", pixels);
          pixels.dispose(); // they are copied
          assertEquals(0.5, image.alpha(0.2, 0.5), 0.01);
          assertEquals(0, image.alpha(0.8, 0.5));
          assertEquals(40, image.width());

          LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
          PolygonSpriteBatch batch = new PolygonSpriteBatch();
          byte[] bone = "skeleton\n\ta\n".getBytes(StandardCharsets.UTF_8);
          Puppet puppet =
              LimberGdx.load(bone, "", (name, most) -> null, Limits.DEFAULT).newPuppet();
          puppet.attach("a", Drawable.image(image));
          int[] drawn = Gl.picture(SIZE, SIZE, batch, 0xFF, b -> renderer.draw(b, puppet, 32, 32));
          int left = drawn[32 * SIZE + 24];
          assertEquals(0x80, left >>> 24, 2);
          assertEquals(0, left >>> 8 & 0xffff);
          assertEquals(0xFF, drawn[32 * SIZE + 40]);
          batch.dispose();
          renderer.dispose();
          image.dispose();
        });
  }

  @Test
  void pixelsOfOtherFormatsAreImagesToo() throws Exception {
    Gl.run(
        () -> {
          Pixmap pixels = new Pixmap(8, 8, Pixmap.Format.RGB565);
          GdxImage image = GdxImage.of("opaque", pixels);
          assertEquals(1, image.alpha(0.5, 0.5));
          image.dispose();
          pixels.dispose();
        });
  }

  @Test
  void whatFitsIntoNoTextureIsRefused() throws Exception {
    Gl.run(
        () -> {
          Pixmap wide = new Pixmap(9000, 1, Pixmap.Format.RGBA8888);
          String message =
              assertThrows(IllegalArgumentException.class, () -> GdxImage.of("wide", wide))
                  .getMessage();
          assertTrue(message.contains("9000 by 1"), message);
          wide.dispose();
        });
  }

  @Test
  void onlyAnImageMadeOfPixelsDisposesItsTexture() throws Exception {
    Gl.run(
        () -> {
          Texture texture = new Texture(8, 8, Pixmap.Format.RGBA8888);
          GdxImage.of("region", new TextureRegion(texture)).dispose();
          assertTrue(Gdx.gl.glIsTexture(texture.getTextureObjectHandle()));
          texture.dispose();

          Pixmap pixels = halves(8, 8);
          GdxImage own = GdxImage.of("own", pixels);
          int handle = own.region(0, 0, 1, 1).page.texture().getTextureObjectHandle();
          assertTrue(Gdx.gl.glIsTexture(handle));
          own.dispose();
          own.dispose(); // twice does no harm
          assertFalse(Gdx.gl.glIsTexture(handle));
          pixels.dispose();
        });
  }
}
