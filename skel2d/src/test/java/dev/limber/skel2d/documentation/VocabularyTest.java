package dev.limber.skel2d.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.Word.Value;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The vocabulary has what the reader accepts, all of it and nothing else. */
class VocabularyTest {
  private static final Set<String> REJECTIONS =
      Set.of(
          "s2d-ignored-word",
          "s2d-wrong-type",
          "s2d-unknown-type",
          "s2d-unknown-easing",
          "s2d-bad-property",
          "s2d-bad-line",
          "s2d-bad-path-command",
          "s2d-empty-timeline",
          "s2d-outside-section",
          "s2d-skin-name");

  private static boolean accepts(String source) {
    return Skel2d.parse(source).diagnostics().stream()
        .noneMatch(diagnostic -> REJECTIONS.contains(diagnostic.code()));
  }

  private static boolean has(WordGroup group, String word, Value... values) {
    return Vocabulary.words(group).stream()
        .anyMatch(entry -> entry.word().equals(word) && List.of(values).contains(entry.value()));
  }

  /** Returns all characters that a word can start with. */
  private static List<String> characters() {
    return IntStream.range('!', 127).mapToObj(c -> String.valueOf((char) c)).toList();
  }

  @Test
  void bonesTakeTheseLettersAndNoOthers() {
    String bone = "skeleton\n\ta ";
    for (String c : characters()) {
      assertEquals(has(WordGroup.BONE, c, Value.NUMBER), accepts(bone + c + "-5"), c);
      boolean unsigned = has(WordGroup.BONE, c, Value.NUMBER);
      assertEquals(unsigned, accepts(bone + c + "5"), c);
      assertFalse(accepts(bone + c + "#F00"), c);
    }
    assertTrue(accepts(bone + "#F00") && has(WordGroup.BONE, "#", Value.COLOR));
  }

  @Test
  void attachmentsTakeTheseLettersAndNoOthers() {
    for (Word type : Vocabulary.words(WordGroup.TYPE)) {
      String slot = "skeleton\n\ta\n\t\t@ " + type.form() + " ";
      for (String c : characters()) {
        String about = type.form() + " " + c;
        assertEquals(takes(type, c, Value.NUMBER), accepts(slot + c + "-5"), about);
        boolean number = takes(type, c, Value.NUMBER) || takes(type, c, Value.UNSIGNED);
        assertEquals(number, accepts(slot + c + "5"), about);
        assertEquals(takes(type, c, Value.COLOR), accepts(slot + c + "#F00"), about);
      }
      assertEquals(takes(type, "\"", Value.STRING), accepts(slot + "\"a\""), type.form());
    }
  }

  private static boolean takes(Word type, String word, Value value) {
    return Vocabulary.words(WordGroup.ATTACHMENT).stream()
        .anyMatch(
            entry -> entry.word().equals(word) && entry.value() == value && entry.isFor(type));
  }

  @Test
  void timelinesHaveTheseLettersAndNoOthers() {
    String source = "skeleton\n\ta\n\t\t@ :rect w1 h1\nanim\n\t";
    for (String c : characters()) {
      for (boolean slot : new boolean[] {false, true}) {
        WordGroup group = slot ? WordGroup.SLOT_TIMELINE : WordGroup.BONE_TIMELINE;
        String line = source + (slot ? "@a" : "a") + "\n\t\t" + c + " ";
        if (c.equals("#")) {
          continue; // a comment
        }
        assertEquals(has(group, c, Value.NUMBER), accepts(line + "1 -> 0"), c);
        assertEquals(has(group, c, Value.COLOR), accepts(line + "#F00 -> #FFF"), c);
        boolean word = has(group, c, Value.BOOLEAN) || has(group, c, Value.NAME);
        assertEquals(word, accepts(line + "true -> false"), c);
        assertEquals(has(group, c, Value.NAME), accepts(line + "a -> other"), c);
      }
    }
  }

  @Test
  void pathsHaveTheseCommandsAndNoOthers() {
    String path = "skeleton\n\ta\n\t\t@ :path\n\t\t\tM 0,0\n\t\t\t";
    for (String c : characters()) {
      if (c.equals("#")) {
        continue; // a comment
      }
      boolean any =
          List.of("", " 1,2", " 1,2 3,4", " 1,2 3,4 5,6", " a").stream()
              .anyMatch(points -> accepts(path + c + points));
      boolean known = Vocabulary.words(WordGroup.PATH).stream().anyMatch(e -> e.word().equals(c));
      assertEquals(known, any, c);
    }
  }

  /** The words of the grammar and those of the reference are the same. */
  @Test
  void wordsOfTheGrammarAreThoseOfTheReference() {
    Set<String> grammar = new TreeSet<>();
    Matcher literal = Pattern.compile("\"([a-z:-]{2,})\"").matcher(ReferencePage.read().grammar());
    while (literal.find()) {
      grammar.add(literal.group(1));
    }
    Set<String> reference = new TreeSet<>(Set.of("true", "false"));
    for (Word entry : Vocabulary.words()) {
      switch (entry.group()) {
        case SECTION, BONE, ATTACHMENT, EASING -> reference.add(entry.word());
        case TYPE -> reference.add(entry.form());
        case OPTION -> reference.add(entry.word().equals("fps") ? "fps" : "li");
        default -> {}
      }
    }
    reference.removeIf(word -> word.length() < 2);
    assertEquals(grammar, reference);
  }

  @Test
  void flagsAndStylesAreAccepted() {
    for (Word entry : Vocabulary.words(WordGroup.BONE)) {
      if (entry.value() == Value.NONE) {
        assertTrue(accepts("skeleton\n\ta " + entry.word()), entry.word());
      }
    }
    for (Word type : Vocabulary.words(WordGroup.TYPE)) {
      for (Word entry : Vocabulary.words(WordGroup.ATTACHMENT)) {
        if (entry.value() == Value.NONE) {
          String slot = "skeleton\n\ta\n\t\t@ " + type.form() + " " + entry.word();
          assertEquals(entry.isFor(type), accepts(slot), slot);
        }
      }
    }
  }

  @Test
  void examplesAreRightAndUseTheirWord() {
    for (Word entry : Vocabulary.words()) {
      String about = entry.group() + " " + entry.word();
      assertEquals(List.of(), Skel2d.parse(entry.example()).diagnostics(), about);
      boolean fixed = !Set.of(WordGroup.OPTION, WordGroup.WORD).contains(entry.group());
      assertTrue(!fixed || entry.example().contains(entry.word()), about);
      assertTrue(entry.meaning().endsWith("."), about);
      assertFalse(entry.form().isEmpty(), about);
    }
  }
}
