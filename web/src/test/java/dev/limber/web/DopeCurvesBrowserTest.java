package dev.limber.web;

import static dev.limber.web.DopeSheetPage.ARM;
import static dev.limber.web.DopeSheetPage.LAST;
import static dev.limber.web.DopeSheetPage.TURN;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Curves in the dope sheet: they are what the engine plays, and their keys are dragged. */
class DopeCurvesBrowserTest extends BrowserTest {
  /** The hand becomes orange and white again: all parts of its colour but red go down and up. */
  private static final String COLORS =
      ARM.replace("a 1 -> 0.5 :so-> 1", "c #FFF -> #F80,0.25 -> #FFF");

  /** The row of the hand's colour. */
  private static final int COLOR = 6;

  private DopeSheetPage sheet() {
    return DopeSheetPage.open(newPage(EditorPage::window), ARM, LAST);
  }

  private static DopeSheetPage sheet(StudioPage studio) {
    return new DopeSheetPage(studio, LAST);
  }

  /** Shows the curve of the arm's rotation: from 0 up to 40 and back. */
  private StudioPage curves() {
    StudioPage studio = sheet().studio();
    BoundingBox box = studio.page.locator(".dope-canvas").boundingBox();
    studio.click(new double[] {box.x + 60, box.y + 20 + 20 * TURN + 10});
    sheet(studio).key("c");
    return studio;
  }

  /** Where a value from 0 to 40 is in the curves. */
  private static double[] point(StudioPage studio, double frame, double value) {
    BoundingBox box = studio.page.locator(".dope-canvas").boundingBox();
    double y = box.y + box.height - 14 - value / 40 * (box.height - 20 - 28);
    return new double[] {sheet(studio).place(0, frame)[0], y};
  }

  @Test
  void aKeyIsDraggedAlongItsCurveOrToAnotherValue() {
    StudioPage studio = curves();
    screenshot(studio.page, "dope-curves");
    studio.dragTo(point(studio, 6, 40), point(studio, 6, 20));
    studio.page.mouse().up();
    studio.drawn();
    String[] words = studio.line("r 0").split(" ", -1);
    assertEquals(20, Double.parseDouble(words[3]), 0.6, studio.line("r 0"));
    assertTrue(studio.line("r 0").endsWith("-> 0   # up and down"), studio.line("r 0"));
    studio.undoTo(ARM);
    studio.dragTo(point(studio, 6, 40), point(studio, 9, 40));
    studio.page.mouse().up();
    studio.drawn();
    assertEquals("r 0 9:> 40 12:> 0   # up and down", studio.line("r 0"));
    studio.undoTo(ARM);
  }

  @Test
  void withNothingSelectedTheFirstRowThatHasCurvesIsShown() {
    StudioPage studio = sheet().studio();
    studio.text(ARM.replace(":6\n\tarm", ":6\n\t! step 3\n\tarm")).pause();
    sheet(studio).key("c");
    double[] top = point(studio, 6, 40);
    studio.page.mouse().move(top[0], top[1]);
    assertEquals("key 2, frame 6, 0.25 s, 40°", sheet(studio).said());
  }

  @Test
  void curvesAreWhatTheEnginePlays() {
    StudioPage studio = curves();
    double[] start = point(studio, 0, 0);
    studio.click(start);
    sheet(studio).key("3");
    assertEquals("r 0 :so-> 40 :li-> 0   # up and down", studio.line("r 0"));
    // Half-way in time, a value that ends slowly is at sin 45°.
    assertTrue(isCurve(studio, 3, 40 * Math.sin(Math.PI / 4)));
    assertFalse(isCurve(studio, 3, 20));
    String icon = studio.page.locator(".dope [data-easing=so] path").getAttribute("d");
    assertTrue(icon.contains(" 8.00 5.93 "), icon);
  }

