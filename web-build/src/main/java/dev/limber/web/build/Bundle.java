package dev.limber.web.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Joins the scripts of the runtime and the engine to one ES module, without comments and
 * indentation. Not a bundler for any script: it knows how ours are written (one import a line,
 * names unique among all files, exports in front of what they export, comments on lines of their
 * own but for types, templates in which indentation means nothing) and refuses imports that it does
 * not know.
 */
public final class Bundle {
  private static final String ENGINE = "limber-core.js";

  private static final Pattern IMPORT =
      Pattern.compile("^import (?:\\{[^}]*\\}|\\* as (\\w+)) from '\\./([\\w-]+\\.js)';$");

  private static final Pattern DECLARATION =
      Pattern.compile(
          "^(?:export )?(?:const|let|class|function|async function) (\\w+).*", Pattern.DOTALL);

  /** A type that an expression is cast to: the only comment that shares a line with code. */
  private static final Pattern TYPE = Pattern.compile("(?<=.)/\\*\\* @type [^*]*\\*/ ?");

  private static final Pattern ENGINE_EXPORTS =
      Pattern.compile("export\\s*\\{([^}]*)\\};?\\s*$", Pattern.DOTALL);

  /**
   * TeaVM breaks long lines anywhere between two words. Where no statement can end the break is
   * left out: that is two thirds of them, and 1.1 kB with gzip.
   */
  private static final Pattern MEANINGLESS_LINE_END =
      Pattern.compile("(?<=[;,{(\\[=&|?:<>*!])\n|\n(?=[=,.)(\\]\\[?:&|;}])");

  private static final Pattern EXPORTED = Pattern.compile("([\\w$]+)\\s+as\\s+([\\w$]+)");

  private final Path folder;
  private final Set<String> done = new LinkedHashSet<>();
  private final Map<String, String> owners = new HashMap<>();
  private final StringBuilder out = new StringBuilder();

  private Bundle(Path folder) {
    this.folder = folder;
  }

  /**
   * Joins a script with all that it imports.
   *
   * @param args the folder, the script to start with, the file to write
   */
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    Files.writeString(folder.resolve(args[2]), of(folder, args[1]));
  }

  /** Returns a script with all that it imports as one module. */
  static String of(Path folder, String entry) throws IOException {
    Bundle bundle = new Bundle(folder);
    bundle.out.append(
        "/* Limber: 2D skeletal animation in the browser. MIT License. With parts of TeaVM (Apache 2.0)"
            + " and JZlib (BSD). */\n");
    bundle.add(entry, true);
    return bundle.out.toString();
  }

  private void add(String file, boolean isEntry) throws IOException {
    StringBuilder body = new StringBuilder();
    boolean inComment = false;
    for (String indented : Files.readAllLines(folder.resolve(file))) {
      String line = TYPE.matcher(indented.strip()).replaceAll("");
      Matcher imported = IMPORT.matcher(line);
      if (inComment || line.startsWith("/*")) {
        inComment = !line.endsWith("*/");
      } else if (imported.matches()) {
        addImported(imported.group(2), imported.group(1));
      } else if (line.startsWith("import ")) {
        throw new IllegalStateException(file + ": this import is not understood: " + line);
      } else if (!line.isEmpty() && !line.startsWith("//")) {
        claim(file, indented);
        body.append(isEntry || !line.startsWith("export ") ? line : line.substring(7)).append('\n');
      }
    }
    out.append(body);
  }

  private void addImported(String file, String namespace) throws IOException {
    if (!done.add(file)) {
      return;
    }
    if (file.equals(ENGINE)) {
      addEngine(namespace);
    } else {
      add(file, false);
    }
  }

  /** The engine has thousands of short names, so it gets a room of its own. */
  private void addEngine(String namespace) throws IOException {
    String text = Files.readString(folder.resolve(ENGINE), StandardCharsets.UTF_8);
    Matcher exports = ENGINE_EXPORTS.matcher(text);
    if (namespace == null || !exports.find()) {
      throw new IllegalStateException(ENGINE + " must be imported as a namespace and export names");
    }
    out.append("const ").append(namespace).append("=(()=>{");
    String engine = text.substring(0, exports.start());
    out.append(MEANINGLESS_LINE_END.matcher(engine).replaceAll("")).append("return{");
    Matcher pairs = EXPORTED.matcher(exports.group(1));
    while (pairs.find()) {
      out.append(pairs.group(2)).append(':').append(pairs.group(1)).append(',');
    }
    out.append("};})();\n");
  }

  private void claim(String file, String line) {
    Matcher declaration = DECLARATION.matcher(line);
    if (declaration.matches()) {
      String other = owners.putIfAbsent(declaration.group(1), file);
      if (other != null) {
        throw new IllegalStateException(
            "both " + other + " and " + file + " declare " + declaration.group(1));
      }
    }
  }
}
