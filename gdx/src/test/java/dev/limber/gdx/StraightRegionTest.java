package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.SpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import dev.limber.core.canvas.BlendMode;
import dev.limber.core.color.Rgba;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.PartHandle;
import dev.limber.core.puppet.Puppet;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * A region of an ordinary texture, whose colours are not multiplied by their alpha, is drawn like
 * the same picture in a premultiplied one.
 */
class StraightRegionTest {
  private static final int SIZE = 64;

  /** Batches have seven bits of alpha, and premultiplied texels are rounded. */
  private static final int ROUNDING = 3;

  private static final String FIGURE =
      """
      skeleton
      	a
      		@face :circle d30 t0 f#0080FF
      		@hat :sprite "hat.png"
      """;

  /** Puts the same pixels into a straight texture and a premultiplied one, and compares. */
  private record Pair(Texture straight, Texture premultiplied) {
    static Pair of(Pixmap pixels, Texture.TextureFilter filter) {
      Texture straight = new Texture(pixels);
      PixmapDecoder.premultiply(pixels);
      Texture premultiplied = new Texture(pixels);
      pixels.dispose();
      straight.setFilter(filter, filter);
      premultiplied.setFilter(filter, filter);
      return new Pair(straight, premultiplied);
    }

    void assertAlike(String what, Batch batch, Look look) {
      int[] expected = look.picture(batch, GdxImage.premultiplied("hat", region(premultiplied)));
      int[] shown = look.picture(batch, GdxImage.of("hat", region(straight)));
      for (int i = 0; i < expected.length; i++) {
        for (int shift = 0; shift < 32; shift += 8) {
          assertEquals(
              expected[i] >>> shift & 0xff,
              shown[i] >>> shift & 0xff,
              ROUNDING,
              what + " at " + i % SIZE + ", " + i / SIZE);
        }
      }
    }

    static TextureRegion region(Texture texture) {
      return new TextureRegion(texture);
    }

    void dispose() {
      straight.dispose();
      premultiplied.dispose();
    }
  }

  /** How the figure is drawn. */
  private record Look(int background, Color color, float degrees, Consumer<PartHandle> change) {
    int[] picture(Batch batch, GdxImage hat) {
      LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
      Puppet puppet = figure(hat);
      change.accept(puppet.part("hat"));
      int[] picture =
          Gl.picture(
              SIZE,
              SIZE,
              batch,
              background,
              b -> {
                b.setColor(color);
                ShaderProgram shader = b.getShader();
                renderer.begin(b);
                renderer.draw(puppet, SIZE / 2, SIZE / 2, 1, 1, degrees);
                assertEquals(GL20.GL_ONE, b.getBlendSrcFunc(), "for what the game draws here");
                assertSame(shader, b.getShader());
                renderer.end();
              });
      renderer.dispose();
      return picture;
    }
  }

  private static Puppet figure(GdxImage hat) {
    byte[] source = FIGURE.getBytes(StandardCharsets.UTF_8);
    Puppet puppet = LimberGdx.load(source, "", (name, most) -> null, Limits.DEFAULT).newPuppet();
    puppet.images(name -> hat);
    return puppet;
  }

  /** All alphas from the left to the right, all colours from the top to the bottom. */
  private static Pixmap gradient() {
    Pixmap pixels = new Pixmap(48, 48, Pixmap.Format.RGBA8888);
    pixels.setBlending(Pixmap.Blending.None);
    for (int y = 0; y < 48; y++) {
      for (int x = 0; x < 48; x++) {
        int alpha = x * 255 / 47;
        pixels.drawPixel(x, y, (5 * y) << 24 | (255 - 4 * y) << 16 | 0x6000 | alpha);
      }
    }
    return pixels;
  }

  private static Map<String, Consumer<PartHandle>> changes() {
    Map<String, Consumer<PartHandle>> changes = new LinkedHashMap<>();
    changes.put("plain", part -> {});
    changes.put("tinted", part -> part.tint(new Rgba(0.5, 1, 0.25, 0.5)));
    changes.put("flashing", part -> part.flash(new Rgba(1, 1, 1, 0.5)));
    changes.put("brighter", part -> part.brighten(new Rgba(0.4, 0, 0.2, 1)));
    changes.put("clipped", part -> part.clip("face"));
    for (BlendMode mode : BlendMode.values()) {
      changes.put(mode + " and tinted", part -> part.blend(mode).tint(new Rgba(1, 0.7, 1, 0.6)));
      changes.put(mode + " and flashing", part -> part.blend(mode).flash(new Rgba(1, 0, 0, 0.5)));
      changes.put(mode + " and clipped", part -> part.blend(mode).clip("face"));
    }
    return changes;
  }

