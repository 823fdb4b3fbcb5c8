package dev.limber.skelform.samples;

import dev.limber.skelform.data.Generation;
import dev.limber.skelform.zip.ZipBuilder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Makes the files in {@code samples/}; the same bytes on each run with the same JDK. */
public final class SampleWriter {
  /** What to run when the samples are out of date. */
  public static final String COMMAND =
      "mvn -q test-compile -pl skelform -am && java -cp"
          + " core/target/classes:skelform/target/classes:skelform/target/test-classes"
          + " dev.limber.skelform.samples.SampleWriter samples";

  /** All samples, oldest generation first. */
  public static final List<Sample> ALL =
      List.of(
          new Sample("lantern-before-0.2.skf", Generation.BEFORE_0_2, WriterBefore02::new),
          new Sample("lantern-0.2.skf", Generation.V0_2, Writer02::new),
          new Sample("lantern-0.3.skf", Generation.V0_3, Writer03::new),
          new Sample("lantern-0.4.skf", Generation.V0_4, Writer04::new),
          new Sample("lantern-0.5-early.skf", Generation.V0_5, art -> new Writer05(art, false)),
          new Sample("lantern-0.5.skf", Generation.V0_5, art -> new Writer05(art, true)),
          new Sample("lantern-0.5.3.skf", Generation.V0_5_3, Writer053::new),
          new Sample("lantern-0.6.skf", Generation.V0_6, art -> new Writer06(art, "PNG")),
          new Sample("lantern-0.6-jpg.skfe", Generation.V0_6, art -> new Writer06(art, "JPG")),
          new Sample("lantern-0.7.skf", Generation.V0_7, Writer07::new),
          new Sample("lantern-0.8.skf", Generation.V0_8, Writer08::new));

  private static final String README =
      """
      # Lantern

      A small walking lantern, drawn and animated for the Limber project. `armature.json` holds the
      bones and animations, `atlas0` the pictures. Animations: Idle, Walk, Wave. Styles: Festival
      (put it first to see it), Default.
      """;

  private SampleWriter() {}

  /**
   * One file.
   *
   * @param file its name in {@code samples/}
   * @param generation what its fields say that it is
   */
  public record Sample(
      String file, Generation generation, Function<LanternArt, GenerationWriter> writer) {

    /** Returns the entries of the archive by name, in their order. */
    public Map<String, byte[]> entries() {
      LanternArt art = new LanternArt();
      Map<String, byte[]> entries = new LinkedHashMap<>();
      boolean first = generation == Generation.BEFORE_0_2;
      byte[] image = isJpg() ? Jpg.encode(art.atlas()) : Png.encode(art.atlas());
      entries.put(first ? "textures.png" : isJpg() ? "atlas0.jpg" : "atlas0.png", image);
      entries.put("armature.json", writer.apply(art).write().getBytes(StandardCharsets.UTF_8));
      if (!first) {
        entries.put("editor.json", editor().getBytes(StandardCharsets.UTF_8));
        entries.put("readme.md", README.getBytes(StandardCharsets.UTF_8));
        if (generation != Generation.V0_3) { // as saved by the web build
          entries.put("thumbnail.png", Png.encode(art.thumbnail()));
        }
      }
      return entries;
    }

    private boolean isJpg() {
      return file.endsWith(".skfe");
    }

    private static String editor() {
      return "{\"camera\":{\"pos\":{\"x\":0,\"y\":110},\"zoom\":260},\"bones\":[],"
          + "\"styles\":[{\"active\":true},{\"active\":true}]}";
    }

    /** Returns the file. Editors store entries as they are; some real files are deflated. */
    public byte[] bytes() {
      boolean stored = generation.compareTo(Generation.V0_2) < 0;
      ZipBuilder zip = new ZipBuilder();
      entries()
          .forEach(
              (name, content) -> {
                if (stored || name.endsWith(".png") || name.endsWith(".jpg")) {
                  zip.stored(name, content);
                } else {
                  zip.deflated(name, content);
                }
              });
      return zip.build();
    }

    @Override
    public String toString() {
      return file;
    }
  }

  /** Writes all samples into the folder that the first argument names. */
  public static void main(String[] arguments) throws IOException {
    System.setProperty("java.awt.headless", "true");
    Path folder = Path.of(arguments.length > 0 ? arguments[0] : "samples");
    Files.createDirectories(folder);
    for (Sample sample : ALL) {
      byte[] bytes = sample.bytes();
      Files.write(folder.resolve(sample.file()), bytes);
      System.out.println(sample.file() + ": " + bytes.length + " bytes");
    }
  }
}
