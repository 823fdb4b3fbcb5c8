package dev.limber.example;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.Pixmap;

/**
 * Plays the example game and compares pictures, each taken twice at the same moment: of a step with
 * and without its dust, and before and after the hero takes the sword and is hit. Throws if one
 * does not show the difference.
 */
public final class FightCheck extends ApplicationAdapter {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 720;
  private static final float STEP = 1 / 60f;

  private final Game game = new Game(new Script("fight", ""));

  private FightCheck() {}

  public static void main(String[] args) {
    Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
    configuration.setWindowedMode(WIDTH, HEIGHT);
    configuration.setInitialVisible(false);
    configuration.disableAudio(true);
    new Lwjgl3Application(new FightCheck(), configuration);
  }

  @Override
  public void create() {
    game.create();
  }

  @Override
  public void resize(int width, int height) {
    game.resize(width, height);
  }

  @Override
  public void render() {
    Difference dust = dust();
    Difference sword = sword();
    Difference flash = flash();
    System.out.println("dust: " + dust + "\nsword: " + sword + "\nflash: " + flash);
    Gdx.app.exit();
  }

  /** What the first step raises: the same frame with it, and after it has settled. */
  private Difference dust() {
    game.controls().direction = 1;
    int[] start = picture(STEP);
    Difference dust = new Difference(start, start);
    for (int i = 0; i < 60 && dust.pixels == 0; i++) {
      int[] with = picture(STEP);
      game.hero().dust().update(1);
      dust = new Difference(picture(0), with);
    }
    check(dust.pixels > 50, "no dust at a step", dust);
    check(dust.top < screenY(game.hero().y() + 30), "dust above the feet", dust);
    return dust;
  }

  private Difference sword() {
    Controls controls = game.controls();
    controls.direction = 0;
    int[] unarmed = null;
    for (int i = 0; i < 60; i++) {
      unarmed = picture(STEP);
    }
    controls.toggleSword = true;
    Difference sword = new Difference(unarmed, picture(0));
    controls.toggleSword = false;
    check(sword.pixels > 200, "no sword", sword);
    float handX = screenX(game.hero().handX());
    float handY = screenY(game.hero().handY());
    boolean inHand =
        sword.left > handX - 120
            && sword.right < handX + 120
            && sword.bottom > handY - 120
            && sword.top < handY + 120;
    check(inHand, "the sword is not in the hand at " + handX + ", " + handY, sword);
    return sword;
  }

  private Difference flash() {
    Controls controls = game.controls();
    int[] before = picture(0);
    controls.click = true;
    controls.mouse.set(game.hero().x(), game.hero().y() + 100);
    Difference flash = new Difference(before, picture(0));
    controls.click = false;
    check(flash.pixels > 5000, "a hit is not seen", flash);
    check(flash.white > 0.8 * flash.pixels, "the flash is not white", flash);
    picture(0.5f);
    controls.toggleSword = true;
    int[] unarmed = picture(0);
    Difference gone = new Difference(unarmed, before);
    check(gone.white < 0.1 * flash.white, "the flash does not go away", gone);
    return flash;
  }

  /** Plays on for so long; returns what is on the screen then, row after row from the bottom. */
  private int[] picture(float seconds) {
    game.frame(seconds);
    Pixmap pixels = Pixmap.createFromFrameBuffer(0, 0, WIDTH, HEIGHT);
    int[] rgba = new int[WIDTH * HEIGHT];
    pixels.getPixels().asIntBuffer().get(rgba);
    pixels.dispose();
    return rgba;
  }

  private float screenX(float x) {
    return x - (game.hero().x() + 60) + WIDTH / 2f; // where the game's camera is
  }

  private float screenY(float y) {
    return y - (game.hero().y() + 205) + HEIGHT / 2f;
  }

  private static void check(boolean right, String problem, Difference difference) {
    if (!right) {
      throw new IllegalStateException(problem + ": " + difference);
    }
  }

  /** How many pixels of a picture are others than before, how many of them white, and where. */
  private static final class Difference {
    int pixels;
    int white;
    int left = WIDTH;
    int right;
    int bottom = HEIGHT;
    int top;

    Difference(int[] before, int[] after) {
      for (int i = 0; i < before.length; i++) {
        if (before[i] != after[i]) {
          pixels++;
          white += after[i] == -1 ? 1 : 0;
          left = Math.min(left, i % WIDTH);
          right = Math.max(right, i % WIDTH);
          bottom = Math.min(bottom, i / WIDTH);
          top = Math.max(top, i / WIDTH);
        }
      }
    }

    @Override
    public String toString() {
      return pixels
          + " pixels, "
          + white
          + " of them white, from "
          + left
          + ", "
          + bottom
          + " to "
          + right
          + ", "
          + top;
    }
  }
}
