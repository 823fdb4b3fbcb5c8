package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import java.io.File;
import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

/** Android takes the graphics context away; libGDX then loads managed textures again. */
class LostContextTest {
  /** Runs something as if this were a telephone. */
  private static void onAndroid(Gl.Work work) throws Exception {
    Gl.run(
        () -> {
          Application real = Gdx.app;
          Gdx.app =
              (Application)
                  Proxy.newProxyInstance(
                      LostContextTest.class.getClassLoader(),
                      new Class<?>[] {Application.class},
                      (proxy, method, arguments) ->
                          method.getName().equals("getType")
                              ? Application.ApplicationType.Android
                              : method.invoke(real, arguments));
          try {
            work.run();
          } finally {
            Texture.clearAllTextures(Gdx.app);
            Gdx.app = real;
          }
        });
  }

  /** Loses a texture, loads it again and returns the first byte of its middle. */
  private static int redAfterLoss(Texture texture) {
    Gdx.gl.glDeleteTexture(texture.getTextureObjectHandle());
    Texture.invalidateAllTextures(Gdx.app);
    SpriteBatch batch = new SpriteBatch();
    int[] picture = Gl.picture(8, 8, batch, 0xff, b -> b.draw(texture, 0, 0, 8, 8));
    batch.dispose();
    return picture[4 * 8 + 4] >>> 24;
  }

  @Test
  void shapesKeepTheirWhiteTexture() throws Exception {
    onAndroid(
        () -> {
          WhitePage white = new WhitePage();
          Texture texture = white.page().texture();
          assertEquals(255, redAfterLoss(texture));
          Pixmap pixels = texture.getTextureData().consumePixmap();
          white.dispose();
          assertTrue(pixels.isDisposed());
        });
  }

  @Test
  void aCharacterFreesThePixelsThatItKept() throws Exception {
    onAndroid(
        () -> {
          File file = new File("../samples/lantern-0.7.skf");
          GdxCharacter lantern = LimberGdx.load(new FileHandle(file));
          GdxImage image = lantern.images().get(0);
          Texture texture = image.region(0, 0, 1, 1).page.texture();
          assertTrue(texture.isManaged());
          Pixmap pixels = texture.getTextureData().consumePixmap();
          assertFalse(pixels.isDisposed());
          lantern.dispose();
          assertTrue(pixels.isDisposed());
          lantern.dispose(); // twice does no harm
        });
  }

  @Test
  void elsewherePixelsAreFreedAtOnce() throws Exception {
    Gl.run(
        () -> {
          WhitePage white = new WhitePage();
          Texture texture = white.page().texture();
          assertFalse(texture.isManaged());
          assertTrue(texture.getTextureData().consumePixmap().isDisposed());
          white.dispose();
        });
  }
}
