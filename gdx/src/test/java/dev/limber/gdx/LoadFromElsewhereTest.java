package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.assets.AssetManager;
import com.badlogic.gdx.assets.loaders.FileHandleResolver;
import com.badlogic.gdx.assets.loaders.resolvers.AbsoluteFileHandleResolver;
import com.badlogic.gdx.assets.loaders.resolvers.ClasspathFileHandleResolver;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.GdxRuntimeException;
import dev.limber.core.canvas.MissingImage;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loading from wherever a game has its characters. */
class LoadFromElsewhereTest {
  private static final Path LANTERN = Path.of("../samples/lantern-0.7.skf");
  private static final String HAT = "art/hat.png";
  private static final String SOURCE = "dev/limber/gdx/hat.skel2d";
  private static final String MARKS = "{\"Walk\": [{\"name\": \"step\", \"frame\": 6}]}";

  @TempDir Path folder;

  private static byte[] resource(String name) throws IOException {
    try (InputStream in = LoadFromElsewhereTest.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }

  private FileHandle heroWithMarks(String marks) throws IOException {
    Files.copy(LANTERN, folder.resolve("hero.skf"));
    Files.writeString(folder.resolve("hero.marks.json"), marks);
    return Gdx.files.absolute(folder.resolve("hero.skf").toString());
  }

  private static String marks(GdxCharacter character) {
    var marks = character.newPuppet().animation("Walk").marks();
    return marks.stream().map(mark -> mark.name()).toList().toString();
  }

  private static GdxCharacter managed(FileHandleResolver resolver, String name) {
    AssetManager manager = new AssetManager(resolver);
    manager.setLoader(GdxCharacter.class, new LimberLoader(resolver));
    manager.load(name, GdxCharacter.class);
    return manager.finishLoadingAsset(name);
  }

  @Test
  void aStreamIsReadToItsEndAndLeftOpen() throws Exception {
    boolean[] closed = {false};
    InputStream in =
        new ByteArrayInputStream(Files.readAllBytes(LANTERN)) {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    Gl.run(
        () -> {
          GdxCharacter lantern = LimberGdx.load(in, "lantern.skf");
          assertEquals(List.of(), lantern.diagnostics());
          assertEquals("lantern.skf", lantern.name());
          assertEquals(1, lantern.images().size());
          assertEquals(0, in.available());
          assertEquals(false, closed[0]);
          lantern.dispose();
        });
  }

  @Test
  void thereIsNothingBesideAStream() throws Exception {
    Gl.run(
        () -> {
          GdxCharacter hat =
              LimberGdx.load(new ByteArrayInputStream(resource("hat.skel2d")), "hat.skel2d");
          assertEquals("image-missing", hat.diagnostics().get(0).code());
          assertInstanceOf(MissingImage.class, hat.imageSource().image(HAT));
          hat.dispose();
        });
  }

  @Test
  void whatIsBesideBytesComesFromTheCaller() throws Exception {
    byte[] lantern = Files.readAllBytes(LANTERN);
    byte[] hat = resource("hat.skel2d");
    byte[] png = resource(HAT);
    Gl.run(
        () -> {
          GdxCharacter made =
              LimberGdx.load(hat, "", (n, most) -> n.equals(HAT) ? png : null, Limits.DEFAULT);
          assertEquals(List.of(), made.diagnostics());
          assertInstanceOf(GdxImage.class, made.imageSource().image(HAT));
          made.dispose();

          byte[] json = MARKS.getBytes(StandardCharsets.UTF_8);
          GdxCharacter marked =
              LimberGdx.load(
                  lantern,
                  "hero.skf",
                  (n, most) -> n.equals("hero.marks.json") ? json : null,
                  Limits.DEFAULT);
          assertEquals("[step]", marks(marked));
          marked.dispose();
        });
  }

  @Test
  void bytesAndStreamsThatAreNoCharacterAreRefused() throws Exception {
    byte[] png = resource(HAT);
    Gl.run(
        () -> {
          assertThrows(
              LimberException.class, () -> LimberGdx.load(new ByteArrayInputStream(png), ""));
          assertThrows(
              LimberException.class,
              () -> LimberGdx.load(png, "hat.png", (n, most) -> null, Limits.DEFAULT));
          Limits small = Limits.DEFAULT.toBuilder().fileBytes(100).build();
          byte[] lantern = Files.readAllBytes(LANTERN);
          assertThrows(
              LimberException.class, () -> LimberGdx.load(lantern, "", (n, most) -> null, small));
          InputStream broken = InputStream.nullInputStream();
          broken.close();
          assertThrows(IOException.class, () -> LimberGdx.load(broken, "x.skf"));
        });
  }

  @Test
  void aResourceHasItsImagesBesideIt() throws Exception {
    Gl.run(
        () -> {
          GdxCharacter hat = LimberGdx.load(Gdx.files.classpath(SOURCE));
          assertEquals(List.of(), hat.diagnostics());
          assertEquals("hat.skel2d", hat.name());
          assertInstanceOf(GdxImage.class, hat.imageSource().image(HAT));
          hat.dispose();

          hat = managed(new ClasspathFileHandleResolver(), SOURCE);
          assertEquals(List.of(), hat.diagnostics());
          hat.dispose();

          assertThrows(
              GdxRuntimeException.class, () -> LimberGdx.load(Gdx.files.classpath("none.skf")));
        });
  }

  @Test
  void anAddressHasItsImagesBesideIt() throws Exception {
    Gl.run(
        () -> {
          GdxCharacter hat = LimberGdx.load(LoadFromElsewhereTest.class.getResource("hat.skel2d"));
          assertEquals(List.of(), hat.diagnostics());
          assertEquals("hat.skel2d", hat.name());
          assertInstanceOf(GdxImage.class, hat.imageSource().image(HAT));
          hat.dispose();
        });
  }

  @Test
  void thereIsNothingBesideBytesAlone() throws Exception {
    byte[] hat = resource("hat.skel2d");
    Gl.run(
        () -> {
          GdxCharacter made = LimberGdx.load(hat, "hat.skel2d");
          assertEquals("image-missing", made.diagnostics().get(0).code());
          made.dispose();
        });
  }

  @Test
  void marksBesideAFileAreItsOwn() throws Exception {
    Gl.run(
        () -> {
          FileHandle file = heroWithMarks(MARKS);
          GdxCharacter hero = LimberGdx.load(file);
          assertEquals("[step]", marks(hero));
          hero.dispose();

          hero = managed(new AbsoluteFileHandleResolver(), file.path());
          assertEquals("[step]", marks(hero));
          hero.dispose();
        });
  }

  @Test
  void marksThatCannotBeUsedAreReported() throws Exception {
    Gl.run(
        () -> {
          GdxCharacter hero = LimberGdx.load(heroWithMarks("{ \"nobody\": [] }"));
          assertEquals("[]", marks(hero));
          assertTrue(hero.diagnostics().get(0).toString().contains("hero.marks.json"));
          hero.dispose();
        });
  }
}
