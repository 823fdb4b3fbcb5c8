package dev.limber.cli.studio;

import dev.limber.studio.export.ExportException;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A process for one export, because a thread cannot be stopped while the JDK decodes an image. It
 * is this program with the same Java and as much memory.
 */
final class ExportProcess {
  private ExportProcess() {}

  /**
   * Does a job and waits for the end of it. The process is gone on return, and so is what it
   * started, also if the thread was interrupted.
   *
   * @param folder for what the process reads and writes; the caller deletes it
   * @throws ExportException if the character or the options are wrong
   * @throws IOException if something else fails, or the thread was interrupted
   */
  static void run(ExportJob job, Path folder) throws IOException, ExportException {
    Path question = folder.resolve("job");
    Path answer = folder.resolve("answer");
    Path said = folder.resolve("said");
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(question)))) {
      job.write(out);
    }
    int code = run(words(folder, question, answer), folder, said);
    if (code != 0 || !Files.exists(answer)) {
      throw new IOException("its process ended with code " + code + lastLine(said));
    }
    ExportAnswer.read(answer).rethrow();
  }

  private static int run(List<String> words, Path folder, Path said) throws IOException {
    Process process =
        new ProcessBuilder(words)
            .directory(folder.toFile()) // where it leaves traces if it crashes
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (IOException) new InterruptedIOException("the export was stopped").initCause(e);
    } finally {
      end(process);
    }
  }

  /** Ends a process and those that it started, such as ffmpeg, and waits until they are gone. */
  private static void end(Process process) {
    List<ProcessHandle> started = process.descendants().toList();
    process.destroyForcibly().onExit().join();
    started.forEach(ProcessHandle::destroyForcibly);
    started.forEach(one -> one.onExit().join());
  }

  private static List<String> words(Path folder, Path question, Path answer) {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("-XX:+UseSerialGC"); // starts fastest, see the script that starts limber
    words.add("-XX:-UsePerfData"); // else a killed process leaves a file
    words.add("-Xmx" + Runtime.getRuntime().maxMemory());
    words.add("-Djava.awt.headless=true");
    words.add("-Djava.io.tmpdir=" + folder);
    words.addAll(List.of("-cp", classPath(), ExportMain.class.getName()));
    words.addAll(List.of(question.toString(), answer.toString()));
    return words;
  }

  /** Our own, absolute because the process runs elsewhere. */
  private static String classPath() {
    String own = System.getProperty("java.class.path");
    return Stream.of(own.split(File.pathSeparator, -1))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String lastLine(Path said) throws IOException {
    // Whatever the encoding: this one can read anything.
    try (Stream<String> lines = Files.lines(said, StandardCharsets.ISO_8859_1)) {
      return lines
          .filter(line -> !line.isBlank())
          .reduce((first, second) -> second)
          .map(line -> ": " + line.strip())
          .orElse("");
    }
  }
}
