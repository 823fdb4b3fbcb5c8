package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The runtime in a browser: loading, playing, errors. */
class RuntimeBrowserTest extends BrowserTest {
  private Page engine() {
    Page page = open("/test/engine.html");
    await(page, "document.documentElement.dataset.ready");
    return page;
  }

  @Test
  void bothFormatsAreLoaded() {
    Object animations =
        engine()
            .evaluate(
                """
                async () => {
                  const names = [];
                  for (const file of ['lantern-0.7.skf', 'humanoid.skel2d']) {
                    const character = await limber.load(`/samples/${file}`);
                    names.push(character.kind, character.animations[0].name);
                  }
                  return names;
                }
                """);
    assertEquals(List.of("skelform", "Idle", "skel2d", "walk"), animations);
  }
}
