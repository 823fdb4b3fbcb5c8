package dev.limber.cli.studio;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.cli.Command;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.studio.export.ExportException;
import dev.limber.studio.export.ExportFormat;
import dev.limber.studio.export.ExportRequest;
import dev.limber.studio.export.ExportSource;
import dev.limber.studio.export.ImageFolder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the page wishes becomes a command line that does it, in the process of the test. */
class ExportJobTest {
  private static final Environment NONE =
      new Environment(new ByteArrayInputStream(new byte[0]), Paint.NONE, false);

  private static final String SOURCE =
      """
      skeleton
      	arm
      		@a :rect w40 h20 f#C33
      skin "SKIN"
      	@a :rect w40 h20 f#3C3
      anim "still" 10fps
      anim "ANIM" 10fps
      	arm
      		r 0 10:> 90
      """;

  private static final int WIDTH = 32;

  @TempDir Path folder;
  private final CommandExporter exporter = new CommandExporter(NONE);

  private ExportFormat format(String name) {
    for (ExportFormat format : exporter.formats()) {
      if (format.name().equals(name)) {
        return format;
      }
    }
    throw new AssertionError("no format " + name);
  }

  /** Exports what was sent to another process and back. */
  private byte[] export(
      ExportSource source, String format, List<String> animations, List<String> skins)
      throws IOException, ExportException {
    ExportRequest request =
        new ExportRequest(
            source,
            format(format),
            new ExportRequest.Timing(animations, null, null, null, null, null),
            new ExportRequest.Appearance(
                skins, List.of(), WIDTH, null, null, null, null, null, false));
    Path target = folder.resolve("export." + format);
    ByteArrayOutputStream sent = new ByteArrayOutputStream();
    exporter.job(request, target).write(new DataOutputStream(sent));
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(sent.toByteArray()));
    ExportJob.read(in).run(NONE);
    byte[] bytes = Files.readAllBytes(target);
    Files.delete(target);
    return bytes;
  }

  private byte[] named(String name, String format) throws IOException, ExportException {
    String text = SOURCE.replace("SKIN", name).replace("ANIM", name);
    ExportSource source = new ExportSource.Source(name + ".skel2d", text, null);
    return export(source, format, List.of(name), List.of(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--force", "-x", "-o=y", "=", "'quoted'", "@file", "render"})
  void namesThatLookLikeOptionsAreNames(String name) throws Exception {
    assertArrayEquals(named("plain", "apng"), named(name, "apng"));
    assertTrue(named(name, "json").length > 0);
  }

  @Test
  void unknownNamesAreExplained() {
    ExportSource source = new ExportSource.Source("x.skel2d", SOURCE, null);
    ExportException e =
        assertThrows(
            ExportException.class, () -> export(source, "gif", List.of("--force"), List.of()));
    assertTrue(e.getMessage().startsWith("no animation \"--force\""), e.getMessage());
  }

  @Test
  void exportsDoNotReadHiddenImages() throws Exception {
    Path picture = folder.resolve("fur.png");
    assertEquals(
        0, Command.limber("render", "../samples/fox.skel2d", "-o", picture, "--size", 8).code());
    Files.createDirectories(folder.resolve("in"));
    Files.createDirectories(folder.resolve(".secret"));
    for (String copy : List.of(".fur.png", ".secret/fur.png", "in/fur.png", "in/.fur.png")) {
      Files.copy(picture, folder.resolve(copy));
    }
    Files.createSymbolicLink(folder.resolve("link.png"), Path.of(".fur.png"));
    for (String format : List.of("svg", "json")) {
      assertTrue(shows("fur.png", format));
      assertTrue(shows("in/fur.png", format));
      for (String name : List.of(".fur.png", ".secret/fur.png", "in/.fur.png", "link.png")) {
        assertFalse(shows(name, format), format + " has " + name);
      }
    }
  }

  private boolean shows(String image, String format) throws IOException, ExportException {
    String text = "skeleton\n\tarm\n\t\t@a :sprite \"" + image + "\"\nanim \"a\" 10fps\n";
    ImageFolder images = new ImageFolder(folder.toRealPath(), "");
    ExportSource source = new ExportSource.Source("x.skel2d", text, images);
    byte[] made = export(source, format, List.of("a"), List.of());
    return new String(made, StandardCharsets.UTF_8).contains("data:image/png");
  }
}
