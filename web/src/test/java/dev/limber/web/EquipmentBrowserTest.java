package dev.limber.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Base64;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What pages hang on figures: on which part, in which colours, until when. */
class EquipmentBrowserTest extends BrowserTest {
  private static final String HELPERS =
      """
      window.said = (call) => {
        try {
          call();
          return 'nothing';
        } catch (error) {
          return `${error.name}: ${error.message}`;
        }
      };
      window.BOX = 'skeleton\\n\\ta\\n\\t\\t@hat :rect w9 h9 t0 f#0F0\\n';
      window.made = (source) => limber.readSkel2d(source).newFigure().setup();
      """;

  private Page page;

  @BeforeEach
  void openPage() {
    page = newPage(options -> {});
    page.addInitScript(HELPERS);
    page.navigate(address("/test/page.html"));
    await(page, "document.documentElement.dataset.ready");
  }

  @Test
  void whatHangsOnAPartIsInFrontOfThatOneWhateverOthersAreCalled() throws IOException {
    Object places =
        page.evaluate(
            """
            async (files) => {
              const ball = made('skeleton\\n\\tball\\n\\t\\t@ball :circle d4 t0 f#00F\\n');
              return Promise.all(files.map(async (base64) => {
                const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
                const character = await limber.load(bytes);
                const feet = [...character.parts.keys()].filter((part) => character.parts[part].name.endsWith('Foot'));
                return feet.map((part) => {
                  const figure = character.newFigure().setup();
                  const { bone } = figure.attach(figure.part(part), ball);
                  let below = 0;
                  let place = -1;
                  figure.triangles((image, vertices, indices) => {
                    if (!image && place < 0) place = below;
                    below += indices.length;
                  });
                  return [bone, place > 0 || 'nowhere', place];
                }).join();
              }));
            }
            """,
            List.of(lantern("Right Foot"), lantern("Left Foot")));
    List<?> both = (List<?>) places;
    assertEquals(both.get(0), both.get(1));
  }

  /** Returns a lantern whose right foot has another name, in base64. */
  private static String lantern(String rightFoot) throws IOException {
    ByteArrayOutputStream renamed = new ByteArrayOutputStream();
    try (ZipInputStream from =
            new ZipInputStream(Files.newInputStream(Samples.FOLDER.resolve("lantern-0.7.skf")));
        ZipOutputStream to = new ZipOutputStream(renamed)) {
      for (ZipEntry entry = from.getNextEntry(); entry != null; entry = from.getNextEntry()) {
        to.putNextEntry(new ZipEntry(entry.getName()));
        byte[] bytes = from.readAllBytes();
        boolean isText = entry.getName().equals("armature.json");
        to.write(
            isText
                ? new String(bytes, UTF_8)
                    .replace("\"Right Foot\"", '"' + rightFoot + '"')
                    .getBytes(UTF_8)
                : bytes);
      }
    }
    return Base64.getEncoder().encodeToString(renamed.toByteArray());
  }

  @Test
  void nothingHangsOnWhatIsNoPartOfTheFigure() {
    Object messages =
        page.evaluate(
            """
            () => {
              const [figure, other, thing] = [made(BOX), made(BOX), made(BOX)];
              const attached = figure.attach('a', thing);
              return [figure.all, figure.part(attached.index), other.part(0)].map((part) => said(() => figure.attach(part, thing)));
            }
            """);
    assertEquals(
        List.of(
            "LimberError: no part -1; this character has 1, from 0",
            "LimberError: part 1 is attached; change it by what attach or attached(index) returns",
            "LimberError: this part belongs to another figure"),
        messages);
  }

  @Test
  void whatWasTakenOffCostsNoMore() {
    Object sampled =
        page.evaluate(
            """
            () => {
              const [figure, thing] = [made(BOX), made(BOX)];
              const { blitFramebuffer } = WebGL2RenderingContext.prototype;
              let count = 0;
              WebGL2RenderingContext.prototype.blitFramebuffer = function (...rest) {
                count++;
                return blitFramebuffer.apply(this, rest);
              };
              const isSampled = () => {
                const before = count;
                limber.paint(20, 20, (painter) => painter.draw(figure, { x: 10, y: 10 }));
                return count > before;
              };
              const seen = [isSampled()];
              const first = figure.attach('a', thing);
              seen.push(isSampled());
              first.remove();
              seen.push(isSampled());
              figure.attach('a', thing);
              first.remove(); // the other has its number now
              seen.push(isSampled(), figure.hit(0, 0).part);
              figure.all.clear();
              return [...seen, isSampled(), figure.hit(0, 0).part];
            }
            """);
    assertEquals(List.of(false, true, false, true, 1, false, 0), sampled);
  }

  @Test
  void attachedThingsAreColouredAndHiddenAsPartsAre() {
    Object colors =
        page.evaluate(
            """
            () => {
              const [figure, thing] = [made(BOX), made(BOX.replace('0F0', '888'))];
              const held = figure.attach('a', thing);
              const middle = () => [...limber.paint(9, 9, (painter) => painter.draw(figure, { x: 4.5, y: 4.5 })).data.slice(160, 163)].join();
              return [
                () => held,
                () => held.tint([1, 0, 1, 1]),
                () => held.brighten([0, 0.2, 0, 1]),
                () => held.flash([0, 0, 1, 1]),
                () => held.tint([1, 1, 1, 1]).brighten([0, 0, 0, 0]).flash([0, 0, 0, 0]),
                () => held.hide(),
                () => held.show(),
              ].map((change) => [change() === held, middle()].join()).concat(said(() => held.tint('red')));
            }
            """);
    assertEquals(
        List.of(
            "true,136,136,136",
            "true,136,0,136",
            "true,136,51,136",
            "true,0,51,255",
            "true,136,136,136",
            "true,0,255,0",
            "true,136,136,136",
            "LimberError: a color is four numbers from 0 to 1, red, green, blue and alpha, not red"),
        colors);
  }
}
