package dev.limber.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.KeyboardModifier;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the editor knows of the language: completion, documentation, names, layout. */
class LanguageBrowserTest extends BrowserTest {
  private EditorPage editor() {
    return new EditorPage(newPage(EditorPage::window)).open(EditorPage.ARM);
  }

  @Test
  void namesAreCompletedWithWhatTheyMean() {
    EditorPage editor = editor();
    editor.caret("@ open -> shut\n|").press("Tab").type("bo");
    Locator item = editor.see(".cm-tooltip-autocomplete li", "body");
    editor.see(".cm-completionInfo", "y 30");
    item.click();
    assertTrue(editor.text().endsWith("\n\tbody"), editor.text());
  }

  /** An open list takes Enter, so none opens by itself where a line is complete. */
  @Test
  void completeLinesNeedNoList() {
    Object complete =
        editor()
            .page
            .evaluate(
                """
                async () => {
                  const { isComplete } = await import('/editor/completion.js');
                  const labels = ['head', 'headlamp', '0:', 'li', 'sio'];
                  return [['\\t\\tr 0 -> 30 -> 0', '0'], ['\\t@stem 12:', ''], ['\\thead', 'head'],
                      ['\\thea', 'hea'], ['\\t\\tx 4:l', 'l'], ['\\t\\t@ :', ':']]
                    .map(([line, typed]) => isComplete(line, typed, labels));
                }
                """);
    assertEquals(List.of(true, true, true, false, false, false), complete);
  }

  @Test
  void propertiesAreCompletedWithTheirDocumentation() {
    EditorPage editor = editor();
    editor.caret("body y30|").type(" ").press("Control+Space");
    editor.see(".cm-tooltip-autocomplete li", "flip-x");
    editor.type("fl");
    editor.see(".cm-tooltip-autocomplete li[aria-selected]", "flip-x");
    assertFalse(editor.find(".cm-completionInfo").textContent().isBlank());
    editor.press("Enter");
    assertEquals("body y30 flip-x", editor.line("body y30"));
  }

  @Test
  void placeholdersAreTypedOverOneAfterTheOther() {
    EditorPage editor = editor().open("skeleton\n\tbody\n\t\t@ ");
    editor.caret("@ |").type(":ell");
    editor.see(".cm-tooltip-autocomplete li", ":ellipse").click();
    editor.type("40").press("Tab").type("30");
    assertEquals("@ :ellipse w40 h30", editor.line("@ "));
  }

  @Test
  void hoveringExplainsAWord() {
    EditorPage editor = editor();
    editor.see(".cm-line .skel-type", ":ellipse").hover();
    assertTrue(editor.see(".hover .doc-title", "ellipse").isVisible());
  }

  @Test
  void theKeyboardExplainsAWordToo() {
    EditorPage editor = editor();
    editor.caret(":el|lipse").press("Control+i");
    editor.see(".hover .doc-title", "ellipse");
    editor.press("Escape");
    assertEquals(0, editor.find(".hover").count());
  }

  @Test
  void aNameLeadsToItsDefinitionAndBack() {
    EditorPage editor = editor();
    editor.caret("\ta|rm\n").press("F12");
    editor.await("document.getElementById('status-place').textContent.startsWith('5:')");
    assertTrue(editor.caretLine().startsWith("body.arm| x10"));
    editor.press("Control+Alt+ArrowLeft");
    assertEquals("a|rm", editor.caretLine());
  }

  @Test
  void clickingANameWithControlLeadsToItsDefinition() {
    EditorPage editor = editor();
    Locator name = editor.find(".cm-line .skel-slot").last();
    name.click(new Locator.ClickOptions().setModifiers(List.of(KeyboardModifier.CONTROL)));
    editor.await("document.getElementById('status-place').textContent.startsWith('8:')");
  }

  @Test
  void referencesAreListedAndReached() {
    EditorPage editor = editor();
    editor.caret("\ta|rm\n").press("Shift+F12");
    editor.see("#dock-references .dock-row", "body.arm.hand");
    assertEquals(3, editor.find("#dock-references .dock-row").count());
    editor.press("Home").see("#dock-references .dock-row", "body.arm x10").click();
    assertTrue(editor.caretLine().startsWith("body.arm| x10"));
  }

