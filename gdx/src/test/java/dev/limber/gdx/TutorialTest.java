package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.ApplicationAdapter;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import java.io.StringWriter;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program of the page about libGDX does what the page says. */
class TutorialTest {
  private static final float FRAME = 1 / 60f;
  private static final Pattern PROGRAM =
      Pattern.compile("```java\n(((?!```).)*class Duel .*?)```", Pattern.DOTALL);

  @TempDir Path classes;

  /** A running program. */
  private record Game(ApplicationAdapter program) {
    Object field(String name) throws ReflectiveOperationException {
      Field field = program.getClass().getDeclaredField(name);
      field.setAccessible(true);
      return field.get(program);
    }

    float number(String name) throws ReflectiveOperationException {
      return ((Number) field(name)).floatValue();
    }

    Player player() throws ReflectiveOperationException {
      return (Player) field("player");
    }

    Puppet puppet() throws ReflectiveOperationException {
      return player().puppet();
    }

    void update(int frames, float speed, boolean slow, float x, float y, boolean click)
        throws ReflectiveOperationException {
      Method update =
          program
              .getClass()
              .getDeclaredMethod(
                  "update",
                  float.class,
                  float.class,
                  boolean.class,
                  float.class,
                  float.class,
                  boolean.class);
      update.setAccessible(true);
      for (int i = 0; i < frames; i++) {
        update.invoke(program, FRAME, speed, slow, x, y, click);
      }
    }
  }

  private Game game() throws Exception {
    Matcher matcher = PROGRAM.matcher(Files.readString(Path.of("../docs/gdx.md")));
    assertTrue(matcher.find(), "no program in docs/gdx.md");
    String code = matcher.group(1).replace("\"humanoid.skel2d\"", "\"../samples/humanoid.skel2d\"");
    JavaFileObject source =
        new SimpleJavaFileObject(URI.create("string:///Duel.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return code;
          }
        };
    StringWriter problems = new StringWriter();
    List<String> options =
        List.of(
            "-proc:none", "-cp", System.getProperty("java.class.path"), "-d", classes.toString());
    var compiler = ToolProvider.getSystemJavaCompiler();
    assertTrue(
        compiler.getTask(problems, null, null, options, null, List.of(source)).call(),
        problems.toString());
    // Not closed: the program loads further classes while it runs.
    URLClassLoader loader =
        new URLClassLoader(new URL[] {classes.toUri().toURL()}, getClass().getClassLoader());
    var constructor = loader.loadClass("Duel").getDeclaredConstructor();
    constructor.setAccessible(true);
    return new Game((ApplicationAdapter) constructor.newInstance());
  }

  @Test
  void theFighterDoesWhatThePageSays() throws Exception {
    Gl.run(
        () -> {
          Game game = game();
          game.program().create();
          game.update(10, 0, false, 300, 100, false);
          assertEquals("idle", game.player().current().name());

          game.update(5, 100, false, 300, 100, false);
          assertEquals(2, game.player().track(0).mixed(), "idle fades to the walk");
          game.update(115, 200, false, 300, 100, false);
          assertEquals(1, game.player().track(0).mixed());
          assertTrue(game.number("steps") >= 3, "steps: " + game.field("steps"));
          assertTrue(game.number("x") > 500, "x: " + game.field("x"));

          float before = game.number("x");
          game.update(60, -100, true, 300, 100, false);
          assertEquals(-1, game.number("facing"));
          assertEquals(before - 25, game.number("x"), 1, "a quarter of the speed");

          Puppet puppet = game.puppet();
          double chestX = puppet.bone("chest").worldX();
          double chestY = puppet.bone("chest").worldY();
          game.update(1, 0, false, game.number("x"), 600, true);
          assertEquals(0, game.number("hit"), "a click beside it");
          float facing = game.number("facing");
          float screenX = (float) (game.number("x") + facing * chestX);
          game.update(1, 0, false, screenX, (float) (40 + chestY), true);
          assertTrue(game.number("hit") > 0.5, "a click on it");

          for (int i = 0; i < 3; i++) {
            game.program().render();
          }
          game.program().dispose();
        });
  }
}
