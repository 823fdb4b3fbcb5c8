package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A studio that was started with one file writes no other. */
class OneFileImagesBrowserTest extends OnFolder {
  @TempDir Path disk;

  @Override
  Path project() {
    return folder.resolve("arm.skel2d");
  }

  @Test
  void anImageIsKeptByTheTabAndThePageSaysSo() throws IOException {
    EditorPage studio = studio();
    Path hat = Files.write(disk.resolve("hat.png"), Drops.png(Color.GREEN, 20, 20));
    Drops.onPicture(studio.page, 50, 50, hat);
    studio.see(".toast", "The studio was started with one file: put the images beside it");
    studio.await("limberStudio.document.text.includes('\"hat.png\"')");
    studio.await("limberStudio.character.images.includes('hat.png')");
    studio.await("limberStudio.problems.length === 0");
    assertFalse(Files.exists(folder.resolve("hat.png")));
  }
}
