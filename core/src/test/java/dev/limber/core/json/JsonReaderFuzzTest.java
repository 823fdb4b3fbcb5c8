package dev.limber.core.json;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.core.diagnostics.LimberException;
import java.nio.charset.StandardCharsets;

/**
 * Any bytes are refused with the one exception, or make a tree that is equal when written and read
 * again. A plain build replays the stored inputs; {@code JAZZER_FUZZ=1} searches for new ones.
 */
class JsonReaderFuzzTest {

  @FuzzTest(maxDuration = "60s")
  void anyBytesAreRefusedOrReadBackEqual(byte[] bytes) {
    JsonValue tree;
    try {
      tree = JsonTrees.parse(bytes);
    } catch (LimberException refused) {
      assertTrue(refused.diagnostic().code().startsWith("json-"));
      return;
    }
    String text = JsonTrees.print(tree);
    assertTrue(JsonTrees.same(tree, JsonTrees.parse(text)), text);
    assertTrue(JsonTrees.same(tree, JsonTrees.parse(text.getBytes(StandardCharsets.UTF_8))), text);
  }
}
