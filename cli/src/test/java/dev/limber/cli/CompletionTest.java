package dev.limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scripts by which shells complete the command: each shell is asked for itself. */
class CompletionTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void completesSubcommandsOptionsTheirValuesAndFiles(String shell)
      throws IOException, InterruptedException {
    Path program = Path.of(shell.equals("bash") ? "/bin/bash" : "/usr/bin/" + shell);
    assumeTrue(Files.isExecutable(program), "SKIPPED, needs " + program);
    Command script = Command.limber("completion", shell);
    assertEquals(0, script.code());
    Files.writeString(folder.resolve("limber.sh"), script.out());
    Files.writeString(folder.resolve("hat.png"), "");
    assertEquals("render", completed(shell, "limber ren"));
    assertEquals("--trim", completed(shell, "limber render --tr"));
    assertEquals("atlas", completed(shell, "limber render --format at"));
    assertEquals("hat.png", completed(shell, "limber render -o hat"));
    assertEquals("render", completed(shell, "limber help ren"));
    assertEquals("fish", completed(shell, "limber completion f"));
    assertEquals("--version", completed(shell, "limber --ver"));
  }

  /** Returns the last word as it is when somebody has pressed Tab. */
  private String completed(String shell, String line) throws IOException, InterruptedException {
    String answer =
        switch (shell) {
          case "bash" -> bash(line);
          case "zsh" -> zsh(line);
          default ->
              run("fish", "--no-config", "-c", "source limber.sh; complete -C '" + line + "'");
        };
    // fish describes what it offers.
    return answer.lines().map(one -> one.replaceAll("\t.*", "")).collect(Collectors.joining(" "));
  }

  /** Asks bash as its line editor does. */
  private String bash(String line) throws IOException, InterruptedException {
    String ask =
        String.format(
            "source ./limber.sh; COMP_WORDS=(%s); COMP_CWORD=%d; COMP_LINE='%s'; COMP_POINT=%d;"
                + " _complete_limber; printf '%%s\\n' \"${COMPREPLY[@]%% }\"",
            line, line.split(" ", -1).length - 1, line, line.length());
    return run("bash", "-c", ask);
  }

  /** Presses Tab in a terminal that zsh makes for the purpose. */
  private String zsh(String line) throws IOException, InterruptedException {
    String ask =
        String.format(
            """
            zmodload zsh/zpty
            zpty shell 'TERM=xterm zsh -f -i'
            zpty -w shell 'source ./limber.sh
            press() { BUFFER="%s"; CURSOR=$#BUFFER; zle complete-word; print $BUFFER >answer; exit }
            zle -N zle-line-init press'
            while zpty -r shell shown; do; done
            """,
            line);
    run("zsh", "-f", "-c", ask);
    String answer = Files.readString(folder.resolve("answer")).strip();
    return answer.substring(answer.lastIndexOf(' ') + 1);
  }

  private String run(String... command) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().put("HOME", folder.toString()); // zsh keeps a cache there
    // bash complains that nobody has pressed Tab.
    builder.redirectError(ProcessBuilder.Redirect.DISCARD);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out;
  }

  @Test
  void bashAndZshHaveTheSameScript() {
    assertEquals(Command.limber("completion", "bash"), Command.limber("completion", "zsh"));
  }

  @Test
  void fishKnowsEachOptionOfEachSubcommand() {
    String script = Command.limber("completion", "fish").out();
    assertTrue(script.contains("-n '__fish_use_subcommand' -f -a render "), script);
    assertTrue(
        script.contains("-n '__fish_seen_subcommand_from render' -s o -l output -r -d '"), script);
    assertTrue(script.lines().allMatch(line -> line.startsWith("complete -c limber -n '")), script);
    assertFalse(script.contains("%n"), script);
  }
}
