package dev.limber.character;

import dev.limber.core.diagnostics.BoundedInput;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * The files beside an address.
 *
 * @param folder the address up to its last slash
 */
record UrlFiles(URL folder) implements FilesBeside {
  private static final String PLAIN = "-._~/";

  @Override
  public byte @Nullable [] read(String name, int most) throws IOException {
    try (InputStream in = new URL(folder, "./" + encoded(name)).openStream()) {
      return BoundedInput.read(in, most);
    } catch (FileNotFoundException e) {
      return null;
    }
  }

  /** Returns a name as part of an address. No letter of it has a meaning there, such as a colon. */
  private static String encoded(String name) {
    StringBuilder text = new StringBuilder();
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      boolean plain =
          c >= 'a' && c <= 'z'
              || c >= 'A' && c <= 'Z'
              || c >= '0' && c <= '9'
              || PLAIN.indexOf(c) >= 0;
      if (plain) {
        text.append(c);
      } else {
        text.append('%')
            .append(Character.forDigit(c >> 4, 16))
            .append(Character.forDigit(c & 15, 16));
      }
    }
    return text.toString();
  }
}
