package dev.limber.studio;

import static dev.limber.studio.RawRequest.status;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ConnectException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everybody but the page is turned away. */
class GuardTest {
  private static final List<String> ADDRESSES =
      List.of("/api/session", "/api/files", "/api/file?path=a.skel2d", "/api/events");

  @TempDir Path folder;
  private Studio studio;

  @BeforeEach
  void start() throws IOException {
    Files.writeString(folder.resolve("a.skel2d"), "skeleton\n");
    studio = Studio.of(folder);
  }

  @AfterEach
  void stop() {
    studio.close();
  }

  private String session(String host, String... headers) throws IOException {
    String more = headers.length == 0 ? "" : String.join("|", headers) + "|";
    return RawRequest.send(
        studio.server.port(),
        "GET /api/session HTTP/1.1|"
            + (host.isEmpty() ? "" : "Host: " + host + "|")
            + "X-Limber-Token: "
            + studio.token
            + "|Connection: close|"
            + more
            + "|");
  }

  private String here() {
    return "127.0.0.1:" + studio.server.port();
  }

  @Test
  void pageIsAnswered() throws IOException {
    assertEquals(200, status(session(here())));
    assertEquals(200, status(session("localhost:" + studio.server.port())));
    assertEquals(
        200, status(session(here(), "Origin: http://" + here(), "Sec-Fetch-Site: same-origin")));
  }

  @Test
  void nameThatWasReboundToThisMachineIsRefused() throws IOException {
    int port = studio.server.port();
    for (String host :
        List.of(
            "evil.example:" + port,
            "evil.example",
            "127.0.0.1",
            "127.0.0.1:" + (port + 1),
            "127.0.0.1.evil.example:" + port,
            "localhost.evil.example:" + port,
            "localhost",
            "user@127.0.0.1:" + port,
            "127.0.0.1:" + port + "@evil.example",
            "127.1:" + port,
            "0.0.0.0:" + port,
            "[::1]:" + port,
            "2130706433:" + port)) {
      assertEquals(403, status(session(host)), host);
    }
    assertEquals(403, status(session("")), "no host");
  }

  @Test
  void twoHostsAreRefused() throws IOException {
    assertEquals(400, status(session(here(), "Host: evil.example")));
  }

  @Test
  void pageItselfIsNotGivenToAReboundName() throws IOException {
    String answer =
        RawRequest.send(
            studio.server.port(), "GET / HTTP/1.1|Host: evil.example|Connection: close||");
    assertEquals(403, status(answer));
    assertFalse(answer.contains("app/main.js"));
  }

  @Test
  void targetWithAHostOfItsOwnIsRefused() throws IOException {
    for (String target : List.of("http://evil.example/api/session", "//evil.example/api/session")) {
      String answer =
          RawRequest.send(
              studio.server.port(),
              "GET "
                  + target
                  + " HTTP/1.1|Host: "
                  + here()
                  + "|X-Limber-Token: "
                  + studio.token
                  + "|Connection: close||");
      assertTrue(status(answer) >= 400, answer);
    }
  }

  @Test
  void otherSitesAreRefusedEvenWithTheToken() throws IOException {
    int port = studio.server.port();
    for (String header :
        List.of(
            "Origin: https://evil.example",
            "Origin: null",
            "Origin: http://127.0.0.1",
            "Origin: http://127.0.0.1:" + (port + 1),
            "Origin: https://127.0.0.1:" + port,
            "Origin: http://localhost:" + port,
            "Origin: http://127.0.0.1:" + port + ".evil.example",
            "Sec-Fetch-Site: cross-site",
            "Sec-Fetch-Site: same-site")) {
      assertEquals(403, status(session(here(), header)), header);
    }
  }

