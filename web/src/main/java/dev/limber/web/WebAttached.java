package dev.limber.web;

import dev.limber.core.color.Rgba;
import dev.limber.core.puppet.Attached;
import org.teavm.jso.JSExport;

/** Something on a bone of a figure, as JavaScript sees it. */
public final class WebAttached {
  private final Attached attached;

  WebAttached(Attached attached) {
    this.attached = attached;
  }

  /** Returns the index of its part. */
  @JSExport
  public int index() {
    return attached.index();
  }

  /** Returns the index of the bone that it hangs on. */
  @JSExport
  public int bone() {
    return attached.bone().index();
  }

  /** Changes it, with the first five numbers of {@link WebFigure#changePart}. */
  @JSExport
  public void change(int change, double r, double g, double b, double a) {
    Rgba color = new Rgba(r, g, b, a);
    switch (change) {
      case 0 -> attached.tint(color);
      case 1 -> attached.flash(color);
      case 2 -> attached.brighten(color);
      case 3 -> attached.hide();
      default -> attached.show();
    }
  }

  /** Draws it right before a part. */
  @JSExport
  public void before(String part) {
    attached.before(part);
  }

  /** Draws it right after a part. */
  @JSExport
  public void after(String part) {
    attached.after(part);
  }

  /** Draws it in front of everything. */
  @JSExport
  public void inFront() {
    attached.inFront();
  }

  /** Draws it behind everything. */
  @JSExport
  public void behind() {
    attached.behind();
  }

  /** Sets where its origin is in the bone's own space. */
  @JSExport
  public void at(double x, double y) {
    attached.at(x, y);
  }

  /** Sets how it is turned on the bone, in radians counter-clockwise, and its size. */
  @JSExport
  public void turned(double radians, double scale) {
    attached.turned(radians).scaled(scale, scale);
  }

  /** Takes it off again. */
  @JSExport
  public void remove() {
    attached.remove();
  }
}