  @Test
  void renamingChangesEveryPlaceInOneStep() {
    EditorPage editor = editor();
    editor.caret("\ta|rm\n").press("F2");
    editor.see(".rename-title", "Rename bone");
    editor.type("wing");
    assertTrue(editor.see(".rename-says", " places").isVisible());
    editor.press("Enter");
    editor.await("limberStudio.document.text.includes('body.wing.hand')");
    assertFalse(editor.text().replace("# an arm", "").contains("arm"));
    editor.press("Control+z");
    assertEquals(EditorPage.ARM, editor.text());
  }

  @Test
  void aNameThatIsNotPossibleIsRefusedWithAReason() {
    EditorPage editor = editor();
    editor.caret("\ta|rm\n").press("F2");
    editor.see(".rename-title", "Rename bone");
    editor.type("9 lives");
    editor.await(
        "document.querySelector('#editor').shadowRoot.querySelector('.rename-says').dataset.refused === 'true'");
    assertFalse(editor.find(".rename-says").textContent().isBlank());
    editor.press("Enter");
    assertEquals(EditorPage.ARM, editor.text());
    editor.press("Escape");
    assertEquals(0, editor.find(".rename").count());
  }

  @Test
  void aNewNameThatIsEnteredBeforeItIsCheckedIsNotLost() {
    EditorPage editor = editor();
    editor.caret("\ta|rm\n").press("F2");
    editor.see(".rename-says", "Type the new name");
    // From here on the answers of the language wait until the test lets them go.
    editor.page.evaluate(
        """
        () => {
          const { language } = limberStudio;
          const ask = language.ask.bind(language);
          const held = new Promise(resolve => { window.letGo = resolve; });
          language.ask = (...question) => held.then(() => ask(...question));
        }
        """);
    editor.type("wing").press("Enter");
    editor.page.evaluate("window.letGo()");
    editor.await("limberStudio.document.text.includes('body.wing.hand')");
    assertEquals(0, editor.find(".rename").count());
  }

  @Test
  void besideANameRenamingSaysSoUntilEscapeOrTheNextKey() {
    EditorPage editor = editor();
    editor.caret("# |an arm").press("F2");
    editor.see(".popover", "Put the caret on the name");
    editor.press("Escape");
    assertEquals(0, editor.find(".popover").count());
    editor.press("F2");
    editor.see(".popover", "Put the caret on the name");
    editor.press("ArrowRight");
    assertEquals(0, editor.find(".popover").count());
    assertEquals("# a|n arm", editor.caretLine(), "the keys still go to the text");
  }

  @Test
  void formattingIsOneStep() {
    String loose =
        EditorPage.ARM.replace("body y30", "body    y30").replace("0 -> 40", "0   ->  40");
    EditorPage editor = editor().open(loose);
    editor.caret("# |an arm").press("Shift+Alt+f");
    editor.await("limberStudio.document.text.includes('body y30')");
    assertEquals(EditorPage.ARM, editor.text());
    editor.press("Control+z");
    assertEquals(loose, editor.text());
  }

  @Test
  void theOutlineFollowsFiltersAndJumps() {
    EditorPage editor = editor();
    editor.caret("\ta|rm\n").press("Alt+2");
    editor.see(".outline-row[aria-selected=true]", "arm");
    editor.type("shut");
    assertTrue(editor.see(".outline-row[data-kind=attachment]", "shut").isVisible());
    assertEquals(0, editor.page.locator(".outline-row[data-kind=animation]").count());
    editor.see(".outline-row[data-kind=attachment]", "shut").click();
    assertTrue(editor.caretLine().startsWith("@[shut|]"), editor.caretLine());
    assertTrue(editor.find("#panel-source").isVisible());
  }

  @Test
  void enterInTheFilterOfTheOutlineJumpsToTheFirstMatch() {
    EditorPage editor = editor();
    editor.caret("|# an arm").press("Alt+2").page.keyboard().insertText("shu");
    editor.press("Enter").find("#panel-source").waitFor();
    assertTrue(editor.caretLine().startsWith("@[shut|]"), "not to the bones above it");
    editor.press("Alt+2", "Control+a").type("nothing").press("Enter");
    editor.page.evaluate("limberStudio.language.ask('outline')");
    assertTrue(editor.find("#panel-outline").isVisible(), "there is nowhere to go");
  }

