package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;

/** What the studio's engine has beside the runtime: encoders and the language service. */
class StudioEngineBrowserTest extends BrowserTest {
  private Page engine() {
    Page page = open("/test/engine.html");
    await(page, "document.documentElement.dataset.ready");
    return page;
  }

  private static byte[] encoded(Page page, String script) {
    return Base64.getDecoder().decode((String) page.evaluate(script));
  }

  @Test
  void aPngIsDecodedAgain() throws IOException {
    byte[] png =
        encoded(
            engine(),
            """
            () => {
              const encoder = engine.pngEncoder(2, 1);
              encoder.add(new Int8Array(new Uint8Array([255, 128, 0, 255, 0, 0, 255, 128]).buffer));
              return btoa(String.fromCharCode(...new Uint8Array(encoder.finish().buffer.slice(0))));
            }
            """);
    var image = ImageIO.read(new ByteArrayInputStream(png));
    assertEquals(2, image.getWidth());
    assertEquals(0xffff8000, image.getRGB(0, 0));
    assertEquals(0x800000ff, image.getRGB(1, 0));
  }

  @Test
  void aGifHasAllItsFrames() throws IOException {
    byte[] gif =
        encoded(
            engine(),
            """
            () => {
              const encoder = engine.gifEncoder(8, 8, 3, 10, 0, -1);
              const frame = (i) => new Int8Array(new Uint8Array(256).map((_, at) => (at % 4 === i ? 255 : at % 4 === 3 ? 255 : 0)).buffer);
              for (let round = 0; round < 2; round++) for (let i = 0; i < 3; i++) encoder.add(frame(i));
              const bytes = encoder.finish();
              return btoa(String.fromCharCode(...new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)));
            }
            """);
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(gif)));
    assertEquals(3, reader.getNumImages(true));
  }

  @Test
  void framesOfTheWrongSizeAreRefused() {
    Object message =
        engine()
            .evaluate(
                """
                () => {
                  try {
                    engine.apngEncoder(4, 4, 2, 10, 0).add(new Int8Array(3));
                  } catch (error) {
                    return error.message;
                  }
                }
                """);
    assertEquals("a frame of 4 x 4 has 64 bytes, not 3", message);
  }

  @Test
  void svgHasTheShapesOfAFigure() {
    String svg =
        (String)
            engine()
                .evaluate(
                    """
                    async () => {
                      const figure = (await limber.load('/samples/fox.skel2d')).newFigure();
                      const svg = engine.svgEncoder(200, 100, 1, 0, 0, 1, 1, 1, 1, () => '');
                      svg.add(figure.engine, 0.5, 0, 0, -0.5, 100, 90);
                      return svg.finish();
                    }
                    """);
    assertTrue(svg.startsWith("<svg ") && svg.contains("<path "), svg.substring(0, 80));
  }

  @Test
  void theLanguageServiceAnswers() {
    Object answers =
        engine()
            .evaluate(
                """
                async () => {
                  const { readSource, tokenKinds } = await import('/engine/sourcetext.js');
                  const text = 'skeleton\\n\\tarm x10\\n\\tarm.hand\\n\\tnonsense q\\n';
                  const source = readSource(engine, text, 'a.skel2d');
                  const arm = text.indexOf('arm');
                  const kinds = tokenKinds(engine);
                  return [
                    source.diagnostics().length > 0,
                    source.symbolAt(arm).fullName,
                    source.references(arm).length,
                    source.rename(arm, 'wing').edits.length,
                    source.numberAt(text.indexOf('10')).value,
                    kinds[source.tokens()[2]],
                    source.outline()[0].kind,
                    source.setPose([{ bone: 'arm', x: 12 }]).edits[0].text,
                  ];
                }
                """);
    assertEquals(List.of(true, "arm", 2, 2, 10, "keyword", "skeleton", "12"), answers);
  }

  @Test
  void keyTimesAreRisingSeconds() {
    Object times =
        engine()
            .evaluate(
                """
                async () => {
                  const figure = (await limber.load('/samples/lantern-0.7.skf')).newFigure();
                  const times = [...engine.keyTimes(figure.engine, 1)];
                  return [times.length > 2, times.every((time, i) => i === 0 || time > times[i - 1])];
                }
                """);
    assertEquals(List.of(true, true), times);
  }
}
