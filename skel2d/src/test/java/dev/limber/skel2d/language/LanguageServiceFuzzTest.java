package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.skel2d.Skel2d;

/** There is an answer for any text at any offset, and a rename changes names only. */
class LanguageServiceFuzzTest {

  @FuzzTest(maxDuration = "60s")
  void anyOffsetOfAnyTextIsAnswered(FuzzedDataProvider data) {
    int offset = data.consumeShort();
    String text = data.consumeRemainingAsString();
    LanguageService service = LanguageService.of(text);
    AnyTextTest.assertWholeTextIsAnswered(service);
    AnyTextTest.assertOffsetIsAnswered(service, offset);
    AnyTextTest.assertBoneMoves(service, offset);
    AnyTextTest.assertPartsChange(service, offset);
  }

  @FuzzTest(maxDuration = "60s")
  void anyRenameChangesNamesOnly(FuzzedDataProvider data) {
    int offset = data.consumeShort();
    String name = data.consumeString(data.consumeInt(0, 8));
    String text = data.consumeRemainingAsString();
    LanguageService service = LanguageService.of(text);
    Change change = service.rename(offset, name);
    if (!change.edits().isEmpty()) {
      String renamed = change.applyTo(text);
      assertEquals(
          RenameOracle.withoutNames(service.result().skeleton()),
          RenameOracle.withoutNames(Skel2d.parse(renamed).skeleton()),
          () -> text + " became " + renamed);
    }
  }
}
