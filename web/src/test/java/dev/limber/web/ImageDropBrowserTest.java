package dev.limber.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Images that are dropped on the page get a place in the text, or take the one that they have. */
class ImageDropBrowserTest extends BrowserTest {
  private static final String NAMING =
      """
      # a fox
      skeleton
      	body x10 # here
      		@ :sprite "parts/dot.png"
      """;

  @TempDir Path disk;

  private EditorPage studio(String text) {
    EditorPage studio = new EditorPage(newPage(EditorPage::window)).open(text);
    studio.await("limberStudio.viewports[0].figure");
    return studio;
  }

  private Path file(String name, byte[] bytes) throws IOException {
    Path path = disk.resolve(name);
    Files.createDirectories(path.getParent());
    return Files.write(path, bytes);
  }

  private Path image(String name, Color color, int width, int height) throws IOException {
    return file(name, Drops.png(color, width, height));
  }

  /** Returns where the skeleton is at a place of the picture. */
  private static List<?> model(EditorPage studio, int x, int y) {
    return (List<?>)
        studio.page.evaluate(
            "([x, y]) => { const { camera } = limberStudio.viewports[0]; return"
                + " [Math.round(camera.modelX(x)), Math.round(camera.modelY(y))]; }",
            List.of(x, y));
  }

  private static void awaitText(EditorPage studio, String part) {
    studio.page.waitForFunction("part => limberStudio.document.text.includes(part)", part);
    studio.settle();
  }

  /** Returns how many pixels of the picture have a colour, by a condition on r, g and b. */
  private static int inked(EditorPage studio, String condition) {
    return ((Number)
            studio.page.evaluate(
                "() => { const { context, canvas } = limberStudio.viewports[0].pane.screen; const {"
                    + " data } = context.getImageData(0, 0, canvas.width, canvas.height); let count"
                    + " = 0; for (let i = 0; i < data.length; i += 4) { const [r, g, b] ="
                    + " data.slice(i, i + 3); if ("
                    + condition
                    + ") count++; } return count; }"))
        .intValue();
  }

  private static void awaitInk(EditorPage studio, String condition) {
    studio.page.waitForCondition(() -> inked(studio, condition) > 100);
  }

  /** Waits until the eye is seen in front, without the handles that are as large. */
  private static void awaitEye(EditorPage studio) {
    studio.page.evaluate("limberStudio.select(null)");
    studio.page.waitForCondition(() -> inked(studio, RED) > 50);
  }

  private static final String GREEN = "r < 9 && g > 246 && b < 9";
  private static final String RED = "r > 246 && g < 9 && b < 9";

  private static void undo(EditorPage studio) {
    studio.page.evaluate("limberStudio.emit('reveal', {from: 0, to: 0, focus: true})");
    studio.press("Control+z");
  }

  @Test
  void theViewFitsAnImageThatIsLargerThanIt() throws IOException {
    EditorPage studio = studio("skeleton\n\tdot\n\t\t@ :circle d9\n");
    Drops.onPicture(studio.page, 300, 200, image("sky.png", Color.GREEN, 900, 700));
    awaitText(studio, "sprite");
    studio.await("limberStudio.viewports[0].camera.scale < 1");
    awaitInk(studio, GREEN);
  }

  /** Also on a machine that takes longer to decode them than the view waits. */
  @Test
  void severalImagesOnANewTextAreAllSeen() throws IOException {
    EditorPage studio = studio("");
    studio.press("Alt+n");
    studio.await("limberStudio.viewports[0].camera.scale > 2");
    studio.page.evaluate(
        """
        () => {
          const decode = window.createImageBitmap;
          window.createImageBitmap = async (...given) => {
            await new Promise(done => setTimeout(done, 900));
            return decode(...given);
          };
        }
        """);
    Drops.onPicture(
        studio.page,
        40,
        40,
        image("a.png", Color.GREEN, 60, 60),
        image("b.png", Color.GREEN, 120, 90),
        image("c.png", Color.GREEN, 90, 120));
    awaitText(studio, "c.png");
    studio.await(
        "(({ character, figure, camera, animationIndex }) => character.parts.length === 6"
            + " && camera.holds(figure.reach(animationIndex)))(limberStudio.viewports[0])");
  }

