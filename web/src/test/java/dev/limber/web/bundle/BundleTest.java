package dev.limber.web.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The module that pages load is one file, and does not grow unnoticed. */
class BundleTest {
  /** What the module may weigh with gzip; docs/web.md says what weighs. */
  private static final int CEILING = 150_000;

  private static final Path MODULE = Path.of("target/page/limber/limber.js");

  @TempDir Path folder;

  @Test
  void theModuleStaysBelowItsCeiling() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
      gzip.write(Files.readAllBytes(MODULE));
    }
    assertTrue(packed.size() < CEILING, "limber.js has " + packed.size() + " bytes with gzip");
    assertTrue(packed.size() > CEILING / 2, "much smaller: lower the ceiling");
  }

  @Test
  void theModuleImportsNothing() throws IOException {
    assertTrue(Files.readAllLines(MODULE).stream().noneMatch(line -> line.startsWith("import ")));
  }

  @Test
  void importedFilesComeFirstAndOnce() throws IOException {
    write(
        "a.js", "import { b } from './b.js';\nimport { c } from './c.js';\nexport const a = b;\n");
    write("b.js", "import { c } from './c.js';\n// why\nexport const b = c;\n");
    write("c.js", "/**\n * What.\n */\nexport const c = 1;\n\n");
    String bundle = Bundle.of(folder, "a.js");
    assertEquals(
        "const c=1;\nconst b=c;\nexport const a=b;\n", bundle.substring(bundle.indexOf('\n') + 1));
  }

  @Test
  void theEngineKeepsItsNamesToItself() throws IOException {
    write("limber-core.js", "let x=1;\nexport{x as load,y as read};\n");
    write("a.js", "import * as core from './limber-core.js';\nexport const load = core.load;\n");
    assertTrue(
        Bundle.of(folder, "a.js")
            .contains("const core=(()=>{let x=1;\nreturn{load:x,read:y,};})();"));
  }

  @Test
  void privateNamesAreShort() throws IOException {
    write("a.js", "class A {\n  #width = 1;\n  #height = this.#width;\n}\nconst b = '#width';\n");
    assertTrue(
        Bundle.of(folder, "a.js").contains("class A{#a=1;#b=this.#a;}\nconst b='#width';"),
        Bundle.of(folder, "a.js"));
    write("a.js", "class A {\n  #width = 1;\n  b = `${this.#width}`;\n}\n");
    assertThrows(IllegalStateException.class, () -> Bundle.of(folder, "a.js"));
  }

  @Test
  void twoFilesWithTheSameNameAreRefused() throws IOException {
    write("a.js", "import { b } from './b.js';\nconst SIZE = 1;\n");
    write("b.js", "const SIZE = 2;\nexport const b = SIZE;\n");
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> Bundle.of(folder, "a.js"));
    assertEquals("both b.js and a.js declare SIZE", refusal.getMessage());
  }

  @Test
  void otherWaysToImportAreRefused() throws IOException {
    write("a.js", "import b from './b.js';\n");
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> Bundle.of(folder, "a.js"));
    assertEquals(
        "a.js: this import is not understood: import b from './b.js';", refusal.getMessage());
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }
}
