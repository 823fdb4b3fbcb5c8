package dev.limber.web;

import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/** What the runtime's ES module exports; {@code runtime.js} makes the public API of it. */
public final class RuntimeModule {
  private RuntimeModule() {}

  /** Reads a SkelForm file; there is always an answer, which says itself whether it is usable. */
  @JSExport
  public static WebCharacter loadSkelForm(Int8Array bytes, String name) {
    return WebCharacter.skelForm(bytes.toJavaArray(), name);
  }

  /** Reads a Skel2D source. */
  @JSExport
  public static WebCharacter loadSkel2d(String text, String name) {
    return WebCharacter.skel2d(text, name);
  }

  /** Returns a canvas that hands triangles to a function. */
  @JSExport
  public static BatchCanvas newCanvas(BatchSink sink) {
    return new BatchCanvas(sink);
  }
}
