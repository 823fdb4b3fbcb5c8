package dev.limber.character;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.limber.core.canvas.ImageSource;
import dev.limber.core.diagnostics.Limits;
import dev.limber.core.puppet.Puppet;
import dev.limber.skelform.zip.ZipWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Characters that tests play with. */
final class Characters {
  private Characters() {}

  /** Returns a new puppet of one of our samples. */
  static Puppet sample(String name) {
    try {
      return puppet(Files.readAllBytes(Path.of("../samples").resolve(name)), name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a new puppet of a Skel2D source. */
  static Puppet source(String text) {
    return puppet(text.getBytes(UTF_8), "test.skel2d");
  }

  /** Returns a new puppet of an {@code armature.json}. */
  static Puppet armature(String json) {
    ZipWriter zip = new ZipWriter();
    zip.add("armature.json", json.getBytes(UTF_8));
    return puppet(zip.toByteArray(), "test.skf");
  }

  private static Puppet puppet(byte[] bytes, String name) {
    return CharacterFormats.DEFAULT.read(bytes, name, Limits.DEFAULT).newPuppet(ImageSource.NONE);
  }
}
