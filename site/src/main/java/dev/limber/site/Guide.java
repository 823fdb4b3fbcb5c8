package dev.limber.site;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/** A Markdown text: its sections, and its HTML with links of the site. */
final class Guide extends AbstractVisitor {
  private static final List<Extension> TABLES = List.of(TablesExtension.create());

  /** A heading and what stands below it, without marks. */
  record Section(int level, String id, String title, StringBuilder text) {}

  final List<Section> sections = new ArrayList<>();
  private final Map<Node, Map<String, String>> attributes = new HashMap<>();
  private final Links links;
  private final Node document;

  Guide(String markdown, Links links) {
    this.links = links;
    document = Parser.builder().extensions(TABLES).build().parse(markdown);
    var plain = TextContentRenderer.builder().extensions(TABLES).build();
    var ids = IdGenerator.builder().build();
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      String text = plain.render(node).replaceAll("\\s+", " ").strip();
      if (node instanceof Heading heading) {
        text = text.replace("\"", ""); // Which stand for code there.
        String id = ids.generateId(text);
        attributes.put(node, Map.of("id", id));
        sections.add(new Section(heading.getLevel(), id, text, new StringBuilder()));
      } else {
        sections.get(sections.size() - 1).text().append(text).append(' ');
      }
    }
    document.accept(this);
  }

  @Override
  public void visit(Link link) {
    if (link.getFirstChild() instanceof Text text && text.getLiteral().endsWith(".md")) {
      text.setLiteral(links.title(link.getDestination()));
    }
    link.setDestination(links.address(link.getDestination()));
  }

  @Override
  public void visit(Image image) {
    image.setDestination(links.address(image.getDestination()));
    attributes.put(image, links.sizeOf(image.getDestination()));
  }

  String html() {
    return HtmlRenderer.builder()
        .extensions(TABLES)
        .attributeProviderFactory(
            context -> (node, tag, all) -> all.putAll(attributes.getOrDefault(node, Map.of())))
        .build()
        .render(document)
        .replaceAll("<a href=\"\">(.*?)</a>", "$1")
        .replace("<th></th>", "<td></td>")
        .replace("<table>", "<div class=\"table\"><table>")
        .replace("</table>", "</table></div>");
  }
}
