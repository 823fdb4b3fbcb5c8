package dev.limber.cli.render;

import dev.limber.image.Pixels;
import java.io.IOException;

/**
 * What becomes of rendered frames.
 *
 * @param <T> a frame prepared for writing
 */
public interface Sink<T> {
  /** Does the part of the work that frames do not share, on any thread. */
  T prepare(Pixels frame) throws IOException;

  /**
   * Writes the next frame, in order, on one thread.
   *
   * @throws IOException if it cannot be written
   */
  void write(T frame) throws IOException;

  /**
   * Ends the file.
   *
   * @throws IOException if it cannot be written
   */
  void finish() throws IOException;
}
