package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A scene does the same with figures as with the engine's own shapes: masks, filters, cameras. */
class EngineScenesBrowserTest extends EnginePageTest {
  @ParameterizedTest
  @ValueSource(strings = {"pixi", "pixi 8.8", "phaser", "phaser 4.0", "phaser 3", "phaser 3.80"})
  void figuresDoWhatShapesDo(String engine) {
    Page page = example(engine);
    String module = "import('/test/engines/" + nameOf(engine) + "-scenes.js')";
    page.evaluate("async () => Object.assign(window, await " + module + ")");
    List<String> wrong = new ArrayList<>();
    List<?> names = (List<?>) page.evaluate("names");
    for (Object name : names) {
      Map<?, ?> apart = (Map<?, ?>) page.evaluate("(name) => compare(name)", name);
      System.out.println("scenes: " + engine + " " + name + " " + apart);
      boolean isSame =
          value(apart, "painted") > 1000
              && value(apart, "mean") < 2
              // Edges are softened in other ways.
              && value(apart, "strays") < 0.03;
      if (!isSame) {
        wrong.add(name + " " + apart);
      }
    }
    assertTrue(names.size() > 10, names.toString());
    assertEquals(List.of(), wrong);
  }

  private static double value(Map<?, ?> apart, String name) {
    return ((Number) apart.get(name)).doubleValue();
  }
}
