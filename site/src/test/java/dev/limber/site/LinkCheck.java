package dev.limber.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Looks where the links of pages lead: to files and anchors that exist, by relative addresses. */
final class LinkCheck {
  private static final Pattern LINK =
      Pattern.compile("<(\\w+)[^>]*? (?:href|(?:data-)?src)=\"([^\"]*)\"");

  private LinkCheck() {}

  /** Returns what is wrong with the links of a page. */
  static List<String> mistakes(Path page) throws IOException {
    return mistakes(page, Files.readString(page));
  }

  /** Returns what is wrong with the links of a text that stands where a page is. */
  static List<String> mistakes(Path page, String html) throws IOException {
    List<String> mistakes = new ArrayList<>();
    Matcher link = LINK.matcher(html);
    while (link.find()) {
      String mistake = mistake(page, link.group(1), link.group(2));
      if (!mistake.isEmpty()) {
        mistakes.add(page.getFileName() + ": " + link.group(2) + " " + mistake);
      }
    }
    return mistakes;
  }

  private static String mistake(Path page, String tag, String address) throws IOException {
    if (address.matches("[a-z]+:.*")) {
      return tag.equals("a") ? "" : "is loaded from elsewhere";
    }
    if (address.startsWith("/")) {
      return "works at one place only";
    }
    String path = address.replaceFirst("[?#].*", "");
    Path target = path.isEmpty() ? page : page.resolveSibling(path).normalize();
    target = Files.isDirectory(target) ? target.resolve("index.html") : target;
    if (!Files.isRegularFile(target)) {
      return "is not there";
    }
    Matcher source = Pattern.compile("\\?src=([^#]*)").matcher(address);
    if (source.find() && !Files.isRegularFile(target.resolveSibling(source.group(1)))) {
      return "opens a file that is not there";
    }
    int anchor = address.indexOf('#');
    if (anchor >= 0
        && !Files.readString(target).contains("id=\"" + address.substring(anchor + 1) + "\"")) {
      return "has no such section";
    }
    return "";
  }
}
