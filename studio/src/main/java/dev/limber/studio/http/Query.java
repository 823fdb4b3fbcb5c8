package dev.limber.studio.http;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The query of an address, decoded once and strictly. */
public final class Query {
  private final Map<String, String> values = new HashMap<>();

  private Query() {}

  /**
   * Decodes a query.
   *
   * @param raw as it was sent; null if there is none
   * @throws RefusedException if a name appears twice, or what is encoded is not UTF-8
   */
  public static Query parse(@Nullable String raw) throws RefusedException {
    Query query = new Query();
    if (raw == null || raw.isEmpty()) {
      return query;
    }
    for (String pair : raw.split("&", -1)) {
      int equals = pair.indexOf('=');
      String name = decode(equals < 0 ? pair : pair.substring(0, equals));
      String value = equals < 0 ? "" : decode(pair.substring(equals + 1));
      if (query.values.put(name, value) != null) {
        throw RefusedException.badRequest("a part of the query appears twice");
      }
    }
    return query;
  }

  /** Returns a value, or null if it is not given. */
  public @Nullable String get(String name) {
    return values.get(name);
  }

  private static String decode(String text) throws RefusedException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '%') {
        int high = i + 2 < text.length() ? Character.digit(text.charAt(i + 1), 16) : -1;
        int low = i + 2 < text.length() ? Character.digit(text.charAt(i + 2), 16) : -1;
        if (high < 0 || low < 0) {
          throw RefusedException.badRequest("the query has an invalid % sequence");
        }
        bytes.write(16 * high + low);
        i += 2;
      } else if (c > 0x7e || c < 0x21) {
        throw RefusedException.badRequest("the query has a character that must be encoded");
      } else {
        bytes.write(c == '+' ? ' ' : c);
      }
    }
    try {
      // Not new String(): it would replace what is wrong, and two names could become one.
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(bytes.toByteArray()))
          .toString();
    } catch (CharacterCodingException e) {
      throw RefusedException.badRequest("the query is not UTF-8");
    }
  }
}
