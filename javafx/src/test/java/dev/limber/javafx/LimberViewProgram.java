package dev.limber.javafx;

import dev.limber.java2d.Java2d;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.stage.Stage;

/** Shows a character in a window, and writes down what it sees: JavaFX starts once in a JVM. */
final class LimberViewProgram {
  static final int WIDTH = 320;
  static final int HEIGHT = 240;
  static final double SECONDS = 0.3;

  /** The exit code where JavaFX lacks something, such as GTK on Linux. */
  static final int NO_JAVAFX = 3;

  private LimberViewProgram() {}

  public static void main(String[] args) throws IOException {
    LimberView view = new LimberView(Java2d.load(Path.of(args[0])));
    try {
      Platform.startup(() -> show(view, Path.of(args[1])));
    } catch (RuntimeException | LinkageError e) {
      System.err.println("JavaFX cannot start here: " + e);
      System.exit(NO_JAVAFX);
    }
  }

  private static void show(LimberView view, Path out) {
    view.play(view.puppet().animations().get(0).name());
    boolean before = view.isRunning();
    Stage window = new Stage();
    window.setScene(new Scene(new StackPane(view), WIDTH, HEIGHT));
    window.show();
    boolean shown = view.isRunning();
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        if (view.stage().seconds() > 0) { // it plays by itself
          stop();
          view.stage().pause().seek(SECONDS);
          boolean paused = view.isRunning();
          write(view, out, before, shown, paused);
          view.stage().play();
          window.hide();
          System.out.println("hidden " + view.isRunning());
          Platform.exit();
        }
      }
    }.start();
  }

  private static void write(LimberView view, Path out, boolean... states) {
    view.layout();
    SnapshotParameters clear = new SnapshotParameters();
    clear.setFill(Color.TRANSPARENT);
    WritableImage image = view.snapshot(clear, null);
    int[] pixels = new int[WIDTH * HEIGHT];
    image
        .getPixelReader()
        .getPixels(0, 0, WIDTH, HEIGHT, PixelFormat.getIntArgbPreInstance(), pixels, 0, WIDTH);
    try (DataOutputStream data = new DataOutputStream(Files.newOutputStream(out))) {
      for (int pixel : pixels) {
        data.writeInt(pixel);
      }
      for (boolean state : states) {
        data.writeBoolean(state);
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
