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
  void keystrokesGoOnWhileTheWorkerReads() {
    EditorPage editor = new EditorPage(newPage(EditorPage::window)).open(big());
    editor.caret("# big|");
    editor.page.evaluate(
        """
        () => {
          window.answers = 0;
          limberStudio.language.onAnalysis(() => answers++);
        }
        """);
    String typed = " text that goes on while the page is reading";
    editor.page.keyboard().type(typed);
    assertTrue(editor.text().startsWith("# big" + typed + "\n"));
    editor.settle();
    int answers = ((Number) editor.page.evaluate("answers")).intValue();
    assertTrue(
        answers > 0 && answers < typed.length() / 2,
        answers + " readings: keys did not wait for each");
    assertTrue(
        (Boolean) editor.page.evaluate("limberStudio.timing.skipped > 0"),
        "the page does not read texts that were overtaken");
  }

  /** Returns how many readings there were between a change and the paint after it. */
  private static Object readingsUntilPainted(EditorPage editor) {
    return editor.page.evaluate(
        """
        async () => {
          const { nextFrame } = await import('/ui/nextframe.js');
          const { readings } = limberStudio.timing;
          limberStudio.edit([{from: 0, to: 0, insert: '# '}]);
          await nextFrame();
          return limberStudio.timing.readings - readings;
        }
        """);
  }

  @Test
  void aShortTextIsReadRightAfterThePaintAndALongOneIsNot() {
    EditorPage editor = new EditorPage(newPage(EditorPage::window)).open(EditorPage.ARM);
    assertEquals(1, readingsUntilPainted(editor));
    editor.open(big());
    assertEquals(0, readingsUntilPainted(editor));
    editor.await("limberStudio.timing.readings > 3");
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
