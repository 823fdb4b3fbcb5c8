package dev.limber.web.studio;

import dev.limber.image.Pixels;
import java.io.IOException;

/**
 * Takes frames one by one and gives a file in the end: what the browser's exports have in common.
 */
interface FrameEncoder {
  /** Says which animation the next frames belong to; most files have only one. */
  default void begin(String animation) {}

  /**
   * Takes the next frame.
   *
   * @param frame used during the call only, unless an encoder says otherwise
   */
  void add(Pixels frame) throws IOException;

  /** Returns the file; nothing may be added afterwards. */
  byte[] finish() throws IOException;

  /** Returns a text that goes with the file, such as a sheet's JSON; empty if there is none. */
  default String text() {
    return "";
  }
}
