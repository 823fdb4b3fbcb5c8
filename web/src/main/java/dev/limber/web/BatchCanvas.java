package dev.limber.web;

import dev.limber.core.canvas.Image;
import dev.limber.core.tessellate.TriangleBatch;
import dev.limber.core.tessellate.TriangleCanvas;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.typedarrays.Float32Array;
import org.teavm.jso.typedarrays.Int32Array;

/** A canvas that hands its triangles to JavaScript without copying them. */
public final class BatchCanvas extends TriangleCanvas {
  private final BatchSink sink;

  BatchCanvas(BatchSink sink) {
    this.sink = sink;
  }

  @Override
  @SuppressWarnings("EnumOrdinal") // numbers cross to JavaScript without being copied
  protected void draw(@Nullable Image image, TriangleBatch batch) {
    sink.draw(
        picture(image),
        Float32Array.fromJavaArray(batch.vertices()),
        TriangleBatch.STRIDE * batch.vertexCount(),
        Int32Array.fromJavaArray(batch.indices()),
        batch.indexCount(),
        batch.ink().blend().ordinal(),
        batch.ink().addR(),
        batch.ink().addG(),
        batch.ink().addB());
  }

  /** Returns the picture of an image, null for none. */
  public static @Nullable WebPicture picture(@Nullable Image image) {
    return image instanceof WebImage web ? web.picture() : null;
  }
}
