package dev.limber.cli.studio;

import dev.limber.cli.terminal.Environment;
import dev.limber.studio.export.ExportException;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The program of an export's process: reads a job, does it and writes an answer. It ends when its
 * standard input does, which is when the studio has ended, however that ended.
 */
public final class ExportMain {
  private ExportMain() {}

  /** Does the job in the first file and writes the answer to the second. */
  public static void main(String[] args) throws IOException {
    Thread watch = new Thread(ExportMain::endWithTheStudio, "limber-watch-studio");
    watch.setDaemon(true);
    watch.start();
    ExportJob job;
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(Path.of(args[0]))))) {
      job = ExportJob.read(in);
    }
    ExportAnswer answer;
    try {
      job.run(Environment.ofProcess());
      answer = new ExportAnswer(ExportAnswer.Outcome.DONE, "", "");
    } catch (ExportException e) {
      String message = String.valueOf(e.getMessage());
      answer = new ExportAnswer(ExportAnswer.Outcome.REFUSED, message, e.hint());
    } catch (IOException e) {
      String message = String.valueOf(e.getMessage());
      answer = new ExportAnswer(ExportAnswer.Outcome.FAILED, message, "");
    }
    answer.write(Path.of(args[1]));
  }

  private static void endWithTheStudio() {
    try {
      while (System.in.read() >= 0) {
        // Nothing is ever sent.
      }
    } catch (IOException e) {
      // Gone as well.
    }
    Runtime.getRuntime().halt(1); // nobody takes the result any more
  }
}
