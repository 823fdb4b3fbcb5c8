package dev.limber.skel2d.documentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The tables of the language reference have the words of the vocabulary, all and no others. */
class VocabularyPageTest {
  private static final ReferencePage PAGE = ReferencePage.read();
  private static final Pattern CODE = Pattern.compile("`([^`]+)`");

  private static List<String> codes(String cell) {
    List<String> codes = new ArrayList<>();
    Matcher matcher = CODE.matcher(cell);
    while (matcher.find()) {
      codes.add(matcher.group(1));
    }
    return codes;
  }

  private static String plain(String cell) {
    return cell.replace("`", "");
  }

  private static List<ReferencePage.Row> rows(String first, String second) {
    return PAGE.rows(first).stream().filter(row -> row.header().get(1).equals(second)).toList();
  }

  private static List<String> words(WordGroup group) {
    return Vocabulary.words(group).stream().map(Word::word).toList();
  }

  /**
   * Checks a table of properties with their values and defaults, and returns the words in it: those
   * in code, or {@code #} for a colour without a letter.
   */
  private static List<String> properties(String firstColumn, WordGroup group) {
    List<String> all = new ArrayList<>();
    for (ReferencePage.Row row : rows(firstColumn, "Meaning")) {
      String cell = row.cells().get(0);
      List<String> words = cell.equals("colour") ? List.of("#") : codes(cell);
      String value = CODE.matcher(cell).replaceAll("").strip();
      for (String word : words) {
        Word known = Vocabulary.get(group, word);
        assertEquals(
            switch (known.value()) {
              case NUMBER -> "number";
              case UNSIGNED -> "unsigned";
              case COLOR -> "colour";
              default -> "";
            },
            value,
            "line " + row.line());
        assertEquals(known.defaultValue(), plain(row.cells().get(2)), "line " + row.line());
      }
      all.addAll(words);
    }
    return all;
  }

  @Test
  void marks() {
    String word = Vocabulary.words(WordGroup.MARK).get(0).word() + " ";
    assertTrue(rows("Mark", "Meaning").size() > 1);
    for (ReferencePage.Row row : rows("Mark", "Meaning")) {
      assertTrue(codes(row.cells().get(0)).get(0).startsWith(word), row.toString());
    }
  }

  @Test
  void sections() {
    List<String> headers = PAGE.rows("Header").stream().map(row -> row.cells().get(0)).toList();
    assertEquals(
        words(WordGroup.SECTION),
        headers.stream().map(header -> plain(header).split(" ", -1)[0]).toList());
  }

  @Test
  void propertiesOfBones() {
    assertEquals(words(WordGroup.BONE), properties("Property", WordGroup.BONE));
  }

  @Test
  void typesTakeWhatTheyTake() {
    List<String> place = properties("Place", WordGroup.ATTACHMENT);
    List<String> paint = properties("Paint", WordGroup.ATTACHMENT);
    Set<String> types = new TreeSet<>();
    for (ReferencePage.Row row : PAGE.rows("Type")) {
      Word type = Vocabulary.get(WordGroup.TYPE, codes(row.cells().get(0)).get(0).substring(1));
      String takes = row.cells().get(2);
      Set<String> stated = new TreeSet<>(codes(takes));
      stated.addAll(takes.contains("place") ? place : List.of());
      stated.addAll(takes.contains("paint") ? paint : List.of());
      stated.addAll(takes.contains("string") ? List.of("\"") : List.of());
      Set<String> taken = new TreeSet<>();
      for (Word word : Vocabulary.words(WordGroup.ATTACHMENT)) {
        if (word.isFor(type)) {
          taken.add(word.word());
        }
      }
      assertEquals(taken, stated, type.form());
      types.add(type.word());
    }
    assertEquals(new TreeSet<>(words(WordGroup.TYPE)), types);
  }

  @Test
  void pathCommandsHaveTheirPoints() {
    assertEquals(
        Vocabulary.words(WordGroup.PATH).stream().map(Word::form).toList(),
        rows("Command", "Meaning").stream().map(row -> plain(row.cells().get(0))).toList());
  }

  @Test
  void optionsHaveTheirDefaults() {
    List<String> options = new ArrayList<>();
    for (ReferencePage.Row row : rows("", "Meaning")) {
      String word = plain(row.cells().get(0)).replace("24", "");
      Word known = Vocabulary.get(WordGroup.OPTION, word);
      assertEquals(known.defaultValue(), plain(row.cells().get(2)), word);
      options.add(word);
    }
    assertEquals(words(WordGroup.OPTION), options);
  }

  @Test
  void easings() {
    assertEquals(
        words(WordGroup.EASING),
        PAGE.rows("Easing").stream().map(row -> plain(row.cells().get(0))).toList());
  }

  @Test
  void timelinesHaveTheirValues() {
    timelines("Bones", WordGroup.BONE_TIMELINE);
    timelines("Slots", WordGroup.SLOT_TIMELINE);
  }

  private static void timelines(String firstColumn, WordGroup group) {
    List<String> letters = new ArrayList<>();
    for (ReferencePage.Row row : rows(firstColumn, "Values")) {
      for (String letter : codes(row.cells().get(0))) {
        Word known = Vocabulary.get(group, letter);
        String values = plain(row.cells().get(1));
        String expected =
            switch (known.value()) {
              case COLOR -> "colours";
              case BOOLEAN -> "true false";
              case NAME -> "names";
              default -> "numbers";
            };
        assertTrue(values.startsWith(expected), "line " + row.line());
        assertEquals(known.unit().equals("degrees"), values.contains("degrees"), letter);
        letters.add(letter);
      }
    }
    assertEquals(words(group), letters);
  }

  @Test
  void commandsOfTimelines() {
    List<String> shown = new ArrayList<>();
    for (ReferencePage.Row row : rows("Command", "Effect")) {
      shown.addAll(codes(row.cells().get(0)));
    }
    for (String word : words(WordGroup.COMMAND)) {
      assertTrue(shown.stream().anyMatch(code -> code.startsWith(word)), word);
    }
  }
}
