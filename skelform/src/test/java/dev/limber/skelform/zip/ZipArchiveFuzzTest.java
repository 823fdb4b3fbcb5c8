package dev.limber.skelform.zip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.core.diagnostics.LimberException;
import dev.limber.core.diagnostics.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Any bytes end in a result or a LimberException; the normal build replays the known inputs. */
class ZipArchiveFuzzTest {
  private static final int MIB = 1 << 20;
  private static final Limits LIMITS = ZipAssert.limits(MIB, 64, MIB, 4 * MIB, 200);

  @FuzzTest(maxDuration = "60s")
  void anyBytesEndInAResultOrALimberException(byte[] bytes) throws IOException {
    Map<String, byte[]> contents = new LinkedHashMap<>();
    ZipArchive archive;
    try {
      archive = ZipAssert.open(bytes, LIMITS);
    } catch (LimberException e) {
      return;
    }
    for (String name : archive.names()) {
      try {
        contents.put(name, archive.read(name));
      } catch (LimberException e) {
        // The entry is broken; what the JDK makes of it does not matter.
      }
    }
    if (!contents.isEmpty()) {
      assertJdkAgrees(bytes, contents);
    }
  }

  /**
   * Compares with {@link ZipFile}, which reads the central directory too. It may refuse more, or
   * read more; what both read must be the same. (ZipInputStream would be no judge: it reads local
   * headers from the start, and may find entries that the directory does not list.)
   */
  private static void assertJdkAgrees(byte[] bytes, Map<String, byte[]> contents)
      throws IOException {
    Path file = Files.createTempFile("limber", ".zip");
    try {
      Files.write(file, bytes);
      try (ZipFile zip = new ZipFile(file.toFile())) {
        for (Map.Entry<String, byte[]> content : contents.entrySet()) {
          byte[] expected = jdkRead(zip, content.getKey());
          if (expected != null) {
            assertArrayEquals(expected, content.getValue(), content.getKey());
          }
        }
      } catch (IOException | IllegalArgumentException e) {
        // The JDK refuses the archive, for example for a bad extra field that we skip.
      }
    } finally {
      Files.delete(file);
    }
  }

  private static byte[] jdkRead(ZipFile zip, String name) {
    ZipEntry entry = zip.getEntry(name);
    if (entry == null || !entry.getName().equals(name) || entry.isDirectory()) {
      return null;
    }
    try (InputStream in = zip.getInputStream(entry)) {
      return in.readNBytes(2 * MIB);
    } catch (IOException e) {
      return null;
    }
  }
}
