package dev.limber.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** What the poms name: dependencies, plugins and files to unpack, with their versions. */
final class BuildFiles {
  /** Modules that are not part of any release. */
  private static final List<String> NOT_SHIPPED =
      List.of("web-build", "site", "bench", "gdx-example");

  /**
   * A part by another hand.
   *
   * @param kind dependency, artifactItem, path or plugin, as the pom calls it
   * @param module the folder of the pom, empty for the root
   * @param use a scope of Maven's; "build" and "test" for what stands in modules that are not
   *     shipped
   */
  record Part(String kind, String name, String version, String module, String use) {}

  private final Path root;
  final Map<String, String> properties = new HashMap<>();
  private final Map<String, String> managed = new HashMap<>();
  final List<Part> parts = new ArrayList<>();

  BuildFiles(Path root) {
    this.root = root;
    List<String> modules = new ArrayList<>(List.of(""));
    elements(read(""), "module").forEach(module -> modules.add(module.getTextContent()));
    for (String module : modules) {
      for (Element properties : elements(read(module), "properties")) {
        for (Node p = properties.getFirstChild(); p != null; p = p.getNextSibling()) {
          this.properties.put(p.getNodeName(), p.getTextContent());
        }
      }
    }
    for (String module : modules) {
      Document file = read(module);
      for (String kind : List.of("dependency", "artifactItem", "path", "plugin")) {
        elements(file, kind).forEach(element -> add(element, kind, module));
      }
    }
    parts.removeIf(part -> part.version().isEmpty());
  }

  private void add(Element element, String kind, String module) {
    String group = text(element, "groupId");
    String name = group + ":" + text(element, "artifactId");
    if (group.equals("dev.limber")) {
      return;
    }
    String version = text(element, "version");
    if (version.startsWith("${")) {
      version = properties.getOrDefault(version.substring(2, version.length() - 1), "");
    }
    boolean management = parents(element).contains("dependencyManagement");
    if (management && !text(element, "scope").equals("import")) {
      managed.put(name, version);
      return;
    }
    if (version.isEmpty()) {
      version = kind.equals("plugin") ? "" : managed.getOrDefault(name, "as its BOM says");
    }
    parts.add(new Part(kind, name, version, module, use(element, kind, module)));
  }

  private static String use(Element element, String kind, String module) {
    String scope = text(element, "scope");
    if (kind.equals("plugin") || kind.equals("path") || parents(element).contains("plugin")) {
      return kind.equals("artifactItem") ? "compile" : "build";
    }
    if (NOT_SHIPPED.contains(module)) {
      boolean builds = module.equals("web-build") || module.equals("site");
      return builds && !scope.equals("test") ? "build" : "test";
    }
    return scope.isEmpty() ? "compile" : scope.equals("import") ? "test" : scope;
  }

  private Document read(String module) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(root.resolve(module).resolve("pom.xml").toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (ParserConfigurationException | SAXException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Element> elements(Document document, String name) {
    List<Element> found = new ArrayList<>();
    var nodes = document.getElementsByTagName(name);
    for (int i = 0; i < nodes.getLength(); i++) {
      found.add((Element) nodes.item(i));
    }
    return found;
  }

  private static String text(Element element, String name) {
    for (Node n = element.getFirstChild(); n != null; n = n.getNextSibling()) {
      if (n.getNodeName().equals(name)) {
        return n.getTextContent().strip();
      }
    }
    return "";
  }

  private static List<String> parents(Element element) {
    List<String> names = new ArrayList<>();
    for (Node n = element.getParentNode(); n != null; n = n.getParentNode()) {
      names.add(n.getNodeName());
    }
    return names;
  }
}
