package dev.limber.convert;

import java.util.Base64;

/** Image files as addresses that hold all of them. */
public final class ImageAddress {
  private ImageAddress() {}

  /** Returns the address of a PNG or JPEG file. */
  public static String of(byte[] file) {
    String type = file.length > 0 && (file[0] & 0xff) == 0xff ? "jpeg" : "png";
    return "data:image/" + type + ";base64," + Base64.getEncoder().encodeToString(file);
  }
}
