package dev.limber.core.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ExcerptTest {

  @Test
  void quotedTextStaysOnOneLine() {
    assertEquals("\"a\\nb\\u001b[31m\"", Excerpt.quoted("a\nb\u001b[31m"));
  }

  @Test
  void longTextIsCut() {
    assertEquals("x".repeat(Excerpt.MAX_LENGTH) + "…", Excerpt.of("x".repeat(100_000)));
  }

  @Test
  void namesOfEntriesCannotSteerATerminal() {
    Diagnostic diagnostic =
        new Diagnostic(Severity.WARNING, "code", "", new Place.Entry("a\u001b[2J"), "text", "");
    assertEquals("a\\u001b[2J: warning: text [code]", diagnostic.toString());
  }
}
