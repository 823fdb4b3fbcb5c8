package dev.limber.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import dev.limber.studio.export.ExportFormat;
import dev.limber.studio.export.ExportRequest;
import dev.limber.studio.export.Exporter;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Exports through the local server end when nobody waits for them any more. */
class ServerExportBrowserTest extends OnFolder {
  private static final long MOST_SECONDS = 60;

  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch goOn = new CountDownLatch(1);
  private final CountDownLatch stopped = new CountDownLatch(1);

  @Override
  Exporter exporter() {
    return new Exporter() {
      @Override
      public List<ExportFormat> formats() {
        return List.of(
            new ExportFormat("mp4", "video/mp4", true, false, List.of("skelform", "skel2d")),
            new ExportFormat("webm", "video/webm", true, true, List.of("skel2d")),
            new ExportFormat("json", "application/json", true, true, List.of("skel2d")),
            new ExportFormat("skf", "application/zip", true, true, List.of("skelform")));
      }

      @Override
      public void export(ExportRequest request, Path target) throws IOException {
        begun.countDown();
        try {
          goOn.await();
          Files.write(target, new byte[] {1, 2, 3});
        } catch (InterruptedException e) {
          stopped.countDown();
          throw (IOException) new InterruptedIOException("interrupted").initCause(e);
        }
      }
    };
  }

  private EditorPage exporting() throws InterruptedException {
    EditorPage studio = studio();
    studio.press("Control+e");
    studio.find("#export-format").selectOption("mp4");
    studio.find("#export-start").click();
    studio.see("dialog", "Writing MP4");
    assertTrue(begun.await(MOST_SECONDS, TimeUnit.SECONDS));
    return studio;
  }

  @Test
  void whatTheServerWritesIsDownloaded() throws Exception {
    goOn.countDown();
    EditorPage studio = studio();
    studio.press("Control+e");
    studio.find("#export-format").selectOption("mp4");
    Download film = studio.page.waitForDownload(() -> studio.find("#export-start").click());
    assertArrayEquals(new byte[] {1, 2, 3}, Files.readAllBytes(film.path()));
  }

  @Test
  void filmOfTheServerSaysSo() {
    EditorPage studio = studio();
    studio.press("Control+e");
    studio.find("#export-format").selectOption("webm");
    studio.see("#export-note", "Rendered by the local server with ffmpeg, transparency included.");
    assertTrue(studio.find("#export-transparent").isEnabled());
  }

  /** The page is made without the server, which only had the image. */
  @Test
  void aPageHasTheImagesInside() throws IOException {
    BufferedImage dot = new BufferedImage(20, 20, BufferedImage.TYPE_INT_RGB);
    ImageIO.write(dot, "png", folder.resolve("dot.png").toFile());
    write("skeleton\n\tbody\n\t\t@ :sprite \"dot.png\"\n");
    EditorPage studio = studio();
    studio.await("limberStudio.character?.pictures[0]");
    studio.press("Control+e");
    studio.find("#export-format").selectOption("html");
    Download saved = studio.page.waitForDownload(() -> studio.find("#export-start").click());
    Path file = folder.resolve("page.html");
    saved.saveAs(file);
    Files.delete(folder.resolve("dot.png"));
    Page page = newPage(options -> {});
    page.navigate(file.toUri().toString());
    await(page, "document.querySelector('limber-player').character?.pictures[0]");
  }

  @Test
  void onlyWhatTheCharacterCanBecomeIsOffered() {
    EditorPage studio = studio();
    studio.press("Control+e");
    Object offered =
        studio.page.evaluate(
            "[...document.querySelectorAll('#export-format option')].map(one => one.value)");
    List<?> formats = (List<?>) offered;
    assertTrue(formats.contains("json"), "Lottie, of a source: " + formats);
    assertFalse(formats.contains("skf"), "here only of an archive: " + formats);
    studio.find("#export-format").selectOption("json");
    assertFalse(studio.find("#export-side").isVisible(), "it has no size in pixels");
    assertTrue(studio.find("#export-animation").isVisible());
  }

  @Test
  void cancellingStopsTheServer() throws Exception {
    EditorPage studio = exporting();
    studio.find("dialog button:has-text('Cancel')").click();
    assertTrue(stopped.await(MOST_SECONDS, TimeUnit.SECONDS));
    assertThat(studio.find("dialog")).hasCount(0);
    assertThat(studio.find(".toast")).hasCount(0);
  }

  @Test
  void leavingThePageStopsTheServer() throws Exception {
    EditorPage studio = exporting();
    studio.page.navigate(address("/test/page.html"));
    assertTrue(stopped.await(MOST_SECONDS, TimeUnit.SECONDS));
  }
}
