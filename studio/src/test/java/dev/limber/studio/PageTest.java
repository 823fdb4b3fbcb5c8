package dev.limber.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.studio.page.PageSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** The page is served to everybody on this machine, under a strict policy. */
class PageTest {
  private static HttpResponse<byte[]> visit(Studio studio, String path, String... headers)
      throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(studio.root + path));
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    return studio.send(request);
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  @Test
  void pageNeedsNoToken() throws Exception {
    try (Studio studio = Studio.gallery()) {
      HttpResponse<byte[]> page = visit(studio, "/");
      assertEquals(200, page.statusCode());
      assertEquals("text/html; charset=utf-8", header(page, "Content-Type"));
      assertEquals("no-store", header(page, "Cache-Control"));
      assertTrue(Studio.text(page).contains("app/main.js"));
      assertFalse(Studio.text(page).contains(studio.token), "the page must not give it away");
      assertEquals(200, visit(studio, "/index.html").statusCode());
    }
  }

  @Test
  void policyAllowsNoInlineScript() throws Exception {
    try (Studio studio = Studio.gallery()) {
      String policy = header(visit(studio, "/"), "Content-Security-Policy");
      assertTrue(policy.contains("script-src 'self';"), policy);
      assertTrue(policy.startsWith("default-src 'none'; "), policy);
      for (String part :
          List.of(
              "frame-ancestors 'none'",
              "base-uri 'none'",
              "form-action 'none'",
              "worker-src 'self' blob:",
              "img-src 'self' blob: data:",
              "connect-src 'self' blob:")) {
        assertTrue(policy.contains(part), part);
      }
      assertFalse(policy.contains("unsafe-eval"), policy);
      assertFalse(policy.contains("*"), policy);
      String scripts = policy.substring(policy.indexOf("script-src"));
      assertFalse(scripts.substring(0, scripts.indexOf(';')).contains("unsafe"), policy);
    }
  }

  @Test
  void eachVisitHasANonceForStyles() throws Exception {
    try (Studio studio = Studio.gallery()) {
      HttpResponse<byte[]> page = visit(studio, "/");
      String text = Studio.text(page);
      int from = text.indexOf("content=\"") + "content=\"".length();
      String nonce = text.substring(from, text.indexOf('"', from));
      assertEquals(24, nonce.length());
      assertTrue(
          header(page, "Content-Security-Policy")
              .contains("style-src 'self' 'nonce-" + nonce + "';"));
      assertFalse(Studio.text(visit(studio, "/")).contains(nonce));
    }
  }

  @Test
  void pageWithoutAPlaceForTheNonceMayStyleInline() throws Exception {
    PageSource plain = name -> name.equals("index.html") ? bytes("<p>hi") : null;
    try (StudioServer server = StudioServer.start(StudioSettings.of(plain).withPort(0))) {
      HttpResponse<byte[]> page =
          java.net.http.HttpClient.newHttpClient()
              .send(
                  HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port())).build(),
                  HttpResponse.BodyHandlers.ofByteArray());
      assertTrue(
          header(page, "Content-Security-Policy").contains("; style-src 'self' 'unsafe-inline';"));
      assertTrue(header(page, "Content-Security-Policy").contains("; script-src 'self';"));
    }
  }

  private static ByteArrayInputStream bytes(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void scriptsAreTypedTaggedAndPacked() throws Exception {
    try (Studio studio = Studio.gallery()) {
      HttpResponse<byte[]> plain = visit(studio, "/app/main.js");
      assertEquals("text/javascript; charset=utf-8", header(plain, "Content-Type"));
      assertEquals("nosniff", header(plain, "X-Content-Type-Options"));
      assertEquals("no-cache", header(plain, "Cache-Control"));
      assertEquals(Studio.SCRIPT, Studio.text(plain));
      HttpResponse<byte[]> packed = visit(studio, "/app/main.js", "Accept-Encoding", "br, gzip");
      assertEquals("gzip", header(packed, "Content-Encoding"));
      assertTrue(packed.body().length < plain.body().length / 4);
      try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed.body()))) {
        assertEquals(Studio.SCRIPT, new String(in.readAllBytes(), StandardCharsets.UTF_8));
      }
      String tag = header(plain, "ETag");
      assertEquals(304, visit(studio, "/app/main.js", "If-None-Match", tag).statusCode());
      assertEquals(200, visit(studio, "/app/main.js", "If-None-Match", "\"x\"").statusCode());
    }
  }

  @Test
  void headHasTheSameHeadersAndNoBody() throws Exception {
    try (Studio studio = Studio.gallery()) {
      HttpResponse<byte[]> head =
          studio.send(
              HttpRequest.newBuilder(URI.create(studio.root + "/app/main.js"))
                  .method("HEAD", HttpRequest.BodyPublishers.noBody()));
      assertEquals(200, head.statusCode());
      assertEquals(Integer.toString(Studio.SCRIPT.length()), header(head, "Content-Length"));
      assertEquals(0, head.body().length);
    }
  }

  @Test
  void onlyPlainNamesReachTheClassPath() throws Exception {
    Set<String> asked = new ConcurrentSkipListSet<>();
    PageSource curious =
        name -> {
          asked.add(name);
          return Studio.PAGE.open(name);
        };
    try (StudioServer server = StudioServer.start(StudioSettings.of(curious).withPort(0))) {
      for (String path :
          List.of(
              "/../secret.js",
              "/app/../index.html",
              "/app/%2e%2e/index.html",
              "/app/..%2findex.html",
              "/%2e%2e/x.js",
              "/app//main.js",
              "//app/main.js",
              "/.git/config.js",
              "/app/.main.js",
              "/app/main.js%00",
              "/app\\main.js",
              "/app/main.js;x",
              "/app/main",
              "/dev/limber/studio/StudioServer.class",
              "/META-INF/MANIFEST.MF",
              "/" + "a".repeat(400) + ".js")) {
        String answer =
            RawRequest.send(
                server.port(),
                "GET "
                    + path
                    + " HTTP/1.1|Host: 127.0.0.1:"
                    + server.port()
                    + "|Connection: close||");
        int status = RawRequest.status(answer);
        assertTrue(status >= 400 && status < 500 || status == 0, path + ": " + status);
        assertFalse(answer.contains("app/main.js"), path);
      }
      assertEquals(new TreeSet<>(Set.of("index.html")), new TreeSet<>(asked));
    }
  }

  @Test
  void missingPageIsSaidAtTheStart() {
    IOException e =
        assertThrows(
            IOException.class,
            () -> StudioServer.start(StudioSettings.of(name -> null).withPort(0)));
    assertTrue(e.getMessage().contains("page is not in this build"), e.getMessage());
  }

  @Test
  void classPathHasThePageAtItsHome() throws Exception {
    ClassLoader loader =
        new ClassLoader(null) {
          @Override
          public java.io.InputStream getResourceAsStream(String name) {
            return name.equals("dev/limber/web/page/index.html") ? bytes("found") : null;
          }
        };
    PageSource source = PageSource.classPath(loader);
    assertEquals(
        "found", new String(source.open("index.html").readAllBytes(), StandardCharsets.UTF_8));
    assertEquals(null, source.open("none.html"));
  }

  @Test
  void tokenChangesWithEachStart() throws Exception {
    try (Studio one = Studio.gallery();
        Studio two = Studio.gallery()) {
      assertNotEquals(one.token, two.token);
      assertTrue(
          one.server.address().toString().matches("http://127\\.0\\.0\\.1:\\d+/#token=[\\w-]{43}"));
    }
  }
}
