package dev.limber.cli.studio;

import dev.limber.character.FilesBeside;
import dev.limber.cli.convert.ConvertCommand;
import dev.limber.cli.input.InputFile;
import dev.limber.cli.render.RenderCeilings;
import dev.limber.cli.render.RenderCommand;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.usage.ExitCode;
import dev.limber.cli.usage.Failures;
import dev.limber.cli.usage.UsageException;
import dev.limber.studio.export.ExportException;
import dev.limber.studio.export.Exporter;
import dev.limber.studio.export.ImageFolder;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/**
 * A command line and the character that it is about, as the process of an export gets them.
 *
 * @param words {@code render} or {@code convert} with its options; the file that they name does not
 *     matter
 * @param path where the character would be, for messages
 * @param character the whole file
 * @param images beside it; null if there are none
 */
record ExportJob(List<String> words, String path, byte[] character, @Nullable ImageFolder images) {
  static final String RENDER = "render";
  static final String CONVERT = "convert";

  private static final RenderCeilings CEILINGS =
      new RenderCeilings(Exporter.MOST_FRAMES, Exporter.LONGEST_SIDE);

  void write(DataOutputStream out) throws IOException {
    out.writeInt(words.size());
    for (String word : words) {
      writeText(out, word);
    }
    writeText(out, path);
    out.writeInt(character.length);
    out.write(character);
    out.writeBoolean(images != null);
    if (images != null) {
      writeText(out, images.root().toString());
      writeText(out, images.folder());
    }
  }

  static ExportJob read(DataInputStream in) throws IOException {
    List<String> words = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      words.add(readText(in));
    }
    String path = readText(in);
    byte[] character = in.readNBytes(in.readInt());
    ImageFolder images =
        in.readBoolean() ? new ImageFolder(Path.of(readText(in)), readText(in)) : null;
    return new ExportJob(words, path, character, images);
  }

  /** Not writeUTF, which ends at 64 kB. */
  static void writeText(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static String readText(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }

  /**
   * Does it in this process.
   *
   * @throws ExportException if the character or the options are wrong
   * @throws IOException if something else fails; the message is a sentence
   */
  void run(Environment environment) throws IOException, ExportException {
    CommandLine command = command(environment);
    StringWriter said = new StringWriter();
    PrintWriter err = new PrintWriter(said);
    command.setOut(new PrintWriter(new StringWriter())).setErr(err);
    command.setExpandAtFiles(false);
    command.setAllowOptionsAsOptionParameters(true); // an animation may be called --force
    String[] usage = new String[2];
    command.setParameterExceptionHandler(
        (e, args) -> {
          usage[0] = String.valueOf(e.getMessage());
          usage[1] = e instanceof UsageException wrong ? wrong.hint() : "";
          return ExitCode.USAGE;
        });
    Failures failures = new Failures(err, environment::debug);
    command.setExecutionExceptionHandler((e, at, parsed) -> failures.execution(e));
    int code;
    try {
      code = command.execute(words.subList(1, words.size()).toArray(String[]::new));
    } catch (Error e) { // memory or stack have run out
      code = failures.error(e);
    }
    err.flush();
    if (usage[0] != null) {
      throw new ExportException(usage[0], String.valueOf(usage[1]));
    }
    if (code == ExitCode.PROBLEMS) {
      throw new ExportException(firstError(said.toString()), "");
    }
    if (code != ExitCode.OK) {
      throw new IOException(lastSentence(said.toString()));
    }
  }

  private CommandLine command(Environment environment) {
    Path file = Path.of(path);
    FilesBeside beside = images == null ? (name, most) -> null : images;
    return new CommandLine(
        words.get(0).equals(CONVERT)
            ? new ConvertCommand(environment, ignored -> InputFile.source(character, file, beside))
            : new RenderCommand(
                environment, ignored -> InputFile.withImages(character, file, beside), CEILINGS));
  }

  private static String firstError(String text) {
    return text.lines().filter(line -> line.contains("error[")).findFirst().orElse("unusable");
  }

  /** What went wrong comes last, after remarks about the character. */
  private static String lastSentence(String text) {
    String start = "limber: ";
    return text.lines()
        .filter(line -> line.startsWith(start))
        .reduce((first, second) -> second)
        .map(line -> line.substring(start.length()))
        .orElse("it says nothing");
  }
}
