package dev.limber.core.puppet;

import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Ink;
import org.jspecify.annotations.Nullable;

/** What a kind of character does for its {@link Equipment}. */
public interface EquipmentHost {
  /**
   * Shows an attachment in a part from now on; null for what the animation wants.
   *
   * @throws IllegalArgumentException if the part has none of this name; the message lists them
   */
  void showAttachment(int part, @Nullable String attachment);

  /**
   * Draws the outlines of the character alone, without its equipment: those of everything that it
   * shows, of whatever colour, invisible ones too.
   */
  void drawOutlines(Canvas canvas);

  /** Returns whether a part has nothing of its own to show, in any skin or animation. */
  boolean isBlank(int part);

  /** Sets an ink to what colours of a part are multiplied with now. */
  void tint(int part, Ink ink);

  /** Returns whether what hangs on a bone is to be seen. */
  boolean isBoneVisible(int bone);
}
