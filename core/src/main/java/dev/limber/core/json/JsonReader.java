package dev.limber.core.json;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.Excerpt;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.diagnostics.Place;
import dev.limber.core.diagnostics.Utf8;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON: strictly RFC 8259 in UTF-8, within {@link Limits}.
 *
 * <p>Nothing is repaired or guessed, because two readers that repair differently see two different
 * files. Beyond the grammar, names must not repeat within an object, numbers must fit a double, and
 * text must not hold half a surrogate pair; one leading byte order mark is skipped.
 *
 * <p>The codes of its errors: {@code json-syntax}, {@code json-number}, {@code json-encoding},
 * {@code json-duplicate-key}, {@code json-depth} and {@code json-too-large}. Their places count
 * columns as Java counts characters.
 */
public final class JsonReader {
  private final JsonInput input;
  private final JsonStrings strings;
  private final JsonNumbers numbers;
  private final Limits limits;

  private int valueCount;
  private int depth;

  // Where the next value belongs. The way back up is each container's own origin, so nesting needs
  // neither recursion nor a stack, and a depth of a million is only a matter of memory.
  private @Nullable JsonValue container;
  private String name;

  private JsonReader(byte[] utf8, String document, Limits limits, Diagnostics diagnostics) {
    this.input = new JsonInput(utf8, document, diagnostics);
    this.strings = new JsonStrings(input, limits.stringLength());
    this.numbers = new JsonNumbers(input);
    this.limits = limits;
    this.name = document;
  }

  /**
   * Parses one document.
   *
   * @param utf8 its bytes; not kept
   * @param document its name, for paths and messages; may be empty
   * @throws LimberException for anything that is not strict JSON or is over a limit; it carries
   *     what {@code diagnostics} held before
   */
  public static JsonValue parse(
      byte[] utf8, String document, Limits limits, Diagnostics diagnostics) {
    if (utf8.length > limits.entryBytes()) {
      throw tooLarge(document, utf8.length + " bytes", limits, diagnostics);
    }
    return new JsonReader(utf8, document, limits, diagnostics).readDocument();
  }

  /**
   * Parses one document that is already text; as the other {@code parse}.
   *
   * @throws LimberException for anything that is not strict JSON or is over a limit
   */
  public static JsonValue parse(
      String text, String document, Limits limits, Diagnostics diagnostics) {
    // Each character takes at least a byte: no need to encode the text to refuse it.
    if (text.length() > limits.entryBytes()) {
      throw tooLarge(document, text.length() + " characters", limits, diagnostics);
    }
    int lone = Utf8.loneSurrogate(text);
    if (lone >= 0) {
      byte[] before = text.substring(0, lone).getBytes(StandardCharsets.UTF_8);
      JsonInput input = new JsonInput(before, document, diagnostics);
      String message = "the text holds half of a surrogate pair here";
      throw input.error("json-encoding", before.length, before.length, message, "");
    }
    return parse(text.getBytes(StandardCharsets.UTF_8), document, limits, diagnostics);
  }

  private static LimberException tooLarge(
      String document, String size, Limits limits, Diagnostics diagnostics) {
    String message = "the document has " + size + ", more than " + limits.entryBytes();
    return JsonInput.fatal(
        diagnostics,
        document,
        "json-too-large",
        new Place.Text(1, 1, 1),
        message,
        "raise Limits.entryBytes if it is meant");
  }

  private JsonValue readDocument() {
    JsonValue root = readValue();
    JsonValue latest = root;
    while (true) {
      // A value has been read: if it is a container, go into it; otherwise go on behind it.
      boolean entered = latest instanceof JsonObject || latest instanceof JsonArray;
      if (entered) {
        container = latest;
      }
      if (!nextSlot(entered)) {
        return root;
      }
      latest = readValue();
    }
  }

  /**
   * Moves to where the next value begins, closing what ends before it; false when all is closed.
   *
   * @param first whether the container was opened just now
   */
  private boolean nextSlot(boolean first) {
    while (container != null) {
      int b = input.peekPastSpace();
      boolean inObject = container instanceof JsonObject;
      if (b == (inObject ? '}' : ']')) {
        input.position++;
        container = container.origin();
        depth--;
        first = false;
        continue;
      }
      if (!first) {
        if (b != ',') {
          throw input.expected(inObject ? "',' or '}'" : "',' or ']'", "");
        }
        input.position++;
      }
      if (inObject) {
        readName(first);
      }
      return true;
    }
    if (input.peekPastSpace() != JsonInput.END) {
      throw input.expected("the end of the document", "a document holds one value");
    }
    return false;
  }

  private void readName(boolean first) {
    int b = input.peekPastSpace();
    if (b != '"') {
      throw input.expected(
          first ? "a name in quotes or '}'" : "a name in quotes", JsonHints.forName(b));
    }
    int at = input.position;
    name = strings.read();
    if (container instanceof JsonObject object && object.has(name)) {
      String message = "the name '" + Excerpt.of(name) + "' appears twice in ";
      throw input.error(
          "json-duplicate-key",
          at,
          input.position,
          message + object.pathInDocument(),
          "remove or rename one of them");
    }
    if (input.peekPastSpace() != ':') {
      throw input.expected("':'", "");
    }
    input.position++;
  }

  /** Reads a scalar, or only the opening bracket of a container, and puts it where it belongs. */
  private JsonValue readValue() {
    int b = input.peekPastSpace();
    if (valueCount >= limits.jsonValues() && b != JsonInput.END) {
      throw input.error(
          "json-too-large",
          input.position,
          input.position + 1,
          "the document has more than " + limits.jsonValues() + " values",
          "raise Limits.jsonValues if it is meant");
    }
    valueCount++;
    JsonValue parent = container;
    if (parent instanceof JsonArray array) {
      JsonValue value = readValue(b, array, "", array.size());
      array.add(value);
      return value;
    }
    JsonValue value = readValue(b, parent, name, JsonValue.BY_NAME);
    if (parent instanceof JsonObject object) {
      object.append(name, value); // readName has seen that it is new
    }
    return value;
  }

  private JsonValue readValue(int b, @Nullable JsonValue parent, String key, int index) {
    switch (b) {
      case '{' -> {
        open();
        return new JsonObject(parent, key, index);
      }
      case '[' -> {
        open();
        return new JsonArray(parent, key, index);
      }
      case '"' -> {
        return new JsonString(strings.read(), parent, key, index);
      }
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
        return new JsonNumber(numbers.read(), parent, key, index);
      }
      case 't' -> {
        readWord("true");
        return new JsonBoolean(true, parent, key, index);
      }
      case 'f' -> {
        readWord("false");
        return new JsonBoolean(false, parent, key, index);
      }
      case 'n' -> {
        readWord("null");
        return new JsonNull(parent, key, index);
      }
      default -> throw input.expected("a value", JsonHints.forValue(b));
    }
  }

  private void open() {
    if (depth >= limits.jsonDepth()) {
      throw input.error(
          "json-depth",
          input.position,
          input.position + 1,
          "the document nests deeper than " + limits.jsonDepth() + " levels",
          "raise Limits.jsonDepth if it is meant");
    }
    depth++;
    input.position++;
  }

  private void readWord(String word) {
    int start = input.position;
    boolean same = input.end - start >= word.length();
    for (int i = 1; same && i < word.length(); i++) {
      same = input.bytes[start + i] == word.charAt(i);
    }
    if (!same) {
      throw input.expected("a value", "did you mean '" + word + "'?");
    }
    input.position = start + word.length();
  }
}
