package dev.limber.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import dev.limber.skelform.zip.ZipWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/**
 * Any words and any file end in a documented exit code, and what is refused is explained. No word
 * names a file outside of the test's folder, and the studio is left alone: its server would not
 * end.
 */
class CommandFuzzTest {
  private static final String[] COMMANDS = {
    "info", "check", "pose", "render", "convert", "upgrade", "dump", "fmt", "help", "--version"
  };
  private static final String[] OPTIONS = {
    "--json",
    "--strict",
    "--check",
    "--all",
    "--setup",
    "--bones",
    "--sheet",
    "--force",
    "--help",
    "--with=draw",
    "--debug",
    "--fit=clip",
    "--script=-",
    "-"
  };
  private static final String[] NAMED = {
    "--anim=", "--style=", "--skin=", "--hide=", "--to=", "--background=", "--times="
  };
  private static final String[] COUNTED = {
    "--frame=",
    "--time=",
    "--fps=",
    "--scale=",
    "--speed=",
    "--padding=",
    "--loops=",
    "--smooth=",
    "--columns=",
    "--jobs=",
    "--step=",
    "--mix=",
    "--size="
  };
  private static final String[] NUMBERS = {
    "0", "1", "2", "8", "0.5", "-1", "1e-320", "1e308", "1e999", "NaN", "0x1p3", ""
  };
  private static final String[] OUTPUTS = {
    "a.png", "a-{frame}.png", "a.gif", "a.svg", "a.apng", "a.skf", "a.json", "a.html", "a.mp4", "a"
  };

  @TempDir private static Path folder;

  @FuzzTest(maxDuration = "60s")
  void anyWordsAndAnySourceEndInAnExitCode(FuzzedDataProvider data) throws IOException {
    List<String> words = words(data);
    byte[] source = data.consumeRemainingAsString().getBytes(StandardCharsets.UTF_8);
    run(words, source, Files.write(folder.resolve("in.skel2d"), source));
  }

  @FuzzTest(maxDuration = "60s")
  void anyWordsAndAnyArmatureEndInAnExitCode(FuzzedDataProvider data) throws IOException {
    List<String> words = words(data);
    byte[] armature = data.consumeRemainingAsBytes();
    ZipWriter zip = new ZipWriter();
    zip.add("armature.json", armature);
    run(words, armature, Files.write(folder.resolve("in.skf"), zip.toByteArray()));
  }

  /** All but the file, which is the second word or is left out. */
  private static List<String> words(FuzzedDataProvider data) {
    List<String> words = new ArrayList<>(List.of(data.pickValue(COMMANDS)));
    if (data.consumeBoolean()) {
      words.add("FILE");
    }
    String output = folder.resolve(data.pickValue(OUTPUTS)).toString();
    if (words.get(0).equals("render")) {
      words.add("--frame=0"); // a whole film may take minutes
    }
    if (words.get(0).equals("convert")) {
      words.add(output);
    } else if (data.consumeBoolean()) {
      words.addAll(List.of("-o", output));
    }
    for (int i = data.consumeInt(0, 3); i > 0; i--) {
      words.add(
          switch (data.consumeInt(0, 2)) {
            case 0 -> data.pickValue(OPTIONS);
            case 1 -> data.pickValue(NAMED) + data.consumeString(6);
            default -> data.pickValue(COUNTED) + data.pickValue(NUMBERS);
          });
    }
    return words;
  }

  private static void run(List<String> words, byte[] input, Path file) throws IOException {
    words.replaceAll(word -> word.equals("FILE") ? file.toString() : word);
    Environment environment =
        new Environment(
            new ByteArrayInputStream(input),
            new Paint(false),
            true,
            false,
            "",
            OutputStream.nullOutputStream());
    Command command = Command.in(environment, words.toArray());
    assertTrue(command.code() >= 0 && command.code() <= 3, () -> words + "\n" + command.err());
    assertTrue(command.code() < 2 || !command.err().isBlank(), () -> words + " says nothing");
    try (var left = Files.list(folder)) {
      for (Path path : left.toList()) {
        Files.delete(path);
      }
    }
  }
}
