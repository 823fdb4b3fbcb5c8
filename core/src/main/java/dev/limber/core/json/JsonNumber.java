package dev.limber.core.json;

import org.jspecify.annotations.Nullable;

/** A number in a JSON document. Immutable. */
public final class JsonNumber extends JsonValue {
  private final double value;

  /** Creates a number in code; its path is the path of the origin. */
  public JsonNumber(double value, JsonValue origin) {
    super(origin);
    this.value = value;
  }

  JsonNumber(double value, @Nullable JsonValue parent, String name, int index) {
    super(parent, name, index);
    this.value = value;
  }

  /** Returns the number; always finite when it was read. */
  public double value() {
    return value;
  }

  /** Returns the number if it is whole and fits an {@code int}, otherwise {@code ifNot}. */
  public int toInt(int ifNot) {
    int whole = (int) value;
    return whole == value ? whole : ifNot;
  }

  @Override
  public String kind() {
    return "number";
  }
}
