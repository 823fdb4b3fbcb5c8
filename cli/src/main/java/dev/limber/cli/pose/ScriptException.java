package dev.limber.cli.pose;

/** An invalid line of a script. */
final class ScriptException extends Exception {
  private static final long serialVersionUID = 1L;

  ScriptException(String message) {
    super(message);
  }

  /** Creates an exception for a message with a hint, which may be empty. */
  ScriptException(String message, String hint) {
    super(hint.isEmpty() ? message : message + " (" + hint + ")");
  }
}
