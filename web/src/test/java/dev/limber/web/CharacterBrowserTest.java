package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a loaded character tells, and who wins where its images are replaced. */
class CharacterBrowserTest extends BrowserTest {
  /** Images are decoded when the test says so: {@code decoding[n]()}. */
  private static final String DECODING =
      """
      window.decoding = [];
      window.bitmaps = [];
      const decode = window.createImageBitmap;
      window.createImageBitmap = async (...rest) => {
        const bitmap = await decode(...rest);
        await new Promise((done) => decoding.push(done));
        bitmaps.push(bitmap);
        return bitmap;
      };
      window.until = async (condition) => {
        while (!condition()) await new Promise((done) => requestAnimationFrame(done));
      };
      window.png = (width) => {
        const canvas = new OffscreenCanvas(width, 4);
        canvas.getContext('2d').fillRect(0, 0, width, 4);
        return canvas.convertToBlob();
      };
      window.ball = () => limber.readSkel2d('skeleton\\n\\tball\\n\\t\\t@ball :sprite "ball.png"\\n', 'ball.skel2d');
      """;

  private Page page;

  @BeforeEach
  void openPage() {
    page = newPage(options -> {});
    page.addInitScript(DECODING);
    page.navigate(address("/test/page.html"));
    await(page, "document.documentElement.dataset.ready");
  }

  @Test
  void anImageForADisposedCharacterIsFreed() {
    Object told =
        page.evaluate(
            """
            async () => {
              const character = ball();
              const setting = character.setImage('ball.png', await png(9)).then(() => 'set', (error) => error.message);
              await until(() => decoding.length === 1);
              character.dispose();
              decoding[0]();
              return [await setting, bitmaps[0].width];
            }
            """);
    assertEquals(List.of("the character ball.skel2d was disposed", 0), told);
  }

  @Test
  void ofTwoImagesTheOneThatWasSetLastIsShown() {
    Object told =
        page.evaluate(
            """
            async () => {
              const character = ball();
              const small = character.setImage('ball.png', await png(9));
              await until(() => decoding.length === 1);
              const large = character.setImage('ball.png', await png(40));
              await until(() => decoding.length === 2);
              decoding[1]();
              await large;
              decoding[0]();
              await small;
              return [character.newFigure().setup().bounds.width, ...bitmaps.map(({ width }) => width)];
            }
            """);
    assertEquals(List.of(40, 40, 0), told);
  }

  /** The finder of images is slower than the page, and has nothing. */
  @Test
  void anImageThatIsNotFoundDoesNotCoverOneThatWasSet() {
    Object told =
        page.evaluate(
            """
            async () => {
              const character = ball();
              let answer;
              const all = character.decodeImages(() => new Promise((done) => (answer = done)));
              const setting = character.setImage('ball.png', await png(40));
              await until(() => decoding.length === 1);
              decoding[0]();
              await setting;
              answer(null);
              await all;
              return [character.newFigure().setup().bounds.width, character.diagnostics.length];
            }
            """);
    assertEquals(List.of(40, 0), told);
  }

  @Test
  void animationsTellTheirMarks() {
    Object marks =
        page.evaluate(
            """
            () => {
              const source = 'skeleton\\n\\tarm\\nanim "wave" 10fps :5\\n\\t! clap 2 0.5 "left"\\n\\tarm\\n\\t\\tr 0 -> 9\\nanim "rest" :1\\n\\tarm\\n\\t\\tr 0\\n';
              return limber.readSkel2d(source).animations.map(({ marks }) => JSON.stringify(marks)).join();
            }
            """);
    assertEquals(
        "[{\"name\":\"clap\",\"seconds\":0.2,\"number\":0.5,\"text\":\"left\"}],[]", marks);
  }

  @Test
  void marksByCodeHaveANumberAndAText() {
    Object told =
        page.evaluate(
            """
            () => {
              const figure = limber.readSkel2d('skeleton\\n\\tarm\\nanim "wave" 10fps :5\\n\\tarm\\n\\t\\tr 0 -> 9\\n').newFigure();
              const heard = [];
              figure.addEventListener('mark', ({ mark, number, text }) => heard.push(`${mark} ${number} ${text}`));
              figure.mark('wave', 0.1, 'up').mark('wave', 0.2, 'clap', { number: 0.5, text: 'left' });
              figure.play('wave');
              figure.update(0.3);
              return heard;
            }
            """);
    assertEquals(List.of("up 0 ", "clap 0.5 left"), told);
  }
}
