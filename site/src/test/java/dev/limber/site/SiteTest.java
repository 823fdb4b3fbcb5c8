package dev.limber.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The site as it was written. */
class SiteTest {
  private static final Path SITE = Path.of("target/page");

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (Path folder : List.of(SITE, SITE.resolve("guides"))) {
      try (var files = Files.list(folder)) {
        files.filter(file -> file.toString().endsWith(".html")).forEach(pages::add);
      }
    }
    return pages;
  }

  @Test
  void linksLeadSomewhere() throws IOException {
    List<Path> pages = pages();
    pages.add(SITE.resolve("examples/player.html"));
    List<String> mistakes = new ArrayList<>();
    for (Path page : pages) {
      String html = Files.readString(page);
      // This one knows where the site is.
      mistakes.addAll(
          LinkCheck.mistakes(page, page.endsWith("404.html") ? html.replace("=\"/", "=\"") : html));
    }
    assertEquals(List.of(), mistakes);
  }

  /** Not its anchors: javadoc itself writes one that is not there. */
  @Test
  void linksOfJavadocLeadToPages() throws IOException {
    List<String> mistakes = new ArrayList<>();
    int count = 0;
    try (var files = Files.walk(SITE.resolve("api"))) {
      for (Path page : files.filter(file -> file.toString().endsWith(".html")).toList()) {
        String html = Files.readString(page).replaceAll("#[^\"]*\"", "\"");
        mistakes.addAll(LinkCheck.mistakes(page, html));
        count++;
      }
    }
    assertTrue(count > 300, count + " pages");
    assertEquals(List.of(), mistakes);
  }

  @Test
  void whatTheSearchFindsIsThere() throws IOException {
    Matcher address =
        Pattern.compile("\\[\"([^\"]+)\",\"")
            .matcher(Files.readString(SITE.resolve("search.json")));
    StringBuilder links = new StringBuilder();
    int count = 0;
    for (; address.find(); count++) {
      links.append("<a href=\"").append(address.group(1)).append("\">");
    }
    assertTrue(count > 300, count + " entries");
    assertEquals(List.of(), LinkCheck.mistakes(SITE.resolve("index.html"), links.toString()));
  }

  @Test
  void examplesCanBeOpened() throws IOException {
    String guide = Files.readString(SITE.resolve("guides/web.html"));
    for (String file : List.of("player.html", "pixi.js", "phaser.js", "three.js")) {
      assertTrue(guide.contains("<a href=\"../examples/" + file + "\">"), file);
    }
  }

  @Test
  void linksThatLeadNowhereAreFound(@TempDir Path folder) throws IOException {
    Path page = folder.resolve("page.html");
    Files.writeString(
        page,
        """
        <h1 id="top">Page</h1>
        <a href="#top">fine</a> <a href="https://example.org/">fine</a> <a class="a" href="page.html?src=page.html#top">fine</a>
        <a href="other.html">gone</a> <a href="#bottom">gone</a> <a href="?src=fox.skel2d">gone</a> <a href="/page.html">here only</a>
        <img alt="" src="https://example.org/picture.png">
        """);
    assertEquals(
        List.of(
            "page.html: other.html is not there",
            "page.html: #bottom has no such section",
            "page.html: ?src=fox.skel2d opens a file that is not there",
            "page.html: /page.html works at one place only",
            "page.html: https://example.org/picture.png is loaded from elsewhere"),
        LinkCheck.mistakes(page));
  }

  @Test
  void aGuideThatLinksToNothingFailsTheBuild() {
    Links links =
        new Links(Path.of("..").toAbsolutePath().normalize(), SITE, "docs/web.md", Map.of());
    assertEquals("", links.address("../LICENSE"), "not on the site");
    var failure = assertThrows(IllegalArgumentException.class, () -> links.address("nothing.md"));
    assertEquals("docs/web.md links to nothing.md, which is not there", failure.getMessage());
  }

  @Test
  void everyPageHasATitleOfItsOwnADescriptionAndOneHeading() throws IOException {
    Set<String> titles = new HashSet<>();
    for (Path page : pages()) {
      String html = Files.readString(page);
      Matcher title = Pattern.compile("<title>(.+)</title>").matcher(html);
      assertTrue(title.find() && titles.add(title.group(1)), page + " has no title of its own");
      assertTrue(
          html.matches("(?s).*<meta name=\"description\" content=\"[^\"]{20,}\">.*"),
          page + " says nothing about itself");
      assertEquals(2, html.split("<h1[ >]", -1).length, page + " has not one heading");
      assertEquals(-1, html.indexOf("{home}"), page.toString());
    }
  }

  @Test
  void everyGuideIsInTheMenu() throws IOException {
    String menu = Files.readString(Path.of("src/main/pages/guide.html"));
    try (var guides = Files.newDirectoryStream(Path.of("../docs"), "*.md")) {
      for (Path guide : guides) {
        String entry = "data-file=\"docs/" + guide.getFileName() + "\"";
        assertTrue(menu.contains(entry), "the menu of guide.html has no " + entry);
      }
    }
  }

  @Test
  void codeComesFromSectionsThatExist() throws IOException {
    String readme = Files.readString(SITE.resolve("guides/getting-started.html"));
    Matcher code =
        Pattern.compile("\\{code README.md#(.+?)}")
            .matcher(Files.readString(Path.of("src/main/pages/index.html")));
    int count = 0;
    for (; code.find(); count++) {
      assertTrue(readme.contains("<h2 id=\"" + code.group(1) + "\">"), code.group());
    }
    assertEquals(3, count);
  }

  @Test
  void theGalleryShowsWhatTheStudioOffers() throws IOException {
    String gallery = Files.readString(SITE.resolve("gallery.html"));
    Matcher example =
        Pattern.compile("\"file\": \"(.+?)\"")
            .matcher(Files.readString(SITE.resolve("studio/examples/index.json")));
    int count = 0;
    for (; example.find(); count++) {
      assertTrue(gallery.contains("src=\"studio/examples/" + example.group(1)), example.group(1));
    }
    assertTrue(count > 5, "no examples");
  }

  @ParameterizedTest
  @CsvSource({
    "limber-js, js/limber.d.ts, 20",
    "limber-pixi, engines/pixi.d.ts, 2",
    "limber-phaser, engines/phaser.d.ts, 3"
  })
  void allTypesAreThere(String guide, String types, int least) throws IOException {
    String page = Files.readString(SITE.resolve("guides/" + guide + ".html"));
    Matcher name =
        Pattern.compile("(?m)^export (?:declare )?(?:class|interface|type|function|const) (\\w+)")
            .matcher(Files.readString(Path.of("../web/src/main").resolve(types)));
    int count = 0;
    for (; name.find(); count++) {
      assertTrue(page.contains(">" + name.group(1) + "</h2>"), name.group(1));
    }
    assertTrue(count >= least, "no types");
  }
}
