package dev.limber.core.json;

import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.Place;
import org.jspecify.annotations.Nullable;

/**
 * A value of a JSON document that knows where it came from, even after it was moved.
 *
 * <p>Objects and arrays can be changed; use a tree from one thread at a time.
 */
public abstract sealed class JsonValue
    permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {

  /** Marks, in place of an index, a value that an object holds under a name. */
  static final int BY_NAME = -1;

  /** Marks, in place of an index, a value that was made in code and stands for its origin. */
  private static final int AS_ORIGIN = -2;

  // Where the value was read, not where it is now. Three fields instead of a path text: a document
  // has thousands of values and an error names one of them.
  private final @Nullable JsonValue origin;
  private final String originName;
  private final int originIndex;

  /**
   * Creates a value that was read.
   *
   * @param parent the object or array it was read from; null for the whole document
   * @param name the name in the object, or the document's name when there is no parent
   * @param index the index in the array, or {@link #BY_NAME}
   */
  JsonValue(@Nullable JsonValue parent, String name, int index) {
    this.origin = parent;
    this.originName = name;
    this.originIndex = index;
  }

  /** Creates a value made in code, whose path is the path of its origin. */
  JsonValue(JsonValue origin) {
    this.origin = origin;
    this.originName = "";
    this.originIndex = AS_ORIGIN;
  }

  /** Returns the object or array that this value was read from, null for the whole document. */
  final @Nullable JsonValue origin() {
    return origin;
  }

  /**
   * Returns the document's name and the path at which this value was read, such as {@code
   * armature.json$.bones[12].parent_id}.
   *
   * <p>Moving the value does not change its path. A value made in code has the path of its origin.
   * Long names are shortened and control characters are escaped: the path is for people.
   */
  public final String path() {
    JsonValue root = this;
    while (root.origin != null) {
      root = root.origin;
    }
    return root.originName + pathInDocument();
  }

  /** Returns the path without the document's name, such as {@code $.bones[12].parent_id}. */
  final String pathInDocument() {
    // Loops instead of recursion: a caller may allow a depth that no stack holds.
    int steps = 0;
    for (JsonValue at = this; at.origin != null; at = at.origin) {
      steps++;
    }
    JsonValue[] chain = new JsonValue[steps];
    for (JsonValue at = this; at.origin != null; at = at.origin) {
      chain[--steps] = at;
    }
    StringBuilder path = new StringBuilder("$");
    for (JsonValue step : chain) {
      if (step.originIndex >= 0) {
        path.append('[').append(step.originIndex).append(']');
      } else if (step.originIndex == BY_NAME) {
        appendName(path, step.originName);
      }
    }
    return path.toString();
  }

  private static void appendName(StringBuilder path, String name) {
    if (isPlain(name)) {
      path.append('.').append(name);
    } else {
      path.append("[\"").append(Excerpt.of(name)).append("\"]");
    }
  }

  private static boolean isPlain(String name) {
    if (name.isEmpty() || name.length() > Excerpt.MAX_LENGTH) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
      boolean other = (c >= '0' && c <= '9') || c == '-';
      if (!letter && !(other && i > 0)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the path as a place for a diagnostic. */
  public final Place place() {
    return new Place.Json(path());
  }

  /**
   * Returns what kind of value this is, as a word for messages: {@code object}, {@code array},
   * {@code string}, {@code number}, {@code true or false} or {@code null}.
   */
  public abstract String kind();

  /** Returns the kind and the path, for debugging. */
  @Override
  public final String toString() {
    return kind() + " at " + path();
  }
}
