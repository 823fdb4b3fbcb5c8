package dev.limber.skel2d.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.Skel2d;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The grammar in the language reference accepts what the reader accepts. */
class GrammarTest {
  private static final ReferencePage PAGE = ReferencePage.read();
  private static final Grammar GRAMMAR = new Grammar(PAGE.grammar());

  /** What is wrong with the form of a source; all other codes are about what it means. */
  private static final Set<String> FORM =
      Set.of(
          "s2d-outside-section",
          "s2d-space-indentation",
          "s2d-bad-line",
          "s2d-bad-path-command",
          "s2d-bad-property",
          "s2d-empty-timeline",
          "s2d-no-open-bone",
          "s2d-no-open-item",
          "s2d-skin-name",
          "s2d-ignored-word",
          "s2d-wrong-type",
          "s2d-unknown-type",
          "s2d-unknown-easing");

  private static final String LETTERS = "\t \n@:#\"\\-+*>{}[]().,019aAxrtsdfMC";
  private static final int CHANGES = 150;

  /** Joins lines, takes away comments, blank lines and white space at the ends of lines. */
  private static String bare(String source) {
    StringBuilder bare = new StringBuilder();
    for (String line : source.replace("\\\n", " ").split("\n", -1)) {
      String code = line.replaceFirst("(^|\\s)#(\\s.*|$)", "").stripTrailing();
      if (!code.isBlank()) {
        bare.append(code).append('\n');
      }
    }
    return bare.toString();
  }

  private static boolean isWellFormed(String source) {
    return Skel2d.parse(source).diagnostics().stream().noneMatch(d -> FORM.contains(d.code()));
  }

  /**
   * Below a name that refers to nothing the reader does not look, so less than this says little.
   */
  private static boolean isClean(String source) {
    return Skel2d.parse(source).diagnostics().isEmpty();
  }

  @Test
  void samplesFit() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("..", "samples"))) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".skel2d")).toList();
      assertTrue(sources.size() > 5);
      for (Path source : sources) {
        assertTrue(GRAMMAR.fits("source", bare(Files.readString(source))), source.toString());
      }
    }
  }

  @Test
  void snippetsFitIfTheirFormIsRight() {
    for (ReferencePage.Snippet snippet : PAGE.snippets()) {
      assertEquals(
          !FORM.contains(snippet.code()),
          GRAMMAR.fits("source", bare(snippet.text())),
          "line " + snippet.line());
    }
  }

  @Test
  void changedSnippetsFitIfTheReaderFindsNothingWrong() {
    Random random = new Random(2);
    int fitting = 0;
    int count = 0;
    for (ReferencePage.Snippet snippet : PAGE.snippets()) {
      for (int i = 0; i < CHANGES; i++) {
        String changed = change(snippet.text(), random);
        boolean fits = GRAMMAR.fits("source", bare(changed));
        assertTrue(isWellFormed(changed) || !fits, "fits, but should not:\n" + changed);
        assertTrue(fits || !isClean(changed), "should fit, but does not:\n" + changed);
        fitting += fits ? 1 : 0;
        count++;
      }
    }
    assertTrue(fitting > count / 10 && fitting < count / 2, fitting + " of " + count);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "source=%s",
        "skeleton=%s",
        "skin=%s",
        "order=%s",
        "anim=%s",
        "bone-prop=skeleton/_a %s",
        "attachment=skeleton/_a/__@ %s",
        "command=skeleton/_a/__@ :path/___%s",
        "bone-line=skeleton/_a/anim/_a/__%s",
        "slot-line=skeleton/_a/__@ :rect w1/anim/_@a/__%s",
        "option=skeleton/_a/anim/_a %s/__x 0"
      })
  void whatTheGrammarMakesIsAccepted(String rule, String around) {
    Random random = new Random(3);
    String frame = around.replace('/', '\n').replace('_', '\t');
    for (int i = 0; i < CHANGES; i++) {
      String source = frame.replace("%s", GRAMMAR.example(rule, random)) + "\n";
      assertTrue(isWellFormed(source), () -> source + Skel2d.parse(source).diagnostics());
    }
  }

  private static String change(String text, Random random) {
    StringBuilder changed = new StringBuilder(text);
    int at = random.nextInt(text.length());
    char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
    switch (random.nextInt(3)) {
      case 0 -> changed.deleteCharAt(at);
      case 1 -> changed.insert(at, letter);
      default -> changed.setCharAt(at, letter);
    }
    return changed.toString();
  }
}
