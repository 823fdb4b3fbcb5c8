package dev.limber.web;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;

/** Drops files and folders on the page, as a file manager does, and makes some to drop. */
final class Drops {
  private Drops() {}

  /** Drops files and folders on a place of the first picture. */
  static void onPicture(Page page, double x, double y, Path... files) {
    BoundingBox box = page.locator("[data-viewport='0'] .picture").boundingBox();
    at(page, box.x + x, box.y + y, files);
  }

  /** Drops files and folders on a place of the page. */
  static void at(Page page, double x, double y, Path... files) {
    JsonArray names = new JsonArray();
    for (Path file : files) {
      names.add(file.toAbsolutePath().toString());
    }
    JsonObject data = new JsonObject();
    data.add("items", new JsonArray());
    data.add("files", names);
    data.addProperty("dragOperationsMask", 1);
    CDPSession session = page.context().newCDPSession(page);
    for (String type : new String[] {"dragEnter", "dragOver", "drop"}) {
      JsonObject event = new JsonObject();
      event.addProperty("type", type);
      event.addProperty("x", x);
      event.addProperty("y", y);
      event.add("data", data);
      session.send("Input.dispatchDragEvent", event);
    }
    session.detach();
  }

  /** Returns a transparent PNG with a rectangle in it. */
  static byte[] png(Color color, int width, int height, int left, int top, int wide, int high)
      throws IOException {
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
    Graphics2D graphics = image.createGraphics();
    graphics.setColor(color);
    graphics.fillRect(left, top, wide, high);
    graphics.dispose();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(image, "png", out);
    return out.toByteArray();
  }

  /** Returns a PNG that is all of one colour. */
  static byte[] png(Color color, int width, int height) throws IOException {
    return png(color, width, height, 0, 0, width, height);
  }

  /** Writes a ZIP archive. */
  static Path zip(Path file, Map<String, byte[]> entries) throws IOException {
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue());
        out.closeEntry();
      }
    }
    return file;
  }
}
