package dev.limber.studio.http;

/** A refused request, with what the answer says. */
public final class RefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;
  private final String hint;

  /**
   * Creates a refusal.
   *
   * @param status of HTTP
   * @param code a code for programs, from the list in docs/studio-server.md
   * @param message what is wrong, for people
   * @param hint what to try; may be empty
   */
  public RefusedException(int status, String code, String message, String hint) {
    super(message);
    this.status = status;
    this.code = code;
    this.hint = hint;
  }

  /** Returns a refusal of an invalid request. */
  public static RefusedException badRequest(String message) {
    return new RefusedException(400, "bad-request", message, "");
  }

  /** Returns the HTTP status. */
  public int status() {
    return status;
  }

  /** Returns the code for programs. */
  public String code() {
    return code;
  }

  /** Returns what to try; may be empty. */
  public String hint() {
    return hint;
  }
}
