package dev.limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts by which shells complete the command. */
class CompletionTest {
  @Test
  void bashCompletesSubcommandsAndOptions(@TempDir Path folder)
      throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "needs /bin/bash");
    Command script = Command.limber("completion", "bash");
    assertEquals(0, script.code());
    assertEquals(script, Command.limber("completion", "zsh"));
    Path file = Files.writeString(folder.resolve("limber.bash"), script.out());
    assertEquals("render\n", completed(file, "limber", "ren"));
    assertEquals("--trim\n", completed(file, "limber", "render", "--tr"));
  }

  /** Asks bash as it does when somebody presses Tab. */
  private static String completed(Path script, String... words)
      throws IOException, InterruptedException {
    String line = String.join(" ", words);
    String ask =
        String.format(
            "source '%s'; COMP_WORDS=(%s); COMP_CWORD=%d; COMP_LINE='%s'; COMP_POINT=%d;"
                + " _complete_limber; printf '%%s\\n' \"${COMPREPLY[@]}\"",
            script, line, words.length - 1, line, line.length());
    // It complains there that nobody has pressed Tab.
    Process bash =
        new ProcessBuilder("/bin/bash", "-c", ask)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    bash.waitFor();
    return out.replace(" \n", "\n");
  }

  @Test
  void fishKnowsEachOptionOfEachSubcommand() {
    String script = Command.limber("completion", "fish").out();
    assertTrue(script.contains("-n '__fish_use_subcommand' -f -a render "), script);
    assertTrue(
        script.contains("-n '__fish_seen_subcommand_from render' -s o -l output -r -d '"), script);
    assertTrue(script.lines().allMatch(line -> line.startsWith("complete -c limber -n '")), script);
  }
}
