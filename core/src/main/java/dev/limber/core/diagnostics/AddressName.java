package dev.limber.core.diagnostics;

import java.io.UnsupportedEncodingException;
import java.net.URL;
import java.net.URLDecoder;

/** The name that diagnostics show for what was loaded from an address. */
public final class AddressName {
  private AddressName() {}

  /** Returns the last part of an address as one would read it: {@code my hero.skf}. */
  public static String of(URL address) {
    String path = address.getPath();
    String name = path.substring(path.lastIndexOf('/') + 1);
    try {
      return URLDecoder.decode(name.replace("+", "%2B"), "UTF-8");
    } catch (IllegalArgumentException | UnsupportedEncodingException e) {
      return name; // a percent sign of its own
    }
  }
}
