package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Texts that take long to read: typing goes on while they are read. */
class BigTextBrowserTest extends BrowserTest {
  /** A source that takes a browser some hundred milliseconds. */
  private static String big() {
    StringBuilder text = new StringBuilder("# big\nskeleton\n");
    for (int bone = 0; bone < 1500; bone++) {
      text.append("\tbone")
          .append(bone)
          .append(" x")
          .append(bone % 90)
          .append(" r")
          .append(bone % 360);
      text.append("\n\t\t@ :rect w10 h10 f#3F8FCF\n");
    }
    for (int clip = 0; clip < 8; clip++) {
      text.append("\nanim \"clip").append(clip).append("\" 24fps :4\n");
      for (int bone = 0; bone < 200; bone++) {
        text.append("\tbone").append(bone).append("\n\t\tr 0 -> 10 -> -10 -> 5 -> 0\n");
      }
    }
    return text.toString();
  }

  @Test
  void noKeystrokeWaitsForAReading() {
    EditorPage editor = new EditorPage(newPage(EditorPage::window)).open(big());
    editor.caret("# big|");
    int before = ((Number) editor.page.evaluate("limberStudio.timing.readings")).intValue();
    // What the page does between the first and the last key: it must not read in between.
    editor.page.evaluate(
        """
        () => {
          window.seen = [];
          limberStudio.on('text', () => seen.push([limberStudio.language.isBusy, limberStudio.timing.readings]));
        }
        """);
    String typed = " text that goes on while the page is reading";
    editor.page.keyboard().type(typed);
    assertTrue(editor.text().startsWith("# big" + typed + "\n"));
    assertEquals(
        typed.length(),
        editor.page.evaluate(
            "before => seen.filter(([busy, readings]) => busy && readings === before).length",
            before),
        "each key came while the worker was busy, and before the page itself read");
    editor.await("limberStudio.timing.readings > " + before);
    assertTrue(
        (Boolean) editor.page.evaluate("limberStudio.timing.skipped >= 40"),
        "texts that were overtaken are not read");
    editor.settle();
  }

  @Test
  void onlyTheLatestTextIsAnswered() {
    EditorPage editor = new EditorPage(newPage(EditorPage::window)).open(EditorPage.ARM);
    Object answers =
        editor.page.evaluate(
            """
            async () => {
              const { language } = limberStudio;
              const old = language.ask('hover', 12);
              language.read('skeleton #F00\\n\\tother\\n');
              const [stale, fresh] = await Promise.all([old, language.ask('hover', 2)]);
              return [stale === null, fresh !== null];
            }
            """);
    assertEquals(java.util.List.of(true, true), answers);
  }

  @Test
  void aBrokenWorkerAnswerDoesNotStopTheNext() {
    EditorPage editor = new EditorPage(newPage(EditorPage::window)).open(EditorPage.ARM);
    assertEquals(null, editor.page.evaluate("limberStudio.language.ask('noSuchQuestion')"));
    assertEquals(1, takeErrors().size(), "it is said in the console");
    assertTrue(
        (Boolean)
            editor.page.evaluate("limberStudio.language.ask('hover', 12).then(a => a !== null)"));
  }
}
