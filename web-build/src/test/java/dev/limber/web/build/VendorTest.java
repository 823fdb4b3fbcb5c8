package dev.limber.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VendorTest {
  @TempDir Path folder;

  @Test
  void theVersionIsLeftOut() throws IOException {
    Path script = folder.resolve("jars/codemirror__view/6.43.7/dist/index.js");
    Files.createDirectories(script.getParent());
    Files.writeString(script, "export {};");
    Path page = folder.resolve("page");
    Vendor.main(new String[] {folder.resolve("jars").toString(), page.toString()});
    Vendor.main(new String[] {folder.resolve("jars").toString(), page.toString()});
    assertEquals("export {};", Files.readString(page.resolve("codemirror__view/dist/index.js")));
  }
}
