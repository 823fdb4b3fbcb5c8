package dev.limber.cli;

import dev.limber.cli.terminal.Environment;
import dev.limber.cli.terminal.Paint;
import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** Runs {@code limber} inside the test and keeps what it says. */
public record Command(int code, String out, String err) {

  public static Command limber(Object... args) {
    return withInput("", args);
  }

  public static Command withInput(String input, Object... args) {
    return in(environment(input, false), args);
  }

  public static Command inColour(Object... args) {
    return in(environment("", true), args);
  }

  public static Command in(Environment environment, Object... args) {
    String[] words = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      words[i] = args[i].toString();
    }
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Limber.run(environment, new PrintWriter(out), new PrintWriter(err), words);
    return new Command(code, lines(out), lines(err));
  }

  private static Environment environment(String input, boolean colour) {
    byte[] bytes = input.getBytes(StandardCharsets.UTF_8);
    return new Environment(new ByteArrayInputStream(bytes), new Paint(colour), false);
  }

  private static String lines(StringWriter text) {
    return text.toString().replace(System.lineSeparator(), "\n");
  }

  /** Returns this with a folder's name left out, so that output can be compared. */
  public Command without(Path folder) {
    String start = folder + folder.getFileSystem().getSeparator();
    return new Command(code, out.replace(start, ""), err.replace(start, ""));
  }
}
