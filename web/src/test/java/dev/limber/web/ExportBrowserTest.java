package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Exports: files that other readers read again. */
class ExportBrowserTest extends BrowserTest {
  /** A ball that moves to the right for half a second: 12 frames of 24. */
  private static final String BALL =
      """
      skeleton
      	ball
      		@ :ellipse w40 h40 t0 f#E8734A

      anim "move" 24fps :12
      	ball
      		x 0 -> 60
      """;

  private EditorPage studio() {
    return new EditorPage(newPage(options -> options.setViewportSize(1280, 800))).open(BALL);
  }

  /** Exports the animation; returns the files that were downloaded. */
  private static List<Download> export(EditorPage studio, String format, int files) {
    List<Download> downloads = new ArrayList<>();
    studio.page.onDownload(downloads::add);
    studio.press("Control+e");
    studio.find("#export-format").selectOption(format);
    studio.find("#export-animation").selectOption("move");
    // What a format does not need is not there.
    if (studio.find("#export-fps").isVisible()) {
      studio.find("#export-fps").fill("24");
    }
    if (studio.find("#export-side").isVisible()) {
      studio.find("#export-side").selectOption("256");
    }
    studio.find("#export-start").click();
    studio.page.waitForCondition(() -> downloads.size() == files);
    return downloads;
  }

  private static byte[] bytes(Download download) throws IOException {
    return Files.readAllBytes(download.path());
  }

  @Test
  void aPngIsThePictureOfThisMoment() throws IOException {
    EditorPage studio = studio();
    Download file = export(studio, "png", 1).get(0);
    assertEquals("test-move.png", file.suggestedFilename());
    BufferedImage picture = ImageIO.read(file.path().toFile());
    assertEquals(256, picture.getWidth());
    assertEquals(0, picture.getRGB(0, 0) >>> 24, "nothing in the corner");
    long orange = pixels(picture).filter(argb -> argb == 0xffe8734a).count();
    // A circle of 40 units, drawn 240 pixels wide together with a way of 60.
    double scale = 240 / 100.0;
    assertEquals(Math.PI * 400 * scale * scale, (double) orange, 0.04 * orange);
  }

  private static IntStream pixels(BufferedImage picture) {
    int width = picture.getWidth();
    int height = picture.getHeight();
    return Arrays.stream(picture.getRGB(0, 0, width, height, null, 0, width));
  }

  @ParameterizedTest
  @CsvSource({"gif, image/gif", "apng, image/png"})
  void movingPicturesHaveAllFramesAndTheRightTime(String format, String type) throws IOException {
    EditorPage studio = studio();
    Download file = export(studio, format, 1).get(0);
    @SuppressWarnings("unchecked")
    Map<String, Object> read =
        (Map<String, Object>)
            studio.page.evaluate(
                """
                async ([base64, type]) => {
                  const data = Uint8Array.from(atob(base64), c => c.charCodeAt(0));
                  const decoder = new ImageDecoder({data, type});
                  await decoder.tracks.ready;
                  await decoder.completed;
                  const frames = decoder.tracks.selectedTrack.frameCount;
                  let micros = 0;
                  const lefts = [];
                  for (let frameIndex = 0; frameIndex < frames; frameIndex++) {
                    const {image} = await decoder.decode({frameIndex});
                    micros += image.duration;
                    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
                    const context = canvas.getContext('2d');
                    context.drawImage(image, 0, 0);
                    const row = context.getImageData(0, canvas.height >> 1, canvas.width, 1).data;
                    lefts.push(row.findIndex((value, i) => i % 4 === 3 && value > 128) >> 2);
                  }
                  return {frames, millis: micros / 1000, first: lefts[0], last: lefts[frames - 1],
                      rising: lefts.every((left, i) => i === 0 || left > lefts[i - 1])};
                }
                """,
                List.of(Base64.getEncoder().encodeToString(bytes(file)), type));
    assertEquals(12, read.get("frames"));
    // GIF counts hundredths of a second; Chromium cuts the time of a frame to whole milliseconds.
    assertEquals(500, ((Number) read.get("millis")).doubleValue(), 12);
    assertEquals(true, read.get("rising"), "the ball moves to the right: " + read);
    assertEquals(8, ((Number) read.get("first")).doubleValue(), 2);
  }

