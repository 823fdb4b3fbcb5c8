package dev.limber.skelform.zip;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.NeedsReferenceData;
import dev.limber.conformance.ReferenceData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** Real files of every version read as the JDK reads them. */
@NeedsReferenceData
class ZipSamplesConformanceTest {
  @Test
  void everySampleReadsAsInTheJdk() throws IOException {
    List<Path> samples;
    try (Stream<Path> files = Files.walk(ReferenceData.path("skelform/samples"))) {
      samples = files.filter(file -> file.toString().endsWith(".skf")).sorted().toList();
    }
    assertFalse(samples.isEmpty());
    for (Path sample : samples) {
      ZipArchive archive = ZipAssert.open(Files.readAllBytes(sample));
      assertTrue(archive.has("armature.json"), sample::toString);
      try (ZipFile expected = new ZipFile(sample.toFile())) {
        assertEquals(expected.stream().map(ZipEntry::getName).toList(), archive.names());
        for (String name : archive.names()) {
          byte[] bytes = expected.getInputStream(expected.getEntry(name)).readAllBytes();
          assertArrayEquals(bytes, archive.read(name), () -> sample + " " + name);
        }
      }
    }
  }
}