  @Test
  void anImageOnAnEmptyTextIsShownWhereItIsDropped() throws IOException {
    EditorPage studio = studio("");
    List<?> at = model(studio, 300, 200);
    Drops.onPicture(studio.page, 300, 200, image("Red fox.png", Color.GREEN, 20, 20));
    awaitText(studio, "sprite");
    assertEquals(
        "skeleton\n\tRed-fox x"
            + at.get(0)
            + " y"
            + at.get(1)
            + "\n\t\t@ :sprite \"Red-fox.png\"\n",
        studio.text());
    awaitInk(studio, GREEN);
    assertEquals(0, studio.page.evaluate("limberStudio.problems.length"));
    assertEquals("Red-fox", studio.page.evaluate("limberStudio.selection.name"));
    undo(studio);
    studio.await("limberStudio.document.text === ''");
    studio.press("Control+Shift+z");
    awaitText(studio, "sprite");
    awaitInk(studio, GREEN);
  }

  @Test
  void anImageThatTheTextNamesIsAttached() throws IOException {
    EditorPage studio = studio(NAMING);
    studio.await("limberStudio.problems.length === 1");
    studio.find(".cm-lintRange-warning").waitFor();
    Drops.onPicture(studio.page, 30, 40, image("dot.png", Color.GREEN, 20, 20));
    studio.await("limberStudio.problems.length === 0");
    assertEquals(0, studio.find(".cm-lintRange-warning").count(), "the squiggle is gone");
    awaitInk(studio, GREEN);
    assertEquals(NAMING, studio.text());
    assertEquals(false, studio.page.evaluate("limberStudio.document.dirty"));
    // A newer picture of the same name takes its place.
    Drops.onPicture(studio.page, 30, 40, image("dot.png", Color.RED, 20, 20));
    awaitInk(studio, RED);
    assertEquals(NAMING, studio.text());
  }

  @Test
  void imagesOfDifferentSizesStandInARow() throws IOException {
    EditorPage studio = studio(NAMING);
    List<?> at = model(studio, 200, 100);
    int x = ((Number) at.get(0)).intValue();
    Drops.onPicture(
        studio.page,
        200,
        100,
        image("b10.png", Color.RED, 30, 20),
        image("b9.png", Color.GREEN, 10, 20),
        image("dot.png", Color.BLUE, 20, 20));
    awaitText(studio, "b10.png");
    String y = " y" + at.get(1);
    assertEquals(
        NAMING
            + "\tb9 x"
            + (x - 20)
            + y
            + "\n\t\t@ :sprite \"b9.png\"\n"
            + "\tb10 x"
            + (x + 10)
            + y
            + "\n\t\t@ :sprite \"b10.png\"\n",
        studio.text());
    assertEquals(0, studio.page.evaluate("limberStudio.problems.length"));
    undo(studio);
    studio.await("limberStudio.document.text === " + quoted(NAMING));
  }

  private static String quoted(String text) {
    return "'" + text.replace("\n", "\\n").replace("\t", "\\t") + "'";
  }

  /** Three layers of a canvas of 40 x 20: the first by its name is in front. */
  private static Map<String, byte[]> layers() throws IOException {
    Map<String, byte[]> layers = new LinkedHashMap<>();
    layers.put("hero/2 body.png", Drops.png(Color.GREEN, 40, 20, 0, 0, 40, 20));
    layers.put("hero/10 back.png", Drops.png(Color.BLUE, 40, 20, 20, 10, 20, 10));
    layers.put("hero/1 eye.png", Drops.png(Color.RED, 40, 20, 2, 2, 8, 12));
    layers.put("__MACOSX/hero/._1 eye.png", new byte[] {1});
    layers.put("hero/read me.txt", "hello".getBytes(UTF_8));
    return layers;
  }

