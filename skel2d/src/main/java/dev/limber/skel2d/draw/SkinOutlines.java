package dev.limber.skel2d.draw;

import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The attachments of a skin compiled for drawing. Immutable, shared by all poses. */
public final class SkinOutlines {
  final Skin skin;
  final Outline[] outlines;

  /**
   * Compiles a skin.
   *
   * @param base another skin of the same skeleton; what is the same is taken from there
   */
  public SkinOutlines(Skeleton skeleton, Skin skin, @Nullable SkinOutlines base) {
    this.skin = skin;
    List<Attachment> attachments = skin.attachments();
    outlines = new Outline[attachments.size()];
    for (int i = 0; i < outlines.length; i++) {
      Attachment attachment = attachments.get(i);
      outlines[i] =
          base != null && base.skin.attachments().get(i) == attachment
              ? base.outlines[i]
              : Outline.of(skeleton, attachment);
    }
  }
}
