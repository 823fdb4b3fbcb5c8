package dev.limber.web;

import java.awt.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** axe finds nothing to complain about in what only a folder's page shows. */
class FolderAccessibilityBrowserTest extends OnFolder {
  @TempDir Path disk;

  @BeforeAll
  static void findAxe() {
    Axe.assumeInstalled();
  }

  @Override
  EditorPage studio() {
    EditorPage studio =
        new EditorPage(
            newPage(
                options -> {
                  EditorPage.window(options);
                  Axe.allow(options);
                }),
            server.address().toString());
    studio.await("limberStudio.document.name === 'arm.skel2d'");
    return studio.settle();
  }

  @Test
  void files() throws IOException {
    EditorPage studio = studio();
    studio.find("#tab-files").click();
    studio.await("document.querySelector('.file-row img')?.naturalWidth === 64");
    screenshot(studio.page, "files");
    Axe.assertNothing(studio.page, "files");
  }

  @Test
  void aNewFilesName() throws IOException {
    EditorPage studio = studio();
    studio.press("Control+Shift+s");
    studio.find("#save-name").waitFor();
    Axe.assertNothing(studio.page, "save as");
    studio.find("#save-name").fill("../up");
    studio.press("Enter");
    studio.see("#save-problem", "must not have hidden parts");
    Axe.assertNothing(studio.page, "save as, refused");
    takeErrors();
  }

  @Test
  void aConflict() throws IOException {
    EditorPage studio = studio();
    studio.caret("body.arm x10|").type("5");
    write(ARM.replace("body y30", "body y99"));
    studio.see("#notice", "arm.skel2d was changed by another program");
    Axe.assertNothing(studio.page, "conflict");
    studio.find("#notice button:has-text('Compare')").click();
    studio.find("dialog[open]").waitFor();
    Axe.assertNothing(studio.page, "difference");
  }

  @Test
  void aQuestionAboutWhatIsDropped() throws IOException {
    Files.write(folder.resolve("hat.png"), Drops.png(Color.RED, 20, 20));
    write(ARM.replace(":ellipse w44 h36 t0 f#3F8FCF", ":sprite \"hat.png\""));
    EditorPage studio = studio();
    studio.await("limberStudio.document.images.has('hat.png')");
    Drops.onPicture(
        studio.page, 50, 50, Files.write(disk.resolve("hat.png"), Drops.png(Color.GREEN, 20, 20)));
    studio.see("dialog", "The folder has hat.png already");
    Axe.assertNothing(studio.page, "question");
  }
}
