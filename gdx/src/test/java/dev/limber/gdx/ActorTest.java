package dev.limber.gdx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.viewport.ScreenViewport;
import dev.limber.core.canvas.Image;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.crowd.Crowd;
import dev.limber.crowd.Member;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ActorTest {
  private static final int SIZE = 64;
  private static final String BOX = "skeleton\n\ta\n\t\t@ :rect w20 h10 x10 y5 t0 f#FFF\n";

  @TempDir Path folder;

  private LimberActor box(LimberRenderer renderer) throws IOException {
    Path file = folder.resolve("box.skel2d");
    Files.writeString(file, BOX);
    return new LimberActor(LimberGdx.load(new FileHandle(file.toFile())), renderer);
  }

  private static int[] picture(LimberActor actor, float parentAlpha) {
    PolygonSpriteBatch batch = new PolygonSpriteBatch();
    int[] picture = Gl.picture(SIZE, SIZE, batch, 0xFF, b -> actor.draw(b, parentAlpha));
    batch.dispose();
    return picture;
  }

  /** Returns how bright the picture is at a place, y up. */
  private static int red(int[] picture, int x, int y) {
    return picture[(SIZE - 1 - y) * SIZE + x] >>> 24;
  }

  @Test
  void sizeAndOriginComeFromWhatIsDrawn() throws Exception {
    Gl.run(
        () -> {
          LimberActor actor = box(new LimberRenderer());
          assertEquals(20, actor.getWidth(), 1e-4);
          assertEquals(10, actor.getHeight(), 1e-4);
          assertEquals(0, actor.getOriginX(), 1e-4);
        });
  }

  @Test
  void theOriginStaysAtItsPointOfTheCharacter() throws Exception {
    Gl.run(
        () -> {
          LimberActor actor = box(new LimberRenderer());
          actor.setOrigin(5, 10);
          actor.setSize(40, 5);
          assertEquals(10, actor.getOriginX(), 1e-4);
          assertEquals(5, actor.getOriginY(), 1e-4);
        });
  }

  @Test
  void aCrowdTakesTheKindOfAPuppet() throws Exception {
    Gl.run(
        () -> {
          GdxCharacter fox = LimberGdx.load(new FileHandle(new File("../samples/fox.skel2d")));
          Crowd crowd = new Crowd();
          Puppet puppet = fox.newPuppet();
          Member member = crowd.add(puppet);
          member.play(puppet.animation("trot")).time(0.2);
          crowd.update(0);
          puppet.reset();
          member.copyTo(puppet);
          Puppet alone = fox.newPuppet();
          alone.seek(alone.animation("trot"), 0.2);
          alone.construct();
          assertEquals(alone.bone(3).worldX(), puppet.bone(3).worldX());
          fox.dispose();
        });
  }

  @Test
  void itFillsTheCellOfATable() throws Exception {
    Gl.run(
        () -> {
          LimberActor actor = box(new LimberRenderer());
          Table table = new Table();
          table.setSize(300, 200);
          table.add(actor);
          table.layout();
          assertEquals(20, actor.getWidth(), 1e-4);
          table.getCell(actor).expand().fill();
          table.invalidate();
          table.layout();
          assertEquals(300, actor.getWidth(), 1e-4);
          assertEquals(200, actor.getHeight(), 1e-4);
        });
  }

  @Test
  void positionScaleRotationAndSizePlaceIt() throws Exception {
    Gl.run(
        () -> {
          LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
          LimberActor actor = box(renderer);
          actor.setPosition(30, 20);
          int[] shown = picture(actor, 1);
          assertEquals(255, red(shown, 40, 25));
          assertEquals(0, red(shown, 40, 32));
          assertEquals(0, red(shown, 28, 25));
          actor.setRotation(90); // around the model's origin: it stands up to the left
          shown = picture(actor, 1);
          assertEquals(255, red(shown, 25, 35));
          assertEquals(0, red(shown, 40, 25));
          actor.setRotation(0);
          actor.setScale(-1, 1);
          shown = picture(actor, 1);
          assertEquals(255, red(shown, 20, 25));
          assertEquals(0, red(shown, 40, 25));
          actor.setScale(1, 1);
          actor.setSize(20, 40);
          shown = picture(actor, 1);
          assertEquals(255, red(shown, 40, 55));
          renderer.dispose();
        });
  }

  @Test
  void colourAndTheParentsAlphaTintIt() throws Exception {
    Gl.run(
        () -> {
          LimberRenderer renderer = new LimberRenderer().surface(SIZE, SIZE);
          LimberActor actor = box(renderer);
          actor.setPosition(30, 20);
          actor.setColor(0.5f, 1, 1, 1);
          assertEquals(128, red(picture(actor, 1), 40, 25), 2);
          assertEquals(64, red(picture(actor, 0.5f), 40, 25), 2);
          renderer.dispose();
        });
  }

  @Test
  void itIsHitWhereItIsDrawn() throws Exception {
    Gl.run(
        () -> {
          LimberActor actor = box(new LimberRenderer());
          assertSame(actor, actor.hit(10, 5, true));
          assertNull(actor.hit(10, 11, true));
          actor.setSize(20, 40);
          assertSame(actor, actor.hit(10, 35, true));
          actor.setTouchable(Touchable.disabled);
          assertNull(actor.hit(10, 5, true));
          assertSame(actor, actor.hit(10, 5, false));
          actor.setVisible(false);
          assertNull(actor.hit(10, 5, false));
        });
  }

  @Test
  void actingPlaysIt() throws Exception {
    Gl.run(
        () -> {
          LimberRenderer renderer = new LimberRenderer();
          GdxCharacter fox = LimberGdx.load(new FileHandle(new File("../samples/fox.skel2d")));
          LimberActor actor = new LimberActor(fox, renderer);
          actor.player().play("walk");
          actor.frame("walk");
          assertTrue(actor.getWidth() > 50);
          actor.act(0);
          double before = actor.puppet().bone(3).worldY() + actor.puppet().bone(5).worldX();
          actor.act(0.2f);
          double after = actor.puppet().bone(3).worldY() + actor.puppet().bone(5).worldX();
          assertTrue(before != after);
        });
  }

  @Test
  void batchAndRendererAreAsBeforeWhenDrawingFails() throws Exception {
    Gl.run(
        () -> {
          LimberRenderer renderer = new LimberRenderer();
          Puppet broken =
              LimberGdx.load(new FileHandle(new File("../samples/lantern-0.7.skf"))).newPuppet();
          broken.images(Foreign::new);
          LimberActor actor = new LimberActor(new Player(broken), renderer);
          actor.setColor(0.5f, 0.25f, 1, 1);
          Group group = new LimberGroup();
          group.addActor(actor);
          PolygonSpriteBatch batch = new PolygonSpriteBatch();
          batch.begin();
          batch.setBlendFunctionSeparate(GL20.GL_SRC_ALPHA, GL20.GL_ONE, GL20.GL_ONE, GL20.GL_ZERO);
          float color = batch.getPackedColor();
          assertThrows(IllegalArgumentException.class, () -> renderer.draw(batch, broken, 0, 0));
          renderer.begin(batch); // not begun any more
          renderer.end();
          assertThrows(IllegalArgumentException.class, () -> actor.draw(batch, 1));
          assertEquals(color, batch.getPackedColor());
          assertThrows(IllegalArgumentException.class, () -> group.draw(batch, 1));
          assertEquals(color, batch.getPackedColor());
          assertEquals(GL20.GL_SRC_ALPHA, batch.getBlendSrcFunc());
          assertEquals(GL20.GL_ONE, batch.getBlendDstFunc());
          assertEquals(GL20.GL_ONE, batch.getBlendSrcFuncAlpha());
          assertEquals(GL20.GL_ZERO, batch.getBlendDstFuncAlpha());
          box(renderer).draw(batch, 1);
          batch.end();
          batch.dispose();
          renderer.dispose();
        });
  }

  /** An image that no canvas of libGDX draws. */
  private record Foreign(String name) implements Image {
    @Override
    public int width() {
      return 64;
    }

    @Override
    public int height() {
      return 64;
    }

    @Override
    public double alpha(double u, double v) {
      return 1;
    }
  }

  @Test
  void aGroupOfActorsIsOneCall() throws Exception {
    Gl.run(
        () -> {
          PolygonSpriteBatch batch = new PolygonSpriteBatch();
          Stage stage = new Stage(new ScreenViewport(), batch);
          LimberRenderer renderer = new LimberRenderer();
          Group group = new LimberGroup();
          for (int i = 0; i < 12; i++) {
            LimberActor actor = box(renderer);
            actor.setPosition(5 * i, 3 * i);
            group.addActor(actor);
          }
          stage.addActor(group);
          stage.act(0.1f);
          stage.draw();
          assertEquals(1, batch.renderCalls);
          stage.dispose();
          renderer.dispose();
          batch.dispose();
        });
  }
}
