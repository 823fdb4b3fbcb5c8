package dev.limber.image.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.core.canvas.BlendMode;
import dev.limber.core.canvas.Canvas;
import dev.limber.core.canvas.Image;
import dev.limber.core.canvas.Ink;
import dev.limber.core.canvas.LineCap;
import dev.limber.core.canvas.LineJoin;
import dev.limber.core.canvas.Path;
import dev.limber.core.canvas.Stroke;
import dev.limber.core.canvas.Triangles;
import dev.limber.core.canvas.View;
import dev.limber.core.color.Rgba;
import dev.limber.image.Region;
import java.io.IOException;
import java.io.StringReader;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class SvgEncoderTest {
  private record Picture(String name, int width, int height) implements Image {}

  private static final Picture PICTURE = new Picture("a&b.png", 10, 20);
  private static final SvgSettings STILL = new SvgSettings(64, 48);
  private static final Ink WHITE = new Ink();
  private static final Path CORNER = new Path().moveTo(0, 0).lineTo(10, 0).lineTo(0, 10).close();

  /** A sprite: two triangles that take the image to the same place. */
  private static final Triangles QUAD =
      new Triangles()
          .corner(0, 20, 0, 0)
          .corner(10, 20, 1, 0)
          .corner(10, 0, 1, 1)
          .corner(0, 0, 0, 1)
          .triangle(0, 1, 2)
          .triangle(0, 2, 3);

  /** The same with one corner pulled away. */
  private static final Triangles MESH =
      new Triangles()
          .corner(0, 20, 0, 0)
          .corner(10, 20, 1, 0)
          .corner(15, -5, 1, 1)
          .corner(0, 0, 0, 1)
          .triangle(0, 1, 2)
          .triangle(0, 2, 3);

  private static Element draw(SvgSettings settings, Consumer<Canvas> drawing) throws Exception {
    StringBuilder text = new StringBuilder();
    SvgEncoder encoder = new SvgEncoder(text, settings);
    for (int i = 0; i < settings.frames(); i++) {
      Canvas canvas = encoder.nextFrame();
      canvas.begin(View.at(20, 40, 2));
      drawing.accept(canvas);
      canvas.end();
    }
    encoder.finish();
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(text.toString())))
        .getDocumentElement();
  }

  private static Element only(Element root, String name) {
    NodeList found = root.getElementsByTagName(name);
    assertEquals(1, found.getLength(), name);
    return (Element) found.item(0);
  }

  private static int count(Element root, String name) {
    return root.getElementsByTagName(name).getLength();
  }

  @Test
  void aFillIsAPathInPixels() throws Exception {
    Element root = draw(STILL, c -> c.fill(CORNER, new Ink().set(1, 0.5, 0, 0.25)));
    assertEquals("0 0 64 48", root.getAttribute("viewBox"));
    Element path = only(root, "path");
    assertEquals("M20 40L40 40L20 20Z", path.getAttribute("d"));
    assertEquals("#ff8000", path.getAttribute("fill"));
    assertEquals("0.25", path.getAttribute("fill-opacity"));
    assertFalse(path.hasAttribute("fill-rule"), "non-zero is what SVG does");
  }

  @Test
  void curvesStayCurves() throws Exception {
    Path path = new Path().moveTo(0, 0).quadTo(1, 2, 3, 4).cubicTo(5, 6, 7, 8, 9, 0.125);
    Element root = draw(STILL, c -> c.fill(path, WHITE));
    String d = only(root, "path").getAttribute("d");
    assertEquals("M20 40Q22 36 26 32C30 28 34 24 38 39.75", d);
    assertFalse(only(root, "path").hasAttribute("fill-opacity"));
  }

  @Test
  void aStrokeHasItsWidthInTheView() throws Exception {
    Stroke stroke = new Stroke(-3, LineJoin.BEVEL, LineCap.SQUARE, 0);
    Element root = draw(STILL, c -> c.stroke(CORNER, stroke, new Ink().set(0, 0, 1, 0.5)));
    Element path = only(root, "path");
    assertEquals("none", path.getAttribute("fill"));
    assertEquals("#0000ff", path.getAttribute("stroke"));
    assertEquals("0.5", path.getAttribute("stroke-opacity"));
    assertEquals("6", path.getAttribute("stroke-width"));
    assertEquals("bevel", path.getAttribute("stroke-linejoin"));
    assertEquals("square", path.getAttribute("stroke-linecap"));
    assertEquals("1", path.getAttribute("stroke-miterlimit"), "less is refused by browsers");
    assertEquals(
        0, count(draw(STILL, c -> c.stroke(CORNER, Stroke.round(0), WHITE)), "path"), "no line");
  }

  @Test
  void aSpriteIsOneClippedImage() throws Exception {
    Element root = draw(STILL, c -> c.triangles(PICTURE, QUAD, WHITE));
    Element image = only(root, "image");
    assertEquals("a&b.png", image.getAttribute("href"));
    assertEquals("10", image.getAttribute("width"));
    assertEquals("20", image.getAttribute("height"));
    Element use = only(root, "use");
    assertEquals("#" + image.getAttribute("id"), use.getAttribute("href"));
    assertEquals("matrix(2 0 0 2 20 0)", use.getAttribute("transform"));
    Element clip = only(root, "clipPath");
    Element clipped = (Element) use.getParentNode();
    assertEquals("url(#" + clip.getAttribute("id") + ")", clipped.getAttribute("clip-path"));
    assertEquals(0, count(root, "filter"));
  }

  @Test
  void eachTriangleOfAMeshHasItsClip() throws Exception {
    Element root = draw(STILL, c -> c.triangles(PICTURE, MESH, WHITE));
    assertEquals(1, count(root, "image"));
    assertEquals(2, count(root, "use"));
    assertEquals(2, count(root, "clipPath"));
    NodeList clips = root.getElementsByTagName("clipPath");
    String first = ((Element) clips.item(0)).getAttribute("id");
    assertFalse(first.equals(((Element) clips.item(1)).getAttribute("id")));
    String outline = ((Element) clips.item(0).getFirstChild()).getAttribute("d");
    assertFalse(outline.contains("M20 0L"), "a little larger, so that no seam shows: " + outline);
  }

  @Test
  void anImageIsThereOnce() throws Exception {
    Element root =
        draw(
            STILL,
            c -> {
              c.triangles(PICTURE, QUAD, WHITE);
              c.triangles(new Picture("other.png", 4, 4), QUAD, WHITE);
              c.triangles(PICTURE, QUAD, WHITE);
            });
    assertEquals(2, count(root, "image"));
    assertEquals(3, count(root, "use"));
    Element data =
        draw(
            STILL.withImages(image -> "data:" + image.width()),
            c -> c.triangles(PICTURE, QUAD, WHITE));
    assertEquals("data:10", only(data, "image").getAttribute("href"));
  }

  @Test
  void onlyThePartThatIsShownIsThere() throws Exception {
    SvgImages cut =
        new SvgImages() {
          @Override
          public String address(Image image) {
            return "whole";
          }

          @Override
          public String address(Image image, Region part) {
            return "part";
          }
        };
    Triangles corner =
        new Triangles()
            .corner(0, 0, 0.5, 0.25)
            .corner(9, 0, 0.9, 0.25)
            .corner(0, 9, 0.5, 0.75)
            .triangle(0, 1, 2);
    Image atlas = new Picture("atlas.png", 20, 40);
    Element root =
        draw(
            STILL.withImages(cut),
            c -> {
              c.triangles(atlas, corner, WHITE);
              c.triangles(atlas, corner, WHITE);
            });
    Element image = only(root, "image");
    assertEquals("part", image.getAttribute("href"));
    assertEquals("10", image.getAttribute("x"));
    assertEquals("10", image.getAttribute("y"));
    assertEquals("8", image.getAttribute("width"));
    assertEquals("20", image.getAttribute("height"));
    assertEquals(2, count(root, "use"));
    Element whole = draw(STILL.withImages(cut), c -> c.triangles(PICTURE, QUAD, WHITE));
    assertEquals("whole", only(whole, "image").getAttribute("href"));
    Element uncut = draw(STILL, c -> c.triangles(atlas, corner, WHITE));
    assertEquals("40", only(uncut, "image").getAttribute("height"));
  }

  @Test
  void aTintIsAFilterAndAnOpacity() throws Exception {
    Ink tint = new Ink().set(1, 0.5, 0.25, 0.75);
    Element root = draw(STILL, c -> c.triangles(PICTURE, QUAD, tint));
    Element filter = only(root, "filter");
    assertEquals("sRGB", filter.getAttribute("color-interpolation-filters"));
    assertEquals(
        "1 0 0 0 0 0 0.5 0 0 0 0 0 0.25 0 0 0 0 0 1 0",
        only(root, "feColorMatrix").getAttribute("values"));
    Element group = (Element) filter.getParentNode();
    assertEquals("url(#" + filter.getAttribute("id") + ")", group.getAttribute("filter"));
    assertEquals("0.75", group.getAttribute("opacity"));
  }

  @Test
  void anAddedColourIsTheLastColumnOfTheFilter() throws Exception {
    Element root =
        draw(
            STILL,
            canvas -> canvas.triangles(PICTURE, QUAD, new Ink().set(1, 0.5, 1, 1).add(0.25, 0, 1)));
    assertEquals(
        "1 0 0 0 0.25 0 0.5 0 0 0 0 0 1 0 1 0 0 0 1 0",
        only(root, "feColorMatrix").getAttribute("values"));
  }

  @Test
  void blendModesAreThoseOfCss() throws Exception {
    for (BlendMode mode : BlendMode.values()) {
      Ink ink = new Ink().blend(mode);
      Element fill = only(draw(STILL, canvas -> canvas.fill(CORNER, ink)), "path");
      String expected =
          switch (mode) {
            case NORMAL -> "";
            case ADDITIVE -> "mix-blend-mode:plus-lighter";
            case MULTIPLY -> "mix-blend-mode:multiply";
            case SCREEN -> "mix-blend-mode:screen";
          };
      assertEquals(expected, fill.getAttribute("style"));
      Element images = draw(STILL, canvas -> canvas.triangles(PICTURE, QUAD, ink));
      assertEquals(
          expected, ((Element) images.getElementsByTagName("g").item(0)).getAttribute("style"));
    }
  }

  @Test
  void aClipIsWrittenOnceAndOnlyIfItIsUsed() throws Exception {
    Element root =
        draw(
            STILL,
            canvas -> {
              canvas.clip(CORNER);
              canvas.clip(CORNER);
              canvas.fill(CORNER, WHITE);
              canvas.stroke(CORNER, Stroke.round(1), WHITE);
              canvas.clip(null);
              canvas.fill(CORNER, WHITE);
            });
    assertEquals("o0", only(root, "clipPath").getAttribute("id"));
    assertEquals(4, count(root, "path"));
    String[] clips = {"", "url(#o0)", "url(#o0)", ""};
    for (int i = 0; i < 4; i++) {
      Element path = (Element) root.getElementsByTagName("path").item(i);
      assertEquals(clips[i], path.getAttribute("clip-path"), "path " + i);
    }
  }

  @Test
  void flatTrianglesAreLeftOut() throws Exception {
    Triangles flat =
        new Triangles()
            .corner(0, 0, 0, 0)
            .corner(9, 0, 0.5, 0)
            .corner(0, 9, 1, 0)
            .triangle(0, 1, 2);
    Triangles nowhere =
        new Triangles()
            .corner(Double.NaN, 0, 0, 0)
            .corner(9, 0, 1, 0)
            .corner(0, 9, 0, 1)
            .triangle(0, 1, 2);
    for (Triangles triangles : new Triangles[] {flat, nowhere, new Triangles()}) {
      assertEquals(0, count(draw(STILL, c -> c.triangles(PICTURE, triangles, WHITE)), "use"));
    }
  }

  @Test
  void pathsWithoutNumbersAreDropped() throws Exception {
    Path broken = new Path().moveTo(0, 0).lineTo(Double.NaN, 3).lineTo(4, 4);
    Path endless = new Path().moveTo(0, 0).lineTo(Double.NEGATIVE_INFINITY, 3);
    Path point = new Path().moveTo(1, 1);
    for (Path path : new Path[] {broken, endless, point, new Path()}) {
      Element root =
          draw(
              STILL,
              c -> {
                c.fill(path, WHITE);
                c.stroke(path, Stroke.round(2), WHITE);
              });
      assertEquals(0, count(root, "path"));
    }
    Path far = new Path().moveTo(0, 0).lineTo(1e300, 0).lineTo(0, 1);
    String d = only(draw(STILL, c -> c.fill(far, WHITE)), "path").getAttribute("d");
    assertEquals("M20 40L1000000 40L20 38", d);
  }

  @Test
  void partsAreGroupsWithNames() throws Exception {
    String[] names = {"arm \"left\" <&>", "bell\u0007\uD800\uD83D\uDE00"};
    Element root =
        draw(
            STILL.withParts(part -> names[part]),
            c -> {
              c.part(1); // shows nothing, and so needs no group
              c.part(0);
              c.fill(CORNER, WHITE);
              c.part(0);
              c.fill(CORNER, WHITE);
              c.part(1);
              c.fill(CORNER, WHITE);
              c.part(-1);
              c.fill(CORNER, WHITE);
            });
    assertEquals(2, count(root, "g"));
    Element first = (Element) root.getElementsByTagName("g").item(0);
    Element second = (Element) root.getElementsByTagName("g").item(1);
    assertEquals(names[0], first.getAttribute("data-name"));
    assertEquals(2, count(first, "path"));
    assertEquals("bell??\uD83D\uDE00", second.getAttribute("data-name"));
    assertEquals(1, count(second, "path"));
    assertEquals(4, count(root, "path"));
  }

  @Test
  void withoutNamesThereAreNoGroups() throws Exception {
    Element root =
        draw(
            STILL,
            c -> {
              c.part(0);
              c.fill(CORNER, WHITE);
            });
    assertEquals(0, count(root, "g"));
    assertEquals(0, count(root, "rect"));
    assertEquals(0, count(root, "style"));
  }

  @Test
  void aBackgroundIsARectangle() throws Exception {
    Element root = draw(STILL.on(new Rgba(1, 0, 0, 0.5)), c -> {});
    assertEquals("#ff0000", only(root, "rect").getAttribute("fill"));
    assertEquals("0.5", only(root, "rect").getAttribute("fill-opacity"));
  }

  @Test
  void framesAreShownInTurn() throws Exception {
    Element root = draw(STILL.animated(4, 0.05, 0), c -> c.fill(CORNER, WHITE));
    NodeList groups = root.getElementsByTagName("g");
    assertEquals(4, groups.getLength());
    String[] delays = {"0s", "0.05s", "0.1s", "0.15s"};
    for (int i = 0; i < 4; i++) {
      Element group = (Element) groups.item(i);
      assertEquals("f", group.getAttribute("class"));
      assertEquals("animation-delay:" + delays[i], group.getAttribute("style"));
      assertEquals(1, count(group, "path"));
    }
    String style = only(root, "style").getTextContent();
    assertTrue(style.contains("25%{visibility:hidden}"), style);
    assertTrue(style.contains("animation:f 0.2s step-end infinite"), style);
    Element twice = draw(STILL.animated(2, 0.5, 2), c -> {});
    style = only(twice, "style").getTextContent();
    assertTrue(style.contains("animation:f 1s step-end 2}"), style);
  }

  @Test
  void framesThatWereNotAnnouncedAreRefused() throws IOException {
    SvgEncoder early = new SvgEncoder(new StringBuilder(), STILL.animated(2, 0.1, 0));
    early.nextFrame();
    assertThrows(IllegalStateException.class, early::finish);
    early.nextFrame();
    assertThrows(IllegalStateException.class, early::nextFrame);
    assertThrows(IllegalArgumentException.class, () -> STILL.animated(0, 1, 0));
    assertThrows(IllegalArgumentException.class, () -> STILL.animated(2, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> STILL.animated(2, Double.NaN, 0));
    assertThrows(IllegalArgumentException.class, () -> STILL.animated(2, 1, -1));
    assertThrows(IllegalArgumentException.class, () -> new SvgSettings(0, 1));
  }
}