  @Test
  void aFilmPlaysInThisBrowser() throws IOException {
    EditorPage studio = studio();
    Download file = export(studio, "webm", 1).get(0);
    @SuppressWarnings("unchecked")
    Map<String, Object> read =
        (Map<String, Object>)
            studio.page.evaluate(
                """
                async base64 => {
                  const data = Uint8Array.from(atob(base64), c => c.charCodeAt(0));
                  const video = document.createElement('video');
                  video.muted = true;
                  document.body.append(video);
                  video.src = URL.createObjectURL(new Blob([data], {type: 'video/webm'}));
                  await new Promise((resolve, reject) => { video.onloadeddata = resolve; video.onerror = () => reject(video.error.message); });
                  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
                  const context = canvas.getContext('2d', {willReadFrequently: true});
                  const leftAt = async time => {
                    const shown = new Promise(resolve => video.requestVideoFrameCallback(resolve));
                    video.currentTime = time;
                    await shown;
                    context.drawImage(video, 0, 0);
                    const row = context.getImageData(0, canvas.height >> 1, canvas.width, 1).data;
                    for (let x = 0; x < canvas.width; x++) if (row[4 * x + 2] < 160) return x;
                    return -1;
                  };
                  return {seconds: video.duration, width: video.videoWidth, height: video.videoHeight, first: await leftAt(0.001), later: await leftAt(0.4)};
                }
                """,
                Base64.getEncoder().encodeToString(bytes(file)));
    assertEquals(0.5, ((Number) read.get("seconds")).doubleValue(), 0.05, "seconds");
    assertEquals(256, read.get("width"));
    assertTrue((Integer) read.get("first") >= 0, "the ball is there: " + read);
    assertTrue((Integer) read.get("later") > (Integer) read.get("first") + 60, "it moves: " + read);
  }

  @Test
  void aSheetHasAPictureAndSaysWhereEachFrameIs() throws IOException {
    EditorPage studio = studio();
    List<Download> files = export(studio, "sheet", 2);
    assertEquals(
        List.of("test-move-sheet.json", "test-move-sheet.png"),
        files.stream().map(Download::suggestedFilename).sorted().toList());
    BufferedImage picture = null;
    String json = "";
    for (Download file : files) {
      if (file.suggestedFilename().endsWith(".json")) {
        json = Files.readString(file.path());
      } else {
        picture = ImageIO.read(file.path().toFile());
      }
    }
    Object frames = studio.page.evaluate("json => JSON.parse(json).frames.length", json);
    assertEquals(12, frames);
    assertEquals(
        "test-move-sheet.png", studio.page.evaluate("json => JSON.parse(json).meta.image", json));
    assertTrue(picture.getWidth() > 256 * 3, "frames lie beside each other");
  }

  @Test
  void sheetOfAllAnimationsHasTheSizeThatWasSaidBefore() throws IOException {
    EditorPage studio = studio().open(BALL + "\nanim \"rise\" 24fps :6\n\tball\n\t\ty 0 -> 60\n");
    List<Download> files = new ArrayList<>();
    studio.page.onDownload(files::add);
    studio.press("Control+e");
    studio.find("#export-format").selectOption("sheet");
    studio.find("#export-side").selectOption("128");
    studio.find("#export-all").check();
    studio.find("#export-fps").fill("24");
    // 12 and 6 frames that see both ways: squares, five in a row with one pixel between them.
    studio.see("#export-size", "18 frames of 128 × 128 px, in 5 columns and 4 rows: 644 × 515 px.");
    studio.find("#export-start").click();
    studio.page.waitForCondition(() -> files.size() == 2);
    files.sort(Comparator.comparing(Download::suggestedFilename));
    assertEquals("test-sheet.json", files.get(0).suggestedFilename());
    BufferedImage picture = ImageIO.read(files.get(1).path().toFile());
    assertEquals(List.of(644, 515), List.of(picture.getWidth(), picture.getHeight()));
    Object tags =
        studio.page.evaluate(
            "json => { const { meta, frames } = JSON.parse(json); return meta.frameTags.map(({ name, from, to }) =>"
                + " [name, from, to, frames[from].filename].join(' ')); }",
            Files.readString(files.get(0).path()));
    assertEquals(List.of("move 0 11 move 0.png", "rise 12 17 rise 0.png"), tags);
  }