  @Test
  void linkFromAnotherSiteOpensThePageButNothingElse() throws IOException {
    String clicked =
        "Host: "
            + here()
            + "|Sec-Fetch-Site: cross-site|Sec-Fetch-Mode: navigate|"
            + "Sec-Fetch-Dest: document|X-Limber-Token: "
            + studio.token
            + "|Connection: close||";
    int port = studio.server.port();
    assertEquals(200, status(RawRequest.send(port, "GET / HTTP/1.1|" + clicked)));
    assertEquals(403, status(RawRequest.send(port, "GET /api/session HTTP/1.1|" + clicked)));
    assertEquals(403, status(RawRequest.send(port, "GET /app/main.js HTTP/1.1|" + clicked)));
    assertEquals(
        403,
        status(RawRequest.send(port, "GET / HTTP/1.1|" + clicked.replace("document", "iframe"))));
  }

  @Test
  void everythingAboutFilesNeedsTheToken() throws Exception {
    for (String path : ADDRESSES) {
      HttpRequest.Builder bare = HttpRequest.newBuilder(URI.create(studio.root + path));
      HttpResponse<byte[]> answer = studio.send(bare);
      assertEquals(401, answer.statusCode(), path);
      assertEquals("token", Studio.code(answer));
    }
    HttpRequest.BodyPublisher body = HttpRequest.BodyPublishers.ofString("{}");
    assertEquals(
        401,
        studio
            .send(HttpRequest.newBuilder(URI.create(studio.root + "/api/export")).POST(body))
            .statusCode());
    assertEquals(
        401,
        studio
            .send(
                HttpRequest.newBuilder(URI.create(studio.root + "/api/file?path=b.skel2d"))
                    .header("If-None-Match", "*")
                    .PUT(body))
            .statusCode());
    assertFalse(Files.exists(folder.resolve("b.skel2d")));
  }

  @Test
  void anotherTokenIsNoToken() throws Exception {
    String token = studio.token;
    for (String other :
        List.of(
            token.substring(1),
            token + "A",
            token.toLowerCase(java.util.Locale.ROOT),
            "A".repeat(token.length()),
            "*")) {
      HttpRequest.Builder request =
          HttpRequest.newBuilder(URI.create(studio.root + "/api/session"))
              .header("X-Limber-Token", other);
      assertEquals(401, studio.send(request).statusCode(), other);
    }
  }

  @Test
  void tokenInTheAddressOrInACookieIsNoToken() throws Exception {
    for (String query : List.of("?token=", "?X-Limber-Token=")) {
      URI uri = URI.create(studio.root + "/api/session" + query + studio.token);
      HttpRequest.Builder request =
          HttpRequest.newBuilder(uri).header("Cookie", "token=" + studio.token);
      assertEquals(401, studio.send(request).statusCode());
    }
  }

  @Test
  void eachStartHasATokenOf256BitsOfItsOwn() throws IOException {
    try (Studio other = Studio.of(folder)) {
      assertNotEquals(studio.token, other.token);
      assertEquals(32, Base64.getUrlDecoder().decode(other.token).length);
    }
  }

  @Test
  void addressForTheBrowserOpensThePageOnce() throws Exception {
    URI start = studio.server.startAddress();
    assertFalse(start.toString().contains(studio.token));
    URI wrong = URI.create(studio.root + "/start?code=" + "A".repeat(43));
    assertEquals("/", location(wrong));
    assertEquals("/", location(URI.create(studio.root + "/start")));
    assertEquals("/#token=" + studio.token, location(start));
    assertEquals("/", location(start), "used up");
    assertEquals(studio.root + "/", studio.server.startAddress().toString());
  }

  private String location(URI uri) throws Exception {
    HttpResponse<byte[]> answer = studio.send(HttpRequest.newBuilder(uri));
    assertEquals(303, answer.statusCode());
    return answer.headers().firstValue("Location").orElse("");
  }

