package dev.limber.cli.render;

import dev.limber.image.Pixels;
import java.io.IOException;

/**
 * Where rendered frames go.
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

  /** Prepares a frame. */
  interface Preparing<T> {
    T prepare(Pixels frame) throws IOException;
  }

  /** Writes a frame. */
  interface Writing<T> {
    void write(T frame) throws IOException;
  }

  /** Returns a sink that takes frames as they are. */
  static Sink<Pixels> of(Writing<Pixels> writing) {
    return of(frame -> frame, writing);
  }

  /** Returns a sink of two functions. */
  static <T> Sink<T> of(Preparing<T> preparing, Writing<T> writing) {
    return new Sink<>() {
      @Override
      public T prepare(Pixels frame) throws IOException {
        return preparing.prepare(frame);
      }

      @Override
      public void write(T frame) throws IOException {
        writing.write(frame);
      }
    };
  }
}
