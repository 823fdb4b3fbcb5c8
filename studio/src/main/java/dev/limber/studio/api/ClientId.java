package dev.limber.studio.api;

import dev.limber.studio.http.RefusedException;
import org.jspecify.annotations.Nullable;

/** Ids that pages choose for themselves and their exports. */
final class ClientId {
  private static final int LONGEST = 64;

  private ClientId() {}

  /** Returns the id of a page; empty if it has none. */
  static String read(@Nullable String word) throws RefusedException {
    if (word == null) {
      return "";
    }
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      if (!letter && c != '-' || i >= LONGEST) {
        throw RefusedException.badRequest("an id has letters, digits and '-'");
      }
    }
    return word;
  }
}
