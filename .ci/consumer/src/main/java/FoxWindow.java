import dev.limber.java2d.Java2d;
import dev.limber.javafx.LimberView;
import java.net.URL;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.PixelReader;
import javafx.stage.Stage;

/** Shows a fox in a window of JavaFX with limber-javafx, and looks at it. */
public class FoxWindow extends Application {
  private static long drawn;

  public static void main(String[] args) {
    launch(FoxWindow.class, args);
    System.out.println("fox in a window: " + drawn + " pixels");
    if (drawn < 1000) {
      throw new IllegalStateException("the fox is missing");
    }
  }

  @Override
  public void start(Stage window) throws Exception {
    URL fox = FoxWindow.class.getResource("/dev/limber/web/page/examples/fox.skel2d");
    LimberView view = new LimberView(Java2d.load(fox));
    view.play("trot");
    window.setScene(new Scene(view, 320, 240));
    window.show();
    PixelReader pixels = window.getScene().snapshot(null).getPixelReader();
    for (int i = 0; i < 320 * 240; i++) {
      drawn += pixels.getArgb(i % 320, i / 320) == -1 ? 0 : 1; // the scene is white
    }
    Platform.exit();
  }
}
