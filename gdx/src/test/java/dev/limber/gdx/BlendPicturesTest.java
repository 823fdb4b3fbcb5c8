package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.PixelCanvas;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Blend modes, clips and flashes agree with the reference renderer, on any background. */
class BlendPicturesTest {
  private static final int SIZE = 256;

  @TestFactory
  Stream<DynamicTest> changedPartsAgreeWithTheReferenceRenderer() {
    return Stream.of("face.skel2d", "lantern-0.7.skf")
        .flatMap(
            name ->
                Stream.of(0x7FA0C0FF, 0, 0x40200080)
                    .map(
                        background ->
                            DynamicTest.dynamicTest(
                                name + " on " + Integer.toHexString(background),
                                () -> {
                                  compare(name, background, true);
                                  compare(name, background, false);
                                })));
  }

  private static void compare(String name, int background, boolean polygons) throws Exception {
    Path file = Path.of("../samples", name);
    Puppet expected = equipped(Java2d.load(file).newPuppet());
    View view = new View().fit(new PuppetBounds().of(expected), SIZE, SIZE, 8);
    View up = new View().set(view.a(), -view.b(), view.c(), -view.d(), view.e(), SIZE - view.f());
    int[] reference = reference(expected, view, background);
    int[] plain = reference(posed(Java2d.load(file).newPuppet()), view, background);
    assertTrue(!Difference.of(reference, plain).isSmall(), "the changes are to be seen");
    Gl.run(
        () -> {
          Batch batch = polygons ? new PolygonSpriteBatch() : new SpriteBatch();
          LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
          GdxCharacter character = LimberGdx.load(new FileHandle(file.toFile()));
          Puppet puppet = equipped(character.newPuppet());
          int[] shown =
              Gl.picture(
                  SIZE,
                  SIZE,
                  batch,
                  premultiplied(background),
                  b -> {
                    ShaderProgram shader = b.getShader();
                    renderer.begin(b);
                    renderer.draw(puppet, up);
                    assertSame(shader, b.getShader());
                    assertEquals(GL20.GL_ONE_MINUS_SRC_ALPHA, b.getBlendDstFunc());
                    renderer.end();
                  });
          Difference difference = Difference.of(reference, shown);
          difference.save("blend-" + name + "-" + background, SIZE, reference, shown);
          assertTrue(difference.isSmall(), difference.toString());
          character.dispose();
          renderer.dispose();
          batch.dispose();
        });
  }

  private static Puppet posed(Puppet puppet) {
    puppet.seek(puppet.animations().get(0), 0.3);
    puppet.construct();
    return puppet;
  }

  /** Changes parts in all ways; the browser's tests do the same to the same parts. */
  private static Puppet equipped(Puppet puppet) {
    posed(puppet);
    if (puppet.hasPhysics()) {
      puppet.part("Glow").blend(BlendMode.ADDITIVE);
      puppet.part("Flame").blend(BlendMode.SCREEN);
      puppet.part("Hips").blend(BlendMode.MULTIPLY);
      puppet.part("Handle").clip("Cap");
      puppet.part("Scarf").clip("Hips");
      puppet.part("Hat").brighten(new Rgba(0.5, 0, 0, 1));
      puppet.part("Scarf Band").flash(new Rgba(0, 0.5, 1, 0.75));
    } else {
      puppet.part("iris-a").clip("white-a");
      puppet.part("dot-a").clip("white-a");
      puppet.part("iris-b").clip("white-b").blend(BlendMode.MULTIPLY);
      puppet.part("blush-a").blend(BlendMode.ADDITIVE);
      puppet.part("hair-back").blend(BlendMode.MULTIPLY);
      puppet.part("fringe").blend(BlendMode.SCREEN);
      puppet.part("shoulders").blend(BlendMode.ADDITIVE);
      puppet.part("neck-shade").blend(BlendMode.MULTIPLY);
      puppet.bone("pupil-a").position(9, -4);
      puppet.bone("pupil-b").position(-9, 4);
      puppet.equipment().brighten(new Rgba(0.1, 0, 0.1, 1));
      puppet.construct();
    }
    return puppet;
  }

  private static int premultiplied(int rgba) {
    int a = rgba & 255;
    int result = a;
    for (int shift = 8; shift < 32; shift += 8) {
      result |= ((rgba >>> shift & 255) * a + 127) / 255 << shift;
    }
    return result;
  }

  /** Returns premultiplied red, green, blue and alpha, as cards have them. */
  private static int[] reference(Puppet puppet, View view, int background) {
    PixelCanvas canvas = new PixelCanvas(SIZE, SIZE);
    canvas.clear(
        new Rgba(
            (background >>> 24) / 255.0,
            (background >>> 16 & 0xff) / 255.0,
            (background >>> 8 & 0xff) / 255.0,
            (background & 0xff) / 255.0));
    canvas.begin(view);
    puppet.draw(canvas);
    canvas.end();
    int[] rgba = canvas.pixels().clone();
    for (int i = 0; i < rgba.length; i++) {
      rgba[i] = rgba[i] << 8 | rgba[i] >>> 24;
    }
    return rgba;
  }

  @Test
  void aRegionOfTheGameFlashes() throws Exception {
    Gl.run(
        () -> {
          Pixmap pixels = new Pixmap(8, 8, Pixmap.Format.RGBA8888);
          pixels.setColor(0.5f, 0, 0, 1);
          pixels.fill();
          Texture texture = new Texture(pixels);
          GdxCharacter made = LimberGdx.load(new FileHandle("../samples/hello.skel2d"));
          Puppet puppet = made.newPuppet();
          puppet.construct();
          puppet.attach(
              puppet.bone(0).name(),
              Drawable.image(GdxImage.of("own", new TextureRegion(texture))));
          puppet.equipment().brighten(new Rgba(0.25, 0.5, 0, 1));
          LimberRenderer renderer = new LimberRenderer().surface(64, 64);
          PolygonSpriteBatch batch = new PolygonSpriteBatch();
          float x = (float) (32 - puppet.bone(0).worldX());
          float y = (float) (32 - puppet.bone(0).worldY());
          int[] shown = Gl.picture(64, 64, batch, 0xFF, b -> renderer.draw(b, puppet, x, y));
          int middle = shown[32 * 64 + 32];
          assertEquals(0xC0, middle >>> 24, 2, Integer.toHexString(middle));
          assertEquals(0x80, middle >> 16 & 255, 2, Integer.toHexString(middle));
          assertEquals(0, middle >> 8 & 255, 2, Integer.toHexString(middle));
          made.dispose();
          renderer.dispose();
          batch.dispose();
          texture.dispose();
          pixels.dispose();
        });
  }

  @Test
  void aBatchIsFlushedOnlyWhereBlendingChanges() throws Exception {
    Gl.run(
        () -> {
          GdxCharacter made = LimberGdx.load(new FileHandle("../samples/face.skel2d"));
          Puppet puppet = posed(made.newPuppet());
          LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
          assertEquals(1, Gl.calls(renderer, 1, puppet));
          puppet.part("iris-a").clip("white-a");
          assertEquals(1, Gl.calls(renderer, 1, puppet), "clipped, but of the same texture");
          puppet.part("blush-a").blend(BlendMode.ADDITIVE);
          puppet.part("blush-b").blend(BlendMode.ADDITIVE);
          assertEquals(3, Gl.calls(renderer, 1, puppet));
          puppet.equipment().clear();
          assertEquals(1, Gl.calls(renderer, 1, puppet));
          made.dispose();
          renderer.dispose();
        });
  }
}