  @Test
  void theReferenceFollowsTheCaretAndAddsExamples() {
    EditorPage editor = editor();
    editor.caret(":el|lipse").press("Alt+3");
    editor.find(".reference-card[data-here][data-word=ellipse]").waitFor();
    editor.type("full turn");
    assertEquals(1, editor.find(".reference-card:visible").count());
    editor.find(".reference-card:visible summary").click();
    editor.find(".reference-card:visible button").click();
    editor.await("limberStudio.document.text.includes('-> 240 -> 360')");
    assertEquals(
        EditorPage.ARM.replace("\t@hand\n", "\tbody\n\t\tr 0 -> 120 -> 240 -> 360\n\t@hand\n"),
        editor.text(),
        "for the bone of the caret's line, in the animation");
    editor.find(".reference-card:visible button").click();
    editor.see(".toast", "body has r in wave already.");
    editor.caret("body y30|").press("Control+z");
    assertEquals(EditorPage.ARM, editor.text());
  }

  @Test
  void theReferenceStandsBesideTheText() {
    EditorPage editor = editor();
    assertFalse(editor.find("#panel-reference").isVisible());
    editor.caret("bo|dy y30").press("Alt+3");
    assertTrue(editor.find("#panel-reference").isVisible());
    assertTrue(editor.find("#editor").isVisible());
    editor.caret("body y30|").type("5");
    assertTrue(editor.text().contains("body y305"), "both can be used");
    editor.press("Alt+2");
    assertTrue(editor.find("#panel-reference").isVisible(), "beside the other panels, too");
    editor.find("#toggle-reference").click();
    assertFalse(editor.find("#panel-reference").isVisible());
    editor.press("Alt+3", "Alt+3");
    assertFalse(editor.find("#panel-reference").isVisible(), "the key closes it again");
  }

  @Test
  void easingsAreExplainedByPictures() {
    EditorPage editor = editor();
    editor.press("Alt+3").type("slowly");
    assertEquals(3, editor.find(".reference-card:visible .easing-picture").count());
    Object dense =
        editor.page.evaluate(
            "[...document.querySelectorAll('[data-word=si] .easing-dots')].map(dots =>"
                + " { const x = dots.getAttribute('d').match(/M[\\d.]+/g).map(m => Number(m.slice(1)));"
                + " return [x[1] - x[0] < 2, x.at(-1) - x.at(-2) > 12].join(' '); })");
    assertEquals(List.of("true true"), dense, "slow at the start, quick at the end");
  }

  @Test
  void theCaretSelectsWhatItsLineIsAbout() {
    EditorPage editor = editor();
    editor.caret("body.arm.hand x|30");
    editor.await("limberStudio.selection?.name === 'body.arm.hand'");
    assertEquals(
        List.of("bone", "text", 2),
        editor.page.evaluate(
            "[limberStudio.selection.kind, limberStudio.selection.by, limberStudio.selection.index]"));
    editor.caret("@ :ell|ipse");
    editor.await("limberStudio.selection?.kind === 'slot'");
    editor.caret("# an| arm");
    editor.await("limberStudio.selection === null");
  }

  @Test
  void whatIsSelectedInThePictureTakesTheCaretToItsLine() {
    EditorPage editor = editor();
    editor.page.evaluate(
        "limberStudio.select({kind: 'bone', name: 'body.arm.hand', index: 2, by: 'picture'})");
    editor.await("document.getElementById('status-place').textContent.startsWith('7:')");
    editor.await("limberStudio.selection.by === 'picture'");
  }

  @Test
  void skelFormFilesHaveNoSource() {
    EditorPage editor = editor().openSample("lantern-0.7.skf");
    assertFalse(editor.find("#tab-source").isVisible());
    assertFalse(editor.find("#status-place").isVisible());
    editor.open(EditorPage.ARM);
    assertTrue(editor.find("#tab-source").isVisible());
  }
}
