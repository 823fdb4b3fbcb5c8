package dev.limber.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Route;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** A server that is started again while pages of the earlier start are open. */
class RestartBrowserTest extends OnFolder {
  private static final String TYPED = ARM.replace("body.arm x10", "body.arm x105");

  @Test
  void newTabOffersWhatTheOldOneCannotSaveAnyMore() throws IOException {
    EditorPage old = studio();
    old.caret("body.arm x10|").type("5");
    // Only the new tab can tell it.
    old.page.route("**/api/events*", Route::abort);
    restart();
    EditorPage fresh = tabBeside(old);
    assertEquals(ARM, fresh.text(), "the file as it is, until the offer is taken");
    old.see(".toast", "The studio was restarted");
    fresh.see(".toast", "arm.skel2d has unsaved changes").locator("text=Open them").click();
    fresh.await("limberStudio.document.dirty");
    assertEquals(TYPED, fresh.text());
    assertEquals(0, fresh.find(".toast").count(), "an offer that was taken is gone");
    fresh.press("Control+s");
    fresh.await("!limberStudio.document.dirty");
    assertEquals(TYPED, onDisk());
    takeErrors();
  }

  @Test
  void everythingThatFailsInTheOldTabIsOneMessage() throws IOException {
    EditorPage old = studio();
    old.caret("body.arm x10|").type("5");
    restart();
    old.see(".toast", "The studio was restarted. Open the address shown in the terminal");
    old.press("Control+s", "Control+s");
    old.await("limberStudio.document.dirty");
    assertThat(old.find(".toast")).hasCount(1);
    assertEquals(TYPED, old.text());
    takeErrors();
  }

  @Test
  void newTabOpensWhatWasLeftBeforeItCame() throws IOException {
    EditorPage old = studio();
    old.caret("body.arm x10|").type("5");
    restart();
    old.see(".toast", "The studio was restarted");
    EditorPage fresh = tabBeside(old);
    assertEquals(TYPED, fresh.text());
    assertEquals(0, fresh.find(".toast").count());
    takeErrors();
  }

  @Test
  void newAddressInTheOldTabConnectsIt() throws IOException {
    EditorPage old = studio();
    old.caret("body.arm x10|").type("5");
    restart();
    old.see(".toast", "The studio was restarted");
    // Held in the page: requests right after a call of route() can pass it.
    old.page.evaluate(
        """
        () => {
          const real = fetch;
          window.fetch = (address, options) => {
            window.fetch = real;
            return new Promise(resolve => (window.letGo = () => resolve(real(address, options))));
          };
        }
        """);
    old.press("Control+s");
    old.await("window.letGo");
    old.page.navigate(server.address().toString());
    // With the token of the earlier start.
    old.page.evaluate("letGo()");
    old.await("!limberStudio.document.dirty");
    assertThat(old.find(".toast")).hasCount(0);
    assertEquals(TYPED, old.text());
    assertEquals(TYPED, onDisk());
    // What other programs do is heard again.
    write(ARM);
    old.await("limberStudio.document.text.includes('x10 ')");
    takeErrors();
  }

  @Test
  void oldTabThatWasLoadedAgainConnectsToItsFile() throws IOException {
    EditorPage old = studio();
    old.caret("body.arm x10|").type("5");
    restart();
    old.page.onDialog(dialog -> dialog.accept());
    old.reload();
    old.see(".toast", "The studio was restarted");
    assertEquals(TYPED, old.text());
    old.page.navigate(server.address().toString());
    old.page.waitForFunction("() => window.limberStudio?.server && limberStudio.document?.dirty");
    old.caret("bo|dy").press("Control+s");
    old.await("!limberStudio.document.dirty");
    assertEquals(TYPED, onDisk());
    takeErrors();
  }

  private EditorPage tabBeside(EditorPage other) {
    EditorPage tab = new EditorPage(other.page.context().newPage(), server.address().toString());
    tab.await("limberStudio.document.name === 'arm.skel2d'");
    return tab.settle();
  }
}