  private static void assertLayered(EditorPage studio, List<?> at) {
    int x = ((Number) at.get(0)).intValue();
    int y = ((Number) at.get(1)).intValue();
    awaitText(studio, "eye");
    assertEquals(
        "skeleton\n"
            + "\tback x"
            + (x + 10)
            + " y"
            + (y - 5)
            + "\n\t\t@ :sprite \"10-back.png\" x-10 y5\n"
            + "\tbody x"
            + x
            + " y"
            + y
            + "\n\t\t@ :sprite \"2-body.png\"\n"
            + "\teye x"
            + (x - 14)
            + " y"
            + (y + 2)
            + "\n\t\t@ :sprite \"1-eye.png\" x14 y-2\n",
        studio.text());
    awaitInk(studio, GREEN);
    assertEquals(3, studio.page.evaluate("limberStudio.selected.length"));
    awaitEye(studio);
    undo(studio);
    studio.await("limberStudio.document.text === ''");
  }

  @Test
  void aZipOfLayersKeepsPlacesAndOrder() throws IOException {
    EditorPage studio = studio("");
    List<?> at = model(studio, 250, 150);
    Drops.onPicture(studio.page, 250, 150, Drops.zip(disk.resolve("hero.zip"), layers()));
    assertLayered(studio, at);
  }

  @Test
  void aFolderOfLayersKeepsPlacesAndOrder() throws IOException {
    for (Map.Entry<String, byte[]> layer : layers().entrySet()) {
      file(layer.getKey(), layer.getValue());
    }
    EditorPage studio = studio("");
    List<?> at = model(studio, 250, 150);
    Drops.onPicture(studio.page, 250, 150, disk.resolve("hero"));
    assertLayered(studio, at);
  }

  /** Returns a PNG that says where on its canvas it lies. */
  private static byte[] placed(byte[] png, int x, int y) throws IOException {
    ByteBuffer content = ByteBuffer.allocate(13).put("oFFs".getBytes(UTF_8)).putInt(x).putInt(y);
    CRC32 sum = new CRC32();
    sum.update(content.array());
    ByteBuffer out = ByteBuffer.allocate(png.length + 21);
    // Behind the signature and the header.
    out.put(png, 0, 33).putInt(9).put(content.array()).putInt((int) sum.getValue());
    return out.put(png, 33, png.length - 33).array();
  }

  @Test
  void layersWithoutMarginsGoWhereTheySayThatTheyLie() throws IOException {
    EditorPage studio = studio("skeleton\n");
    List<?> at = model(studio, 250, 150);
    int x = ((Number) at.get(0)).intValue();
    int y = ((Number) at.get(1)).intValue();
    Drops.onPicture(
        studio.page,
        250,
        150,
        file("1 eye.png", placed(Drops.png(Color.RED, 8, 12), 2, 2)),
        file("2 body.png", Drops.png(Color.GREEN, 40, 20)));
    awaitText(studio, "eye");
    assertEquals(
        "skeleton\n\tbody x"
            + x
            + " y"
            + y
            + "\n\t\t@ :sprite \"2-body.png\"\n\teye x"
            + (x - 14)
            + " y"
            + (y + 2)
            + "\n\t\t@ :sprite \"1-eye.png\"\n",
        studio.text());
    awaitInk(studio, GREEN);
    awaitEye(studio);
  }

