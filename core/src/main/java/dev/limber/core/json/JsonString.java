package dev.limber.core.json;

import org.jspecify.annotations.Nullable;

/** Text in a JSON document. Immutable. */
public final class JsonString extends JsonValue {
  private final String value;

  /** Creates a string in code; its path is the path of the origin. */
  public JsonString(String value, JsonValue origin) {
    super(origin);
    this.value = value;
  }

  JsonString(String value, @Nullable JsonValue parent, String name, int index) {
    super(parent, name, index);
    this.value = value;
  }

  /** Returns the text, with escapes resolved. Text that was read has no lone surrogates. */
  public String value() {
    return value;
  }

  @Override
  public String kind() {
    return "string";
  }
}
