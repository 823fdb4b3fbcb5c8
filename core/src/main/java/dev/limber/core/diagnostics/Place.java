package dev.limber.core.diagnostics;

/** Where in the input a diagnostic points. */
public sealed interface Place {

  /** The whole file: nothing finer is known. */
  record WholeFile() implements Place {}

  /**
   * A stretch of text on one line.
   *
   * @param line line number, from 1
   * @param column column in characters, from 1
   * @param length length in characters, at least 1
   */
  record Text(int line, int column, int length) implements Place {}

  /**
   * A value inside a JSON document.
   *
   * @param path document and path, such as {@code armature.json$.bones[12].parent_id}
   */
  record Json(String path) implements Place {}

  /**
   * An entry of an archive.
   *
   * @param name the entry's name as stored; it is never used as a path
   */
  record Entry(String name) implements Place {}

  /** The place that says only "this file". */
  Place FILE = new WholeFile();
}
