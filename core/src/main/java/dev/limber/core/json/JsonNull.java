package dev.limber.core.json;

import org.jspecify.annotations.Nullable;

/** The word {@code null} in a JSON document. Immutable. */
public final class JsonNull extends JsonValue {

  /** Creates a null in code; its path is the path of the origin. */
  public JsonNull(JsonValue origin) {
    super(origin);
  }

  JsonNull(@Nullable JsonValue parent, String name, int index) {
    super(parent, name, index);
  }

  @Override
  public String kind() {
    return "null";
  }
}
