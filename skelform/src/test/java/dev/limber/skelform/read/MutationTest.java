package dev.limber.skelform.read;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonArray;
import dev.limber.core.json.JsonBoolean;
import dev.limber.core.json.JsonNull;
import dev.limber.core.json.JsonNumber;
import dev.limber.core.json.JsonObject;
import dev.limber.core.json.JsonReader;
import dev.limber.core.json.JsonString;
import dev.limber.core.json.JsonValue;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Damaged documents end in an armature or a LimberException, whatever the damage. */
class MutationTest {

  private static boolean reads(byte[] json) {
    Diagnostics diagnostics = new Diagnostics("");
    try {
      ArmatureReader.read(
          JsonReader.parse(json, "armature.json", Limits.DEFAULT, diagnostics),
          null,
          Limits.DEFAULT,
          diagnostics);
      return true;
    } catch (LimberException e) {
      return false;
    }
  }

  private static byte[] bytes(String document) {
    return Documents.document(document).getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void everyTruncationEnds() {
    for (String name : Documents.GENERATIONS) {
      byte[] whole = bytes(name);
      for (int length = 0; length < whole.length; length++) {
        reads(Arrays.copyOf(whole, length));
      }
    }
  }

  @Test
  void flippedBitsEnd() {
    Random random = new Random(1);
    for (String name : Documents.GENERATIONS) {
      for (int round = 0; round < 3000; round++) {
        byte[] bytes = bytes(name);
        for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
          bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        }
        reads(bytes);
      }
    }
  }

  /** Unlike flipped bits, this damage is always well-formed JSON: it reaches the reader. */
  @Test
  void replacedValuesEnd() {
    Random random = new Random(2);
    int read = 0;
    for (String name : Documents.GENERATIONS) {
      for (int round = 0; round < 2000; round++) {
        Diagnostics diagnostics = new Diagnostics("");
        JsonValue tree =
            JsonReader.parse(bytes(name), "armature.json", Limits.DEFAULT, diagnostics);
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
          change(tree, random);
        }
        try {
          ArmatureReader.read(tree, null, Limits.DEFAULT, diagnostics);
          read++;
        } catch (LimberException e) {
          // The other end.
        }
      }
    }
    assertTrue(read > 8000, "most single faults leave something usable: " + read);
  }

  private static void change(JsonValue root, Random random) {
    JsonValue at = root;
    while (true) {
      if (at instanceof JsonObject object && object.size() > 0) {
        String name = object.names().get(random.nextInt(object.size()));
        JsonValue child = object.get(name);
        if (isLeaf(child) || random.nextInt(4) == 0) {
          if (random.nextInt(4) == 0) {
            object.remove(name);
          } else {
            object.put(name, any(random, child));
          }
          return;
        }
        at = child;
      } else if (at instanceof JsonArray array && array.size() > 0) {
        JsonValue child = array.get(random.nextInt(array.size()));
        if (isLeaf(child)) {
          array.add(any(random, child));
          return;
        }
        at = child;
      } else {
        return;
      }
    }
  }

  private static boolean isLeaf(JsonValue value) {
    return !(value instanceof JsonObject object && object.size() > 0)
        && !(value instanceof JsonArray array && array.size() > 0);
  }

  private static JsonValue any(Random random, JsonValue old) {
    double[] numbers = {-1, 0, 1, 2, 3, -2, 7, 0.5, 1e9, -1e11, 1e13, 2147483648.0, 1e308};
    return switch (random.nextInt(8)) {
      case 0 -> new JsonNull(old);
      case 1 -> new JsonBoolean(random.nextBoolean(), old);
      case 2 -> new JsonString(random.nextBoolean() ? "" : "Rotation", old);
      case 3 -> new JsonArray(old);
      case 4 -> new JsonObject(old);
      default -> new JsonNumber(numbers[random.nextInt(numbers.length)], old);
    };
  }
}
