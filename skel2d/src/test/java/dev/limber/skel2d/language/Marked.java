package dev.limber.skel2d.language;

import java.util.List;

/**
 * A source in which {@code |} marks the caret.
 *
 * @param service the source without the mark
 * @param caret where the mark was
 */
record Marked(LanguageService service, int caret) {
  static Marked of(String source) {
    int caret = source.indexOf('|');
    String text = source.substring(0, caret) + source.substring(caret + 1);
    return new Marked(LanguageService.of(text), caret);
  }

  static String lines(String... lines) {
    return String.join("\n", lines) + "\n";
  }

  /** Returns the source after a rename, or why it is refused. */
  String renamed(String name) {
    Change change = service.rename(caret, name);
    return change.isRefused() ? change.refusal() : change.applyTo(service.text());
  }

  /** Returns what could be written, by label. */
  List<String> labels() {
    return service.complete(caret).items().stream().map(Completion.Item::label).toList();
  }

  /** Returns the source after the item with a label was chosen, with its caret fields. */
  String chosen(String label) {
    Completion completion = service.complete(caret);
    for (Completion.Item item : completion.items()) {
      if (item.label().equals(label)) {
        return new Change(List.of(new Edit(completion.from(), completion.to(), item.insert())), "")
            .applyTo(service.text());
      }
    }
    throw new AssertionError("no " + label + " in " + labels());
  }
}
