package dev.limber.convert;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.character.CharacterFile;
import dev.limber.character.CharacterFormat;
import dev.limber.character.CharacterFormats;
import dev.limber.convert.html.HtmlPage;
import dev.limber.core.diagnostics.Diagnostics;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.json.JsonReader;
import dev.limber.skelform.SkelForm;
import dev.limber.skelform.zip.ZipWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Any character that can be read becomes a file that can be read, or a LimberException. */
class ConversionsFuzzTest {
  /** Small, because pictures and curves of the usual size take most of the time. */
  private static final Limits LIMITS =
      Limits.DEFAULT.toBuilder()
          .imagePixels(1 << 14)
          .imageScanPixels(1 << 16)
          .frames(2_000)
          .keyframes(20_000)
          .jsonValues(50_000)
          .loopKeys(2_000)
          .build();

  private static final HtmlPage PAGE =
      new HtmlPage("<script>{{runtime}}</script><script>{{character}}</script>", "play()");

  @FuzzTest(maxDuration = "60s")
  void anySourceBecomesASkelFormFile(FuzzedDataProvider data) {
    byte[] file = converted(text(data), CharacterFormats.SKEL2D, "a.skf");
    if (file.length > 0) {
      assertEquals(List.of(), SkelForm.load(file).diagnostics());
    }
  }

  @FuzzTest(maxDuration = "60s")
  void anySourceBecomesALottieAnimation(FuzzedDataProvider data) {
    byte[] file = converted(text(data), CharacterFormats.SKEL2D, "a.json");
    if (file.length > 0) {
      JsonReader.parse(file, "a.json", Limits.DEFAULT, new Diagnostics(""));
    }
  }

  @FuzzTest(maxDuration = "60s")
  void anyArmatureIsUpgraded(byte[] armature) {
    ZipWriter zip = new ZipWriter();
    zip.add("armature.json", armature);
    byte[] file = converted(zip.toByteArray(), CharacterFormats.SKELFORM, "a.skf");
    if (file.length > 0) {
      SkelForm.load(file);
    }
  }

  /** What is inside must not end the script that it is in. */
  @FuzzTest(maxDuration = "60s")
  void anySourceStaysInsideItsPage(FuzzedDataProvider data) {
    String name = data.consumeString(20);
    String animation = data.consumeString(20);
    CharacterSource source = source(text(data), CharacterFormats.SKEL2D, name);
    if (source != null) {
      ConvertOptions options = new ConvertOptions(animation, List.of(animation), 1, null);
      String page = new String(PAGE.filled(source, options).bytes(), StandardCharsets.UTF_8);
      assertEquals(5, page.split("<", -1).length, page);
      int from = page.indexOf('{');
      JsonReader.parse(
          page.substring(from, page.lastIndexOf('}') + 1),
          "page",
          Limits.DEFAULT,
          new Diagnostics(""));
    }
  }

  private static byte[] text(FuzzedDataProvider data) {
    return data.consumeRemainingAsString().getBytes(StandardCharsets.UTF_8);
  }

  /** Returns nothing if there is nothing to convert. */
  private static byte[] converted(byte[] bytes, CharacterFormat format, String name) {
    CharacterSource source = source(bytes, format, "a");
    if (source == null) {
      return new byte[0];
    }
    Conversion conversion = Conversions.find(format, name);
    ConvertOptions options = conversion.defaults();
    try {
      byte[] file = conversion.converter().convert(source, options).bytes();
      assertTrue(file.length > 0);
      return file;
    } catch (LimberException refused) {
      return new byte[0];
    }
  }

  private static CharacterSource source(byte[] bytes, CharacterFormat format, String name) {
    try {
      CharacterFile character = format.read(bytes, name, LIMITS);
      return new CharacterSource(bytes, character, (image, most) -> null, LIMITS);
    } catch (LimberException unusable) {
      return null;
    }
  }
}
