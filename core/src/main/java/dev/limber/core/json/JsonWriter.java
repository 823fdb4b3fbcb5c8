package dev.limber.core.json;

import java.util.Arrays;

/**
 * Writes JSON without white space.
 *
 * <pre>{@code
 * StringBuilder out = new StringBuilder();
 * new JsonWriter(out).beginObject().name("bones").value(12).endObject();
 * // {"bones":12}
 * }</pre>
 *
 * <p>Calls in an order that would not give JSON throw {@link IllegalStateException}. It does not
 * watch for repeated names. Not thread-safe.
 */
public final class JsonWriter {
  private static final byte DOCUMENT = 0;
  private static final byte ARRAY = 1;
  private static final byte OBJECT = 2;

  private final StringBuilder out;

  /** What is open, from the document inwards. */
  private byte[] open = new byte[8];

  private int depth;

  /** Whether the innermost open thing holds something already. */
  private boolean filled;

  /** Whether a name was written and waits for its value. */
  private boolean named;

  /** Creates a writer of one document, which appends to {@code out}. */
  public JsonWriter(StringBuilder out) {
    this.out = out;
  }

  /** Begins an object; names and values follow, then {@link #endObject}. Returns this. */
  public JsonWriter beginObject() {
    begin(OBJECT, '{');
    return this;
  }

  /** Ends the object that was begun last. Returns this. */
  public JsonWriter endObject() {
    end(OBJECT, '}');
    return this;
  }

  /** Begins an array; values follow, then {@link #endArray}. Returns this. */
  public JsonWriter beginArray() {
    begin(ARRAY, '[');
    return this;
  }

  /** Ends the array that was begun last. Returns this. */
  public JsonWriter endArray() {
    end(ARRAY, ']');
    return this;
  }

  /** Writes a name; its value must follow. Returns this. */
  public JsonWriter name(String name) {
    if (open[depth] != OBJECT || named) {
      throw new IllegalStateException("a name only stands in an object, before a value");
    }
    if (filled) {
      out.append(',');
    }
    JsonEscapes.append(out, name);
    out.append(':');
    named = true;
    return this;
  }

  /** Writes a string; half a surrogate pair becomes U+FFFD, as it has no UTF-8. Returns this. */
  public JsonWriter value(String value) {
    beforeValue();
    JsonEscapes.append(out, value);
    return this;
  }

  /**
   * Writes a number that reads back to the same bits; whole numbers up to 2<sup>53</sup> without a
   * point. What is not finite becomes null, since JSON has no word for it. Returns this.
   *
   * <p>In the browser, TeaVM's conversion loses the last bit of some numbers that are far from 1.
   */
  public JsonWriter value(double value) {
    beforeValue();
    boolean negativeZero = value == 0 && 1 / value < 0;
    if (Math.abs(value) <= 0x1p53 && value == Math.floor(value) && !negativeZero) {
      out.append((long) value);
    } else if (Double.isNaN(value) || Double.isInfinite(value)) {
      out.append("null");
    } else {
      out.append(value); // Java's form, such as 1.0E-5, is valid JSON
    }
    return this;
  }

  /** Writes an array of numbers, each as {@link #value(double)} does. Returns this. */
  public JsonWriter numbers(double... values) {
    beginArray();
    for (double value : values) {
      value(value);
    }
    return endArray();
  }

  /** Writes a whole number with all its digits. Returns this. */
  public JsonWriter value(long value) {
    beforeValue();
    out.append(value);
    return this;
  }

  /** Writes true or false. Returns this. */
  public JsonWriter value(boolean value) {
    beforeValue();
    out.append(value);
    return this;
  }

  /** Writes a value that was read, with all that is in it. Returns this. */
  public JsonWriter value(JsonValue value) {
    if (value instanceof JsonObject object) {
      beginObject();
      for (String name : object) {
        JsonValue member = object.get(name);
        if (member != null) {
          name(name).value(member);
        }
      }
      endObject();
    } else if (value instanceof JsonArray array) {
      beginArray();
      for (JsonValue element : array) {
        value(element);
      }
      endArray();
    } else if (value instanceof JsonString string) {
      value(string.value());
    } else if (value instanceof JsonNumber number) {
      value(number.value());
    } else if (value instanceof JsonBoolean flag) {
      value(flag.value());
    } else {
      nullValue();
    }
    return this;
  }

  /** Writes null. Returns this. */
  public JsonWriter nullValue() {
    beforeValue();
    out.append("null");
    return this;
  }

  private void begin(byte kind, char bracket) {
    beforeValue();
    out.append(bracket);
    depth++;
    if (depth == open.length) {
      open = Arrays.copyOf(open, depth * 2);
    }
    open[depth] = kind;
    filled = false;
  }

  private void end(byte kind, char bracket) {
    if (open[depth] != kind || named) {
      throw new IllegalStateException("'" + bracket + "' does not close what is open");
    }
    out.append(bracket);
    depth--;
    filled = true; // at least with what was closed just now
  }

  private void beforeValue() {
    if (open[depth] == OBJECT && !named) {
      throw new IllegalStateException("a value in an object needs a name first");
    }
    if (open[depth] == DOCUMENT && filled) {
      throw new IllegalStateException("a document holds one value");
    }
    if (filled && !named) {
      out.append(',');
    }
    named = false;
    filled = true;
  }
}
