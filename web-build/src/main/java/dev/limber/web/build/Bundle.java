package dev.limber.web.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Joins the scripts of the runtime and the engine to one ES module, without comments, indentation
 * and spaces around signs. Not a bundler for any script: it knows how ours are written (one import
 * a line, names unique among all files, exports in front of what they export, comments on lines of
 * their own but for types, templates in which indentation means nothing) and refuses imports that
 * it does not know. Modules that stay outside, such as other engines, are imported at the end.
 */
public final class Bundle {
  private static final String ENGINE = "limber-core.js";

  /** Chromium then compiles on another thread, before the first character has to wait for it. */
  private static final String RUNTIME =
      "//# allFunctionsCalledOnLoad\n/* Limber: 2D skeletal animation in the browser. MIT License. With parts of TeaVM (Apache 2.0)"
          + " and JZlib (BSD). */\n";

  private static final String PART = "/* Limber for other engines. MIT License. */\n";

  private static final Pattern IMPORT =
      Pattern.compile("^import (?:\\{[^}]*\\}|\\* as (\\w+)) from '\\./([\\w-]+\\.js)';$");

  private static final Pattern OUTSIDE =
      Pattern.compile("^import (?:\\{ (.*) \\}|(\\* as \\w+)) from '(.*)';$");

  private static final Pattern DECLARATION =
      Pattern.compile(
          "^(?:export )?(?:const|let|class|function|async function) (\\w+).*", Pattern.DOTALL);

  /** A type that an expression is cast to: the only comment that shares a line with code. */
  private static final Pattern TYPE = Pattern.compile("(?<=.)/\\*\\* @type [^*]*\\*/ ?");

  /** Spaces around signs mean nothing, but in words for people. */
  private static final Pattern SPACED_SIGN =
      Pattern.compile("('[^']*'|`[^`]*`)| ?([=<>!&|?:*,;{}]+) ?");

  private static final Pattern ENGINE_EXPORTS =
      Pattern.compile("export\\s*\\{([^}]*)\\};?\\s*$", Pattern.DOTALL);

  /**
   * TeaVM breaks long lines anywhere between two words. Where no statement can end the break is
   * left out, two thirds of them, as are semicolons before a brace and the .0 of whole numbers, but
   * not in strings: 2.1 kB with gzip.
   */
  private static final Pattern MEANINGLESS =
      Pattern.compile(
          "(\"(?:[^\"\\\\]++|\\\\.)*+\")|(?<=[;,{(\\[=&|?:<>*!])\n|\n(?=[=,.)(\\]\\[?:&|;}])"
              + "|;(?=\n?\\})|(?<=\\d)\\.0(?![\\d.])");

  private static final Pattern EXPORTED = Pattern.compile("([\\w$]+)\\s+as\\s+([\\w$]+)");

  private final Path folder;

  /** The names that are imported from each module that stays outside. */
  private final Map<String, Set<String>> outside = new LinkedHashMap<>();

  private final Set<String> done = new LinkedHashSet<>();
  private final Map<String, String> owners = new HashMap<>();
  private final StringBuilder out = new StringBuilder();
  private final SourceMap map = new SourceMap();

  private Bundle(Path folder, List<String> outside) {
    this.folder = folder;
    outside.forEach(module -> this.outside.put(module, new TreeSet<>()));
  }

  /**
   * Joins a script with all that it imports, for pages; and with a source map for a package, whose
   * users look into what they have not written.
   *
   * @param args the folder, the script to start with, the file to write, the folder of the package,
   *     and the modules that stay outside
   */
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    String file = args[2];
    Path packaged = Files.createDirectories(Path.of(args[3]));
    Bundle bundle = of(folder, args[1], List.of(args).subList(4, args.length));
    Files.writeString(folder.resolve(file), bundle.toString());
    Files.writeString(packaged.resolve(file), bundle + "//# sourceMappingURL=" + file + ".map\n");
    Files.writeString(packaged.resolve(file + ".map"), bundle.map(file));
  }

  /** Joins a script with all that it imports, but for modules that stay outside. */
  static Bundle of(Path folder, String entry, List<String> outside) throws IOException {
    Bundle bundle = new Bundle(folder, outside);
    bundle.addOther(outside.isEmpty() ? RUNTIME : PART);
    bundle.add(entry, true);
    bundle.addOther(bundle.imports());
    return bundle;
  }

  /** Returns the module. */
  @Override
  public String toString() {
    return out.toString();
  }

  /** Returns where its lines come from, for the file that it is written to. */
  String map(String file) {
    return map.json(file);
  }

  private void addOther(String text) {
    out.append(text);
    map.others(text);
  }

  private void add(String file, boolean isEntry) throws IOException {
    List<String> lines = Files.readAllLines(folder.resolve(file));
    int script = map.script(file, String.join("\n", lines));
    Map<Integer, String> body = new LinkedHashMap<>();
    boolean inComment = false;
    for (int number = 0; number < lines.size(); number++) {
      String indented = lines.get(number);
      String line = TYPE.matcher(indented.strip()).replaceAll("");
      Matcher imported = IMPORT.matcher(line);
      Matcher other = OUTSIDE.matcher(line);
      if (inComment || line.startsWith("/*")) {
        inComment = !line.endsWith("*/");
        if (inComment && line.contains("*/")) {
          throw new IllegalStateException(file + ": code behind a comment: " + line);
        }
      } else if (other.matches() && outside.containsKey(other.group(3))) {
        String names = other.group(1) == null ? other.group(2) : other.group(1);
        outside.get(other.group(3)).addAll(List.of(names.split(", ")));
      } else if (imported.matches()) {
        addImported(imported.group(2), imported.group(1));
      } else if (line.startsWith("import ")) {
        throw new IllegalStateException(file + ": this import is not understood: " + line);
      } else if (!line.isEmpty() && !line.startsWith("//")) {
        claim(file, indented);
        body.put(number, isEntry || !line.startsWith("export ") ? line : line.substring(7));
      }
    }
    // Now, because those that are imported come first.
    body.forEach(
        (number, line) -> {
          out.append(SPACED_SIGN.matcher(line).replaceAll("$1$2")).append('\n');
          map.line(
              script,
              number,
              lines.get(number).length() - lines.get(number).stripLeading().length());
        });
  }

  private String imports() {
    StringBuilder imports = new StringBuilder();
    outside.forEach(
        (module, names) -> {
          String list = String.join(",", names);
          String what = list.startsWith("*") ? list + " " : "{" + list + "}";
          imports.append("import").append(what).append("from'").append(module).append("';\n");
        });
    return imports.toString();
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
    StringBuilder engine = new StringBuilder("const ").append(namespace).append("=(()=>{");
    String code = text.substring(0, exports.start());
    engine.append(MEANINGLESS.matcher(code).replaceAll("$1")).append("return{");
    Matcher pairs = EXPORTED.matcher(exports.group(1));
    while (pairs.find()) {
      engine.append(pairs.group(2)).append(':').append(pairs.group(1)).append(',');
    }
    addOther(engine.append("};})();\n").toString());
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
