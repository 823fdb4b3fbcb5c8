import dev.limber.core.canvas.View;
import dev.limber.core.player.Player;
import dev.limber.gdx.BoneFollower;
import dev.limber.java2d.Java2d;
import dev.limber.java2d.PixelCanvas;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Arrays;

/** Draws a fox with limber-java2d, follows its head with limber-gdx, and finds the module for browsers in limber-web. */
class Consumer {
  private static final String PAGE = "/dev/limber/web/page/";

  public static void main(String[] args) throws IOException {
    URL fox = Consumer.class.getResource(PAGE + "examples/fox.skel2d");
    Player player = new Player(Java2d.load(fox).newPuppet());
    player.play("trot");
    player.update(0.5);
    PixelCanvas canvas = new PixelCanvas(320, 240);
    canvas.begin(View.at(160, 200, 1));
    player.draw(canvas);
    canvas.end();
    long drawn = Arrays.stream(canvas.pixels()).filter(pixel -> pixel != 0).count();
    BoneFollower head = new BoneFollower(player.puppet().bone("head")).follow(160, 40, 1, 1, 0);
    try (InputStream module = Consumer.class.getResourceAsStream(PAGE + "limber/limber.js")) {
      System.out.println("fox: " + drawn + " pixels; limber.js: " + module.readAllBytes().length + " bytes");
      System.out.println("head: " + Math.round(head.x()) + ", " + Math.round(head.y()));
    }
    if (drawn < 1000) {
      throw new IllegalStateException("the fox is missing");
    }
  }
}
