package dev.limber.core.json;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** A list of values in a JSON document. */
public final class JsonArray extends JsonValue implements Iterable<JsonValue> {
  private static final JsonValue[] NONE = {};

  // A plain array, not an ArrayList: empty arrays cost nothing and the bounds checks are ours,
  // which
  // the browser needs.
  private JsonValue[] values = NONE;
  private int size;

  /** Creates an empty array in code; its path is the path of the origin. */
  public JsonArray(JsonValue origin) {
    super(origin);
  }

  JsonArray(@Nullable JsonValue parent, String name, int index) {
    super(parent, name, index);
  }

  /** Returns how many values there are. */
  public int size() {
    return size;
  }

  /**
   * Returns the value at an index from 0.
   *
   * @throws IndexOutOfBoundsException if there is none; also in the browser
   */
  public JsonValue get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException("index " + index + " of " + size + " values");
    }
    return values[index];
  }

  /** Adds a value at the end; it keeps its own path. Returns this array. */
  public JsonArray add(JsonValue value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, Math.max(4, size * 2));
    }
    values[size++] = value;
    return this;
  }

  /** Returns the values in order. Do not add to the array meanwhile. */
  @Override
  public Iterator<JsonValue> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < size;
      }

      @Override
      public JsonValue next() {
        if (next >= size) {
          throw new NoSuchElementException("the array has " + size + " values");
        }
        return values[next++];
      }
    };
  }

  @Override
  public String kind() {
    return "array";
  }
}
