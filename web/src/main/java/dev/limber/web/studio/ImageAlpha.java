package dev.limber.web.studio;

import dev.limber.web.WebPicture;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Says how opaque an image is at a place; the pixels are on the side of JavaScript. */
@JSFunctor
@FunctionalInterface
public interface ImageAlpha extends JSObject {
  /**
   * Returns the opacity, 0 to 1.
   *
   * @param image null for none
   * @param u 0 at the left edge, 1 at the right one
   * @param v 0 at the top edge, 1 at the bottom
   */
  double at(@Nullable WebPicture image, double u, double v);
}
