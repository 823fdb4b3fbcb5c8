package dev.limber.studio.page;

import java.security.SecureRandom;
import java.util.Base64;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A page and what it may load and run: its own files, no script inside it. */
final class ContentPolicy {
  private static final Pattern NONCE_PLACE =
      Pattern.compile("(<meta name=\"limber-style-nonce\" content=\")(\")");

  private static final int NONCE_BYTES = 18;

  private final SecureRandom random = new SecureRandom();
  private final String html;
  private final boolean takesNonce;

  /** Creates the policy for a page. */
  ContentPolicy(String html) {
    this.html = html;
    this.takesNonce = NONCE_PLACE.matcher(html).find();
  }

  /** Returns a nonce for the styles of one visit, or null if the page takes none. */
  @Nullable String newNonce() {
    if (!takesNonce) {
      return null;
    }
    byte[] bytes = new byte[NONCE_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().encodeToString(bytes);
  }

  /** Returns the page for one visit. */
  String html(@Nullable String nonce) {
    return nonce == null ? html : NONCE_PLACE.matcher(html).replaceFirst("$1" + nonce + "$2");
  }

  /** Returns the header for one visit. */
  String header(@Nullable String nonce) {
    String styles =
        nonce == null
            ? "style-src 'self' 'unsafe-inline'"
            : "style-src 'self' 'nonce-" + nonce + "'; style-src-attr 'unsafe-inline'";
    return String.join(
        "; ",
        "default-src 'none'",
        "script-src 'self'",
        styles,
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self' blob:",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'");
  }
}
