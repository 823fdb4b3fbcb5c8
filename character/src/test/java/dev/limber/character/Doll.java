package dev.limber.character;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Puppet;
import dev.limber.testing.Drawn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A body below a hat, and what tests of equipment ask of characters. */
final class Doll {
  static final Rgba HALF = new Rgba(0.5, 1, 0.25, 0.5);

  /** A body below a hat, each a shape of its own colour. */
  static final String DOLL =
      """
      skeleton
      	hips
      		@body :rect w10 h20 f#F00 t2 s#0F0
      	hips.head y20 r90 i2
      		@hat[cap] :rect w4 h4 f#00F
      		@hat[crown] :circle d6 f#FF0
      """;

  static final Image SWORD = new ImageStub("sword", 8, 4);

  private Doll() {}

  static Puppet doll() {
    Puppet puppet = Characters.source(DOLL);
    puppet.construct();
    return puppet;
  }

  static Puppet lantern() {
    Puppet puppet = Characters.sample("lantern-0.7.skf");
    puppet.images(ImageStub.SOURCE);
    puppet.construct();
    return puppet;
  }

  static List<DrawItem> drawn(Puppet puppet) {
    return Drawn.items(puppet::draw);
  }

  static String refused(Runnable call) {
    return assertThrows(IllegalArgumentException.class, call::run).getMessage();
  }

  static @Nullable DrawItem item(Puppet puppet, String part) {
    List<DrawItem> items = Drawn.of(drawn(puppet), puppet, part);
    return items.isEmpty() ? null : items.get(0);
  }

  static DrawItem first(Puppet puppet, String part) {
    DrawItem item = item(puppet, part);
    assertTrue(item != null, "drawn: " + Drawn.parts(puppet));
    return item;
  }

  /** An eye that is drawn after the pupil that it clips. */
  private static final String EYE =
      """
      skeleton
      	head
      		@eye :rect w20 h10 t0 f#FFF
      	head.pupil x8
      		@pupil :rect w10 h30 t0 f#000
      		@spark :rect w2 h2 t1 f#FFF s#F00
      order
      	@pupil
      	@eye
      	@spark
      """;

  static Puppet eye() {
    Puppet puppet = Characters.source(EYE);
    puppet.part("pupil").clip("eye");
    puppet.construct();
    return puppet;
  }

  static double distance(Triangles triangles, int a, int b) {
    double dx = triangles.positions()[2 * b] - triangles.positions()[2 * a];
    double dy = triangles.positions()[2 * b + 1] - triangles.positions()[2 * a + 1];
    return Math.sqrt(dx * dx + dy * dy);
  }
}
