package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import dev.limber.core.canvas.Bounds;
import dev.limber.core.canvas.DrawItem;
import dev.limber.core.constraint.SpringChain;
import dev.limber.core.player.Blend;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.BoneHandle;
import dev.limber.core.puppet.Puppet;
import dev.limber.core.puppet.PuppetBounds;
import dev.limber.testing.Drawn;
import dev.limber.testing.Work;
import java.io.StringWriter;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
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

    private Method update() throws ReflectiveOperationException {
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
      return update;
    }

    /** Returns what updates it for some frames, and allocates nothing itself. */
    Runnable frames(int count, float speed) throws ReflectiveOperationException {
      MethodHandle update = MethodHandles.lookup().unreflect(update()).bindTo(program);
      return () -> {
        try {
          for (int i = 0; i < count; i++) {
            update.invokeExact(FRAME, speed, false, 300f, 100f, false);
          }
        } catch (Throwable e) {
          throw new AssertionError(e);
        }
      };
    }

    void update(int frames, float speed, boolean slow, float x, float y, boolean click)
        throws ReflectiveOperationException {
      Method update = update();
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

          game.update(30, -100, false, 300, 100, false);
          double quick = played(game, 60, false);
          float before = game.number("x");
          double slow = played(game, 60, true);
          assertEquals(before - 25, game.number("x"), 1, "a quarter of the way");
          assertEquals(1, quick, 1e-3, "a second of the walk in a second");
          assertEquals(0.25, slow, 1e-3, "a quarter of it in slow motion");

          Puppet puppet = game.puppet();
          double chestX = puppet.bone("chest").worldX();
          double chestY = puppet.bone("chest").worldY();
          game.update(1, 0, false, game.number("x"), 600, true);
          assertEquals(0, game.number("hit"), "a click beside it");
          final String torso = torso(game);
          float facing = game.number("facing");
          float screenX = (float) (game.number("x") + facing * chestX);
          game.update(1, 0, false, screenX, (float) (40 + chestY), true);
          assertTrue(game.number("hit") > 0.5, "a click on it");

          assertNotEquals(torso, torso(game), "it flashes");
          game.update(30, 0, false, screenX, 600, false);
          assertEquals(torso, torso(game), "the flash is over");

          game.program().dispose();
        });
  }

  /** Returns how many seconds the walk to the left moves on in some frames. */
  private static double played(Game game, int frames, boolean slow)
      throws ReflectiveOperationException {
    double before = game.player().current().position();
    game.update(frames, -100, slow, 300, 100, false);
    return game.player().current().position() - before;
  }

  @Test
  void aFrameAllocatesNothing() throws Exception {
    Gl.run(
        () -> {
          Game game = game();
          game.program().create();
          Runnable frames = game.frames(200, 150);
          long least =
              Long.MAX_VALUE; // of many rounds: compiling on the way allocates now and then
          for (int round = 0; round < 30; round++) {
            least = Math.min(least, Work.allocated(frames));
          }
          assertEquals(0, least);
          game.program().dispose();
        });
  }

  @Test
  void heIsOnTheScreenAndFacesWhereHeGoes() throws Exception {
    Gl.run(
        () -> {
          Game game = game();
          game.program().create();
          for (int side : new int[] {1, -1}) {
            game.update(20, side, false, 300, 100, false);
            final double[] seen = seenFromTo(game);
            Bounds model = new PuppetBounds().of(game.puppet());
            double x = game.number("x");
            double least = Math.min(x + side * model.minX(), x + side * model.maxX());
            double most = Math.max(x + side * model.minX(), x + side * model.maxX());
            assertTrue(Math.abs(least + most - 2 * x) > 8, "left and right differ: " + model);
            assertEquals(least, seen[0], 2, "left edge, facing " + side);
            assertEquals(most, seen[1], 2, "right edge, facing " + side);
          }
          game.program().dispose();
        });
  }

  /** Lets the program render; returns where what it draws begins and ends on the screen. */
  private static double[] seenFromTo(Game game) {
    int width = Gdx.graphics.getWidth();
    int height = Gdx.graphics.getHeight();
    FrameBuffer target = new FrameBuffer(Pixmap.Format.RGBA8888, width, height, false);
    target.begin();
    game.program().render();
    Pixmap pixels = Pixmap.createFromFrameBuffer(0, 0, width, height);
    target.end();
    int sky = pixels.getPixel(0, height - 1);
    double least = width;
    double most = 0;
    for (int x = 0; x < width; x++) {
      for (int y = 0; y < height; y++) {
        if (pixels.getPixel(x, y) != sky) {
          least = Math.min(least, x);
          most = x + 1;
        }
      }
    }
    pixels.dispose();
    target.dispose();
    return new double[] {least, most};
  }

  @Test
  void theSwordIsInTheHand() throws Exception {
    Gl.run(
        () -> {
          Game game = game();
          game.program().create();
          BoneHandle hand = game.puppet().bone("hand-r");
          for (int i = 0; i < 20; i++) {
            game.update(3, 300, false, 300, 100, false);
            List<DrawItem> items = drawn(game);
            int sword = 0;
            while (!isSword(items.get(sword))) {
              sword++;
            }
            int next = items.get(sword + 1).part();
            assertEquals("hand-r", shortName(game.puppet().partName(next)), "behind the hand");
            double[] at = items.get(sword).triangles().positions();
            double[] middle = hand.toLocal((at[0] + at[4]) / 2, (at[1] + at[5]) / 2, new double[2]);
            assertEquals(10, middle[0], 1e-6);
            assertEquals(24, middle[1], 1e-6);
          }
          game.program().dispose();
        });
  }

  private static boolean isSword(DrawItem item) {
    return item.kind() == DrawItem.Kind.TRIANGLES && item.image().name().equals("sword");
  }

  private static String shortName(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  @Test
  void theEyesFollowTheMouse() throws Exception {
    Gl.run(
        () -> {
          Game game = game();
          game.program().create();
          BoneHandle head = game.puppet().bone("head");
          for (int side : new int[] {1, -1}) {
            game.update(20, side, false, 0, 0, false);
            float ahead = game.number("x") + side * 300;
            game.update(1, 0, false, ahead, 900, false);
            double up = head.worldRotation();
            game.update(1, 0, false, ahead, -600, false);
            assertTrue(up - head.worldRotation() > 0.5, "it looks up, then down");
          }
          game.program().dispose();
        });
  }

  @Test
  void theScarfSwingsAndKnowsThatTheFighterRuns() throws Exception {
    Gl.run(
        () -> {
          Game game = game();
          game.program().create();
          GdxCharacter explorer = (GdxCharacter) game.field("explorer");
          Player stiff = explorer.newPlayer();
          Player still = explorer.newPlayer(); // swings, but runs on the spot
          still.between(new SpringChain(still.puppet(), "scarf1", "scarf2", "scarf3"));
          for (Player other : List.of(stiff, still)) {
            other.fades().standard(0.2);
            other.play("idle");
            other.update(FRAME);
            other.play(new Blend(other.puppet()).at(100, "walk").at(318, "run").by(318));
          }
          game.update(1, 0, false, 300, 100, false);
          double swing = 0;
          double wind = 0;
          for (int i = 0; i < 40; i++) {
            game.update(1, 318, false, 300, 100, false);
            stiff.update(FRAME);
            still.update(FRAME);
            swing = Math.max(swing, Math.abs(scarf(game.puppet()) - scarf(stiff.puppet())));
            wind = Math.max(wind, Math.abs(scarf(game.puppet()) - scarf(still.puppet())));
          }
          assertTrue(swing > 2 && wind > 2, "swing " + swing + ", wind " + wind);
          game.program().dispose();
        });
  }

  private static double scarf(Puppet puppet) {
    return puppet.bone("scarf3").worldX();
  }

  private static List<DrawItem> drawn(Game game) throws ReflectiveOperationException {
    return Drawn.items(game.puppet()::draw);
  }

  private static String torso(Game game) throws ReflectiveOperationException {
    return Drawn.of(drawn(game), game.puppet(), "torso").get(0).ink().toString();
  }
}
