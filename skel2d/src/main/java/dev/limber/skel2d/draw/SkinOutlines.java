package dev.limber.skel2d.draw;

import dev.limber.core.canvas.MissingImage;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The attachments of a skin compiled for drawing. Immutable, shared by all poses. */
public final class SkinOutlines {
  final Skin skin;
  final Outline[] outlines;

  /** Width and height of each slot: those of its first shape that says them, else of a box. */
  final double[] sizes;

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
    sizes = new double[2 * skeleton.slots().size()];
    setSizes();
  }

  /**
   * Stacks skins: of each attachment the first that a skin has counts. The default skin has all.
   *
   * @param stack the skins, those that win first; the default skin again at the end
   */
  public SkinOutlines(Skeleton skeleton, List<SkinOutlines> stack) {
    SkinOutlines base = stack.get(stack.size() - 1);
    outlines = base.outlines.clone();
    List<Attachment> attachments = new ArrayList<>(base.skin.attachments());
    TreeSet<Integer> own = new TreeSet<>();
    StringBuilder name = new StringBuilder();
    boolean open = true;
    for (SkinOutlines one : stack.subList(0, stack.size() - 1)) {
      name.append(name.length() == 0 ? "" : " + ").append(one.skin.name());
      open &= one != base;
      for (int i : one.skin.overrides()) {
        if (open && own.add(i)) {
          outlines[i] = one.outlines[i];
          attachments.set(i, one.skin.attachments().get(i));
        }
      }
    }
    skin = new Skin(name.toString(), attachments, List.copyOf(own));
    sizes = new double[2 * skeleton.slots().size()];
    setSizes();
  }

  /** Returns the skin. */
  public Skin skin() {
    return skin;
  }

  private void setSizes() {
    for (int i = outlines.length - 1; i >= 0; i--) {
      setSize(skin.attachments().get(i));
    }
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = sizes[i] > 0 ? sizes[i] : MissingImage.SIDE;
    }
  }

  private void setSize(Attachment attachment) {
    double width = 0;
    double height = 0;
    if (attachment instanceof Attachment.Rect rect) {
      width = Math.abs(rect.width());
      height = Math.abs(rect.height());
    } else if (attachment instanceof Attachment.Ellipse ellipse) {
      width = 2 * Math.abs(ellipse.radiusX());
      height = 2 * Math.abs(ellipse.radiusY());
    } else if (attachment instanceof Attachment.Circle circle) {
      width = 2 * Math.abs(circle.radius());
      height = width;
    }
    if (width > 0 && height > 0) {
      sizes[2 * attachment.slot()] = width;
      sizes[2 * attachment.slot() + 1] = height;
    }
  }
}