  @Test
  void otherSitesCannotUseTheAddressForTheBrowser() throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(studio.server.startAddress()).header("Sec-Fetch-Site", "cross-site");
    assertEquals(403, studio.send(request).statusCode());
    assertTrue(location(studio.server.startAddress()).endsWith(studio.token), "not used up");
  }

  @Test
  void noAnswerInvitesOtherSites() throws Exception {
    HttpRequest.Builder preflight =
        HttpRequest.newBuilder(URI.create(studio.root + "/api/file?path=a.skel2d"))
            .method("OPTIONS", HttpRequest.BodyPublishers.noBody())
            .header("Access-Control-Request-Method", "PUT")
            .header("Access-Control-Request-Headers", "x-limber-token");
    List<HttpResponse<byte[]>> answers =
        List.of(
            studio.send(preflight),
            studio.send(preflight.copy().header("Origin", "https://evil.example")),
            studio.get("/api/session"),
            studio.get("/"));
    for (HttpResponse<byte[]> answer : answers) {
      assertTrue(
          answer.headers().map().keySet().stream()
              .noneMatch(
                  name -> name.toLowerCase(java.util.Locale.ROOT).startsWith("access-control")),
          answer.headers().toString());
    }
    assertEquals(401, answers.get(0).statusCode());
    assertEquals(403, answers.get(1).statusCode());
  }

  @Test
  void noCookieIsSet() throws Exception {
    assertTrue(studio.get("/").headers().firstValue("Set-Cookie").isEmpty());
    assertTrue(studio.get("/api/session").headers().firstValue("Set-Cookie").isEmpty());
  }

  @Test
  void answersOfTheApiAreNotKeptSniffedOrFramed() throws Exception {
    for (String path : List.of("/api/session", "/api/none", "/api/file?path=a.skel2d")) {
      var headers = studio.get(path).headers();
      assertEquals("no-store", headers.firstValue("Cache-Control").orElse(""));
      assertEquals("nosniff", headers.firstValue("X-Content-Type-Options").orElse(""));
      assertEquals("no-referrer", headers.firstValue("Referrer-Policy").orElse(""));
      assertEquals("same-origin", headers.firstValue("Cross-Origin-Resource-Policy").orElse(""));
      assertEquals("same-origin", headers.firstValue("Cross-Origin-Opener-Policy").orElse(""));
      assertTrue(
          headers.firstValue("Content-Security-Policy").orElse("").contains("sandbox"), path);
    }
  }

  @Test
  void onlyThisMachineCanConnect() throws IOException {
    int port = studio.server.port();
    for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
      for (InetAddress address : Collections.list(card.getInetAddresses())) {
        boolean ours =
            address instanceof Inet4Address && address.getHostAddress().equals("127.0.0.1");
        if (!ours && address instanceof Inet4Address) {
          try (Socket socket = new Socket()) {
            assertThrows(
                ConnectException.class,
                () -> socket.connect(new InetSocketAddress(address, port), 5000),
                address.toString());
          }
        }
      }
    }
  }

  @Test
  void unknownMethodsAreRefused() throws Exception {
    for (String method : List.of("POST", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND")) {
      HttpRequest.Builder request =
          studio.request("/api/session").method(method, HttpRequest.BodyPublishers.noBody());
      HttpResponse<byte[]> answer = studio.send(request);
      assertEquals(405, answer.statusCode(), method);
      assertEquals("GET", answer.headers().firstValue("Allow").orElse(""));
      assertEquals(
          405,
          studio
              .send(studio.request("/").method(method, HttpRequest.BodyPublishers.noBody()))
              .statusCode());
    }
    assertEquals(
        "GET, PUT",
        studio
            .send(studio.request("/api/file?path=a.skel2d").DELETE())
            .headers()
            .firstValue("Allow")
            .orElse(""));
    assertTrue(Files.exists(folder.resolve("a.skel2d")));
  }

  @Test
  void hugeAddressesAndHeadersAreRefused() throws Exception {
    assertEquals(414, studio.get("/api/file?path=" + "a".repeat(5000)).statusCode());
    HttpRequest.Builder request =
        studio.request("/api/session").header("X-Much", "x".repeat(20_000));
    assertEquals(431, studio.send(request).statusCode());
    HttpRequest.Builder many = studio.request("/api/session");
    for (int i = 0; i < 80; i++) {
      many.header("X-Much-" + i, "x".repeat(400));
    }
    assertEquals(431, studio.send(many).statusCode());
    assertEquals(200, studio.get("/api/session").statusCode());
  }
}
