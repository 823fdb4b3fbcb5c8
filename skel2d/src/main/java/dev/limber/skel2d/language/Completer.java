package dev.limber.skel2d.language;

import java.util.List;

/** Says what could be written at a place. */
final class Completer {
  private final Source source;

  Completer(Source source) {
    this.source = source;
  }

  Completion at(int offset) {
    return new Completion(offset, source.limit(offset), List.of());
  }
}
