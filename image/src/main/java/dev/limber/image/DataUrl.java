package dev.limber.image;

import java.util.Base64;

/** Data URLs: addresses that hold a whole image file, so that a document needs no other file. */
public final class DataUrl {
  private DataUrl() {}

  /** Returns the data URL of a PNG or JPEG file. */
  public static String of(byte[] file) {
    String type = file.length > 0 && (file[0] & 0xff) == 0xff ? "jpeg" : "png";
    return "data:image/" + type + ";base64," + Base64.getEncoder().encodeToString(file);
  }
}
