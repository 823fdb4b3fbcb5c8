package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;
import org.jspecify.annotations.Nullable;

/** What a kind of character does for its {@link Equipment}. */
public interface EquipmentHost {
  /**
   * Shows an attachment in a part from now on; null for what the animation wants.
   *
   * @throws IllegalArgumentException if the part has none of this name; the message lists them
   */
  void showAttachment(int part, @Nullable String attachment);

  /** Draws the character alone, without its equipment. */
  void draw(Canvas canvas);

  /** Returns whether what hangs on a bone is to be seen. */
  boolean isBoneVisible(int bone);
}
