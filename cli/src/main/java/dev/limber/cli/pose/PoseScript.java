package dev.limber.cli.pose;

import dev.limber.core.json.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;

/**
 * Drives a pose by JSON lines: reads a line and answers it at once.
 *
 * <p>An invalid line is answered with an {@code error} and leaves the pose unchanged, so that each
 * line has its answer.
 */
final class PoseScript {
  /** Far more than a whole step of the conformance vectors takes. */
  private static final int LONGEST_LINE = 16 << 20;

  /** What a script drives. */
  interface Player {
    /**
     * Plays a line and returns the answer.
     *
     * @throws ScriptException if the line is invalid; the pose is unchanged
     */
    String play(byte[] line) throws ScriptException;
  }

  private final Player player;
  private final PrintWriter out;
  private int errors;

  PoseScript(Player player, PrintWriter out) {
    this.player = player;
    this.out = out;
  }

  /** Answers all lines and returns how many were invalid. Stops early if nobody reads. */
  int run(InputStream in) throws IOException {
    ScriptLines lines = new ScriptLines(in, LONGEST_LINE);
    for (byte[] line = lines.next(); line != null; line = lines.next()) {
      try {
        out.println(player.play(line));
      } catch (ScriptException e) {
        errors++;
        out.println(error("line " + lines.number() + ": " + e.getMessage()));
      }
      if (out.checkError()) { // flushes, too
        break;
      }
    }
    return errors;
  }

  private static String error(String message) {
    StringBuilder text = new StringBuilder();
    new JsonWriter(text).beginObject().name("error").value(message).endObject();
    return text.toString();
  }
}
