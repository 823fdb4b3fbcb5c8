package dev.limber.cli.studio;

import dev.limber.studio.export.ExportException;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What the process of an export says to the studio when it is done.
 *
 * @param message what is wrong; empty if nothing is
 * @param hint what to try; may be empty
 */
record ExportAnswer(Outcome outcome, String message, String hint) {
  /** How an export ended. */
  enum Outcome {
    DONE,
    /** The character or the options are wrong. */
    REFUSED,
    FAILED
  }

  void write(Path file) throws IOException {
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      ExportJob.writeText(out, outcome.name());
      ExportJob.writeText(out, message);
      ExportJob.writeText(out, hint);
    }
  }

  static ExportAnswer read(Path file) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(file))) {
      Outcome outcome = Outcome.valueOf(ExportJob.readText(in));
      return new ExportAnswer(outcome, ExportJob.readText(in), ExportJob.readText(in));
    }
  }

  /** Throws what the export threw, if it did. */
  void rethrow() throws IOException, ExportException {
    switch (outcome) {
      case DONE -> {}
      case REFUSED -> throw new ExportException(message, hint);
      case FAILED -> throw new IOException(message);
    }
  }
}
