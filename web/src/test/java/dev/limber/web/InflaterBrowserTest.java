package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.skelform.SkelForm;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** TeaVM's inflater is not the JDK's, but accepts and refuses the same files. */
class InflaterBrowserTest extends BrowserTest {
  private static final String FILE = "lantern-0.7.skf";
  private static final int LOCAL_HEADER = 30;

  @Test
  void damagedStreamsAreRefusedAsOnTheJvm() throws IOException {
    byte[] whole = Files.readAllBytes(Samples.FOLDER.resolve(FILE));
    int data = new String(whole, StandardCharsets.ISO_8859_1).indexOf("armature.json") + 13;
    int length = whole[data - 13 - LOCAL_HEADER + 18] & 0xff;
    length |= (whole[data - 13 - LOCAL_HEADER + 19] & 0xff) << 8;
    assertTrue(length > 1_000, "the packed data have " + length + " bytes");

    Random random = new Random(13);
    List<List<Integer>> damages = new ArrayList<>();
    List<Boolean> accepted = new ArrayList<>();
    for (int round = 0; round < 400; round++) {
      byte[] damaged = whole.clone();
      List<Integer> damage = new ArrayList<>();
      for (int hits = 1 + random.nextInt(3); hits > 0; hits--) {
        // Most of what can be wrong is wrong at the beginning, where the codes are.
        int at = data + random.nextInt(random.nextBoolean() ? 120 : length);
        int bit = 1 << random.nextInt(8);
        damaged[at] ^= (byte) bit;
        damage.addAll(List.of(at, bit));
      }
      damages.add(damage);
      accepted.add(isAccepted(damaged));
    }
    assertTrue(accepted.contains(false), "some are refused");

    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    Object inBrowser =
        page.evaluate(
            """
            async ([file, damages]) => {
              const whole = new Uint8Array(await (await fetch(`/samples/${file}`)).arrayBuffer());
              return damages.map((damage) => {
                const bytes = whole.slice();
                for (let i = 0; i < damage.length; i += 2) bytes[damage[i]] ^= damage[i + 1];
                try {
                  limber.read(bytes, file);
                  return true;
                } catch (error) {
                  if (error instanceof limber.LimberError) return false;
                  throw error;
                }
              });
            }
            """,
            List.of(FILE, damages));
    assertEquals(accepted, inBrowser);
  }

  /** Some streams end in the middle of what the inflater wants to see at once. */
  @Test
  void wholeStreamsAreReadWhateverTheirEnd() throws IOException {
    byte[] json;
    try (ZipFile lantern = new ZipFile(Samples.FOLDER.resolve(FILE).toFile())) {
      json = lantern.getInputStream(lantern.getEntry("armature.json")).readAllBytes();
    }
    List<String> files = new ArrayList<>();
    for (int i = 0; i < 120; i++) {
      ByteArrayOutputStream file = new ByteArrayOutputStream();
      try (ZipOutputStream zip = new ZipOutputStream(file)) {
        zip.setLevel(i % 10);
        zip.putNextEntry(new ZipEntry("armature.json"));
        zip.write(json);
        zip.write(" \n".repeat(i).getBytes(StandardCharsets.US_ASCII));
      }
      files.add(Base64.getEncoder().encodeToString(file.toByteArray()));
    }
    Page page = open("/test/page.html");
    await(page, "document.documentElement.dataset.ready");
    assertEquals(
        files.size(),
        page.evaluate(
            """
            (files) => files.filter((file) => {
              const bytes = Uint8Array.from(atob(file), (c) => c.charCodeAt(0));
              return limber.read(bytes, 'whole.skf').bones.length > 0;
            }).length
            """,
            files));
  }

  private static boolean isAccepted(byte[] file) {
    try {
      SkelForm.load(file);
      return true;
    } catch (LimberException e) {
      return false;
    }
  }
}
