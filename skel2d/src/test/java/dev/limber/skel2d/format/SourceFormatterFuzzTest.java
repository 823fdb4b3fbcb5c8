package dev.limber.skel2d.format;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** Any text keeps its meaning, and its layout is final. */
class SourceFormatterFuzzTest {

  @FuzzTest(maxDuration = "60s")
  void anyTextKeepsItsMeaning(FuzzedDataProvider data) {
    Formatted.of(data.consumeRemainingAsString());
  }
}
