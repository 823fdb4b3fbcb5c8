package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.assets.AssetManager;
import com.badlogic.gdx.assets.loaders.resolvers.AbsoluteFileHandleResolver;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.limber.core.canvas.MissingImage;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadingTest {
  @TempDir Path folder;

  private static FileHandle sample(String name) {
    return new FileHandle(new File("../samples", name));
  }

  private FileHandle write(String name, byte[] bytes) throws IOException {
    Files.write(folder.resolve(name), bytes);
    return new FileHandle(folder.resolve(name).toFile());
  }

  private FileHandle sprites(String... images) throws IOException {
    StringBuilder source = new StringBuilder("skeleton\n\ta\n");
    for (String image : images) {
      source.append("\t\t@s").append(source.length());
      source.append(" :sprite \"").append(image).append("\"\n");
    }
    return write(
        "made.skel2d", source.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8));
  }

  private void png(String name, int width, int height) throws IOException {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < width; i++) {
      image.setRGB(i, 0, -1);
    }
    ImageIO.write(image, "png", folder.resolve(name).toFile());
  }

  private static String codes(GdxCharacter character) {
    StringBuilder codes = new StringBuilder();
    character.diagnostics().forEach(one -> codes.append(one.code()).append(' '));
    return codes.toString().strip();
  }

  @Test
  void anAtlasIsOneTextureAndItsImageKnowsItsSize() throws Exception {
    Gl.run(
        () -> {
          GdxCharacter lantern = LimberGdx.load(sample("lantern-0.7.skf"));
          assertEquals(1, lantern.textureCount());
          assertEquals(1, lantern.images().size());
          GdxImage atlas = lantern.images().get(0);
          assertTrue(atlas.width() > 100 && atlas.height() > 100, atlas.toString());
          assertEquals("lantern-0.7.skf", lantern.toString());
          assertEquals(List.of("Idle", "Walk", "Wave "), names(lantern.newPuppet()));
          lantern.dispose();
        });
  }

  private static List<String> names(Puppet puppet) {
    return puppet.animations().stream().map(one -> one.name()).toList();
  }

  @Test
  void disposingFreesEveryTexture() throws Exception {
    png("one.png", 30, 20);
    png("two.png", 20, 30);
    Gl.run(
        () -> {
          int before = textures();
          GdxCharacter lantern = LimberGdx.load(sample("lantern-0.7.skf"));
          GdxCharacter made = LimberGdx.load(sprites("one.png", "two.png"));
          assertEquals(1, made.textureCount(), "both images in one");
          assertEquals(before + 2, textures());
          lantern.dispose();
          made.dispose();
          made.dispose(); // twice does no harm
          assertTrue(made.isDisposed());
          assertEquals(0, made.textureCount());
          assertNull(made.imageSource().image("one.png"));
          assertEquals(before, textures());
        });
  }

  /** Returns how many textures the card has. */
  private static int textures() {
    int count = 0;
    for (int name = 1; name < 2000; name++) {
      count += Gdx.gl.glIsTexture(name) ? 1 : 0;
    }
    return count;
  }

  @Test
  void hitsAskTheImagesPixels() throws Exception {
    png("line.png", 40, 40);
    Gl.run(
        () -> {
          GdxCharacter made = LimberGdx.load(sprites("line.png"));
          GdxImage image = made.images().get(0);
          assertEquals(1, image.alpha(0.5, 0.01));
          assertEquals(0, image.alpha(0.5, 0.5));
          assertEquals(0, image.alpha(-0.1, 0.5));
          made.dispose();
        });
  }

  @Test
  void whatIsWrongWithImagesIsSaid() throws Exception {
    png("good.png", 8, 8);
    write("bad.png", new byte[] {1, 2, 3});
    byte[] cut = Files.readAllBytes(folder.resolve("good.png"));
    write("cut.png", java.util.Arrays.copyOf(cut, 40));
    Gl.run(
        () -> {
          GdxCharacter made =
              LimberGdx.load(sprites("bad.png", "cut.png", "good.png", "none.png", "../up.png"));
          assertEquals("image-outside image-format image-broken image-missing", codes(made));
          assertInstanceOf(GdxImage.class, made.imageSource().image("good.png"));
          assertEquals(1, made.images().size());
          // Boxes with names stand for the others.
          assertInstanceOf(MissingImage.class, made.imageSource().image("none.png"));
          Puppet puppet = made.newPuppet();
          assertEquals(32, new PuppetBounds().of(puppet).width());
          made.dispose();
        });
  }

  @Test
  void imagesBeyondTheLimitAreNotDecoded() throws Exception {
    png("wide.png", 400, 4);
    png("small.png", 4, 4);
    Gl.run(
        () -> {
          Limits limits = Limits.DEFAULT.toBuilder().imagePixels(1000).build();
          GdxCharacter made = LimberGdx.load(sprites("small.png", "wide.png"), limits);
          assertEquals("image-too-large", codes(made));
          assertEquals(1, made.images().size());
          made.dispose();
        });
  }

  @Test
  void aBoxStandsForAnImageThatFitsNoTexture() throws Exception {
    png("tall.png", 1, 1_000_000);
    png("wide.png", 4129, 1);
    Gl.run(
        () -> {
          GdxCharacter made = LimberGdx.load(sprites("tall.png", "wide.png"));
          assertEquals("image-too-large", codes(made));
          assertInstanceOf(MissingImage.class, made.imageSource().image("tall.png"));
          assertInstanceOf(GdxImage.class, made.imageSource().image("wide.png"));
          made.dispose();
        });
  }

  @Test
  void brokenFilesEndInOneException() throws Exception {
    Gl.run(
        () -> {
          assertThrows(
              LimberException.class, () -> LimberGdx.load(write("x.skf", new byte[] {80, 75, 3})));
          assertThrows(
              LimberException.class, () -> LimberGdx.load(new FileHandle(new File("../pom.xml"))));
          assertThrows(
              GdxRuntimeException.class, () -> LimberGdx.load(new FileHandle("none.skel2d")));
        });
  }

  @Test
  void anAssetManagerLoadsAndUnloads() throws Exception {
    Gl.run(
        () -> {
          AssetManager manager = new AssetManager(new AbsoluteFileHandleResolver());
          manager.setLoader(GdxCharacter.class, new LimberLoader(manager.getFileHandleResolver()));
          String fox = new File("../samples/fox.skel2d").getAbsolutePath().replace('\\', '/');
          String lantern =
              new File("../samples/lantern-0.7.skf").getAbsolutePath().replace('\\', '/');
          manager.load(fox, GdxCharacter.class);
          manager.load(lantern, GdxCharacter.class, new LimberLoader.Parameter(Limits.DEFAULT));
          manager.finishLoading();
          GdxCharacter loaded = manager.get(lantern, GdxCharacter.class);
          assertEquals(1, loaded.textureCount());
          assertEquals("fox.skel2d", manager.get(fox, GdxCharacter.class).name());
          assertFalse(loaded.isDisposed());
          manager.unload(lantern);
          assertTrue(loaded.isDisposed());
          manager.dispose();
        });
  }
}
