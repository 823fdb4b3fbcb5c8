package dev.limber.cli.studio;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.Limber;
import dev.limber.cli.Program;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.core.json.JsonWriter;
import dev.limber.studio.Project;
import dev.limber.studio.StudioServer;
import dev.limber.studio.page.PageSource;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudioCommandTest {
  private static final String RUNNING = "limber: the studio is running; press Ctrl-C to stop\n";

  @TempDir Path folder;

  @Test
  void firstLineIsTheAddressAndTheBrowserGetsAnotherOne() throws Exception {
    Command run =
        StudioRun.limber(
            studio -> {
              String address = studio.server().address().toString();
              assertEquals(address, studio.printed().strip());
              assertEquals(1, studio.opened().size());
              String opened = studio.opened().get(0).toString();
              assertTrue(opened.contains("/start?code="), opened);
              String token = address.substring(address.indexOf('=') + 1);
              assertFalse(opened.contains(token), "others can see what a browser is started with");
            },
            "studio",
            "--port",
            0,
            folder);
    assertEquals(0, run.code());
    assertEquals(1, run.out().lines().count());
    assertEquals(RUNNING, run.err());
  }

  @Test
  void withoutACommandItShowsSamples() throws Exception {
    Command run =
        StudioRun.limber(
            studio -> {
              String session =
                  new String(studio.get("/api/session").body(), StandardCharsets.UTF_8);
              assertTrue(session.contains("\"mode\":\"gallery\""), session);
              assertTrue(studio.server().port() >= Project.gallery().port(), "or moved on");
            });
    assertEquals(0, run.code());
    assertTrue(run.out().startsWith("http://127.0.0.1:"), run.out());
  }

  @Test
  void folderOrFileIsServed() throws Exception {
    Files.writeString(folder.resolve("fox.skel2d"), "skeleton\n");
    StudioRun.limber(
        studio -> assertTrue(text(studio, "/api/files").contains("fox.skel2d")),
        "studio",
        "--port=0",
        folder);
    StudioRun.limber(
        studio -> {
          assertEquals("skeleton\n", text(studio, "/api/file?path=fox.skel2d"));
          assertTrue(text(studio, "/api/session").contains("\"mode\":\"file\""));
        },
        "studio",
        "--port=0",
        folder.resolve("fox.skel2d"));
  }

  private static String text(StudioRun studio, String path) throws Exception {
    return new String(studio.get(path).body(), StandardCharsets.UTF_8);
  }

  @Test
  void portThatIsTakenMovesOnAndSaysSo() throws Exception {
    InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    try (ServerSocket taken = new ServerSocket(0, 1, loopback)) {
      int port = taken.getLocalPort();
      int[] used = new int[1];
      Command run =
          StudioRun.limber(
              studio -> used[0] = studio.server().port(), "studio", "--port", port, folder);
      assertEquals(0, run.code());
      assertNotEquals(port, used[0]);
      assertEquals(
          "limber: port " + port + " is taken; the studio is on port " + used[0] + "\n" + RUNNING,
          run.err());
    }
  }

  @Test
  void folderHasItsOwnPort() throws Exception {
    int own = Project.of(folder).port();
    Command run =
        StudioRun.limber(
            studio -> {
              int port = studio.server().port();
              assertTrue(port >= own && port < own + 20, port + " is not near " + own);
            },
            "studio",
            folder);
    assertEquals(0, run.code());
  }

  @Test
  void browserThatCannotBeOpenedIsNoFailure() throws Exception {
    Command run = StudioRun.start(studio -> {}, false, "studio", "--port=0");
    assertEquals(0, run.code());
    assertEquals("limber: could not open a browser; open the address above\n" + RUNNING, run.err());
  }

  @Test
  void browserStaysClosedIfAsked() throws Exception {
    Command run =
        StudioRun.limber(
            studio -> assertEquals(List.of(), studio.opened()), "studio", "--no-open", "--port=0");
    assertEquals(RUNNING, run.err());
  }

  @Test
  void itsOptionsNeedNoName() throws Exception {
    for (Object[] words :
        new Object[][] {{"--no-open", "--port", 0}, {"--port=0", "--no-open", folder}}) {
      Command run = StudioRun.limber(studio -> assertEquals(List.of(), studio.opened()), words);
      assertEquals(RUNNING, run.err());
      assertEquals(0, run.code());
    }
    assertEquals(2, StudioRun.limber(studio -> {}, "--no-opne", "--port", 0).code());
  }

  @Test
  void endLeavesNothing() throws Exception {
    StudioServer[] server = new StudioServer[1];
    StudioRun.limber(studio -> server[0] = studio.server(), "studio", "--port=0", folder);
    InetAddress loopback = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
    assertThrows(ConnectException.class, () -> new Socket(loopback, server[0].port()).close());
  }

  @Test
  void whatCannotBeOpenedIsNamed() throws Exception {
    Path text = Files.writeString(folder.resolve("notes.txt"), "x");
    assertEquals(
        new Command(3, "", "limber: no such file or folder: none.skel2d\n"),
        StudioRun.limber(studio -> {}, "studio", "none.skel2d"));
    Command notes = StudioRun.limber(studio -> {}, "studio", text).without(folder);
    assertEquals(
        new Command(
            3,
            "",
            "limber: notes.txt cannot be opened; the studio opens .skel2d, .skf and"
                + " folders\n"),
        notes);
  }

  @Test
  void wrongPortsAreExplained() throws Exception {
    Command high = StudioRun.limber(studio -> {}, "studio", "--port", 70000);
    assertEquals(2, high.code());
    assertTrue(high.err().startsWith("limber: --port must be from 0 to 65535, not 70000\n"));
    assertEquals(2, StudioRun.limber(studio -> {}, "studio", "--port", "x").code());
    assertEquals(2, StudioRun.limber(studio -> {}, "studio", "a", "b").code());
  }

  @Test
  void eachSystemOpensTheBrowserInItsWay() {
    URI address = URI.create("http://127.0.0.1:7737/start?code=x");
    assertEquals(
        List.of("open", address.toString()),
        new Browser(false, "Mac OS X", Map.of()).words(address));
    assertEquals(
        List.of("rundll32", "url.dll,FileProtocolHandler", address.toString()),
        new Browser(false, "Windows 11", Map.of()).words(address));
    assertEquals(List.of(), new Browser(true, "Linux", Map.of()).words(address), "nobody sees it");
    assertEquals(List.of(), new Browser(false, "Linux", Map.of("DISPLAY", ":0")).words(address));
  }

  @Test
  void linuxOpensTheBrowserWhereThereIsAScreen() {
    URI address = URI.create("http://127.0.0.1:7737/");
    Browser browser = new Browser(true, "Linux", Map.of("WAYLAND_DISPLAY", "w"));
    assertEquals(List.of("xdg-open", address.toString()), browser.words(address));
  }

  @Test
  void studioExportsWhatRenderRenders() throws Exception {
    Path fox = Path.of("../samples/fox.skel2d");
    Path rendered = folder.resolve("fox.png");
    assertEquals(0, Command.limber("render", fox, "-o", rendered, "--size", "64").code());
    StudioRun.limber(
        studio -> {
          var answer = studio.export("{\"format\":\"png\",\"path\":\"fox.skel2d\",\"width\":64}");
          assertEquals(200, answer.statusCode());
          assertEquals("image/png", answer.headers().firstValue("Content-Type").orElse(""));
          assertArrayEquals(Files.readAllBytes(rendered), answer.body());
        },
        "studio",
        "--port=0",
        "../samples");
  }

  @Test
  void studioConvertsWhatConvertConverts() throws Exception {
    Path fox = Path.of("../samples/fox.skel2d");
    Path converted = folder.resolve("fox.json");
    assertEquals(0, Command.limber("convert", fox, converted, "--anim", "trot").code());
    StudioRun.limber(
        studio -> {
          String wish = "{\"format\":\"json\",\"animations\":[\"trot\"],\"path\":";
          var answer = studio.export(wish + "\"fox.skel2d\"}");
          assertEquals(200, answer.statusCode());
          assertEquals("application/json", answer.headers().firstValue("Content-Type").orElse(""));
          assertArrayEquals(Files.readAllBytes(converted), answer.body());
          var refused = studio.export(wish + "\"lantern-0.7.skf\"}");
          assertEquals(422, refused.statusCode());
        },
        "studio",
        "--port=0",
        "../samples");
  }

  @Test
  void textOfTheEditorIsExportedInEachFormat() throws Exception {
    String text = Files.readString(Path.of("../samples/hello.skel2d"));
    StringBuilder json = new StringBuilder();
    new JsonWriter(json).value(text);
    StudioRun.limber(
        studio -> {
          for (String format : List.of("gif", "apng", "svg", "png")) {
            var answer =
                studio.export(
                    "{\"format\":\"" + format + "\",\"width\":32,\"fps\":5,\"text\":" + json + "}");
            assertEquals(200, answer.statusCode(), format);
            assertTrue(answer.body().length > 100, format);
          }
        },
        "studio",
        "--port=0");
  }

  @Test
  void videoIsExportedThroughFfmpeg() throws Exception {
    Program ffprobe = Program.find("ffprobe");
    Program.find("ffmpeg");
    StudioRun.limber(
        studio -> {
          var answer =
              studio.export(
                  "{\"format\":\"mp4\",\"path\":\"lantern-0.7.skf\",\"width\":64,"
                      + "\"animations\":[\"Walk\"],\"background\":\"white\"}");
          assertEquals(200, answer.statusCode());
          Path file = Files.write(folder.resolve("walk.mp4"), answer.body());
          String codec =
              new String(
                  ffprobe.run("-v", "error", "-show_entries", "stream=codec_name", file),
                  StandardCharsets.UTF_8);
          assertTrue(codec.contains("h264"), codec);
        },
        "studio",
        "--port=0",
        "../samples");
  }

  @Test
  void exportsThatMakeNoSenseAreExplainedAsRenderDoes() throws Exception {
    StudioRun.limber(
        studio -> {
          assertRefused(studio, "\"animations\":[\"trott\"]", "no animation");
          assertRefused(studio, "\"animations\":[\"--force\"]", "no animation");
          assertRefused(studio, "\"background\":\"reddish\"", "not a colour: reddish");
          assertRefused(studio, "\"fit\":\"\"", "--fit takes clip, all or setup");
          assertRefused(studio, "\"scale\":1000", "exceed 4096 pixels");
          assertRefused(studio, "\"fps\":120,\"speed\":0.001", "exceed the limit of 3600");
        },
        "studio",
        "--port=0",
        "../samples");
  }

  private static void assertRefused(StudioRun studio, String wish, String message)
      throws Exception {
    var answer = studio.export("{\"format\":\"apng\",\"path\":\"fox.skel2d\"," + wish + "}");
    String text = new String(answer.body(), StandardCharsets.UTF_8);
    assertEquals(422, answer.statusCode(), text);
    assertTrue(text.contains(message), text);
  }

  @Test
  void damagedArchiveIsExplained() throws Exception {
    StudioRun.limber(
        studio -> {
          var answer = studio.export("{\"format\":\"gif\",\"skf\":\"AAAA\"}");
          assertEquals(422, answer.statusCode());
          String text = new String(answer.body(), StandardCharsets.UTF_8);
          assertTrue(text.contains("error["), text);
        },
        "studio",
        "--port=0");
  }

  @Test
  void imagesOfTextWithoutAFolderAreNotLookedForAnywhere() throws Exception {
    // Found from the working directory, this picture would get in.
    Path there = Files.createTempFile(Path.of("target"), "picture", ".png");
    ImageIO.write(new BufferedImage(4, 4, BufferedImage.TYPE_INT_ARGB), "png", there.toFile());
    String source = "skeleton\\n\\tarm\\n\\t\\t@a :sprite \\\"target/%s\\\"\\n";
    String json = "{\"format\":\"svg\",\"text\":\"" + source.formatted(there.getFileName()) + "\"}";
    StudioRun.limber(
        studio -> {
          String svg = new String(studio.export(json).body(), StandardCharsets.UTF_8);
          assertTrue(svg.contains("<svg"), svg);
          assertFalse(svg.contains("<image"), svg);
        },
        "studio",
        "--port=0");
    Files.delete(there);
  }

  @Test
  void missingPageIsAFailureAndNoBug() throws Exception {
    StudioHost bare =
        new StudioHost() {
          @Override
          public PageSource page() {
            return name -> null;
          }

          @Override
          public boolean open(URI address) {
            return true;
          }

          @Override
          public void stay(StudioServer server) {}
        };
    StringWriter err = new StringWriter();
    int code =
        Limber.run(
            new Environment(new ByteArrayInputStream(new byte[0]), Paint.NONE, false),
            bare,
            new PrintWriter(new StringWriter()),
            new PrintWriter(err),
            "studio");
    assertEquals(3, code);
    assertTrue(err.toString().contains("page is not in this build"), err.toString());
  }
}