  @Test
  void momentIsFrozenAndShownWhileItIsExported() throws IOException {
    EditorPage studio = studio();
    studio.await("limberStudio.viewports[0].isPlaying && limberStudio.viewports[0].time > 0.1");
    studio.press("Control+e");
    assertEquals(false, studio.page.evaluate("limberStudio.viewports[0].isPlaying"));
    double time = ((Number) studio.page.evaluate("limberStudio.viewports[0].time")).doubleValue();
    studio.find("#export-format").selectOption("png");
    studio.find("#export-side").selectOption("256");
    studio.see("#export-size", String.format(Locale.ROOT, "move at %.2f s: 256 × ", time));
    Download file = studio.page.waitForDownload(() -> studio.find("#export-start").click());
    BufferedImage picture = ImageIO.read(file.path().toFile());
    int left = 0;
    while (picture.getRGB(left, picture.getHeight() / 2) >>> 24 < 128) {
      left++;
    }
    assertEquals(8 + 240 / 100.0 * 60 * time / 0.5, left, 2, "the ball where it was seen");
    studio.await("limberStudio.viewports[0].isPlaying");
  }

  @Test
  void previewIsThePictureAtThatMoment() {
    EditorPage studio = studio();
    studio.page.evaluate("limberStudio.viewports[0].play(false)");
    studio.page.evaluate("limberStudio.viewports[0].seek(0.25)");
    studio.press("Control+e");
    studio.find("#export-format").selectOption("png");
    Object left =
        studio.page.evaluate(
            "() => { const canvas = document.querySelector('.export-preview canvas');"
                + " const { data } = canvas.getContext('2d').getImageData(0, canvas.height >> 1, canvas.width, 1);"
                + " return data.findIndex((value, i) => i % 4 === 3 && value > 128) >> 2; }");
    assertEquals(2 + 124 / 100.0 * 30, ((Number) left).doubleValue(), 2);
    studio.find("#export-animation").selectOption("Setup pose");
    studio.see("#export-size", "Setup pose: ");
    studio.press("Escape");
    assertEquals(false, studio.page.evaluate("limberStudio.viewports[0].isPlaying"));
  }

  @Test
  void filmSaysWhoEncodesItAndHow() {
    EditorPage studio = studio();
    studio.press("Control+e");
    studio.find("#export-format").selectOption("webm");
    studio.see("#export-note", "Encoded by this browser, which keeps no transparency.");
    studio.see("#export-size", "frames of 512 × ");
    studio.see("#export-size", " VP9.");
    studio.page.evaluate("VideoEncoder.isConfigSupported = async () => ({ supported: false })");
    studio.find("#export-side").selectOption("256");
    studio.see("#export-size", "This browser cannot encode WebM of this size");
  }

  @Test
  void anSvgIsReadByTheBrowser() throws IOException {
    EditorPage studio = studio();
    Download file = export(studio, "svg", 1).get(0);
    String svg = Files.readString(file.path());
    assertTrue(svg.startsWith("<svg"), svg);
    assertTrue(svg.toLowerCase(Locale.ROOT).contains("#e8734a"), svg);
  }

  @Test
  void aPagePlaysByDoubleClick() throws IOException {
    EditorPage studio = studio();
    Download file = export(studio, "html", 1).get(0);
    Path saved = Path.of("target/exported.html").toAbsolutePath();
    file.saveAs(saved);
    Page page = newPage(options -> options.setViewportSize(400, 300));
    page.navigate(saved.toUri().toString());
    await(page, "document.querySelector('limber-player').character");
    Path shot = screenshot(page, "exported-page");
    long orange = pixels(ImageIO.read(shot.toFile())).filter(argb -> argb == 0xffe8734a).count();
    assertTrue(orange > 1000, "the ball is seen: " + orange);
  }

  @Test
  void anExportOfNothingSaysSo() {
    EditorPage studio = studio().open("skeleton\n\tbone\n");
    studio.press("Control+e");
    studio.find("#export-format").selectOption("png");
    studio.find("#export-start").click();
    studio.see(".toast", "Nothing to export");
  }
}
