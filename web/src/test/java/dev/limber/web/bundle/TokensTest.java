package dev.limber.web.bundle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TokensTest {
  @Test
  void spacesStayWhereWordsOrSignsWouldMeet() {
    assertEquals("let a=b- -c+ +d+1 .e;", shortened("let a = b - -c + +d + 1 .e;"));
    assertEquals("return-1;typeof x in y", shortened("return -1; typeof x in y"));
    assertEquals("static #a=this.#b;", shortened("static #a = this.#b;"));
  }

  @Test
  void linesStayWhereOneMayEndAStatement() {
    assertEquals("a\nb()\nlet c={d:1}\n(e)", shortened("a\nb()\nlet c = {\n  d: 1\n}\n(e)\n"));
    assertEquals("a+b;c(d,e).f;", shortened("a +\n  b;\nc(\n  d,\n  e\n)\n  .f;\n"));
    assertEquals("i++\nj", shortened("i++\nj"));
  }

  @Test
  void commentsGoAndTextsStay() {
    assertEquals(
        "a='// b';c=\"/* d */\";e=`f // ${g`h }`} i`;",
        shortened("a = '// b'; // what\n/* why\n */c = \"/* d */\";\ne = `f // ${g`h }`} i`;"));
  }

  @Test
  void patternsAreNoDivisions() {
    assertEquals("a=b/c/d;", shortened("a = b / c / d;"));
    assertEquals("a=/ [/ ] \\/ /g.test(b);", shortened("a = / [/ ] \\/ /g.test(b);"));
    assertEquals("return/ x /;", shortened("return / x /;"));
    assertEquals("(a)/2/b;", shortened("(a) / 2 / b;"));
  }

  @Test
  void ourScriptsAreTheSameWordsAfterwards() throws IOException {
    try (Stream<Path> scripts = Files.walk(Path.of("src/main"))) {
      for (Path script : scripts.filter(path -> path.toString().endsWith(".js")).toList()) {
        List<String> tokens = Tokens.of(Files.readString(script));
        List<String> again = Tokens.of(Tokens.text(tokens));
        tokens.removeIf(Tokens.LINE::equals);
        again.removeIf(Tokens.LINE::equals);
        assertEquals(tokens, again, script.toString());
      }
    }
  }

  @Test
  void whatIsNoScriptIsRefused() {
    assertThrows(IllegalStateException.class, () -> Tokens.of("a = @;"));
    assertThrows(IllegalStateException.class, () -> Tokens.of("a = `b"));
    assertThrows(IllegalStateException.class, () -> Tokens.closing(Tokens.of("(a"), 0));
  }

  private static String shortened(String script) {
    return Tokens.text(Tokens.of(script));
  }
}
