package dev.limber.web;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Makes the pictures of the studio that the documentation shows. It is no test of the build;
 * CONTRIBUTING.md has the command.
 */
class StudioPictures extends BrowserTest {
  private StudioPage studio(ColorScheme scheme) {
    return StudioPage.at(
        newPage(
            options -> EditorPage.calm(options).setViewportSize(1280, 800).setColorScheme(scheme)),
        address("/"));
  }

  private static void write(StudioPage studio, String name) {
    Path folder = Path.of(System.getProperty("limber.pictures", "target/pictures"));
    studio.page.screenshot(new Page.ScreenshotOptions().setPath(folder.resolve(name + ".png")));
  }

  @Test
  void textAndPicture() {
    StudioPage studio = studio(ColorScheme.DARK).sample("hello.skel2d").pause();
    studio.select("bone", "bird.body.wing");
    studio.of(0, "v.seek(0.7)");
    write(studio, "studio");
  }

  @Test
  void fourViewports() {
    StudioPage studio = studio(ColorScheme.LIGHT).sample("humanoid.skel2d").press("4").pause();
    String[] animations = {"walk", "run", "idle", "jump"};
    double[] seconds = {0.58, 0.23, 2.23, 0.4};
    for (int i = 0; i < animations.length; i++) {
      studio.choose(i, "animation", animations[i], false);
      studio.of(i, "v.play(false)");
      studio.of(i, "v.seek(" + seconds[i] + ")");
    }
    studio.page.evaluate("limberStudio.viewports[0].pane.picture.focus()");
    studio.press("b");
    write(studio, "studio-four");
  }

  @Test
  void aDragThatWritesAKey() {
    StudioPage studio = studio(ColorScheme.LIGHT).sample("fox.skel2d").pause();
    studio.choose(0, "animation", "walk", false);
    studio.of(0, "v.play(false)");
    studio.press("d");
    studio.inViewport(0, "[data-tool=record]").click();
    studio.of(0, "v.seek(9 / 24)");
    studio.select("bone", "body.chest.neck.head");
    double[] joint = studio.joint(0, "body.chest.neck.head");
    studio.dragTo(
        new double[] {joint[0] + 46, joint[1]}, new double[] {joint[0] + 44, joint[1] - 14});
    write(studio, "studio-animate");
  }

  @Test
  void aSkelFormFile() {
    StudioPage studio = studio(ColorScheme.DARK).sample("lantern-0.7.skf").pause();
    studio.press("b");
    studio.of(0, "v.seek(1.92)");
    studio.select("bone", "Left Foot Target");
    write(studio, "studio-skf");
  }
}