  /** Returns whether the blue of a rotation's curve is at a place. */
  private static boolean isCurve(StudioPage studio, double frame, double value) {
    double[] at = point(studio, frame, value);
    BoundingBox box = studio.page.locator(".dope-canvas").boundingBox();
    return (boolean)
        studio.page.evaluate(
            """
            ([x, y]) => {
              const { data } = document.querySelector('.dope-canvas').getContext('2d').getImageData(x - 1, y - 2, 3, 5);
              for (let i = 0; i < data.length; i += 4) if (data[i + 2] - data[i] > 90) return true;
              return false;
            }
            """,
            List.of((double) Math.round(at[0] - box.x), (double) Math.round(at[1] - box.y)));
  }

  @Test
  void rowsHaveTheColoursOfTheirCurves() {
    StudioPage studio = curves();
    assertTrue(isBlue(studio, TURN));
    assertFalse(isBlue(studio, TURN - 1), "the row of the bone has no curve of its own");
  }

  /** Returns whether the blue of a rotation is at the name of a row. */
  private static boolean isBlue(StudioPage studio, int row) {
    return (boolean)
        studio.page.evaluate(
            "y => { const { data } = document.querySelector('.dope-canvas').getContext('2d').getImageData(10, y, 1, 1);"
                + " return data[2] - data[0] > 90; }",
            20 + 20 * row + 10);
  }

  @Test
  void onePartOfAColourIsDraggedAlongItsCurve() {
    DopeSheetPage sheet = DopeSheetPage.open(newPage(EditorPage::window), COLORS, LAST);
    StudioPage studio = sheet.studio();
    studio.click(new double[] {sheet.box().x + 60, sheet.place(COLOR, 0)[1]});
    sheet.key("c");
    studio.page.evaluate(
        """
        () => {
          window.selected = [];
          const { prototype } = CanvasRenderingContext2D;
          const { arc } = prototype;
          prototype.arc = function (x, y, radius, ...rest) {
            if (radius === 5.5) window.selected.push(y);
            arc.call(this, x, y, radius, ...rest);
          };
        }
        """);
    studio.dragTo(part(sheet, 6, 0), part(sheet, 6, 0.4));
    assertTrue(sheet.said().startsWith("+0.4") || sheet.said().startsWith("+0.39"), sheet.said());
    double room = sheet.box().height - 20 - 28;
    double[] seen =
        ((List<?>) studio.page.evaluate("selected.slice(-4)"))
            .stream().mapToDouble(y -> 1 - (((Number) y).doubleValue() - 20 - 14) / room).toArray();
    assertArrayEquals(
        new double[] {1, 0x88 / 255.0, 0.4, 0.25}, seen, 0.02, "only blue is seen to go");
    studio.page.mouse().up();
    String word = studio.drawn().line("c #FFF").split(" ", -1)[3];
    String hex = word.replaceFirst("#F8(.),", "#FF88$1$1,").replaceFirst("#FF88(..),0.25", "$1");
    assertEquals(0.4 * 255, Integer.parseInt(hex, 16), 4, word);
    studio.undoTo(COLORS);
    studio.dragTo(part(sheet, 6, 0.25), part(sheet, 6, 1.1));
    studio.page.mouse().up();
    assertEquals("c #FFF -> #F80 -> #FFF", studio.drawn().line("c #FFF"), "at most opaque");
    studio.undoTo(COLORS);
  }

  /** Where a value from 0 to 1 is in the curves of colours. */
  private static double[] part(DopeSheetPage sheet, double frame, double value) {
    return point(sheet.studio(), frame, 40 * value);
  }

  @Test
  void whatIsNoNumberSaysThatItDoesNotGoUp() {
    DopeSheetPage sheet = DopeSheetPage.open(newPage(EditorPage::window), COLORS, LAST);
    sheet.click(COLOR, 6);
    sheet.key("Alt+ArrowUp");
    assertEquals(COLORS, sheet.studio().text());
    assertEquals(
        "Only numbers go up and down; choose colours, attachments and flips above the keys.",
        sheet.studio().page.locator(".toast[data-kind=refusal] .toast-text").textContent());
  }
}
