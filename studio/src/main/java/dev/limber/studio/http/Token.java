package dev.limber.studio.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** A secret shared with the page, new for each start of the studio. */
public final class Token {
  private static final int BYTES = 32;

  private final String text;

  private Token(String text) {
    this.text = text;
  }

  /** Returns a new secret of 256 random bits. */
  public static Token random() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return new Token(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** Returns whether a text is the secret, in constant time. */
  public boolean matches(@Nullable String given) {
    return given != null
        && MessageDigest.isEqual(
            text.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
  }

  /** Returns the secret itself, for the address that opens the page. */
  public String text() {
    return text;
  }

  /** Hides the secret: this may end up in a log. */
  @Override
  public String toString() {
    return "Token";
  }
}
