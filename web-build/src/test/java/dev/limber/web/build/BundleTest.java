package dev.limber.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    String bundle = Bundle.of(folder, "a.js", List.of()).toString();
    assertEquals(
        "const c=1;\nconst b=c;\nexport const a=b;\n",
        bundle.substring(bundle.indexOf("*/\n") + 3));
  }

  @Test
  void linesKnowWhereTheyComeFrom() throws IOException {
    write("limber-core.js", "let x=1;\nlet y\nlet z\nexport{x as load};\n");
    write(
        "a.js",
        "import * as core from './limber-core.js';\nimport { b } from './b.js';\nif (b) {\n  core.load;\n}\n");
    write("b.js", "\n/** \"Why\". */\nexport const b = 1;\n");
    String map = Bundle.of(folder, "a.js", List.of()).map("all.js");
    assertEquals(
        "{\"version\":3,\"file\":\"all.js\",\"sources\":[\"a.js\",\"b.js\"],\"sourcesContent\":["
            + "\"import * as core from './limber-core.js';\\nimport { b } from './b.js';\\nif (b) {\\n  core.load;\\n}\","
            + "\"\\n/** \\\"Why\\\". */\\nexport const b = 1;\"],\"names\":[],"
            // A comment, three lines of the engine, then b.js 2:0, a.js 2:0, 3:2 and 4:0.
            + "\"mappings\":\";;;;;ACEA;ADAA;AACE;AACF;\"}\n",
        map);
  }

  @Test
  void whatMeansNothingIsLeftOutButNotInStrings() throws IOException {
    write(
        "limber-core.js",
        "let x=()=>{return 1.0+0.05+2.0E3;};\nlet y=\"1.0;} \\\" 2.0\";\nexport{x as load};\n");
    write(
        "a.js",
        "import * as core from './limber-core.js';\nconst a = b ? { c: 'd = e' } : (f, `g = ${h}`);\n");
    String bundle = Bundle.of(folder, "a.js", List.of()).toString();
    assertTrue(
        bundle.contains("let x=()=>{return 1+0.05+2E3};let y=\"1.0;} \\\" 2.0\";return{load:x,"),
        bundle);
    assertTrue(bundle.endsWith("const a=b?{c:'d = e'}:(f,`g = ${h}`);\n"), bundle);
  }

  @Test
  void theEngineKeepsItsNamesToItself() throws IOException {
    write("limber-core.js", "let x=1;\nexport{x as load,y as read};\n");
    write("a.js", "import * as core from './limber-core.js';\nexport const load = core.load;\n");
    assertTrue(
        Bundle.of(folder, "a.js", List.of())
            .toString()
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
        +b;let c=()=>{return a.x}
        let d=c(a)
        if(d)
        {b++}
        """;
    String bundle = Bundle.of(folder, "a.js", List.of()).toString();
    assertTrue(bundle.contains("const core=(()=>{" + joined + "return{load:a,};})();"), bundle);
  }

  @Test
  void typesInExpressionsAreLeftOut() throws IOException {
    write("a.js", "/** @type {A} */\nconst a = /** @type {B} */ (b);\n");
    assertTrue(Bundle.of(folder, "a.js", List.of()).toString().endsWith("*/\nconst a=(b);\n"));
  }

  @Test
  void twoFilesWithTheSameNameAreRefused() throws IOException {
    write("a.js", "import { b } from './b.js';\nconst SIZE = 1;\n");
    write("b.js", "const SIZE = 2;\nexport const b = SIZE;\n");
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> Bundle.of(folder, "a.js", List.of()));
    assertEquals("both b.js and a.js declare SIZE", refusal.getMessage());
  }

  @Test
  void modulesThatStayOutsideAreImportedOnce() throws IOException {
    write(
        "a.js",
        "import * as E from 'engine';\nimport { C, A } from './limber.js';\nimport { b } from './b.js';\nnew A(b, C, E);\n");
    write(
        "b.js",
        "import * as E from 'engine';\nimport { A, B } from './limber.js';\nexport const b = [A, B, E];\n");
    assertEquals(
        """
        /* Limber for other engines. MIT License. */
        const b=[A,B,E];
        new A(b,C,E);
        import* as E from'engine';
        import{A,B,C}from'./limber.js';
        """,
        Bundle.of(folder, "a.js", List.of("engine", "./limber.js")).toString());
  }

  @Test
  void otherWaysToImportAreRefused() throws IOException {
    write("a.js", "import b from './b.js';\n");
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> Bundle.of(folder, "a.js", List.of()));
    assertEquals(
        "a.js: this import is not understood: import b from './b.js';", refusal.getMessage());
  }

  @Test
  void codeBehindACommentIsRefused() throws IOException {
    write("a.js", "if (a)\n/** @type {A} */ (a).b();\n");
    IllegalStateException refusal =
        assertThrows(IllegalStateException.class, () -> Bundle.of(folder, "a.js", List.of()));
    assertEquals("a.js: code behind a comment: /** @type {A} */ (a).b();", refusal.getMessage());
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }
}
