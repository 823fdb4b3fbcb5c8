package dev.limber.studio.files;

import dev.limber.studio.http.RefusedException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/**
 * A relative path that means the same file on every system, and never one outside of a folder.
 *
 * <p>The rules of all systems apply together, so that a path that is harmless here is not a trap
 * elsewhere: no empty, hidden or dotted parts, nothing that Windows takes for a device, a stream or
 * another spelling of a name.
 *
 * @param text parts with {@code /} between them
 * @param kind the kind for its extension
 */
public record FilePath(String text, FileKind kind) {
  private static final int LONGEST = 1024;
  private static final int MOST_PARTS = 32;
  private static final int LONGEST_PART_BYTES = 255;

  private static final String FORBIDDEN = "\\:*?\"<>|";

  /** Device names on Windows, with any extension. */
  private static final Set<String> DEVICES =
      Set.of("con", "prn", "aux", "nul", "conin$", "conout$", "clock$");

  /**
   * Checks a path.
   *
   * @throws RefusedException if it breaks a rule or has an unknown extension
   */
  public static FilePath parse(String text) throws RefusedException {
    if (text.isEmpty() || text.length() > LONGEST) {
      throw bad("a path has 1 to " + LONGEST + " characters");
    }
    String[] parts = text.split("/", -1);
    if (parts.length > MOST_PARTS) {
      throw bad("a path has at most " + MOST_PARTS + " parts");
    }
    for (String part : parts) {
      String problem = problem(part);
      if (!problem.isEmpty()) {
        throw bad(problem);
      }
    }
    FileKind kind = FileKind.of(parts[parts.length - 1]);
    if (kind == null) {
      throw new RefusedException(
          403,
          "not-allowed",
          "this kind of file is not served",
          "known: .skel2d .skf .skfe .marks.json .png .jpg .gif .webp");
    }
    return new FilePath(text, kind);
  }

  /** Returns whether a file or folder of this name can be part of a path. */
  static boolean isAllowed(String part) {
    return problem(part).isEmpty();
  }

  private static String problem(String part) {
    if (part.isEmpty()) {
      return "a path must be relative, without empty parts";
    }
    if (part.startsWith(".")) {
      return "a path must not have hidden parts or ..";
    }
    if (part.endsWith(".") || part.endsWith(" ") || part.startsWith(" ")) {
      return "no part of a path may end with a dot or space";
    }
    for (int i = 0; i < part.length(); i++) {
      char c = part.charAt(i);
      if (Character.isISOControl(c)
          || FORBIDDEN.indexOf(c) >= 0
          || Character.isSurrogate(c) && !isPair(part, i)) {
        return "a path must not have control characters or any of " + FORBIDDEN;
      }
    }
    if (part.getBytes(StandardCharsets.UTF_8).length > LONGEST_PART_BYTES) {
      return "no part of a path may exceed " + LONGEST_PART_BYTES + " bytes";
    }
    return isDevice(part) ? "a part of the path is the name of a device" : "";
  }

  private static boolean isPair(String text, int at) {
    return Character.isHighSurrogate(text.charAt(at))
        ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
        : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
  }

  private static boolean isDevice(String part) {
    int dot = part.indexOf('.');
    String name = (dot < 0 ? part : part.substring(0, dot)).strip().toLowerCase(Locale.ROOT);
    boolean numbered =
        name.length() == 4
            && (name.startsWith("com") || name.startsWith("lpt"))
            && "0123456789¹²³".indexOf(name.charAt(3)) >= 0;
    return numbered || DEVICES.contains(name);
  }

  private static RefusedException bad(String message) {
    return new RefusedException(400, "bad-path", message, "");
  }

  /** Returns the last part. */
  public String name() {
    return text.substring(text.lastIndexOf('/') + 1);
  }

  /** Returns all parts but the last; empty if there is only one. */
  String parent() {
    int slash = text.lastIndexOf('/');
    return slash < 0 ? "" : text.substring(0, slash);
  }

  @Override
  public String toString() {
    return text;
  }
}
