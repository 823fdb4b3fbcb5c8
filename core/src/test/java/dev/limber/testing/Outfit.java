package dev.limber.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.DrawItem;
import dev.limber.core.canvas.Image;
import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Attached;
import dev.limber.core.puppet.Drawable;
import dev.limber.core.puppet.Puppet;
import java.util.List;

/** Parts that all animations of a sample show, and what is done to each. */
public enum Outfit {
  HUMANOID("humanoid.skel2d", "belt", "mouth", "open", "fringe", "torso", "nose", "face"),
  LANTERN("lantern-0.7.skf", "Hat", "Cap", "Hat", "Head", "Handle", "Right Forearm", "Hips");

  private static final Image BADGE = new Picture("badge", 8, 4);

  private record Picture(String name, int width, int height) implements Image {}

  public final String file;
  public final String hidden;
  public final String changed;
  private final String attachment;
  public final String tinted;
  public final String pictured;
  public final String clipped;
  public final String outline;

  Outfit(
      String file,
      String hidden,
      String changed,
      String attachment,
      String tinted,
      String pictured,
      String clipped,
      String outline) {
    this.file = file;
    this.hidden = hidden;
    this.changed = changed;
    this.attachment = attachment;
    this.tinted = tinted;
    this.pictured = pictured;
    this.clipped = clipped;
    this.outline = outline;
  }

  /** Returns an image of our own. */
  public static Image badge() {
    return BADGE;
  }

  /** Changes a character in every way; returns what it carries from now on. */
  public Attached putOn(Puppet puppet) {
    puppet.part(hidden).hide();
    puppet.part(changed).attachment(attachment);
    puppet.part(tinted).tint(new Rgba(1, 1, 1, 0.5));
    puppet.part(pictured).image(BADGE);
    puppet.part(clipped).clip(outline);
    return puppet.part(pictured).attach(Drawable.image(BADGE)).name("carried");
  }

  /**
   * Fails unless it is on.
   *
   * @param shown what the changed part shows
   */
  public void assertIsOn(Puppet puppet, List<DrawItem> items, String shown) {
    assertEquals(List.of(), Drawn.of(items, puppet, hidden));
    assertEquals(shown, shown(puppet, items));
    assertEquals(0.5, Drawn.of(items, puppet, tinted).get(0).ink().a(), 1e-12);
    assertSame(BADGE, Drawn.of(items, puppet, pictured).get(0).image());
    assertTrue(Drawn.of(items, puppet, clipped).get(0).clip() != null, "clipped");
    assertTrue(items.stream().anyMatch(i -> puppet.partName(i.part()).equals("carried")));
  }

  /** Returns what the changed part shows. */
  public String shown(Puppet puppet, List<DrawItem> items) {
    return Drawn.shape(Drawn.of(items, puppet, changed).get(0));
  }
}
