package dev.limber.skel2d.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.language.Reference;
import dev.limber.skel2d.language.ReferenceEntry;
import dev.limber.skel2d.language.ReferenceEntry.Values;
import dev.limber.skel2d.language.ReferenceGroup;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The reference for editors has what the reader accepts, all of it and nothing else. */
class LanguageReferenceTest {
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

  private static boolean has(ReferenceGroup group, String word, Values... values) {
    return Reference.entries(group).stream()
        .anyMatch(entry -> entry.word().equals(word) && List.of(values).contains(entry.values()));
  }

  /** Returns all characters that a word can start with. */
  private static List<String> characters() {
    return IntStream.range('!', 127).mapToObj(c -> String.valueOf((char) c)).toList();
  }

  @Test
  void bonesTakeTheseLettersAndNoOthers() {
    String bone = "skeleton\n\ta ";
    for (String c : characters()) {
      assertEquals(has(ReferenceGroup.BONE, c, Values.NUMBER), accepts(bone + c + "-5"), c);
      boolean unsigned = has(ReferenceGroup.BONE, c, Values.NUMBER);
      assertEquals(unsigned, accepts(bone + c + "5"), c);
      assertFalse(accepts(bone + c + "#F00"), c);
    }
    assertTrue(accepts(bone + "#F00") && has(ReferenceGroup.BONE, "#", Values.COLOR));
  }

  @Test
  void attachmentsTakeTheseLettersAndNoOthers() {
    for (ReferenceEntry type : Reference.entries(ReferenceGroup.TYPE)) {
      String slot = "skeleton\n\ta\n\t\t@ " + type.form() + " ";
      for (String c : characters()) {
        String about = type.form() + " " + c;
        assertEquals(takes(type, c, Values.NUMBER), accepts(slot + c + "-5"), about);
        boolean number = takes(type, c, Values.NUMBER) || takes(type, c, Values.UNSIGNED);
        assertEquals(number, accepts(slot + c + "5"), about);
        assertEquals(takes(type, c, Values.COLOR), accepts(slot + c + "#F00"), about);
      }
      assertEquals(takes(type, "\"", Values.STRING), accepts(slot + "\"a\""), type.form());
    }
  }

  private static boolean takes(ReferenceEntry type, String word, Values values) {
    return Reference.entries(ReferenceGroup.ATTACHMENT).stream()
        .anyMatch(
            entry ->
                entry.word().equals(word) && entry.values() == values && entry.isFor(type.word()));
  }

  @Test
  void timelinesHaveTheseLettersAndNoOthers() {
    String source = "skeleton\n\ta\n\t\t@ :rect w1 h1\nanim\n\t";
    for (String c : characters()) {
      for (boolean slot : new boolean[] {false, true}) {
        ReferenceGroup group = slot ? ReferenceGroup.SLOT_TIMELINE : ReferenceGroup.BONE_TIMELINE;
        String line = source + (slot ? "@a" : "a") + "\n\t\t" + c + " ";
        if (c.equals("#")) {
          continue; // a comment
        }
        assertEquals(has(group, c, Values.NUMBER), accepts(line + "1 -> 0"), c);
        assertEquals(has(group, c, Values.COLOR), accepts(line + "#F00 -> #FFF"), c);
        boolean word = has(group, c, Values.BOOLEAN) || has(group, c, Values.NAME);
        assertEquals(word, accepts(line + "true -> false"), c);
        assertEquals(has(group, c, Values.NAME), accepts(line + "a -> other"), c);
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
      boolean known =
          Reference.entries(ReferenceGroup.PATH).stream().anyMatch(e -> e.word().equals(c));
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
    for (ReferenceEntry entry : Reference.entries()) {
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
    for (ReferenceEntry entry : Reference.entries(ReferenceGroup.BONE)) {
      if (entry.values() == Values.NONE) {
        assertTrue(accepts("skeleton\n\ta " + entry.word()), entry.word());
      }
    }
    for (ReferenceEntry type : Reference.entries(ReferenceGroup.TYPE)) {
      for (ReferenceEntry entry : Reference.entries(ReferenceGroup.ATTACHMENT)) {
        if (entry.values() == Values.NONE) {
          String slot = "skeleton\n\ta\n\t\t@ " + type.form() + " " + entry.word();
          assertEquals(entry.isFor(type.word()), accepts(slot), slot);
        }
      }
    }
  }

  @Test
  void examplesAreRightAndUseTheirWord() {
    for (ReferenceEntry entry : Reference.entries()) {
      String about = entry.group() + " " + entry.word();
      assertEquals(List.of(), Skel2d.parse(entry.example()).diagnostics(), about);
      boolean fixed = !Set.of(ReferenceGroup.OPTION, ReferenceGroup.WORD).contains(entry.group());
      assertTrue(!fixed || entry.example().contains(entry.word()), about);
      assertTrue(entry.meaning().endsWith("."), about);
      assertFalse(entry.form().isEmpty(), about);
    }
  }
}
