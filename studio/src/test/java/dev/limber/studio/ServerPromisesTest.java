package dev.limber.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.studio.export.ExportFormat;
import dev.limber.studio.export.ExportRequest;
import dev.limber.studio.export.Exporter;
import dev.limber.studio.files.Listing;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/studio-server.md promises of all requests at once, and its figures. */
class ServerPromisesTest {
  private static final Path PAGE = Path.of("../docs/studio-server.md");

  private static final Exporter EXPORTER =
      new Exporter() {
        @Override
        public List<ExportFormat> formats() {
          return List.of(new ExportFormat("gif", "image/gif", true, true, List.of("skel2d")));
        }

        @Override
        public void export(ExportRequest request, Path target) throws IOException {
          Files.writeString(target, "rendered");
        }
      };

  @TempDir Path folder;
  private Studio studio;

  @BeforeEach
  void start() throws IOException {
    Files.writeString(folder.resolve("fox.skel2d"), "skeleton\n");
    Files.writeString(folder.resolve("lantern.skf"), "no archive");
    studio = Studio.start(Project.of(folder), Studio.QUICK, false, EXPORTER);
  }

  @AfterEach
  void stop() {
    studio.close();
  }

  private static List<String> reading() {
    return List.of(
        "/api/session",
        "/api/files",
        "/api/file?path=fox.skel2d",
        "/api/thumbnail?path=lantern.skf",
        "/api/events?client=a");
  }

  @Test
  void headWorksWhereverGetDoes() throws Exception {
    for (String path : reading()) {
      HttpResponse<byte[]> head =
          studio.send(studio.request(path).method("HEAD", HttpRequest.BodyPublishers.noBody()));
      HttpResponse<?> get = studio.open(studio.request(path));
      assertEquals(get.statusCode(), head.statusCode(), path);
      assertEquals(0, head.body().length, path);
      assertEquals(type(get.headers()), type(head.headers()), path);
    }
  }

  private static String type(HttpHeaders headers) {
    return headers.firstValue("Content-Type").orElse("");
  }

  @Test
  void noAnswerIsKept() throws Exception {
    for (String path : reading()) {
      assertNotKept(studio.open(studio.request(path)));
    }
    assertNotKept(studio.export("{\"format\":\"gif\",\"text\":\"x\"}"));
    assertNotKept(studio.create("new.skel2d", "skeleton\n"));
    assertNotKept(studio.create("new.skel2d", "skeleton\n")); // a conflict
    assertNotKept(studio.send(studio.request("/api/export?id=x").DELETE()));
    assertNotKept(studio.get("/api/none"));
  }

  private static void assertNotKept(HttpResponse<?> answer) {
    assertEquals("no-store", answer.headers().firstValue("Cache-Control").orElse(""));
    assertEquals("nosniff", answer.headers().firstValue("X-Content-Type-Options").orElse(""));
  }

  /** They say what is wrong without a word of the request, so they carry nobody's script. */
  @Test
  void whatTheJdkRefusesItselfRepeatsNothingOfTheRequest() throws Exception {
    StringBuilder much = new StringBuilder();
    for (int i = 0; i < 150; i++) {
      much.append("X-").append(i).append(": <script>alert(1)</script>|");
    }
    String host = "Host: 127.0.0.1:" + studio.server.port() + "|";
    for (String request :
        List.of(
            "GET<script>alert(1)</script>||",
            "GET /<script>alert(1)</script> HTTP/1.1|" + host + "|",
            "GET / HTTP/1.1|" + host + "Content-Length: <script>alert(1)</script>||",
            "GET / HTTP/1.1|" + host + "<script>alert(1)</script>: 1||",
            "GET / HTTP/1.1|" + host + much + "|",
            "GET / HTTP/1.1|" + host + "X: " + "<script>".repeat(10_000) + "||",
            "POST / HTTP/1.1|" + host + "Transfer-Encoding: <script>alert(1)</script>||")) {
      String answer = RawRequest.send(studio.server.port(), request);
      int status = RawRequest.status(answer);
      assertTrue(answer.isEmpty() || status >= 400 && status <= 501, answer);
      assertFalse(answer.contains("script>"), answer);
      assertFalse(answer.toLowerCase(java.util.Locale.ROOT).contains("access-control"), answer);
    }
    assertEquals(200, studio.get("/api/session").statusCode());
  }

