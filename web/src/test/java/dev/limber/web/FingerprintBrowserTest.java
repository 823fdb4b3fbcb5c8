package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.microsoft.playwright.Page;
import dev.limber.java2d.Java2d;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Poses, fades and triangles have the same bits in the browser as on the JVM. */
class FingerprintBrowserTest extends BrowserTest {
  @Test
  void allSamplesHaveTheBitsOfTheJvm() throws IOException {
    Map<String, Object> onJvm = new TreeMap<>();
    for (Path sample : Samples.all()) {
      onJvm.put(sample.getFileName().toString(), fingerprint(sample));
    }
    Page page = open("/test/fingerprint.html");
    await(page, "document.documentElement.dataset.ready");
    Map<String, Object> inBrowser = new TreeMap<>();
    for (String name : onJvm.keySet()) {
      inBrowser.put(name, page.evaluate("name => fingerprint(name)", name));
    }
    assertEquals(onJvm, inBrowser);
    assertNotEquals(onJvm.get("fox.skel2d"), onJvm.get("face.skel2d"));
  }

  @Test
  @SuppressWarnings("unchecked") // Strings come as strings.
  void numbersAreReadToTheBit() {
    List<String> numbers = new ArrayList<>(List.of("48834810075281420", "0.1", "9007199254740993"));
    Random random = new Random(7);
    while (numbers.size() < 6_000) {
      // Nineteen digits are more than a double has, so that rounding is put to the test.
      String digits = "1" + (100_000_000 + random.nextInt(900_000_000));
      digits += 100_000_000 + random.nextInt(900_000_000);
      int point = 1 + random.nextInt(18);
      numbers.add(digits.substring(0, point) + "." + digits.substring(point));
    }
    StringBuilder source = new StringBuilder("skeleton\n");
    List<String> bits = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i++) {
      source.append("\tb").append(i).append(" x").append(numbers.get(i)).append('\n');
      bits.add(Long.toHexString(Double.doubleToLongBits(Double.parseDouble(numbers.get(i)))));
    }
    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    List<String> inBrowser =
        (List<String>)
            page.evaluate(
                "async (text) => {"
                    + " const character = limber.readSkel2d(text, 'numbers.skel2d');"
                    + " const figure = character.newFigure();"
                    + " const bits = new DataView(new ArrayBuffer(8));"
                    + " return character.bones.map((_, i) => {"
                    + "   bits.setFloat64(0, figure.bone(i).x);"
                    + "   return bits.getBigUint64(0).toString(16);"
                    + " });"
                    + "}",
                source.toString());
    assertEquals(bits, inBrowser);
  }

  @Test
  void numbersAreWrittenAsOnTheJvm() {
    List<Double> numbers =
        List.of(-0.5, -1.0, -0.001, -9.5e-4, -1e-5, -123456.0, -9999999.5, -1e7, -1.25e21, -2e-300);
    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    Object told =
        page.evaluate(
            """
            (numbers) => {
              const figure = limber.readSkel2d('skeleton\\n\\ta\\n', 'a.skel2d').newFigure();
              return numbers.map((seconds) => {
                try {
                  figure.update(seconds);
                } catch (error) {
                  return error.message.replace(/.* /, '');
                }
              });
            }
            """,
            numbers);
    assertEquals(numbers.stream().map(String::valueOf).toList(), told);
  }

  private static String fingerprint(Path sample) throws IOException {
    return Fingerprint.of(Java2d.load(sample).newPuppet());
  }
}
