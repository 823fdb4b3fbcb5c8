package dev.limber.skel2d.language;

import org.jspecify.annotations.Nullable;

/** Says what words mean. */
final class Hovers {
  private final Source source;

  Hovers(Source source) {
    this.source = source;
  }

  @Nullable Hover at(int offset) {
    Words words = source.words();
    int word = words.at(offset);
    int entry = word < 0 ? -1 : words.entry(word);
    if (entry < 0) {
      return null;
    }
    ReferenceEntry about = Reference.entry(entry);
    return new Hover(words.from(word), words.to(word), about.form(), about.documentation());
  }
}
