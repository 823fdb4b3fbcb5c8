package dev.limber.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Marks that lie beside a SkelForm file: read with it, shown, and carried along. */
class MarksBrowserTest extends OnFolder {
  private static final String MARKS =
      "{\"Idle\":[{\"name\":\"blink\",\"frame\":15,\"number\":0.5,\"text\":\"left\"}]}";

  private static final String SHOWN = "#armature-marks li";

  @TempDir Path disk;

  private void marks(String json) throws IOException {
    Files.writeString(folder.resolve("lantern.marks.json"), json);
  }

  private EditorPage lantern() {
    EditorPage studio = studio();
    studio.find("#tab-files").click();
    studio.find(".file-row[data-path='lantern.skf']").click();
    studio.await("limberStudio.character?.name === 'lantern.skf'");
    studio.find("#tab-armature").click();
    return studio;
  }

  @Test
  void thoseOfTheFolderAreShown() throws IOException {
    marks(MARKS);
    EditorPage studio = lantern();
    studio.see(SHOWN, "blinkframe 15 · 0.5 · left");
    assertThat(studio.find("[data-viewport='0'] .scrub-flag[title='blink']")).hasCount(1);
    assertThat(studio.find(".file-row")).hasCount(2);
    studio.find(SHOWN + " button").click();
    assertEquals(0.5, studio.page.evaluate("limberStudio.viewports[0].time"));
    screenshot(studio.page, "marks");
  }

  @Test
  void otherAnimationsHaveOthers() throws IOException {
    marks(MARKS);
    EditorPage studio = lantern();
    studio.see(SHOWN, "blink");
    studio.page.evaluate("limberStudio.viewports[0].chooseAnimation('Walk')");
    assertThat(studio.find("#section-marks")).isHidden();
    assertThat(studio.find(".scrub-flag")).hasCount(0);
  }

  @Test
  void theyFollowTheirFile() throws IOException {
    EditorPage studio = lantern();
    assertThat(studio.find("#section-marks")).isHidden();
    marks(MARKS);
    studio.see(SHOWN, "blink");
    marks(MARKS.replace("blink", "wink"));
    studio.see(SHOWN, "wink");
    Files.delete(folder.resolve("lantern.marks.json"));
    assertThat(studio.find("#section-marks")).isHidden();
  }

  @Test
  void whatIsWrongWithThemIsAProblem() throws IOException {
    marks("{\"Jog\":[]}");
    EditorPage studio = lantern();
    studio.see(".file-problems", "there is no animation \"Jog\"");
    studio.see("#armature-problems", "skf-bad-marks");
  }

  @Test
  void thoseDroppedTogetherAreShownAndCarriedAlong() throws IOException {
    Path skf = Files.copy(folder.resolve("lantern.skf"), disk.resolve("lantern.skf"));
    Path json = Files.writeString(disk.resolve("lantern.marks.json"), MARKS);
    EditorPage studio = new EditorPage(newPage(EditorPage::window));
    Drops.onPicture(studio.page, 50, 50, json, skf);
    studio.see(SHOWN, "blink");
    Object parts =
        studio.page.evaluate(
            """
            async () => {
              const [{ shareLink, documentFromLink }, { htmlPage }] = await Promise.all([import('/files/share.js'), import('/export/html.js')]);
              const { document, character } = limberStudio;
              const { link } = await shareLink(document);
              const shared = await documentFromLink(new URL(link).hash);
              const [, data] = /id="character">(.*?)<\\/script>/s.exec(await htmlPage(document, character, {}));
              const { marks } = JSON.parse(data);
              return [new TextDecoder().decode(shared.marks), atob(marks), link];
            }
            """);
    List<?> carried = (List<?>) parts;
    assertEquals(List.of(MARKS, MARKS), carried.subList(0, 2));
    EditorPage opened = new EditorPage(newPage(EditorPage::window), String.valueOf(carried.get(2)));
    opened.see(SHOWN, "blink");
    await(
        studio.page,
        "import('/files/session.js').then(({ restoreTab }) => restoreTab(own => own.marks?.length >"
            + " 0))");
    studio.reload().see(SHOWN, "blink");
  }
}
