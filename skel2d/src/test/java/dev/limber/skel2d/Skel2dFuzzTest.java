package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** Any text gives a skeleton, and its tree gives the text back. */
class Skel2dFuzzTest {

  @FuzzTest(maxDuration = "60s")
  void anyTextGivesASkeletonAndItselfBack(FuzzedDataProvider data) {
    String text = data.consumeRemainingAsString();
    Skel2d.Result result = Skel2d.parse(text);
    assertEquals(text, result.syntax().print());
  }
}