  @Test
  void anOpenRasterFileKeepsPlacesAndOrder() throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    entries.put("mimetype", "image/openraster".getBytes(UTF_8));
    entries.put("data/1.png", Drops.png(Color.GREEN, 40, 20));
    entries.put("data/2.png", Drops.png(Color.RED, 8, 12));
    entries.put("data/3.png", Drops.png(Color.BLUE, 40, 20));
    entries.put("mergedimage.png", Drops.png(Color.BLUE, 40, 20));
    entries.put(
        "stack.xml",
        """
        <?xml version='1.0' encoding='UTF-8'?>
        <image version="0.0.3" w="40" h="20"><stack>
          <stack visibility="hidden"><layer name="sketch" src="data/3.png"/></stack>
          <stack name="face"><layer name="left eye" src="data/2.png" x="2" y="2"/></stack>
          <layer name="body" src="data/1.png"/>
        </stack></image>
        """
            .getBytes(UTF_8));
    EditorPage studio = studio("skeleton\n");
    List<?> at = model(studio, 250, 150);
    int x = ((Number) at.get(0)).intValue();
    int y = ((Number) at.get(1)).intValue();
    Drops.onPicture(studio.page, 250, 150, Drops.zip(disk.resolve("hero.ora"), entries));
    awaitText(studio, "eye");
    assertEquals(
        "skeleton\n"
            + "\tbody x"
            + x
            + " y"
            + y
            + "\n\t\t@ :sprite \"body.png\"\n"
            + "\tleft-eye x"
            + (x - 14)
            + " y"
            + (y + 2)
            + "\n\t\t@ :sprite \"left-eye.png\"\n",
        studio.text());
    awaitInk(studio, GREEN);
    awaitEye(studio);
  }

  @Test
  void whatIsRefusedChangesAndAsksNothing() throws IOException {
    EditorPage studio = studio(NAMING);
    studio.caret("x10|").type("5");
    studio.await("limberStudio.document.dirty");
    String text = studio.text();
    Drops.onPicture(studio.page, 30, 40, file("notes.png", "no image".getBytes(UTF_8)));
    studio.see(".toast", "notes.png is not an image that this browser can show.");
    Path large = disk.resolve("large.png");
    try (RandomAccessFile grown = new RandomAccessFile(large.toFile(), "rw")) {
      grown.setLength((64 << 20) + 1);
    }
    Drops.onPicture(studio.page, 30, 40, large);
    studio.see(".toast", "large.png is too large: 67108865 bytes, and the limit is 67108864.");
    Drops.onPicture(studio.page, 30, 40, file("cut.zip", new byte[] {'P', 'K', 3, 4, 0}));
    studio.see(".toast", "cut.zip");
    Drops.onPicture(studio.page, 30, 40, file("cut.skf", new byte[] {'P', 'K', 3, 4, 0}));
    studio.see(".toast", "cut.skf");
    Drops.onPicture(studio.page, 30, 40, Files.createDirectories(disk.resolve("empty")));
    studio.see(".toast", "There are no images and no characters in empty.");
    assertEquals(0, studio.find("dialog").count());
    assertEquals(text, studio.text());
    // Of several, the good ones are taken.
    Drops.onPicture(
        studio.page, 30, 40, disk.resolve("notes.png"), image("ok.png", Color.RED, 9, 9));
    awaitText(studio, "ok.png");
    studio.see(".toast", "notes.png is not an image that this browser can show.");
  }

  @Test
  void filesThatAreDroppedDuringAQuestionAreNotOpened() throws IOException {
    EditorPage studio = studio(NAMING);
    studio.caret("x10|").type("5");
    studio.await("limberStudio.document.dirty");
    Path other = file("other.skel2d", "skeleton\n\tother\n".getBytes(UTF_8));
    Drops.onPicture(studio.page, 30, 40, other);
    studio.see("dialog", "test.skel2d has unsaved changes");
    Drops.onPicture(studio.page, 30, 40, other);
    Drops.onPicture(studio.page, 30, 40, image("ok.png", Color.RED, 9, 9));
    studio.find("dialog button:has-text('Discard')").click();
    studio.await("limberStudio.document.name === 'other.skel2d'");
    studio.settle();
    assertEquals(0, studio.find("dialog").count());
    assertEquals("skeleton\n\tother\n", studio.text());
  }

  @Test
  void aSkelFormFileTakesNoImages() throws IOException {
    EditorPage studio = studio("").openSample("lantern-0.7.skf");
    Drops.onPicture(studio.page, 30, 40, image("ok.png", Color.RED, 9, 9));
    studio.see(".toast", "SkelForm files cannot be changed here.");
  }

  @Test
  void aFolderWithACharacterOpensItWithItsImages() throws IOException {
    file("fox/fox.skel2d", NAMING.getBytes(UTF_8));
    image("fox/parts/dot.png", Color.GREEN, 20, 20);
    EditorPage studio = studio("");
    Drops.onPicture(studio.page, 30, 40, disk.resolve("fox"));
    studio.await("limberStudio.document.name === 'fox.skel2d'");
    awaitInk(studio, GREEN);
    assertEquals(0, studio.page.evaluate("limberStudio.problems.length"));
  }

  @Test
  void imagesAreThereOnReturnAndInTheHtmlExport() throws IOException {
    EditorPage studio = studio("");
    Drops.at(studio.page, 100, 300, image("fox.png", Color.GREEN, 20, 20));
    awaitText(studio, "fox.png");
    awaitInk(studio, GREEN);
    studio.page.onDialog(dialog -> dialog.accept());
    // Soon after the change it is kept: until then a reload would find the text alone.
    studio.page.waitForCondition(() -> kept(studio).contains("fox.png"));
    EditorPage again = studio.reload();
    awaitInk(again, GREEN);
    Object html =
        again.page.evaluate(
            "async () => (await import('/export/html.js')).htmlPage(limberStudio.document,"
                + " limberStudio.character, {})");
    assertTrue(String.valueOf(html).contains("\"fox.png\":\"data:image/png;base64,"));
  }

  @Test
  void aLinkCarriesImagesThatAreSmall() throws IOException {
    EditorPage studio = studio(NAMING);
    Drops.onPicture(studio.page, 30, 40, image("dot.png", Color.GREEN, 20, 20));
    awaitInk(studio, GREEN);
    String link = share(studio);
    assertEquals(0, studio.find("dialog .quiet").count());
    EditorPage opened = new EditorPage(newPage(EditorPage::window), link);
    awaitInk(opened, GREEN);
    assertEquals(NAMING, opened.text());
    Page player = newPage(EditorPage::window);
    player.navigate(link.replace("#doc=", "#embed&doc="));
    player.waitForFunction(
        "() => document.querySelector('limber-player')?.character?.pictures[0]?.width === 20");
    studio.find("dialog button:has-text('Close')").click();
    Drops.onPicture(studio.page, 30, 40, file("dot.png", noise()));
    studio.await("limberStudio.document.images.get('parts/dot.png').length > 300000");
    assertFalse(share(studio).contains("dot.png"));
    studio.see("dialog .quiet", "The images are too large for a link");
    studio.find("dialog button:has-text('Export as HTML')").click();
    assertThat(studio.find("#export-format")).hasValue("html");
  }

  private static String share(EditorPage studio) {
    studio.find("[data-command='file.share']").click();
    return studio.find("#share-link").inputValue();
  }

  /** Returns an image that cannot be packed. */
  private static byte[] noise() throws IOException {
    BufferedImage image = new BufferedImage(400, 400, BufferedImage.TYPE_INT_RGB);
    Random random = new Random(1);
    for (int i = 0; i < 400 * 400; i++) {
      image.setRGB(i % 400, i / 400, random.nextInt());
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(image, "png", out);
    return out.toByteArray();
  }

  /** Returns the names of images that the browser keeps for the next visit. */
  private static List<?> kept(EditorPage studio) {
    return (List<?>)
        studio.page.evaluate(
            """
            () => new Promise(resolve => {
              const opening = indexedDB.open('limber', 1);
              opening.onsuccess = () => {
                const all = opening.result.transaction('session').objectStore('session').getAll();
                all.onsuccess = () => {
                  opening.result.close();
                  resolve(all.result.flatMap(entry => [...entry.images?.keys() ?? []]));
                };
              };
            })
            """);
  }
}
