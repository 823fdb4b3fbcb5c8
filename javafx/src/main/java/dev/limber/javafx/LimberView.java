package dev.limber.javafx;

import dev.limber.core.canvas.View;
import dev.limber.core.player.Player;
import dev.limber.core.puppet.Puppet;
import dev.limber.java2d.LoadedCharacter;
import dev.limber.java2d.PixelCanvas;
import dev.limber.java2d.PixelStage;
import java.nio.IntBuffer;
import javafx.animation.AnimationTimer;
import javafx.beans.value.ObservableValue;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/**
 * A JavaFX node that plays a character.
 *
 * <p>It draws at the full resolution of the screen, fits the whole animation into its size, and
 * runs only while its window is showing. Where the character is not, it is transparent. Like every
 * node that is shown, it belongs to the JavaFX thread.
 */
public final class LimberView extends Region {
  private static final double PREFERRED = 480;

  private final PixelStage stage;
  private final ImageView picture = new ImageView();
  private final ObservableValue<Window> window = sceneProperty().flatMap(Scene::windowProperty);
  private final ObservableValue<Boolean> showing =
      window.flatMap(Window::showingProperty).orElse(false);
  private final AnimationTimer timer;
  private boolean running;
  private @Nullable PixelBuffer<IntBuffer> buffer;

  /** Creates a node that shows the character as it is after loading. */
  public LimberView(LoadedCharacter character) {
    stage = new PixelStage(character, this::changed);
    timer =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            stage.tick(now);
          }

          @Override
          public void start() {
            stage.start(System.nanoTime()); // the clock of JavaFX
            super.start();
          }
        };
    getChildren().add(picture);
    showing.addListener(shown -> changed());
  }

  /** Plays an animation from its start, looping unless the stage says otherwise. */
  public LimberView play(String animation) {
    stage.play(animation);
    return this;
  }

  /** Returns what plays and draws it: speed, pause, seek, where it is. */
  public PixelStage stage() {
    return stage;
  }

  /** Returns the puppet that is shown, to set skins or use its bones. */
  public Puppet puppet() {
    return stage.puppet();
  }

  /** Returns the player, for fades, layers, queues and events. The node updates it. */
  public Player player() {
    return stage.player();
  }

  /**
   * Returns the view from the model to the node, in the node's units: for a bone's place on the
   * screen. The same object each time, computed anew.
   */
  public View view() {
    return stage.view(getWidth(), getHeight());
  }

  /**
   * Returns the topmost part of the character at a point of the node, such as a click's, or -1; see
   * {@link Puppet#partName}. Images are hit where they are visible.
   */
  public int part(double x, double y) {
    return stage.part(x, y, getWidth(), getHeight());
  }

  /** Returns whether it is running: it is showing, and not paused. */
  boolean isRunning() {
    return running;
  }

  private void changed() {
    requestLayout();
    // Also while nothing plays: something may be played through the player.
    boolean run = !stage.isPaused() && showing.getValue();
    if (run != running) {
      running = run;
      if (run) {
        timer.start();
      } else {
        timer.stop();
      }
    }
  }

  @Override
  protected double computePrefWidth(double height) {
    return PREFERRED;
  }

  @Override
  protected double computePrefHeight(double width) {
    return PREFERRED;
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double height = getHeight();
    if (width < 1 || height < 1) {
      return;
    }
    Window on = window.getValue();
    double scaleX = on == null ? 1 : on.getRenderScaleX();
    double scaleY = on == null ? 1 : on.getRenderScaleY();
    PixelBuffer<IntBuffer> shown = buffer;
    if (shown != null
        && shown.getWidth() == Math.ceil(width * scaleX)
        && shown.getHeight() == Math.ceil(height * scaleY)) {
      shown.updateBuffer(
          same -> {
            stage.draw(width, height, scaleX, scaleY);
            return null;
          });
    } else {
      show(stage.draw(width, height, scaleX, scaleY));
      picture.setFitWidth(Math.ceil(width * scaleX) / scaleX);
      picture.setFitHeight(Math.ceil(height * scaleY) / scaleY);
    }
  }

  /** Shows pixels that stay the same until the size changes. */
  private void show(PixelCanvas canvas) {
    IntBuffer pixels = IntBuffer.wrap(canvas.pixels());
    buffer =
        new PixelBuffer<>(
            canvas.width(), canvas.height(), pixels, PixelFormat.getIntArgbPreInstance());
    picture.setImage(new WritableImage(buffer));
  }
}
