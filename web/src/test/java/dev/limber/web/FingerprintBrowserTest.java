package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import com.microsoft.playwright.Page;
import dev.limber.java2d.Java2d;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
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
    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    Map<String, Object> inBrowser = new TreeMap<>();
    for (String name : onJvm.keySet()) {
      Object hash =
          page.evaluate(
              "async (file) => (await limber.load(`/samples/${file}`)).fingerprint()", name);
      inBrowser.put(name, hash);
    }
    assertEquals(onJvm, inBrowser);
    assertNotEquals(onJvm.get("fox.skel2d"), onJvm.get("face.skel2d"));
  }

  private static String fingerprint(Path sample) throws IOException {
    return Fingerprint.of(Java2d.load(sample).newPuppet());
  }
}
