package dev.limber.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Engine and scripts become one module. */
class BundleTest {
  @TempDir Path folder;

  @Test
  void importedFilesComeFirstAndOnce() throws IOException {
    write(
        "a.js", "import { b } from './b.js';\nimport { c } from './c.js';\nexport const a = b;\n");
    write("b.js", "import { c } from './c.js';\n// why\nexport const b = c;\n");
    write("c.js", "/**\n * What.\n */\nexport const c = 1;\n\n");
    String bundle = Bundle.of(folder, "a.js");
    assertEquals(
        "const c = 1;\nconst b = c;\nexport const a = b;\n",
        bundle.substring(bundle.indexOf('\n') + 1));
  }

  @Test
  void theEngineKeepsItsNamesToItself() throws IOException {
    write("limber-core.js", "let x=1;\nexport{x as load,y as read};\n");
    write("a.js", "import * as core from './limber-core.js';\nexport const load = core.load;\n");
    assertTrue(
        Bundle.of(folder, "a.js")
            .contains("const core=(()=>{let x=1;return{load:x,read:y,};})();"));
  }

  @Test
  void lineEndsOfTheEngineStayWhereAStatementCouldEnd() throws IOException {
    String engine =
        """
        let a=1,
        b=a
        +b;
        let c=()=>{
        return a
        .x;}
        let d=c
        (a)
        if(d)
        {b++}
        """;
    write("limber-core.js", engine + "export{a as load};\n");
    write("a.js", "import * as core from './limber-core.js';\nexport const load = core.load;\n");
    String joined =
        """
        let a=1,b=a
        +b;let c=()=>{return a.x;}
        let d=c(a)
        if(d)
        {b++}
        """;
    String bundle = Bundle.of(folder, "a.js");
    assertTrue(bundle.contains("const core=(()=>{" + joined + "return{load:a,};})();"), bundle);
  }

  @Test
  void typesInExpressionsAreLeftOut() throws IOException {
    write("a.js", "/** @type {A} */\nconst a = /** @type {B} */ (b);\n");
    assertTrue(Bundle.of(folder, "a.js").endsWith("*/\nconst a = (b);\n"));
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
