package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** The manifest has what browsers need to offer an installation. */
class ManifestTest {
  private static final Path PAGE = Path.of("src/main/page");

  @Test
  void iconsAreThereInTheSizesThatItSays() throws IOException {
    String text = Files.readString(PAGE.resolve("manifest.webmanifest"));
    JsonObject manifest = JsonParser.parseString(text).getAsJsonObject();
    Set<String> found = new TreeSet<>();
    for (JsonElement element : manifest.getAsJsonArray("icons")) {
      JsonObject icon = element.getAsJsonObject();
      Path file = PAGE.resolve(icon.get("src").getAsString());
      assertTrue(Files.size(file) < 20_000, file + " is small");
      if (!icon.get("type").getAsString().equals("image/png")) {
        continue;
      }
      BufferedImage image = ImageIO.read(file.toFile());
      String size = image.getWidth() + "x" + image.getHeight();
      assertEquals(icon.get("sizes").getAsString(), size);
      boolean maskable = icon.has("purpose");
      assertEquals(maskable ? 255 : 0, image.getRGB(0, 0) >>> 24, file + ": its corner");
      found.add(size + (maskable ? " " + icon.get("purpose").getAsString() : ""));
    }
    assertEquals(Set.of("192x192", "512x512", "512x512 maskable"), found);
  }
}
