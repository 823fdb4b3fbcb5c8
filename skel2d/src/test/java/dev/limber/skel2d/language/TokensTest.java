package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.syntax.SyntaxTree;
import dev.limber.skel2d.syntax.TokenKind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

@UsesReferenceData
class TokensTest {
  /** Returns the highlighted words as {@code kind:text}. */
  private static List<String> tokens(String text) {
    int[] spans = LanguageService.of(text).tokens();
    List<String> tokens = new ArrayList<>();
    for (int i = 0; i < spans.length; i += 3) {
      String word = text.substring(spans[i], spans[i + 1]);
      tokens.add(TokenKind.of(spans[i + 2]).word() + ":" + word);
    }
    return tokens;
  }

  @Test
  void everyCharacterOfEveryWordIsInExactlyOneSpan() {
    Sources.all()
        .forEach(
            (name, text) -> {
              int[] spans = LanguageService.of(text).tokens();
              boolean[] covered = new boolean[text.length()];
              int last = 0;
              for (int i = 0; i < spans.length; i += 3) {
                if (spans[i] < last || spans[i + 1] <= spans[i]) {
                  fail(name + " at " + spans[i]);
                }
                last = spans[i + 1];
                for (int at = spans[i]; at < last; at++) {
                  covered[at] = true;
                }
              }
              SyntaxTree tree = SyntaxTree.of(text);
              for (int t = 0; t < tree.tokenCount(); t++) {
                for (int at = tree.tokenStart(t); at < tree.tokenEnd(t); at++) {
                  if (!covered[at]) {
                    fail(name + " at " + at);
                  }
                }
              }
            });
  }

  @Test
  void wordsAreWrongExactlyWhereTheReaderSaysSo() {
    Sources.all()
        .forEach(
            (name, text) -> {
              if (Skel2d.parse(text).diagnostics().isEmpty()) {
                List<String> wrong =
                    tokens(text).stream()
                        .filter(t -> t.startsWith("error:") || t.startsWith("unknown:"))
                        .toList();
                assertEquals(List.of(), wrong, name);
              }
            });
  }

  @Test
  void ignoredWordsAreErrors() {
    assertEquals(
        List.of("keyword:skeleton", "bone:arm", "error:x.5", "error:foo", "error:flip"),
        tokens("skeleton\n\tarm x.5 foo flip\n"));
  }

  @Test
  void propertiesOfOtherTypesAreErrors() {
    assertEquals(
        List.of(
            "keyword:skeleton",
            "bone:a",
            "slot:@",
            "type::circle",
            "property:d",
            "number:3",
            "error:w3",
            "error:d-3"),
        tokens("skeleton\n\ta\n\t\t@ :circle d3 w3 d-3\n"));
  }

  @Test
  void aNameIsColouredComponentByComponent() {
    String text = "skeleton\n\ta.b\n\t\t@c\nanim\n\t@skeleton.a.b.c\n\tq\n";
    List<String> tokens = tokens(text);
    assertEquals(
        List.of(
            "punctuation:@",
            "keyword:skeleton",
            "punctuation:.",
            "bone:a",
            "punctuation:.",
            "bone:b",
            "punctuation:.",
            "slot:c",
            "unknown:q"),
        tokens.subList(tokens.size() - 9, tokens.size()));
  }

  @Test
  void aTypeHoldsForLaterLinesOfTheAttachment() {
    String text = "skeleton\n\ta\n\t\t@ :path\n\t\t@\n\t\t\tL 1,2\n\t\t@b\n\t\t\tL 1,2\n";
    List<String> tokens = tokens(text);
    assertTrue(tokens.contains("command:L"));
    assertEquals(List.of("error:L", "error:1,2"), tokens.subList(tokens.size() - 2, tokens.size()));
  }

  @Test
  void optionsAreTakenApart() {
    String text = "skeleton\n\ta\nanim \"n\" 24fps 3:7:si 5:so :foo\n\ta\n\t\tx 1 +3:2:li--> *-2\n";
    List<String> tokens = tokens(text);
    assertEquals(
        "animation:\"n\" number:24 property:fps number:3 punctuation:: number:7 punctuation::"
            + " easing:si number:5 punctuation:: easing:so punctuation:: unknown:foo bone:a"
            + " property:x number:1 operator:+ number:3 punctuation:: number:2 punctuation::"
            + " easing:li operator:--> operator:* number:-2",
        String.join(" ", tokens.subList(3, tokens.size())));
  }

  @Test
  void coloursAreFoundWhereverTheyMeanSomething() {
    String text =
        "skeleton #F00\n\ta #0F08 #00FF00 # #123\n\t\t@ #00F,0.25 :rect f#000 s#xyz w1 h1\n";
    assertEquals(
        List.of("color:#F00", "color:#00FF00", "color:#00F,0.25", "color:#000"),
        tokens(text).stream().filter(token -> token.startsWith("color:")).toList());
  }

  @Test
  void thePointsOfAnIncompleteCommandAreNoErrors() {
    List<String> tokens = tokens("skeleton\n\ta\n\t\t@ :path\n\t\t\tB 1,2:a x 3,4\n");
    assertEquals(
        "command:B number:1 punctuation:, number:2 punctuation:: bone:a error:x number:3"
            + " punctuation:, number:4",
        String.join(" ", tokens.subList(4, tokens.size())));
  }

  @Test
  void codesAreTheirPlacesAndStay() {
    for (TokenKind kind : TokenKind.values()) {
      assertEquals(kind, TokenKind.of(kind.code()));
    }
    assertEquals(0, TokenKind.KEYWORD.code());
    assertEquals(19, TokenKind.ERROR.code());
  }
}
