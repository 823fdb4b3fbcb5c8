package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Images beside a Skel2D text: they are decoded when they are new, and not at each keystroke. */
class ImagesBrowserTest extends BrowserTest {
  private static final String TEXT =
      """
      skeleton
      	body x10
      		@ :sprite "dot.png"
      """;

  /** How many pixels of the picture are of the image's colour. */
  private static final String GREEN =
      """
      (() => {
        const { context, canvas } = limberStudio.viewports[0].pane.screen;
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        let count = 0;
        for (let i = 0; i < data.length; i += 4) if (data[i] < 9 && data[i + 1] > 246 && data[i + 3] > 246) count++;
        return count;
      })()""";

  /**
   * Opens a text with a green image of 20 x 20 beside it, and counts what is decoded from now on.
   */
  private EditorPage editor() {
    EditorPage editor = new EditorPage(newPage(EditorPage::window));
    editor.page.evaluate(
        """
        () => {
          window.decoded = 0;
          window.bitmaps = [];
          const decode = window.createImageBitmap;
          window.createImageBitmap = async (...given) => {
            window.decoded++;
            const bitmap = await decode(...given);
            window.bitmaps.push(bitmap);
            return bitmap;
          };
          window.dot = async color => {
            const canvas = new OffscreenCanvas(20, 20);
            const context = canvas.getContext('2d');
            context.fillStyle = color;
            context.fillRect(0, 0, 20, 20);
            return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
          };
        }
        """);
    open(editor, TEXT);
    return editor;
  }

  private static void open(EditorPage editor, String text) {
    editor.page.evaluate(
        """
        async text => {
          const images = new Map([['dot.png', await dot('#00ff00')]]);
          const shown = new Promise(resolve => limberStudio.on('character', resolve));
          limberStudio.open({kind: 'skel2d', name: 'test.skel2d', text, images, origin: {type: 'new'}, dirty: false});
          await shown;
        }
        """,
        text);
    editor.settle();
  }

  private static int decoded(EditorPage editor) {
    return ((Number) editor.page.evaluate("window.decoded")).intValue();
  }

  /**
   * Returns how wide the image of the shown character is, as it can be drawn: 0 once it was freed.
   */
  private static Object width(EditorPage editor) {
    return editor.character("character.pictures[0].bitmap.width");
  }

  @Test
  void anImageThatIsMissingIsAProblemAtItsSprite() {
    EditorPage editor = editor();
    assertEquals(0, editor.page.evaluate("limberStudio.problems.length"));
    editor.caret("\"dot|.png\"").type("s");
    editor.await("limberStudio.problems.length === 1");
    assertEquals(
        "image-missing \"dots.png\"",
        editor.page.evaluate(
            """
            (() => {
              const [{ code, from, to }] = limberStudio.problems;
              return code + ' ' + limberStudio.document.text.slice(from, to);
            })()"""));
    editor.press("Backspace");
    editor.await("limberStudio.problems.length === 0");
  }

  @Test
  void keystrokesDoNotDecodeImagesAgain() {
    EditorPage editor = editor();
    assertEquals(1, decoded(editor));
    for (int x : new int[] {105, 1055, 10555}) {
      editor.caret("body x" + x / 10 + "|").type("5");
      editor.page.waitForCondition(() -> editor.boneX("body") == x);
    }
    assertEquals(1, decoded(editor));
    assertEquals(20, width(editor), "the characters before have not freed it");
    editor.page.evaluate("limberStudio.viewports[0].fit()");
    editor.await(GREEN + " > 100");
  }

  @Test
  void otherBytesAreDecodedAndTheOldOnesFreed() {
    EditorPage editor = editor();
    editor.page.evaluate(
        "async () => { limberStudio.document.images.set('dot.png', await dot('#ff0000')); }");
    for (int x : new int[] {105, 1055}) {
      editor.caret("body x" + x / 10 + "|").type("5");
      editor.page.waitForCondition(() -> editor.boneX("body") == x);
    }
    assertEquals(2, decoded(editor));
    assertEquals(20, width(editor));
    editor.await("window.bitmaps[0].width === 0");
  }

  @Test
  void anotherDocumentHasItsOwn() {
    EditorPage editor = editor();
    open(editor, TEXT);
    open(editor, TEXT);
    assertEquals(3, decoded(editor));
    assertEquals(20, width(editor));
    editor.await("window.bitmaps[0].width === 0");
  }
}
