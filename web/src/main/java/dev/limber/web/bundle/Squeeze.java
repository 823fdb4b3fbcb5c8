package dev.limber.web.bundle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Makes what TeaVM wrote shorter, an eighth when packed. Not a minifier for any script: it knows
 * how TeaVM writes engines, and refuses what it does not know. What runs stays the same.
 */
public final class Squeeze {
  private Squeeze() {}

  /**
   * Shortens engines.
   *
   * @param args pairs of files: what TeaVM wrote, what to write
   */
  public static void main(String[] args) throws IOException {
    for (int i = 0; i < args.length; i += 2) {
      Files.writeString(Path.of(args[i + 1]), squeeze(Files.readString(Path.of(args[i]))));
    }
  }

  /** Returns the text of an engine, shortened. */
  static String squeeze(String engine) {
    List<String> tokens = Tokens.of(engine);
    // TeaVM breaks lines where they are long, never to end a statement.
    tokens.removeIf(Tokens.LINE::equals);
    tokens.replaceAll(Squeeze::shorterNumber);
    List<String> used = Unused.leaveOut(withoutReturns(tokens));
    return Tokens.text(TopNames.shorten(FieldNames.shorten(used)));
  }

  /** Writes 1.0 as 1 and 0.5 as .5, which is the same number in a script. */
  static String shorterNumber(String token) {
    if (!Tokens.isNumber(token) || token.startsWith("0x") || token.indexOf('.') < 0) {
      return token;
    }
    int exponent = Math.max(token.indexOf('E'), token.indexOf('e'));
    String digits = exponent < 0 ? token : token.substring(0, exponent);
    digits = digits.replaceFirst("\\.?0*$", "").replaceFirst("^0+(?=\\.)", "");
    String shorter =
        digits + (exponent < 0 ? "" : token.substring(exponent).toLowerCase(Locale.ROOT));
    if (Double.parseDouble(shorter) != Double.parseDouble(token)) {
      throw new IllegalStateException(token + " became " + shorter);
    }
    return shorter;
  }

  /** Writes {@code =>{return x;}} as {@code =>x}. */
  static List<String> withoutReturns(List<String> tokens) {
    List<String> out = new ArrayList<>(tokens.size());
    for (int i = 0; i < tokens.size(); i++) {
      out.add(tokens.get(i));
      if (tokens.get(i).equals("=>")
          && i + 3 < tokens.size()
          && tokens.get(i + 2).equals("return")) {
        int end = Tokens.closing(tokens, i + 1);
        List<String> value = tokens.subList(i + 3, end - 1);
        if (tokens.get(end - 1).equals(";") && isOneValue(value)) {
          out.addAll(withoutReturns(value));
          i = end;
        }
      }
    }
    return out;
  }

  private static boolean isOneValue(List<String> tokens) {
    if (tokens.isEmpty() || tokens.get(0).equals("{")) {
      return false;
    }
    int depth = 0;
    for (String token : tokens) {
      switch (token) {
        case "(", "[", "{" -> depth++;
        case ")", "]", "}" -> depth--;
        case ";" -> {
          return false;
        }
        case "," -> {
          if (depth == 0) {
            return false;
          }
        }
        default -> {}
      }
    }
    return true;
  }
}
