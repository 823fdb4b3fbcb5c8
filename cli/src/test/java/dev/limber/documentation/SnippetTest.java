package dev.limber.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.puppet.PuppetAnimation;
import dev.limber.java2d.Java2d;
import dev.limber.skelform.SkelForm;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every piece of Java in the documentation compiles, and whole programs run. */
class SnippetTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern MARKDOWN = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern IMPORTS_OF_ITS_OWN = Pattern.compile("(?m)^import .*;\n");
  private static final Pattern PROGRAM = Pattern.compile("(?m)^(?:public )?class (\\w+)");
  private static final Pattern LINK = Pattern.compile("\\]\\((?!http)([^)#]+)\\)");
  private static final Pattern JAVADOC =
      Pattern.compile("<pre>\\{@code\n(.*?)\n \\* \\}</pre>", Pattern.DOTALL);

  /** What a fragment in a package's documentation may use without saying so. */
  private static final String IMPORTS =
      """
      import dev.limber.core.color.*;
      import dev.limber.core.constraint.*;
      import dev.limber.core.diagnostics.*;
      import dev.limber.core.json.*;
      import dev.limber.core.math.*;
      import dev.limber.core.player.*;
      import dev.limber.crowd.*;
      import dev.limber.crowd.batch.*;
      import dev.limber.image.*;
      import dev.limber.image.gif.*;
      import dev.limber.image.png.*;
      import dev.limber.image.sheet.*;
      import dev.limber.image.svg.*;
      import java.io.*;
      import java.util.*;
      """;

  private static final String FILES = "import java.nio.file.*;\n";

  /** Drawing has paths of its own: a fragment speaks about those or about files. */
  private static final String DRAWING =
      """
      import dev.limber.core.canvas.*;
      import dev.limber.core.measure.*;
      import dev.limber.core.puppet.*;
      import dev.limber.core.tessellate.*;
      """;

  /** The two formats have bones and animations of their own: a fragment speaks about one. */
  private static final String SKELFORM =
      """
      import dev.limber.skelform.*;
      import dev.limber.skelform.data.*;
      import dev.limber.skelform.pose.*;
      import dev.limber.skelform.read.*;
      import dev.limber.skelform.upgrade.*;
      import dev.limber.skelform.write.*;
      import dev.limber.skelform.zip.*;
      """;

  private static final String SKEL2D =
      """
      import dev.limber.skel2d.*;
      import dev.limber.skel2d.data.*;
      import dev.limber.skel2d.draw.*;
      import dev.limber.skel2d.format.*;
      import dev.limber.skel2d.pose.*;
      import dev.limber.skel2d.syntax.*;
      """;

  private static final String JAVA2D =
      """
      import dev.limber.java2d.*;
      import javax.imageio.*;
      import javax.swing.*;
      """;

  @TempDir Path classes;

  @TestFactory
  List<DynamicTest> examplesInPackageDocumentationCompile() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> files = Files.walk(ROOT)) {
      for (Path file : files.filter(f -> f.endsWith("package-info.java")).sorted().toList()) {
        Matcher matcher = JAVADOC.matcher(Files.readString(file));
        while (matcher.find()) {
          String code = matcher.group(1).replaceAll("(?m)^ \\* ?", "");
          tests.add(
              DynamicTest.dynamicTest(
                  ROOT.relativize(file).toString(), () -> compile("Snippet", wrap(code))));
        }
      }
    }
    assertTrue(tests.size() >= 5, "examples found: " + tests.size());
    return tests;
  }

  /** Puts a fragment into a class; one that has imports gets no others. */
  private static String wrap(String code) {
    Matcher own = IMPORTS_OF_ITS_OWN.matcher(code);
    if (own.find()) {
      StringBuilder imports = new StringBuilder();
      own.reset().results().forEach(found -> imports.append(found.group()));
      return inMethod(imports.toString(), own.reset().replaceAll(""));
    }
    boolean skel2d = code.contains("Skel2d") || code.contains("SyntaxTree");
    boolean drawing =
        code.contains("Puppet ") || code.contains("DrawList ") || code.contains("Canvas ");
    String imports =
        IMPORTS
            + (drawing ? DRAWING : FILES)
            + (skel2d ? SKEL2D : SKELFORM)
            + (code.contains("Java2d") ? JAVA2D : "");
    return inMethod(imports, code);
  }

  private static String inMethod(String imports, String code) {
    return imports
        + "class Snippet {\n  String text = \"\";\n"
        + "  void snippet(java.nio.file.Path path, byte[] bytes) throws Exception {\n"
        + code
        + "\n}}";
  }

  @TestFactory
  List<DynamicTest> examplesInMarkdownCompile() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      docs.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    for (Path page : pages) {
      Matcher matcher = MARKDOWN.matcher(Files.readString(page));
      while (matcher.find()) {
        String code = matcher.group(1);
        Matcher program = PROGRAM.matcher(code);
        String name = program.find() ? program.group(1) : "";
        tests.add(
            DynamicTest.dynamicTest(
                page.getFileName() + " " + name,
                () ->
                    compile(
                        name.isEmpty() ? "Snippet" : name, name.isEmpty() ? wrap(code) : code)));
      }
    }
    assertFalse(tests.isEmpty());
    return tests;
  }

  @Test
  void exampleInTheReadmeRuns() throws Exception {
    String text = run(ROOT.resolve("README.md"), "Walk");
    assertTrue(text.contains("Glass "), text);
    assertFalse(text.contains("NaN"), text);
  }

  @Test
  void programOnDrawingMakesAGif() throws Exception {
    run(ROOT.resolve("docs/drawing.md"), "WalkGif");
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream in =
        ImageIO.createImageInputStream(classes.resolve("walk.gif").toFile())) {
      reader.setInput(in);
      PuppetAnimation walk =
          Java2d.load(ROOT.resolve("samples/humanoid.skel2d")).newPuppet().animation("walk");
      assertEquals(Math.round(24 * walk.duration()), reader.getNumImages(true));
      assertEquals(256, reader.getWidth(0));
    } finally {
      reader.dispose();
    }
  }

  @Test
  void canvasOfTrianglesDrawsAFoxWithOneCall() throws Exception {
    String text = run(ROOT.resolve("docs/drawing.md"), "GpuCanvas");
    assertTrue(text.strip().endsWith(" triangles"), text);
    assertEquals(1, text.strip().lines().count(), text);
  }

  /** Runs a whole program of a page and returns what it prints; files go to {@link #classes}. */
  private String run(Path page, String name) throws Exception {
    Matcher matcher = MARKDOWN.matcher(Files.readString(page));
    String code = "";
    while (matcher.find()) {
      Matcher program = PROGRAM.matcher(matcher.group(1));
      code = program.find() && program.group(1).equals(name) ? matcher.group(1) : code;
    }
    assertFalse(code.isEmpty(), "no program " + name);
    // Pages are read in the project's folder, tests run in the module's.
    String output = classes.toString().replace("\\", "/") + "/walk.gif";
    compile(
        name,
        code.replace("\"samples/", "\"../samples/").replace("\"walk.gif\"", "\"" + output + "\""));
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream out = System.out;
    try (URLClassLoader loader =
        new URLClassLoader(new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      var main = loader.loadClass(name).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(out);
    }
    return printed.toString(StandardCharsets.UTF_8);
  }

  @TestFactory
  List<DynamicTest> linksLeadSomewhere() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    List<Path> pages = new ArrayList<>();
    for (String folder : List.of("", "docs", "cli", "bench", "samples")) {
      try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
        files.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
      }
    }
    for (Path page : pages) {
      Matcher matcher = LINK.matcher(Files.readString(page));
      while (matcher.find()) {
        Path target = page.resolveSibling(matcher.group(1));
        tests.add(
            DynamicTest.dynamicTest(
                page + " to " + matcher.group(1),
                () -> assertTrue(Files.exists(target), "no " + target)));
      }
    }
    assertTrue(tests.size() > 5);
    return tests;
  }

  @Test
  void aModularProgramNeedsOnlyOurModules() throws Exception {
    Files.writeString(
        classes.resolve("module-info.java"), "module my.game { requires dev.limber.skelform; }");
    Files.createDirectories(classes.resolve("my"));
    Files.writeString(
        classes.resolve("my/Game.java"),
        "package my; class Game { dev.limber.skelform.pose.ArmaturePose pose; }");
    String modules = home(SkelForm.class) + File.pathSeparator + home(LimberException.class);
    ByteArrayOutputStream problems = new ByteArrayOutputStream();
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                problems,
                "-p",
                modules,
                "-d",
                classes.resolve("out").toString(),
                classes.resolve("module-info.java").toString(),
                classes.resolve("my/Game.java").toString());
    assertEquals(0, code, problems.toString(StandardCharsets.UTF_8));
  }

  private static String home(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  private void compile(String name, String code) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavaFileObject source =
        new SimpleJavaFileObject(
            URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return code;
          }
        };
    StringWriter problems = new StringWriter();
    List<String> options =
        List.of(
            "-proc:none", "-cp", System.getProperty("java.class.path"), "-d", classes.toString());
    boolean compiled =
        compiler.getTask(problems, null, null, options, null, List.of(source)).call();
    assertEquals("", compiled ? "" : problems.toString(), code);
  }
}
