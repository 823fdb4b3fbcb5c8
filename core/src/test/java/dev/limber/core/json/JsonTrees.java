package dev.limber.core.json;

import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.limber.core.diagnostics.Diagnostic;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;

/** What tests of JSON share: short ways to parse, compare and print trees. */
public final class JsonTrees {
  private JsonTrees() {}

  /** Parses text under the default limits, as the document {@code test.json}. */
  public static JsonValue parse(String text) {
    return JsonReader.parse(text, "test.json", Limits.DEFAULT, new Diagnostics("test.skf"));
  }

  /** Parses bytes under the default limits, as the document {@code test.json}. */
  public static JsonValue parse(byte[] bytes) {
    return parse(bytes, Limits.DEFAULT);
  }

  /** Parses bytes as the document {@code test.json}. */
  public static JsonValue parse(byte[] bytes, Limits limits) {
    return JsonReader.parse(bytes, "test.json", limits, new Diagnostics("test.skf"));
  }

  /** Returns why the text is refused; fails if it is not. */
  public static Diagnostic refusal(String text) {
    return assertThrows(LimberException.class, () -> parse(text), text).diagnostic();
  }

  /** Returns why the bytes are refused; fails if they are not. */
  public static Diagnostic refusal(byte[] bytes, Limits limits) {
    return assertThrows(LimberException.class, () -> parse(bytes, limits)).diagnostic();
  }

  /** Returns the default limits with other JSON depth, values and string length. */
  public static Limits limits(int depth, int values, int stringLength) {
    return limits(Limits.DEFAULT.entryBytes(), depth, values, stringLength);
  }

  /** Returns the default limits with other document size, JSON depth, values and string length. */
  public static Limits limits(int bytes, int depth, int values, int stringLength) {
    return Limits.DEFAULT.toBuilder()
        .entryBytes(bytes)
        .jsonDepth(depth)
        .jsonValues(values)
        .stringLength(stringLength)
        .build();
  }

  /** Tells whether two trees have the same kinds, names in order, and values to the bit. */
  public static boolean same(JsonValue a, JsonValue b) {
    if (a instanceof JsonObject left && b instanceof JsonObject right) {
      if (!left.names().equals(right.names())) {
        return false;
      }
      for (String name : left) {
        if (!same(left.get(name), right.get(name))) {
          return false;
        }
      }
      return true;
    }
    if (a instanceof JsonArray left && b instanceof JsonArray right) {
      boolean same = left.size() == right.size();
      for (int i = 0; same && i < left.size(); i++) {
        same = same(left.get(i), right.get(i));
      }
      return same;
    }
    if (a instanceof JsonString left && b instanceof JsonString right) {
      return left.value().equals(right.value());
    }
    if (a instanceof JsonNumber left && b instanceof JsonNumber right) {
      return Double.doubleToRawLongBits(left.value()) == Double.doubleToRawLongBits(right.value());
    }
    if (a instanceof JsonBoolean left && b instanceof JsonBoolean right) {
      return left.value() == right.value();
    }
    return a instanceof JsonNull && b instanceof JsonNull;
  }

  /** Returns the tree as the writer prints it. */
  public static String print(JsonValue value) {
    StringBuilder out = new StringBuilder();
    write(value, new JsonWriter(out));
    return out.toString();
  }

  private static void write(JsonValue value, JsonWriter writer) {
    if (value instanceof JsonObject object) {
      writer.beginObject();
      for (String name : object) {
        writer.name(name);
        write(object.get(name), writer);
      }
      writer.endObject();
    } else if (value instanceof JsonArray array) {
      writer.beginArray();
      for (JsonValue element : array) {
        write(element, writer);
      }
      writer.endArray();
    } else if (value instanceof JsonString string) {
      writer.value(string.value());
    } else if (value instanceof JsonNumber number) {
      writer.value(number.value());
    } else if (value instanceof JsonBoolean truth) {
      writer.value(truth.value());
    } else {
      writer.nullValue();
    }
  }
}