  @Test
  void itIsDrawnLikeAPremultipliedOneHoweverItIsChanged() throws Exception {
    Gl.run(
        () -> {
          Pair hat = Pair.of(gradient(), Texture.TextureFilter.Nearest);
          PolygonSpriteBatch polygons = new PolygonSpriteBatch();
          SpriteBatch sprites = new SpriteBatch();
          for (int background : new int[] {0x7FA0C0FF, 0, 0x20100880}) {
            for (Color color : new Color[] {Color.WHITE, new Color(0.5f, 1, 0.5f, 0.7f)}) {
              changes()
                  .forEach(
                      (name, change) -> {
                        Look look = new Look(background, color, 0, change);
                        hat.assertAlike(name, polygons, look);
                        hat.assertAlike(name + " in a plain batch", sprites, look);
                      });
            }
          }
          polygons.dispose();
          sprites.dispose();
          hat.dispose();
        });
  }

  @Test
  void itsEdgesAreAsSmoothWhereColoursBleed() throws Exception {
    Gl.run(
        () -> {
          Pixmap pixels = new Pixmap(40, 40, Pixmap.Format.RGBA8888);
          pixels.setBlending(Pixmap.Blending.None);
          pixels.setColor(1, 0.5f, 0, 0); // transparent, but of the same colour: a packer does that
          pixels.fill();
          pixels.setColor(1, 0.5f, 0, 1);
          pixels.fillRectangle(8, 8, 24, 24);
          Pair hat = Pair.of(pixels, Texture.TextureFilter.Linear);
          PolygonSpriteBatch batch = new PolygonSpriteBatch();
          hat.assertAlike("turned", batch, new Look(-1, Color.WHITE, 30, part -> {}));
          batch.dispose();
          hat.dispose();
        });
  }

  @Test
  void aShaderOfTheGameActsOnIt() throws Exception {
    Gl.run(
        () -> {
          Pair hat = Pair.of(gradient(), Texture.TextureFilter.Nearest);
          ShaderProgram usual = SpriteBatch.createDefaultShader();
          String fragment = usual.getFragmentShaderSource();
          String swapping = fragment.replace("v_color * texture2D", "v_color.gbra * texture2D");
          assertTrue(!swapping.equals(fragment));
          ShaderProgram own = new ShaderProgram(usual.getVertexShaderSource(), swapping);
          assertTrue(own.isCompiled(), own.getLog());
          PolygonSpriteBatch batch = new PolygonSpriteBatch();
          Look look = new Look(0xFF, Color.WHITE, 0, part -> part.tint(new Rgba(1, 0, 0, 1)));
          int[] before = look.picture(batch, GdxImage.of("hat", new TextureRegion(hat.straight)));
          batch.setShader(own);
          hat.assertAlike("with a shader", batch, look);
          int[] after = look.picture(batch, GdxImage.of("hat", new TextureRegion(hat.straight)));
          assertTrue(Difference.of(before, after).mean() > 1, "it does something");
          batch.dispose();
          own.dispose();
          usual.dispose();
          hat.dispose();
        });
  }

  @Test
  void itTakesAsManyCallsAsAnotherTexture() throws Exception {
    Gl.run(
        () -> {
          Pair hat = Pair.of(gradient(), Texture.TextureFilter.Nearest);
          LimberRenderer renderer = new LimberRenderer();
          int figures = 20;
          for (GdxImage image :
              new GdxImage[] {
                GdxImage.premultiplied("hat", Pair.region(hat.premultiplied)),
                GdxImage.of("hat", Pair.region(hat.straight))
              }) {
            assertEquals(2 * figures, Gl.calls(renderer, figures, figure(image)));
          }
          renderer.dispose();
          hat.dispose();
        });
  }
}
