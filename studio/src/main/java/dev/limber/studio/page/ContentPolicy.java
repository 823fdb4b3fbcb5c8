package dev.limber.studio.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A page and what it may load and run: its own files, and the import maps in it by their hash. */
final class ContentPolicy {
  private static final Pattern IMPORT_MAP =
      Pattern.compile(
          "<script\\s+type\\s*=\\s*[\"']?importmap[\"']?\\s*>(.*?)</script",
          Pattern.DOTALL | Pattern.CASE_INSENSITIVE);

  private static final Pattern NONCE_PLACE =
      Pattern.compile("(<meta name=\"limber-style-nonce\" content=\")(\")");

  private static final int NONCE_BYTES = 18;

  private final SecureRandom random = new SecureRandom();
  private final String html;
  private final String scripts;
  private final boolean takesNonce;

  /** Creates the policy for a page. */
  ContentPolicy(String html) {
    this.html = html;
    this.takesNonce = NONCE_PLACE.matcher(html).find();
    List<String> sources = new ArrayList<>(List.of("'self'"));
    Matcher maps = IMPORT_MAP.matcher(html);
    while (maps.find()) {
      sources.add("'sha256-" + hash(maps.group(1)) + "'");
    }
    this.scripts = String.join(" ", sources);
  }

  private static String hash(String script) {
    try {
      // Browsers see line ends as one character when they hash.
      byte[] bytes =
          script.replace("\r\n", "\n").replace('\r', '\n').getBytes(StandardCharsets.UTF_8);
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
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
        "script-src " + scripts,
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
