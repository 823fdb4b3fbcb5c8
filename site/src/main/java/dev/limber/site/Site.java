package dev.limber.site;

import dev.limber.core.json.JsonWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes the pages of the site around what the build copies there: studio, pictures, Javadoc. */
public final class Site {
  private static final Pattern CODE = Pattern.compile("\\{code (\\S+)#(\\S+)}");
  private static final Pattern MENU = Pattern.compile("\"(.+).html\" data-file=\"(.+)\">(.+)</a>");
  private static final String DECLARATION =
      "(?s)(?<=\n)(?:/\\*\\*((?:(?!\\*/).)*)\\*/\n)?((?:export|declare)(?: [a-z]+)* (\\w+).*?\n)(?=\n|$)";
  private static final Pattern JAVADOC = Pattern.compile("api/[\\w.]+/([a-z\\d/]+)/([A-Z].*).html");

  /** A file of the project that is a page of the site. */
  public record Entry(String page, String title) {}

  private final Path root;
  private final Path templates;
  private final Path out;

  /** The guides, by their file in the project. */
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  private final StringBuilder index = new StringBuilder();
  private final JsonWriter search = new JsonWriter(index).beginArray();

  private Site(Path root, Path templates, Path out) {
    this.root = root;
    this.templates = templates;
    this.out = out;
  }

  /** Takes the folders of project, templates and site, and the path at which it will be hosted. */
  public static void main(String[] args) throws IOException {
    Site site = new Site(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]));
    site.copyExamples();
    site.writeGuides();
    site.findClasses();
    site.search.endArray();
    Files.writeString(site.out.resolve("search.json"), site.index);
    site.write("index", "", site.template("index"));
    site.write("gallery", "", site.template("gallery"));
    site.write("404", args[3], site.template("404")); // Shown in any folder.
  }

  /** Of the examples with other engines only the scripts, to be read: the engines come from npm. */
  private void copyExamples() throws IOException {
    Path folder = Files.createDirectories(out.resolve("examples"));
    Path examples = root.resolve("web/examples");
    try (var files = Files.newDirectoryStream(examples, "{*.js,player.*}")) {
      for (Path file : files) {
        String text = Files.readString(file);
        text = text.replace("../target/page/", "../studio/");
        text = text.replace("../../samples/", "../studio/examples/");
        Files.writeString(folder.resolve(file.getFileName()), text);
      }
    }
  }

  private void writeGuides() throws IOException {
    Matcher menu = MENU.matcher(template("guide"));
    while (menu.find()) {
      entries.put(menu.group(2), new Entry(menu.group(1), menu.group(3)));
    }
    Files.createDirectories(out.resolve("guides"));
    for (var entry : entries.entrySet()) {
      writeGuide(read(entry.getKey()), entry.getValue());
    }
  }

  private void writeGuide(Guide guide, Entry entry) throws IOException {
    String address = "guides/" + entry.page();
    StringBuilder contents = new StringBuilder();
    for (Guide.Section section : guide.sections) {
      String place = address + ".html#" + section.id();
      found(place, section.title(), entry.title(), section.text().toString());
      if (section.level() == 2 || section.level() == 3) {
        String item = "<li class=\"level-%d\"><a href=\"#%s\">%s</a></li>\n";
        contents.append(item.formatted(section.level(), section.id(), escape(section.title())));
      }
    }
    String about = guide.sections.get(0).text().toString();
    String content =
        template("guide")
            .replace("{title}", entry.title())
            .replace("{about}", escape(about.substring(0, Math.min(160, about.length()))))
            .replace(
                entry.page() + ".html\" data-",
                entry.page() + ".html\" aria-current=\"page\" data-")
            .replaceAll(" data-file=\"[^\"]*\"", "")
            .replace("{contents}", contents)
            .replace("{text}", guide.html());
    write(address, "../", content);
  }

  private void findClasses() throws IOException {
    try (var files = Files.walk(out.resolve("api"))) {
      for (Path file : files.sorted().toList()) {
        Matcher type = JAVADOC.matcher(out.relativize(file).toString().replace('\\', '/'));
        if (type.matches()) {
          found(type.group(), type.group(2), type.group(1).replace('/', '.'), "");
        }
      }
    }
  }

  private void found(String address, String title, String place, String text) {
    search.beginArray().value(address).value(title).value(place).value(text).endArray();
  }

  /** Writes a page, whose content begins with two lines: its title and what it is about. */
  private void write(String page, String home, String content) throws IOException {
    String[] lines = content.split("\n", 3);
    String html =
        template("shell")
            .replace("{title}", lines[0])
            .replace("{about}", lines[1])
            .replace("{content}", lines[2])
            .replace("{page}", page.replace('/', ' '))
            .replace("{home}", home);
    Files.writeString(out.resolve(page + ".html"), html);
  }

  /** Reads a template; {code FILE#ID} in it is the first code block below that heading. */
  private String template(String name) throws IOException {
    StringBuilder text = new StringBuilder();
    Matcher code = CODE.matcher(Files.readString(templates.resolve(name + ".html")));
    while (code.find()) {
      String html = read(code.group(1)).html();
      int start = html.indexOf("<pre>", html.indexOf("id=\"" + code.group(2) + "\""));
      String block = html.substring(start, html.indexOf("</pre>", start) + 6);
      code.appendReplacement(text, Matcher.quoteReplacement(block));
    }
    return code.appendTail(text).toString();
  }

  private Guide read(String file) throws IOException {
    String text = Files.readString(root.resolve(file));
    boolean types = file.endsWith(".d.ts");
    String guide =
        types ? markdown(Objects.requireNonNull(entries.get(file), file).title(), text) : text;
    return new Guide(guide, new Links(root, out, file, entries));
  }

  /** Turns type declarations into Markdown: a heading, the comment and the code of each. */
  private static String markdown(String title, String types) {
    return types
        .replaceAll("(?m)^import .*\n|^ \\*(?!/) ?", "")
        .replaceFirst("(?s)/\\*\\*(.*?)\\*/", "# The " + title + "\n\n$1\n")
        .replaceAll(DECLARATION, "## $3\n\n$1\n\n```ts\n$2```\n");
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
