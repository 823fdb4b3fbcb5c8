package dev.limber.skel2d.language;

import java.util.ArrayList;
import java.util.List;

/** Collects the entries of the reference. */
final class ReferenceList {
  final List<ReferenceEntry> entries = new ArrayList<>();

  void add(
      ReferenceGroup group,
      String word,
      ReferenceEntry.Values values,
      String form,
      String meaning,
      String standard,
      String types,
      String example) {
    entries.add(
        new ReferenceEntry(group, word, values, form, meaning, standard, types, example + "\n"));
  }
}
