package dev.limber.skelform.read;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonValue;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the parts of one reading share: where to say things, and how much is still allowed. */
final class Reading {
  /** After so many different names nobody reads on; a hostile file can have millions. */
  private static final int MOST_NAMES = 100;

  private final Limits limits;
  private final Diagnostics diagnostics;
  private final Map<Quota, Long> spent = new EnumMap<>(Quota.class);

  // Sorted, not hashed: a file chooses these names, and could choose them to share one hash.
  private final Map<String, Set<String>> told = new TreeMap<>();

  Reading(Limits limits, Diagnostics diagnostics) {
    this.limits = limits;
    this.diagnostics = diagnostics;
  }

  Limits limits() {
    return limits;
  }

  void warning(String code, JsonValue at, String message, String hint) {
    diagnostics.warning(code, at.place(), message, hint);
  }

  void note(String code, JsonValue at, String message, String hint) {
    diagnostics.note(code, at.place(), message, hint);
  }

  LimberException fatal(String code, JsonValue at, String message, String hint) {
    return diagnostics.fatal(code, at.place(), message, hint);
  }

  /** Tells whether this is the first time that this name comes up under this topic. */
  boolean isNews(String topic, String name) {
    Set<String> names = told.computeIfAbsent(topic, any -> new TreeSet<>());
    return names.size() < MOST_NAMES && names.add(name);
  }

  /**
   * Counts things against their limit.
   *
   * @throws LimberException if there are now more than the limit allows
   */
  void spend(Quota what, int count, JsonValue at) {
    long total = spent.getOrDefault(what, 0L) + count;
    spent.put(what, total);
    int allowed = what.allowedBy(limits);
    if (total > allowed) {
      throw tooLarge(what.limitName(), allowed, total, at);
    }
  }

  LimberException tooLarge(String limitName, int allowed, long found, JsonValue at) {
    String message = "found " + found + ", but the limit \"" + limitName + "\" is " + allowed;
    return fatal("skf-too-large", at, message, "raise the limit if you trust the file");
  }

  /** Notes, once for each name, the fields of an object that this version does not know. */
  void checkNames(JsonObject object, Schema shape) {
    for (String name : object) {
      if (!shape.knows(name) && isNews(shape.label(), name)) {
        JsonValue value = object.get(name);
        String message = "unknown field of " + shape.label() + "; it is ignored";
        note("skf-unknown-field", value == null ? object : value, message, shape.hint(name));
      }
    }
  }
}
