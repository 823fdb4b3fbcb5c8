package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Images that are dropped on a text of the folder are written beside it, never over another. */
class FolderImagesBrowserTest extends OnFolder {
  @TempDir Path disk;

  private Path image(Path place, String name, Color color) throws IOException {
    return Files.write(place.resolve(name), Drops.png(color, 20, 20));
  }

  private static void awaitText(EditorPage studio, String part) {
    studio.page.waitForFunction("part => limberStudio.document.text.includes(part)", part);
    studio.settle();
  }

  @Test
  void aNewImageIsWrittenBesideTheText() throws IOException {
    EditorPage studio = studio();
    Path dropped = image(disk, "hat.png", Color.GREEN);
    Drops.onPicture(studio.page, 50, 50, dropped);
    awaitText(studio, "\"hat.png\"");
    assertArrayEquals(Files.readAllBytes(dropped), Files.readAllBytes(folder.resolve("hat.png")));
    assertEquals(ARM, onDisk(), "the text is saved by its user");
    studio.caret("body y30|").press("Control+s");
    studio.await("limberStudio.document.dirty === false");
    EditorPage again = studio();
    again.await("limberStudio.document.images.has('hat.png')");
    assertEquals(0, again.page.evaluate("limberStudio.problems.length"));
  }

  @Test
  void anotherImageOfTheSameNameGetsANumber() throws IOException {
    byte[] before = Files.readAllBytes(image(folder, "hat.png", Color.RED));
    EditorPage studio = studio();
    Path dropped = image(disk, "hat.png", Color.GREEN);
    Drops.onPicture(studio.page, 50, 50, dropped);
    awaitText(studio, "\"hat-2.png\"");
    assertArrayEquals(before, Files.readAllBytes(folder.resolve("hat.png")));
    assertArrayEquals(Files.readAllBytes(dropped), Files.readAllBytes(folder.resolve("hat-2.png")));
    // What is there already is used.
    Files.write(disk.resolve("hat.png"), before);
    Drops.onPicture(studio.page, 90, 50, disk.resolve("hat.png"));
    awaitText(studio, "\"hat.png\"");
    assertFalse(Files.exists(folder.resolve("hat-3.png")));
  }

  @Test
  void anImageThatTheTextNamesIsReplacedOnlyAfterAQuestion() throws IOException {
    byte[] before = Files.readAllBytes(image(folder, "hat.png", Color.RED));
    write(ARM.replace(":ellipse w44 h36 t0 f#3F8FCF", ":sprite \"hat.png\""));
    EditorPage studio = studio();
    studio.await("limberStudio.document.images.has('hat.png')");
    Path dropped = image(disk, "hat.png", Color.GREEN);
    Drops.onPicture(studio.page, 50, 50, dropped);
    studio.see("dialog", "The folder has hat.png already, with another picture.");
    screenshot(studio.page, "replace-image");
    studio.find("dialog button:has-text('Cancel')").click();
    assertArrayEquals(before, Files.readAllBytes(folder.resolve("hat.png")));
    Drops.onPicture(studio.page, 50, 50, dropped);
    studio.find("dialog button:has-text('Replace')").click();
    int length = Files.readAllBytes(dropped).length;
    studio.await("limberStudio.document.images.get('hat.png').length === " + length);
    assertArrayEquals(Files.readAllBytes(dropped), Files.readAllBytes(folder.resolve("hat.png")));
  }

  @Test
  void aNewTextTakesItsImagesAlongIntoTheFolder() throws IOException {
    EditorPage studio = studio();
    studio.press("Alt+n");
    studio.await("limberStudio.document.name === 'untitled.skel2d'");
    Path dropped = image(disk, "hat.png", Color.GREEN);
    Drops.onPicture(studio.page, 50, 50, dropped);
    awaitText(studio, "\"hat.png\"");
    assertFalse(Files.exists(folder.resolve("hat.png")), "it has no folder yet");
    studio.press("Control+s");
    studio.find("#save-form").waitFor();
    studio.press("Enter");
    studio.await("limberStudio.document.origin.type === 'server'");
    studio.page.waitForCondition(() -> Files.exists(folder.resolve("hat.png")));
    assertArrayEquals(Files.readAllBytes(dropped), Files.readAllBytes(folder.resolve("hat.png")));
  }
}
