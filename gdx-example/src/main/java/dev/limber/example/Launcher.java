package dev.limber.example;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.util.ArrayList;
import java.util.List;

/**
 * Starts the game.
 *
 * <pre>
 * --screenshot FILE   plays by itself, writes a picture and ends
 * --scene NAME        what it plays: walk, run, jump, aim, fight or crowd
 * </pre>
 */
public final class Launcher {
  private Launcher() {}

  /** Starts the game in a window. */
  public static void main(String[] args) {
    String screenshot = "";
    String scene = "";
    List<String> words = new ArrayList<>(List.of(args));
    while (!words.isEmpty()) {
      String word = words.remove(0);
      if (word.equals("--screenshot") && !words.isEmpty()) {
        screenshot = words.remove(0);
      } else if (word.equals("--scene")
          && !words.isEmpty()
          && Script.NAMES.contains(words.get(0))) {
        scene = words.remove(0);
      } else {
        System.err.println("usage: [--screenshot FILE] [--scene " + Script.NAMES + "]");
        System.exit(2);
      }
    }
    Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
    configuration.setTitle("Limber and libGDX");
    configuration.setWindowedMode(1280, 720);
    configuration.setInitialVisible(screenshot.isEmpty());
    configuration.useVsync(screenshot.isEmpty());
    configuration.disableAudio(true);
    Script script = scene.isEmpty() && screenshot.isEmpty() ? null : new Script(scene, screenshot);
    new Lwjgl3Application(new Game(script), configuration);
  }
}
