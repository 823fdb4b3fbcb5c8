package dev.limber.example;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import java.io.File;
import java.util.List;

/** Plays the game by itself, at a steady rate, for pictures. */
final class Script {
  static final List<String> NAMES = List.of("walk", "run", "jump", "aim", "fight", "crowd");

  private static final int FRAMES = 114;

  private final String scene;
  private final String file;
  private int frame;

  /** Creates a script; without a file it plays on. */
  Script(String scene, String file) {
    this.scene = scene.isEmpty() ? "walk" : scene;
    this.file = file;
  }

  void read(Controls controls, float heroX, float heroY) {
    controls.direction = scene.equals("aim") ? 0 : 1;
    controls.run = scene.equals("run") || scene.equals("jump");
    controls.jump = scene.equals("jump") && frame == FRAMES - 40;
    controls.aim = scene.equals("aim") && frame > 30;
    controls.nextLook = frame == 5 && scene.equals("run");
    controls.toggleSword = frame == 5 && scene.equals("fight");
    controls.click = frame == FRAMES - 2 && scene.equals("fight");
    controls.toggleCrowd = frame == 10 && scene.equals("crowd");
    if (scene.equals("fight")) {
      controls.mouse.set(heroX, heroY + 100);
    } else {
      controls.mouse.set(heroX + 330, heroY + 260);
    }
  }

  /** Writes the picture when it is time; the game ends with it. */
  void afterFrame() {
    frame++;
    if (frame == FRAMES && !file.isEmpty()) {
      Pixmap pixels =
          Pixmap.createFromFrameBuffer(
              0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
      PixmapIO.writePNG(Gdx.files.absolute(new File(file).getAbsolutePath()), pixels, -1, true);
      pixels.dispose();
      Gdx.app.exit();
    }
  }
}
