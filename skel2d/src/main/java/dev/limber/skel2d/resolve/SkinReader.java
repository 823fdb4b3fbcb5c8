package dev.limber.skel2d.resolve;

import dev.limber.skel2d.syntax.Lexemes;
import dev.limber.skel2d.syntax.Line;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import dev.limber.skel2d.syntax.WordNotes;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads {@code skin} sections. */
final class SkinReader {
  private final SyntaxTree tree;
  private final String text;
  private final Report report;
  private final AttachmentReader attachmentReader;
  private final PathReader pathReader;
  private final TreeMap<String, SkinDraft> names = new TreeMap<>();
  final List<SkinDraft> skins = new ArrayList<>();
  private @Nullable SkinDraft open;
  private @Nullable AttachmentDraft openPath;

  SkinReader(Report report, Budget budget) {
    this.report = report;
    this.tree = report.tree;
    this.text = tree.text();
    this.attachmentReader = new AttachmentReader(report);
    this.pathReader = new PathReader(report, budget);
  }

  void header(Line line, boolean isAlone) {
    openPath = null;
    report.header(line, 0);
    int last = line.endToken() - 1;
    while (!Lexemes.isString(text, tree.tokenStart(last), tree.tokenEnd(last))) {
      last--;
    }
    for (int t = line.firstToken() + 1; t < line.endToken(); t++) {
      if (t != last) {
        report.ignored(t, "a skin takes one name", "names are in quotes, without spaces");
      }
    }
    report.took(last, TokenKind.SKIN, null, WordNotes.DEFINES);
    String name = Lexemes.string(text, tree.tokenStart(last), tree.tokenEnd(last));
    SkinDraft skin = names.get(name);
    if (skin == null) {
      skin = new SkinDraft(name, last);
      names.put(name, skin);
      skins.add(skin);
    } else if (isAlone) {
      report.noEffect(line);
    }
    open = skin;
  }

  void line(Line line) {
    switch (line.kind()) {
      case SKIN_ENTRY -> entry(line);
      case PATH_COMMAND -> command(line);
      default -> {
        StrayLines.inSkin(report, line);
        if (line.tabs() == 1) {
          openPath = null;
        }
      }
    }
  }

  private void entry(Line line) {
    SkinDraft skin = open;
    if (skin == null) {
      return;
    }
    int token = line.firstToken();
    int from = tree.tokenStart(token) + 1;
    int to = tree.tokenEnd(token);
    int slotEnd = from;
    int lastPart = from;
    while (slotEnd < to && text.charAt(slotEnd) != '[') {
      slotEnd++;
      if (text.charAt(slotEnd - 1) == '.') {
        lastPart = slotEnd;
      }
    }
    String name =
        slotEnd < to ? text.substring(slotEnd + 1, to - 1) : text.substring(lastPart, slotEnd);
    report.took(from, slotEnd, TokenKind.SLOT, null, 0);
    if (slotEnd < to) {
      report.took(slotEnd + 1, to - 1, TokenKind.ATTACHMENT, null, 0);
    }
    AttachmentDraft attachment = new AttachmentDraft(name, -1);
    int typeToken = attachmentReader.typeToken(line);
    for (int t = token + 1; t < typeToken; t++) {
      boolean color = Lexemes.isColor(text, tree.tokenStart(t), tree.tokenEnd(t));
      report.ignored(
          t,
          color ? "a skin cannot change a slot's colour" : "it comes before the type",
          "properties go after the type, such as :rect");
    }
    attachmentReader.read(line, typeToken, attachment);
    openPath = attachment.isPath() ? attachment : null;
    skin.entries.add(new SkinDraft.Entry(token, slotEnd, attachment));
  }

  private void command(Line line) {
    AttachmentDraft path = openPath;
    if (path == null) {
      StrayLines.noPath(report, line);
      return;
    }
    CommandDraft command = pathReader.read(line);
    if (command != null) {
      path.commands.add(command);
    }
  }
}
