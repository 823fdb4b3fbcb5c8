package dev.limber.web;

import dev.limber.character.Skel2dCharacter;
import dev.limber.core.diagnostics.Limits;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** What the runtime's ES module exports; {@code runtime.js} makes the public API of it. */
public final class RuntimeModule {
  private RuntimeModule() {}

  /**
   * Reads a file; there is always an answer, which says itself whether it is usable.
   *
   * @param marks the file beside a {@code .skf} that gives its animations marks, if there is one
   */
  @JSExport
  public static WebCharacter read(Int8Array bytes, String name, @Nullable Int8Array marks) {
    return WebCharacter.read(bytes.toJavaArray(), name, marks == null ? null : marks.toJavaArray());
  }

  /** Reads a Skel2D source; there is a character for every text. */
  @JSExport
  public static WebCharacter readSkel2d(String text, String name) {
    return WebCharacter.of(Skel2dCharacter.of(text, name, Limits.DEFAULT));
  }

  /** Returns a canvas that hands triangles to a function. */
  @JSExport
  public static BatchCanvas newCanvas(BatchSink sink) {
    return new BatchCanvas(sink);
  }
}
