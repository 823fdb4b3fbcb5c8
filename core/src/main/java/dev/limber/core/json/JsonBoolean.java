package dev.limber.core.json;

import org.jspecify.annotations.Nullable;

/** True or false in a JSON document. Immutable. */
public final class JsonBoolean extends JsonValue {
  private final boolean value;

  /** Creates a truth value in code; its path is the path of the origin. */
  public JsonBoolean(boolean value, JsonValue origin) {
    super(origin);
    this.value = value;
  }

  JsonBoolean(boolean value, @Nullable JsonValue parent, String name, int index) {
    super(parent, name, index);
    this.value = value;
  }

  /** Returns the truth value. */
  public boolean value() {
    return value;
  }

  @Override
  public String kind() {
    return "true or false";
  }
}
