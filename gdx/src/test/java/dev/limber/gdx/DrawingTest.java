package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import dev.limber.core.canvas.DrawList;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Attached;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import dev.limber.java2d.PixelImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DrawingTest {
  private static final int SIZE = 64;

  private static final String RED = "\t\t@red :rect w40 h40 t0 f#F00\n";
  private static final String GREEN = "\t\t@green :sprite \"green.png\"\n";
  private static final String BLUE = "\t\t@blue :rect w6 h6 t0 f#00F\n";

  @TempDir Path folder;

  private GdxCharacter character(String source) throws IOException {
    Path file = folder.resolve("made.skel2d");
    Files.writeString(file, source);
    return LimberGdx.load(new FileHandle(file.toFile()));
  }

  private static FileHandle sample(String name) {
    return new FileHandle(new File("../samples", name));
  }

  /** An image of one colour, straight, as PNG files are. */
  private void image(String name, int size, int argb) throws IOException {
    java.awt.image.BufferedImage image =
        new java.awt.image.BufferedImage(size, size, java.awt.image.BufferedImage.TYPE_INT_ARGB);
    for (int i = 0; i < size * size; i++) {
      image.setRGB(i % size, i / size, argb);
    }
    javax.imageio.ImageIO.write(image, "png", folder.resolve(name).toFile());
  }

  private static int[] picture(int background, Consumer<Batch> drawing) {
    PolygonSpriteBatch batch = new PolygonSpriteBatch();
    int[] picture = Gl.picture(SIZE, SIZE, batch, background, drawing);
    batch.dispose();
    return picture;
  }

  private static int[] picture(int background, Puppet puppet, Color color) {
    LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
    int[] picture =
        picture(
            background,
            batch -> {
              batch.setColor(color);
              renderer.draw(batch, puppet, SIZE / 2, SIZE / 2);
            });
    renderer.dispose();
    return picture;
  }

  private static void near(int expected, int actual) {
    for (int shift = 0; shift < 32; shift += 8) {
      assertEquals(
          expected >>> shift & 0xff,
          actual >>> shift & 0xff,
          2,
          Integer.toHexString(expected) + " is not " + Integer.toHexString(actual));
    }
  }

  private static int middle(int[] picture) {
    return picture[SIZE / 2 * SIZE + SIZE / 2];
  }

  @Test
  void aBatchThatIsTooSmallIsNamed() throws Exception {
    Gl.run(
        () -> {
          Puppet puppet = character("skeleton\n\ta\n\t\t@ :circle d90 f#F00\n").newPuppet();
          LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
          PolygonSpriteBatch batch = new PolygonSpriteBatch(10);
          batch.begin();
          String message =
              assertThrows(
                      IllegalStateException.class,
                      () -> renderer.draw(batch, puppet, SIZE / 2, SIZE / 2))
                  .getMessage();
          assertTrue(message.startsWith("the batch is too small for "), message);
          batch.dispose();
          renderer.dispose();
        });
  }

  @Test
  void aHalfTransparentShapeIsBlendedOnce() throws Exception {
    Gl.run(
        () -> {
          Puppet puppet =
              character("skeleton\n\ta\n\t\t@ :rect w40 h40 t0 f#FF0000,0.5\n").newPuppet();
          near(0x80007FFF, middle(picture(0x0000FFFF, puppet, Color.WHITE)));
        });
  }

  @Test
  void theColourOfTheBatchMultipliesThatOfTheCharacter() throws Exception {
    Gl.run(
        () -> {
          Puppet puppet = character("skeleton\n\ta\n\t\t@ :rect w40 h40 t0 f#FF8040\n").newPuppet();
          near(0x80800000 | 0x20FF, middle(picture(0xFF, puppet, new Color(0.5f, 1, 0.5f, 1))));
          near(0x804020FF, middle(picture(0xFF, puppet, new Color(1, 1, 1, 0.5f))));
        });
  }

  @Test
  void theColourOfTheBatchMultipliesImagesToo() throws Exception {
    image("white.png", 40, 0x80FFFFFF);
    Gl.run(
        () -> {
          GdxCharacter made = character("skeleton\n\ta\n\t\t@ :sprite \"white.png\"\n");
          assertEquals(List.of(), made.diagnostics());
          near(0x408040FF, middle(picture(0xFF, made.newPuppet(), new Color(0.5f, 1, 0.5f, 1))));
          made.dispose();
        });
  }

  @Test
  void imagesAndShapesFlash() throws Exception {
    image("red.png", 40, 0xFFFF0000);
    Gl.run(
        () -> {
          for (String shown : List.of(":sprite \"red.png\"", ":rect w40 h40 t0 f#F00")) {
            GdxCharacter made = character("skeleton\n\ta\n\t\t@ " + shown + "\n");
            Puppet puppet = made.newPuppet();
            puppet.part("a").flash(new Rgba(0, 1, 1, 0.5));
            near(0x808080FF, middle(picture(0xFF, puppet, Color.WHITE)));
            puppet.part("a").flash(new Rgba(1, 1, 1, 1));
            near(0xFFFFFFFF, middle(picture(0xFF, puppet, Color.WHITE)));
            puppet.part("a").clear();
            near(0xFF0000FF, middle(picture(0xFF, puppet, Color.WHITE)));
            made.dispose();
          }
        });
  }

  @Test
  void aRegionOfTheGameIsCarried() throws Exception {
    image("red.png", 40, 0xFFFF0000);
    image("green.png", 20, 0xFF00FF00);
    Gl.run(
        () -> {
          GdxCharacter made = character("skeleton\n\ta\n\t\t@ :sprite \"red.png\"\n");
          Texture texture = new Texture(new FileHandle(folder.resolve("green.png").toFile()));
          Puppet puppet = made.newPuppet();
          Drawable sword = Drawable.image(GdxImage.of("sword", new TextureRegion(texture)));
          Attached carried = puppet.attach("a", sword);
          near(0x00FF00FF, middle(picture(0xFF, puppet, Color.WHITE)));
          carried.behind();
          near(0xFF0000FF, middle(picture(0xFF, puppet, Color.WHITE)));
          puppet.part("a").image(GdxImage.of("other", new TextureRegion(texture)));
          near(0x00FF00FF, middle(picture(0xFF, puppet, Color.WHITE)));
          texture.dispose();
          made.dispose();
        });
  }

  @Test
  void edgesOfImagesHaveNoDarkFringe() throws Exception {
    // White in the middle; around it transparent black, as painting programs leave it.
    java.awt.image.BufferedImage image =
        new java.awt.image.BufferedImage(40, 40, java.awt.image.BufferedImage.TYPE_INT_ARGB);
    for (int y = 8; y < 32; y++) {
      for (int x = 8; x < 32; x++) {
        image.setRGB(x, y, -1);
      }
    }
    javax.imageio.ImageIO.write(image, "png", folder.resolve("box.png").toFile());
    Gl.run(
        () -> {
          GdxCharacter made =
              character("skeleton\n\ta r20 i0.37 j0.37\n\t\t@ :sprite \"box.png\"\n");
          int[] shown = picture(0xFFFFFFFF, made.newPuppet(), Color.WHITE);
          for (int pixel : shown) {
            near(0xFFFFFFFF, pixel); // white on white
          }
          int[] onBlack = picture(0xFF, made.newPuppet(), Color.WHITE);
          assertTrue(middle(onBlack) == -1, "it is there");
          made.dispose();
        });
  }

  @Test
  void whatComesLaterIsDrawnAbove() throws Exception {
    image("green.png", 20, 0xFF00FF00);
    Gl.run(
        () -> {
          GdxCharacter made = character("skeleton\n\ta\n" + RED + GREEN + BLUE);
          int[] shown = picture(0xFF, made.newPuppet(), Color.WHITE);
          near(0x0000FFFF, middle(shown));
          near(0x00FF00FF, shown[SIZE / 2 * SIZE + SIZE / 2 + 7]);
          near(0xFF0000FF, shown[SIZE / 2 * SIZE + SIZE / 2 + 16]);
          made.dispose();
        });
  }

  @Test
  void upIsUp() throws Exception {
    Gl.run(
        () -> {
          Puppet puppet =
              character("skeleton\n\ta y16\n\t\t@ :rect w20 h20 t0 f#FFF\n").newPuppet();
          int[] shown = picture(0xFF, puppet, Color.WHITE);
          near(-1, shown[(SIZE / 2 - 16) * SIZE + SIZE / 2]);
          near(0xFF, shown[(SIZE / 2 + 16) * SIZE + SIZE / 2]);
        });
  }

  @Test
  void shapesAndSpritesOfACharacterAreOneCall() throws Exception {
    image("green.png", 20, 0xFF00FF00);
    Gl.run(
        () -> {
          GdxCharacter made =
              character(
                  "skeleton\n\ta\n"
                      + GREEN
                      + RED
                      + "\ta.b\n"
                      + GREEN.replace("@green", "@more")
                      + BLUE);
          Puppet puppet = made.newPuppet();
          LimberRenderer renderer = new LimberRenderer();
          assertEquals(1, Gl.calls(renderer, 10, puppet));
          made.dispose();
          renderer.dispose();
        });
  }

  @Test
  void charactersOfShapesShareOneCall() throws Exception {
    Gl.run(
        () -> {
          GdxCharacter humanoid = LimberGdx.load(sample("humanoid.skel2d"));
          GdxCharacter fox = LimberGdx.load(sample("fox.skel2d"));
          LimberRenderer renderer = new LimberRenderer();
          assertEquals(1, Gl.calls(renderer, 20, humanoid.newPuppet(), fox.newPuppet()));
          humanoid.dispose();
          fox.dispose();
          renderer.dispose();
        });
  }

  @Test
  void aShapeLargerThanABatchIsDrawn() throws Exception {
    Gl.run(
        () -> {
          LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
          dev.limber.core.canvas.Path wheel = new dev.limber.core.canvas.Path();
          for (int i = 0; i < 4000; i++) {
            double angle = i * Math.PI / 2000;
            double x = 30 * Math.cos(angle);
            double y = 30 * Math.sin(angle);
            if (i == 0) {
              wheel.moveTo(x, y);
            } else {
              wheel.lineTo(x, y);
            }
          }
          wheel.close();
          Consumer<Batch> drawing =
              batch -> {
                renderer.begin(batch);
                renderer.canvas().begin(new View().set(1, 0, 0, 1, 32, 32));
                renderer.canvas().fill(wheel, new Ink());
                renderer.canvas().end();
                renderer.end();
              };
          PolygonSpriteBatch polygons = new PolygonSpriteBatch();
          SpriteBatch sprites = new SpriteBatch(100);
          for (Batch batch : List.of(polygons, sprites)) {
            int[] shown = Gl.picture(SIZE, SIZE, batch, 0xFF, drawing);
            int white = 0;
            for (int pixel : shown) {
              white += pixel == -1 ? 1 : 0;
            }
            assertEquals(Math.PI * 900, white, 150);
          }
          polygons.dispose();
          sprites.dispose();
          renderer.dispose();
        });
  }

  @Test
  void theBatchGetsItsBlendingBack() throws Exception {
    Gl.run(
        () -> {
          Puppet puppet = character("skeleton\n\ta\n\t\t@ :rect w40 h40\n").newPuppet();
          LimberRenderer renderer = new LimberRenderer();
          SpriteBatch batch = new SpriteBatch();
          batch.setBlendFunctionSeparate(
              GL20.GL_DST_COLOR, GL20.GL_ZERO, GL20.GL_SRC_ALPHA, GL20.GL_ONE);
          batch.disableBlending();
          batch.begin();
          renderer.draw(batch, puppet, 0, 0);
          assertEquals(GL20.GL_DST_COLOR, batch.getBlendSrcFunc());
          assertEquals(GL20.GL_ZERO, batch.getBlendDstFunc());
          assertEquals(GL20.GL_SRC_ALPHA, batch.getBlendSrcFuncAlpha());
          assertEquals(GL20.GL_ONE, batch.getBlendDstFuncAlpha());
          assertEquals(false, batch.isBlendingEnabled());
          batch.end();
          batch.dispose();
          renderer.dispose();
        });
  }

  @Test
  void callsInTheWrongOrderAreExplained() throws Exception {
    Gl.run(
        () -> {
          LimberRenderer renderer = new LimberRenderer();
          SpriteBatch batch = new SpriteBatch();
          Puppet puppet = LimberGdx.load(sample("hello.skel2d")).newPuppet();
          assertThrows(IllegalStateException.class, renderer::end);
          assertThrows(IllegalStateException.class, () -> renderer.draw(puppet, 0, 0));
          assertThrows(IllegalStateException.class, () -> renderer.begin(batch));
          assertThrows(IllegalArgumentException.class, () -> renderer.piece(2));
          batch.begin();
          renderer.begin(batch);
          assertThrows(IllegalStateException.class, () -> renderer.begin(batch));
          Exception foreign =
              assertThrows(
                  IllegalArgumentException.class,
                  () ->
                      renderer
                          .canvas()
                          .triangles(
                              PixelImage.of("hat", 1, 1, new int[1]),
                              new dev.limber.core.canvas.Triangles(),
                              new Ink()));
          assertTrue(foreign.getMessage().contains("hat"), foreign.getMessage());
          renderer.end();
          batch.end();
          batch.dispose();
          renderer.dispose();
        });
  }

  @Test
  void edgesAreOnePixelWideAtAnyZoom() throws Exception {
    Gl.run(
        () -> {
          // A world of 1.6 units over 64 pixels: 40 pixels for a unit.
          Puppet puppet =
              character("skeleton\n\ta\n\t\t@ :rect w0.8 h0.8 r10 t0 f#FFF\n").newPuppet();
          LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
          int[] shown =
              picture(
                  0xFF,
                  batch -> {
                    batch.setProjectionMatrix(
                        new com.badlogic.gdx.math.Matrix4().setToOrtho2D(-0.8f, -0.8f, 1.6f, 1.6f));
                    renderer.draw(batch, puppet, 0, 0);
                  });
          int grey = 0;
          for (int x = 0; x < SIZE; x++) {
            int red = shown[SIZE / 2 * SIZE + x] >>> 24;
            grey += red > 8 && red < 247 ? 1 : 0;
          }
          assertTrue(grey >= 1 && grey <= 4, grey + " grey pixels at two edges");
          near(-1, middle(shown));
          renderer.dispose();
        });
  }

  @Test
  void aScreenOfSeveralSamplesGetsHardEdges() {
    assertEquals(0, LimberRenderer.usualFringe(true, 4));
    assertEquals(1, LimberRenderer.usualFringe(true, 0));
    assertEquals(1, LimberRenderer.usualFringe(false, 4), "a frame buffer has one");
  }

  @Test
  void looksAreDrawn() throws Exception {
    Gl.run(
        () -> {
          GdxCharacter humanoid = LimberGdx.load(sample("humanoid.skel2d"));
          Puppet puppet = humanoid.newPuppet();
          DrawList day = new DrawList();
          puppet.draw(day);
          int[] before = picture(0xFF, puppet, Color.WHITE);
          puppet.skins(List.of("night"));
          int[] after = picture(0xFF, puppet, Color.WHITE);
          assertTrue(Difference.of(before, after).mean() > 1, "another skin, another picture");
          humanoid.dispose();
        });
  }
}