  /** With a second instead of ten, in a JVM of its own because the JDK reads the limit once. */
  @Test
  void requestsThatTakeTooLongToArriveLoseTheirConnection() throws Exception {
    Process server =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dsun.net.httpserver.maxReqTime=1",
                "-cp",
                System.getProperty("java.class.path"),
                SlowServer.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader out =
            new BufferedReader(
                new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        Socket slow = RawRequest.open(Integer.parseInt(out.readLine()))) {
      RawRequest.write(slow, "GET / HTTP/1.1|Host: ");
      assertEquals("", RawRequest.answer(slow), "hung up on");
    } finally {
      server.destroyForcibly();
    }
    assertEquals("10", System.getProperty("sun.net.httpserver.maxReqTime"));
    assertTrue(Files.readString(PAGE).contains("longer than 10 seconds to arrive"));
  }

  /** A studio that prints its port. */
  static final class SlowServer {
    private SlowServer() {}

    public static void main(String[] args) throws Exception {
      try (Studio studio = Studio.gallery()) {
        System.out.println(studio.server.port());
        System.out.flush();
        System.in.read(); // until the test is done
      }
    }
  }

  @Test
  void everyCodeIsDocumentedWithItsStatus() throws Exception {
    TreeSet<String> documented = new TreeSet<>();
    Matcher row =
        Pattern.compile("(?m)^\\| ([0-9, ]+) \\| `([a-z-]+)` \\|").matcher(Files.readString(PAGE));
    while (row.find()) {
      for (String status : row.group(1).split(", ", -1)) {
        documented.add(status + " " + row.group(2));
      }
    }
    TreeSet<String> used = new TreeSet<>();
    Pattern refusal = Pattern.compile("RefusedException\\(\\s*(\\d+),\\s*\"([a-z-]+)\"");
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
      for (Path source : sources.filter(Files::isRegularFile).toList()) {
        Matcher made = refusal.matcher(Files.readString(source));
        while (made.find()) {
          used.add(made.group(1) + " " + made.group(2));
        }
      }
    }
    // Their status or code stands in a variable.
    used.addAll(List.of("422 export", "500 io", "412 conflict"));
    assertEquals(documented, used);
  }

  @Test
  void figuresAreThoseInForce() throws Exception {
    StudioLimits limits = StudioLimits.DEFAULT;
    assertEquals(Duration.ofMinutes(2), limits.export());
    assertEquals(Duration.ofSeconds(15), limits.beat());
    assertEquals(24, limits.streams());
    assertEquals(5000, Listing.MOST_FILES);
    String page = Files.readString(PAGE).replaceAll("\\s+", " ");
    for (String promise :
        List.of(
            "\"fileBytes\": " + limits.fileBytes(),
            "\"exportSide\": " + Exporter.LONGEST_SIDE,
            "\"exportFrames\": " + Exporter.MOST_FRAMES,
            "Up to 24 streams",
            "Every 15 seconds",
            "two minutes, two exports at a time",
            "at 5000 files, 12 levels")) {
      assertTrue(page.contains(promise), promise);
    }
  }

  @Test
  void extensionsOfThePageAreThoseServed() throws Exception {
    String page = Files.readString(PAGE);
    String list = page.substring(page.indexOf("Known extensions: ") + 18);
    String source =
        Files.readString(Path.of("src/main/java/dev/limber/studio/page/MediaTypes.java"));
    TreeSet<String> served = new TreeSet<>();
    Matcher entry = Pattern.compile("Map.entry\\(\"(\\w+)\"").matcher(source);
    while (entry.find()) {
      served.add(entry.group(1));
    }
    assertEquals(
        served, new TreeSet<>(List.of(list.substring(0, list.indexOf('.')).split("\\s+"))));
  }
}
