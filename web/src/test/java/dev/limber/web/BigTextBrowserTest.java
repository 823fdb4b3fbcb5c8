package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
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

  static String manyAnimations() {
    StringBuilder text = new StringBuilder("skeleton\n");
    for (int bone = 0; bone < 300; bone++) {
      text.append("\tbone").append(bone).append(" x").append(bone % 90).append("\n");
    }
    for (int clip = 0; clip < 50; clip++) {
      text.append("\nanim \"clip").append(clip).append("\" 24fps :4\n");
      for (int bone = 0; bone < 300; bone++) {
        text.append("\tbone").append(bone).append("\n\t\tr 0 -> 10 -> ").append(clip).append("\n");
      }
    }
    return text.toString();
  }

  @Test
  void theSheetDrawsTheRowsThatAreSeenAndTheCaretFollowsInLongTexts() {
    DopeSheetPage sheet = DopeSheetPage.open(newPage(EditorPage::window), manyAnimations(), 13);
    StudioPage studio = sheet.studio();
    studio.page.evaluate(
        """
        () => {
          window.names = [];
          const context = document.querySelector('.dope-canvas').getContext('2d');
          const { fillText } = context;
          context.fillText = function (text, ...place) {
            if (/bone|rotation/.test(text)) names.push(text);
            fillText.call(context, text, ...place);
          };
        }
        """);
    int seen = (int) Math.ceil((sheet.box().height - 20) / 20) + 1;
    for (int top : new int[] {0, 5_990, 100_000}) {
      studio.page.evaluate(
          "top => { names = []; document.querySelector('.dope-scroll').scrollTop = top; }", top);
      studio.page.waitForFunction("top => names.length > 0 || top === 0", top);
      int drawn = ((Number) studio.page.evaluate("names.length")).intValue();
      assertTrue(drawn <= seen, drawn + " of 600 rows for " + seen + " that are seen");
    }
    assertEquals(true, studio.page.evaluate("names.includes('▾ bone299')"), "the last ones");
    studio.page.evaluate(
        """
        () => {
          const { text } = limberStudio.document;
          const at = text.indexOf('10', text.indexOf('bone7\\n', text.indexOf('clip3"')));
          limberStudio.emit('reveal', { from: at, to: at, focus: true });
        }
        """);
    studio.await(
        "limberStudio.viewports[0].animation === 'clip3' && Math.abs(limberStudio.viewports[0].clock.frame() - 4) < 1e-6");
    studio.await(
        "document.querySelector('#editor').shadowRoot.querySelectorAll('.at-playhead').length > 0");
    studio.page.keyboard().type("1");
    studio.await(
        "limberStudio.document.text.includes('0 -> 110 -> 3') || limberStudio.document.text.includes('0 -> 101 -> 3')");
  }

  @Test
  void theSheetReadsNoLongTextBetweenTwoLetters() {
    DopeSheetPage sheet = DopeSheetPage.open(newPage(EditorPage::window), manyAnimations(), 17);
    StudioPage studio = sheet.studio();
    studio.of(0, "v.play(true)");
    Object early =
        studio.page.evaluate(
            """
            async () => {
              const { areKnown } = await import('/view/keytracks.js');
              const { nextFrame } = await import('/ui/nextframe.js');
              const { readings } = limberStudio.timing;
              const { animation } = limberStudio.viewports[0];
              const early = [];
              limberStudio.edit([{ from: 0, to: 0, insert: '# many\\n' }]);
              while (limberStudio.timing.readings === readings) {
                early.push(areKnown(limberStudio, animation));
                await nextFrame();
              }
              return [early.length > 1, early.includes(true)];
            }
            """);
    assertEquals(List.of(true, false), early, "frames were drawn, and the text was not read");
    await(
        studio.page,
        "import('/view/keytracks.js').then(({ areKnown }) =>"
            + " areKnown(limberStudio, limberStudio.viewports[0].animation))");
    studio.pause();
    sheet.click(1, 4);
    sheet.key("Alt+ArrowRight", "Alt+ArrowRight");
    assertEquals("r 0 6:> 10 8:> 0", sheet.line("r 0 6"), "its own gestures are seen at once");
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
    assertEquals(List.of(true, true), answers);
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
