package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class NavigationTest {
  private static final LanguageService SMALL = LanguageService.of(Sources.SMALL);

  private static int at(String what) {
    int at = Sources.SMALL.indexOf(what);
    assertTrue(at >= 0, what);
    return at;
  }

  private static String line(Span span) {
    String text = Sources.SMALL;
    int start = text.lastIndexOf('\n', span.from() - 1) + 1;
    return text.substring(start, text.indexOf('\n', span.from())).strip();
  }

  @Test
  void aNameLeadsToItsDefinition() {
    assertEquals("body.arm.hand x38", line(SMALL.definition(at("hand\n\t\t\t:"))));
    assertEquals("@eye[shut] :rect w5 h1", line(SMALL.definition(at("shut +3"))));
    assertEquals("@eye[open] :circle d5 t0", line(SMALL.definition(at("eye\n\t@body"))));
    // A bone without a line of its own is where it is named first.
    assertEquals("leg.foot x3", line(SMALL.definition(at("leg.foot"))));
    assertNull(SMALL.definition(at("24fps")));
  }

  @Test
  void referencesAreAllPlacesOfTheThing() {
    List<Span> arm = SMALL.references(at("arm x34"));
    assertEquals(
        List.of("arm", "arm", "arm", "arm", "arm"),
        arm.stream().map(span -> span.of(Sources.SMALL)).toList());
    List<Span> slot = SMALL.references(at("arm :path\n\t\tM 1"));
    assertEquals(List.of("@", "arm"), slot.stream().map(s -> s.of(Sources.SMALL)).toList());
    assertEquals(4, SMALL.references(at("open]")).size());
  }

  @Test
  void symbolsSayWhatTheyAre() {
    assertEquals(new Symbol(SymbolKind.BONE, "arm", "body.arm"), SMALL.symbolAt(at("arm x34")));
    assertEquals(
        new Symbol(SymbolKind.ATTACHMENT, "shut", "body.eye.shut"),
        SMALL.symbolAt(at("shut +3") + 4));
    assertEquals(new Symbol(SymbolKind.ANIMATION, "wave", "wave"), SMALL.symbolAt(at("wave")));
  }

  @Test
  void aLineBelongsToABoneOrSlot() {
    assertEquals(
        new Part("body.arm", "body.arm.arm", "arm", null, null), SMALL.partAt(at("L 12,0")));
    assertEquals(new Part("body", null, null, null, null), SMALL.partAt(at("y20")));
    assertEquals(new Part("body", "body.eye", "open", "winter", null), SMALL.partAt(at("w9 h9")));
    assertEquals(new Part("body", "body.eye", null, null, "wave"), SMALL.partAt(at("c #FFF ->")));
    assertEquals(new Part("body.arm", null, null, null, "wave"), SMALL.partAt(at("40.5")));
    assertEquals(Part.NOTHING, SMALL.partAt(at("skeleton")));
    assertEquals(Part.NOTHING, SMALL.partAt(Sources.SMALL.length()));
  }

  @Test
  void partsOfThePictureHaveAPlace() {
    assertEquals("body.arm.hand x38", line(SMALL.placeOfBone("body.arm.hand")));
    assertEquals("@eye[open] :circle d5 t0", line(SMALL.placeOfSlot("body.eye")));
    assertNull(SMALL.placeOfBone("eye"));
    assertNull(SMALL.placeOfSlot("body.nose"));
  }

  @Test
  void partsOfAnAnimationHaveAPlaceInIt() {
    LanguageService service =
        LanguageService.of(
            """
            skeleton
            	body
            		@eye :circle d5
            		@nose :circle d3
            	body.arm
            		@ :rect w5 h5
            anim "idle" :6
            	@body.eye
            		c #FFF -> #000
            	body
            		x 0 -> 1
            	arm
            		r 0 -> 2
            """);
    String text = service.text();
    Span eye = service.placeOfSlot("body.eye", "idle");
    assertEquals(text.indexOf("@body.eye") + 6, eye == null ? -1 : eye.from());
    int body = text.indexOf("\tbody\n\t\tx") + 1;
    assertEquals(new Span(body, body + 4), service.placeOfBone("body", "idle"));
    assertEquals(
        new Span(body, body + 4), service.placeOfSlot("body.nose", "idle"), "that of its bone");
    int arm = text.indexOf("\tarm\n") + 1;
    assertEquals(new Span(arm, arm + 3), service.placeOfSlot("body.arm.arm", "idle"));
    assertEquals(service.placeOfBone("body.arm"), service.placeOfBone("body.arm", "walk"));
    assertEquals(service.placeOfSlot("body.eye"), service.placeOfSlot("body.eye", ""));
    assertNull(service.placeOfBone("eye", "idle"));
    assertNull(service.placeOfSlot("body.mouth", "idle"));
  }

  @Test
  void diagnosticsHaveTheirText() {
    String text = "skeleton\n\tarm x.5 y3\n";
    Problem problem = LanguageService.of(text).diagnostics().get(0);
    assertEquals("x.5", text.substring(problem.from(), problem.to()));
  }

  @Test
  void formattingKeepsWhatIsAlikeAtBothEnds() {
    String text = "skeleton\n\tarm   x1\n\tleg\n";
    Change change = LanguageService.of(text).format();
    assertEquals("skeleton\n\tarm x1\n\tleg\n", change.applyTo(text));
    assertEquals(1, change.edits().size());
    assertTrue(change.edits().get(0).to() - change.edits().get(0).from() <= 3);
    assertEquals(Change.NOTHING, LanguageService.of(change.applyTo(text)).format());
  }

  @Test
  void wordsExplainThemselves() {
    Hover property = SMALL.hover(at("r-125") + 2);
    assertEquals("r-125", Sources.SMALL.substring(property.from(), property.to()));
    assertTrue(property.documentation().contains("degrees"), property.documentation());
    assertTrue(property.documentation().contains("Default: 0"), property.documentation());
    Hover bone = SMALL.hover(at("hand\n\t\t\t:"));
    assertEquals("bone body.arm.hand", bone.title());
    assertTrue(bone.documentation().startsWith("x 38, y 0"), bone.documentation());
    assertTrue(bone.documentation().contains("Defined on line 12"), bone.documentation());
    assertTrue(SMALL.hover(at("so->")).documentation().contains("Ends slowly"));
    assertTrue(SMALL.hover(at("#F80,0.5")).documentation().contains("opacity 0.5"));
    assertTrue(SMALL.hover(at("open 20")).documentation().contains(":circle"));
    assertEquals("skin winter", SMALL.hover(at("winter")).title());
    assertNull(SMALL.hover(at("the middle")));
  }

  @Test
  void theOutlineIsATree() {
    List<OutlineNode> nodes = SMALL.outline();
    assertEquals(
        List.of("skeleton", "winter", "order", "wave"),
        nodes.stream().map(OutlineNode::name).toList());
    StringBuilder tree = new StringBuilder();
    print(nodes, tree);
    assertEquals(
        "skeleton(body(body eye(open shut) arm(arm hand)) leg(foot))"
            + " winter(@eye[open] @arm.arm) order(@eye @body.body)"
            + " wave(arm(r x) skeleton.body(s) @eye(@ c))",
        tree.toString());
    OutlineNode body = nodes.get(0).children().get(0);
    assertEquals(OutlineNode.Kind.BONE, body.kind());
    assertEquals("body", Sources.SMALL.substring(body.nameFrom(), body.nameTo()));
    assertTrue(Sources.SMALL.substring(body.from(), body.to()).endsWith(":rect w5 h1"));
  }

  private static void print(List<OutlineNode> nodes, StringBuilder out) {
    String gap = "";
    for (OutlineNode node : nodes) {
      out.append(gap).append(node.name());
      if (!node.children().isEmpty()) {
        out.append('(');
        print(node.children(), out);
        out.append(')');
      }
      gap = " ";
    }
  }
}
