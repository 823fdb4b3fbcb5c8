package dev.limber.web;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;

/** An empty page that knows {@code <limber-player>}, and the functions that add one. */
abstract class PlayerPageTest extends BrowserTest {
  Page page;

  @BeforeEach
  void openPage() {
    page = openPage(options -> {});
  }

  final Page openPage(Consumer<Browser.NewContextOptions> change) {
    Page opened = newPage(change);
    opened.addInitScript(PlayerScripts.HELPERS);
    opened.navigate(address("/test/empty.html"));
    opened.evaluate("() => customElements.whenDefined('limber-player')");
    return opened;
  }
}
