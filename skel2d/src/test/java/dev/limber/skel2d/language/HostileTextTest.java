package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Texts that are made to cost time cost no more than their length. */
class HostileTextTest {
  private static final int MEGABYTE = 1_000_000;
  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private static String numbered(String header, int lines, IntFunction<String> line) {
    StringBuilder text = new StringBuilder(header);
    for (int i = 0; i < lines; i++) {
      text.append(line.apply(i));
    }
    return text.toString();
  }

  private static String repeat(String header, String line) {
    return header + line.repeat((MEGABYTE - header.length()) / line.length());
  }

  /** Asks everything at both ends and in the middle. */
  private static void ask(String text) {
    Assertions.assertTimeout(
        PATIENCE,
        () -> {
          LanguageService service = LanguageService.of(text);
          assertEquals(0, service.tokens().length % 3);
          service.outline();
          service.colors();
          service.diagnostics();
          service.format();
          for (int offset :
              new int[] {0, 12, text.length() / 2, text.length() - 2, text.length()}) {
            service.complete(offset);
            service.hover(offset);
            service.references(offset);
            service.numberAt(offset);
            service.rename(offset, "fresh");
            Part part = service.partAt(offset);
            if (part.bone() != null) {
              service.setBoneValues(part.bone(), BoneValues.NONE.withX(3));
              service.placeOfBone(part.bone());
            }
            if (part.slot() != null) {
              service.placeOfAttachment(part.slot(), part.slot(), "default");
            }
          }
        });
  }

  @Test
  void oneDeepName() {
    ask("skeleton\n\t" + "a.".repeat(MEGABYTE / 2) + "a x1\n\t\t@ :rect w1 h1\n");
  }

  @Test
  void manyBonesOnOneLineAndManyLinesBelow() {
    ask("skeleton\n\t" + "a.".repeat(1_000) + "a\n" + "\t\t@ :rect w1 h1\n".repeat(60_000));
  }

  @Test
  void manyBones() {
    ask(numbered("skeleton\n", 16_000, i -> "\tb" + i + " x" + i + "\n\t\t@ :circle d1\n"));
  }

  @Test
  void manyAttachmentsOfASlotWithALongName() {
    ask(numbered("skeleton\n\t" + "a".repeat(300_000) + "\n", 60_000, i -> "\t\t@[n" + i + "]\n"));
  }

  @Test
  void manyReferences() {
    ask(repeat("skeleton\n\ta.b.c\n\t\t@ :path\n", "\t\t\tL 1,2:a.b.c\n"));
  }

  @Test
  void manySkinsAndAnimations() {
    ask(numbered("skeleton\n\ta\n\t\t@\n", 30_000, i -> "skin \"s" + i + "\"\n\t@a :rect w1 h1\n"));
    ask(numbered("skeleton\n\ta\n", 30_000, i -> "anim \"s" + i + "\"\n\ta\n\t\tx 0 -> 1\n"));
  }

  @Test
  void manyTimelinesOfOneItem() {
    ask(repeat("skeleton\n\ta\nanim\n\ta\n", "\t\tx 0 -> 1\n"));
  }

  @Test
  void longLinesAndJunk() {
    ask(repeat("skeleton\n\ta\nanim\n\ta\n\t\tx ", "1 -> "));
    ask(repeat("skeleton\n\ta ", "x1 "));
    ask(repeat("", "\t"));
    ask(repeat("skeleton\n", "\t\t\t\n"));
    ask(repeat("skeleton\n", "\\\n"));
    ask(repeat("skeleton\n\ta\n", "x\n\t"));
    ask(repeat("skeleton\n\ta\nanim\n\ta\n\t\tx ", ":"));
  }
}
