package dev.limber.web;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Float32Array;
import org.teavm.jso.typedarrays.Int32Array;

/** Takes a batch of triangles on the side of JavaScript. */
@JSFunctor
@FunctionalInterface
public interface BatchSink extends JSObject {
  /**
   * Draws or copies a batch.
   *
   * @param image null for plain colours
   * @param vertices eight floats for each corner; the engine's own array, longer than used, and
   *     only valid during the call
   * @param floats how many floats are used
   * @param indices three corners for each triangle, as {@code vertices}
   * @param indexCount how many indices are used
   * @param blend the place of the blend mode: normal, additive, multiply, screen
   * @param addR the red that is added to the product of image and colour
   * @param addG the green
   * @param addB the blue
   */
  void draw(
      @Nullable WebPicture image,
      Float32Array vertices,
      int floats,
      Int32Array indices,
      int indexCount,
      int blend,
      double addR,
      double addG,
      double addB);
}
