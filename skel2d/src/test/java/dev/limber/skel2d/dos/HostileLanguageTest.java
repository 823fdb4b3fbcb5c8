package dev.limber.skel2d.dos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.language.Change;
import dev.limber.skel2d.language.Completion;
import dev.limber.skel2d.language.LanguageService;
import dev.limber.testing.Work;
import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Questions about sources that are made to cost time or memory cost no more than their length. */
class HostileLanguageTest {
  private static final int MEGABYTE = 1_000_000;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static String repeat(String header, String line) {
    return header + line.repeat((MEGABYTE - header.length()) / line.length());
  }

  private static String numbered(String header, int lines, IntFunction<String> line) {
    StringBuilder text = new StringBuilder(header);
    for (int i = 0; i < lines; i++) {
      text.append(line.apply(i));
    }
    return text.toString();
  }

  /** Asks everything about a text at its ends and at the first places of some words. */
  private static void askAll(String text, String... words) {
    Work.within(
        PATIENCE,
        () -> {
          LanguageService service = LanguageService.of(text);
          service.tokens();
          service.diagnostics();
          service.outline();
          ask(service, 0);
          ask(service, text.length());
          ask(service, text.length() / 2);
          for (String word : words) {
            ask(service, text.indexOf(word) + word.length());
          }
          return service;
        });
  }

  private static void ask(LanguageService service, int offset) {
    service.complete(offset);
    service.hover(offset);
    service.symbolAt(offset);
    service.definition(offset);
    service.references(offset);
    service.numberAt(offset);
    service.partAt(offset);
    service.rename(offset, "other");
  }

  @Test
  void muchOfOneThingIsAnswered() {
    List<String> heads = List.of("", "skeleton\n\ta ", "anim\n\ta\n\t\tx ", "order\n\t@a\t", "# ");
    for (String head : heads) {
      for (String part : List.of("x\n", "\t", "@ ", "\\\n", "# ", "#\n", "1 ", ":", "\n\tb", "[")) {
        askAll(repeat(head, part));
      }
    }
  }

  @Test
  void manyOfEachLineAreAnswered() {
    String slot = "skeleton\n\ta\n\t\t@ :path\n";
    askAll(repeat("skeleton\n", "\ta #F00\n"), "\ta");
    askAll(repeat("skeleton\n\ta\n", "\t\t@ :rect w1 f#FFF,0.5\n"), "\t\t@");
    askAll(repeat(slot, "\t\t\tL 1,1:a\n"), "1,1:a");
    askAll(repeat(slot + "skin \"s\"\n", "\t@a :rect w1\n"), "\t@a");
    askAll(repeat(slot + "order\n", "\t@a\n"), "\t@a");
    askAll(repeat(slot + "anim\n", "\ta\n\t\tx 0 -> 1\n"), "anim\n\ta");
    askAll(repeat(slot + "anim\n\t@a\n\t\t@ ", "a -> "), "\t\t@ a");
    askAll(repeat(slot, "anim \"w\" 3:\n"), "\"w");
    askAll(repeat("skeleton\n\ta", ".a"), "\ta");
  }

  @Test
  void namelessSlotsBelowALongBoneNameDoNotCompareItEachTime() {
    String bone = "skeleton\n\tb" + "a".repeat(2 * MEGABYTE) + "\n";
    String text = bone + "\t\t@ :rect\n".repeat(400_000);
    askAll(text, "\tb", "\t\t@");
    // What is renamed is something else, and nothing of the many.
    askAll(text + "anim \"w\"\n", "\"w");
    askAll(text + "\tz\n", "\tz");
  }

  @Test
  void manyAttachmentsOfALongSlotNameDoNotRepeatIt() {
    String text =
        numbered(
                "skeleton\n\tb" + "a".repeat(MEGABYTE) + "\n",
                200_000,
                i -> "\t\t@[c" + i + "] :rect\n")
            + "skin \"k\"\n\t@";
    askAll(text);
    // No name has a q, so that there is never enough.
    askAll(text + "q");
    Completion all = LanguageService.of(text).complete(text.length());
    assertTrue(all.items().size() < 20, all.items().size() + " labels of a megabyte");
  }

  @Test
  void namesWithLongEndsAlikeAreToldApartByWhatDiffers() {
    String end = ".abcdefghijklm".repeat(60);
    String text =
        numbered("skeleton\n", 5_000, i -> "\tx" + i + end + "\n")
            + "\tp\n\t\t@ :path\n\t\t\tL 1,1:q";
    askAll(text, "\tp");
  }

  @Test
  void shortReferencesAreNotAllReplacedByALongName() {
    String text =
        "skeleton\n\tb"
            + "a".repeat(MEGABYTE)
            + ".s\n\tt\n\t\t@ :path\n"
            + "\t\t\tL 1,1:s\n".repeat(100_000);
    Change change =
        Work.within(PATIENCE, () -> LanguageService.of(text).rename(text.indexOf("\tt") + 1, "s"));
    assertTrue(change.refusal().contains("too long"), change.refusal());
    askAll(text, "\tt", "1,1:s");
  }

  @Test
  void deepNamesAreAnswered() {
    askAll("skeleton\n\ta" + ".a".repeat(MEGABYTE) + "\n", "\ta");
    askAll(numbered("skeleton\n", 2_000, i -> "\ta" + ".a".repeat(i) + "\n"), "\ta.a");
  }

  @Test
  void manyNamesAreAnswered() {
    String text =
        numbered("skeleton\n", 16_000, i -> "\tbone" + i + "\n\t\t@ :rect w1\n")
            + numbered("order\n", 16_000, i -> "\t@bone" + i + "\n")
            + numbered("anim\n", 16_000, i -> "\tbone" + i + "\n\t\tx 0 -> 1\n");
    askAll(text + "\tq", "\tbone1", "@bone1");
    LanguageService service = LanguageService.of(text);
    assertEquals(3, service.outline().size());
  }
}
