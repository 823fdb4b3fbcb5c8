package dev.limber.example;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.utils.viewport.Viewport;

/** What the player of the game wants in this frame. */
final class Controls {
  /** -1 to the left, 1 to the right, 0 to stand. */
  int direction;

  boolean run;
  boolean jump;
  boolean aim;
  boolean nextLook;
  boolean toggleSword;

  /** Whether the mouse button went down in this frame. */
  boolean click;

  boolean toggleCrowd;
  boolean toggleBones;
  boolean toggleHelp;

  /** Where the mouse is, in the world. */
  final Vector2 mouse = new Vector2();

  /** Reads keyboard and mouse. */
  void read(Viewport viewport) {
    direction = 0;
    if (pressed(Input.Keys.LEFT, Input.Keys.A)) {
      direction--;
    }
    if (pressed(Input.Keys.RIGHT, Input.Keys.D)) {
      direction++;
    }
    run = pressed(Input.Keys.SHIFT_LEFT, Input.Keys.SHIFT_RIGHT);
    jump = Gdx.input.isKeyJustPressed(Input.Keys.SPACE);
    aim = Gdx.input.isButtonPressed(Input.Buttons.LEFT);
    click = Gdx.input.justTouched();
    toggleSword = Gdx.input.isKeyJustPressed(Input.Keys.E);
    nextLook = Gdx.input.isKeyJustPressed(Input.Keys.C);
    toggleCrowd = Gdx.input.isKeyJustPressed(Input.Keys.K);
    toggleBones = Gdx.input.isKeyJustPressed(Input.Keys.B);
    toggleHelp = Gdx.input.isKeyJustPressed(Input.Keys.H);
    viewport.unproject(mouse.set(Gdx.input.getX(), Gdx.input.getY()));
    if (Gdx.input.isKeyJustPressed(Input.Keys.ESCAPE)) {
      Gdx.app.exit();
    }
  }

  private static boolean pressed(int one, int other) {
    return Gdx.input.isKeyPressed(one) || Gdx.input.isKeyPressed(other);
  }
}
