package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where the system asks for little motion, no style of the page moves anything. */
class MotionBrowserTest extends BrowserTest {
  private static EditorPage flashed(EditorPage editor) {
    editor.open(EditorPage.ARM);
    editor.page.evaluate("limberStudio.emit('flash', { words: [{ from: 0, to: 8 }] })");
    editor.find(".just-written").first().waitFor();
    return editor;
  }

  private static Object animations(EditorPage editor) {
    return editor.find(".just-written").first().evaluate("word => word.getAnimations().length");
  }

  @Test
  void aWordThatWasJustWrittenIsMarkedWithoutMotion() {
    assertEquals(0, animations(flashed(new EditorPage(newPage(EditorPage::window)))));
    assertEquals(
        1,
        animations(
            flashed(
                new EditorPage(
                    newPage(options -> options.setReducedMotion(ReducedMotion.NO_PREFERENCE))))));
  }

  @Test
  void allMotionHasALengthThatIsNoneThen() {
    EditorPage editor = new EditorPage(newPage(EditorPage::window));
    List<?> moving =
        (List<?>)
            editor.page.evaluate(
                """
                () => {
                  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).flatMap(rule => [rule, ...rule.cssRules ?? []]);
                  const found = rules.map(rule => rule.cssText).filter(text => /^[^@]*\\{[^}]*\\b(animation|transition)\\s*:/.test(text));
                  return found.map(text => [text, ...[...text.matchAll(/var\\((--[a-z]+)\\)/g)].map(([, name]) => getComputedStyle(document.documentElement).getPropertyValue(name))]
                    .filter(value => !/^(#|rgb)/.test(value)).join(' = '));
                }
                """);
    assertTrue(moving.size() >= 2, moving.toString());
    for (Object rule : moving) {
      assertTrue(String.valueOf(rule).endsWith("= 0ms"), String.valueOf(rule));
    }
  }
}
