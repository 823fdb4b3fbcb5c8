package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page colours words by itself, at once; it must agree with the engine, which knows them. */
class HighlightBrowserTest extends BrowserTest {
  @ParameterizedTest
  @ValueSource(strings = {"hello", "humanoid", "fox", "face", "plant", "truck"})
  void coloursAgreeWithTheEngine(String sample) {
    Page page = new EditorPage(newPage(EditorPage::window)).page;
    Object different =
        page.evaluate(
            """
            async sample => {
              const text = await (await fetch(`/samples/${sample}.skel2d`)).text();
              const { skel2dLanguage } = await import('/editor/highlight.js');
              const engine = await import('/engine/engine.js');
              const { readSource, tokenKinds } = await import('/engine/sourcetext.js');
              const kinds = tokenKinds(engine);
              const theirs = new Array(text.length).fill('');
              const tokens = readSource(engine, text).tokens();
              for (let i = 0; i < tokens.length; i += 3) theirs.fill(kinds[tokens[i + 2]], tokens[i], tokens[i + 1]);
              const ours = new Array(text.length).fill('');
              skel2dLanguage.parser.parse(text).iterate({
                enter: node => { if (node.name.startsWith('skel_')) ours.fill(node.name.slice(5), node.from, node.to); },
              });
              const different = [];
              for (let i = 0; i < text.length && different.length < 5; i++) {
                if (/\\s/.test(text[i]) || ours[i] === theirs[i]) continue;
                const line = text.slice(text.lastIndexOf('\\n', i) + 1, text.indexOf('\\n', i));
                different.push(`${line.trim()} at ${JSON.stringify(text[i])}: ${ours[i]}, the engine says ${theirs[i]}`);
              }
              return different;
            }
            """,
            sample);
    assertEquals(List.of(), different);
  }
}
