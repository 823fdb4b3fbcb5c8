package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class CompletionTest {
  private static final String RIG =
      Marked.lines(
          "skeleton",
          "\tbody",
          "\t\t@ :rect w9 h9 f#F80",
          "\t\t@eye[open] :circle d5",
          "\t\t@eye[shut]",
          "\tbody.arm",
          "\tbody.arm.hand",
          "\tleg.foot",
          "\tarm2.foot");

  private static List<String> labels(String source) {
    return Marked.of(source).labels();
  }

  @Test
  void sectionsAtTheMargin() {
    assertEquals(List.of("skeleton", "skin", "order", "anim"), labels("|"));
    assertEquals(List.of("skeleton", "skin"), labels("sk|"));
    assertEquals(List.of("skin", "skeleton"), labels(RIG + "\nsk|"), "there is one already");
    assertEquals(
        List.of("skin", "anim", "skeleton", "order"),
        labels(RIG + "skin \"a\"\norder\nanim \"a\"\n|"));
    assertEquals(List.of("skeleton"), labels("skeleton|\n\tarm\n"), "itself is no other");
    assertEquals("anim \"${name}\" 24fps\n\t${}", Marked.of("an|").chosen("anim"));
  }

  @Test
  void propertiesOfABoneThatItDoesNotHaveYet() {
    assertEquals(
        List.of("y", "i", "j", "l", "#", "flip-y", "no-rot", "no-scale"),
        labels("skeleton\n\tarm x10 r-5 flip-x |\n"));
    assertEquals(List.of("no-rot", "no-scale"), labels("skeleton\n\tarm no|\n"));
    assertEquals("skeleton\n\tarm x${}", Marked.of("skeleton\n\tarm |").chosen("x"));
    assertEquals(List.of(), labels("skeleton\n\tarm x1|\n"));
  }

  @Test
  void bonesByTheShortestNamesThatFindThem() {
    List<String> labels = labels(RIG + "anim \"a\"\n\t|");
    assertTrue(labels.containsAll(List.of("body", "arm", "hand", "leg.foot", "arm2.foot")));
    assertTrue(labels.containsAll(List.of("@body", "@eye")));
    assertEquals(RIG + "anim\n\thand\n", Marked.of(RIG + "anim\n\tha|\n").chosen("hand"));
    assertEquals(List.of("arm.hand"), labels(RIG + "anim\n\tarm.|\n"));
  }

  @Test
  void onlySlotsBehindAnAt() {
    assertEquals(List.of("@body", "@eye"), labels(RIG + "anim\n\t@|\n"));
  }

  @Test
  void parentsInTheLineOfABone() {
    List<String> labels = labels(RIG + "\tbody.arm.n|\n");
    assertEquals(List.of("body.arm.hand"), labels);
    assertFalse(labels(RIG + "\tbody.arm.h|\n").contains("body.arm.h"));
  }

  @Test
  void typesAndTheirProperties() {
    assertEquals(
        List.of(":rect", ":ellipse", ":circle", ":path", ":sprite", ":none"),
        labels("skeleton\n\ta\n\t\t@ :|"));
    List<String> circle = labels("skeleton\n\ta\n\t\t@ :circle d5 |");
    assertTrue(circle.containsAll(List.of("x", "f", "s", "t", "round-join")));
    assertFalse(circle.contains("w") || circle.contains("d") || circle.contains("\""));
    assertTrue(labels("skeleton\n\ta\n\t\t@ :sprite |").contains("\""));
  }

  @Test
  void coloursOfTheSource() {
    assertEquals(List.of("#F80", "#FFF"), labels(RIG + "\ttail\n\t\t@ :rect f#F|\n"));
    assertEquals(
        RIG + "\ttail\n\t\t@ :rect s#F80\n",
        Marked.of(RIG + "\ttail\n\t\t@ :rect s#|\n").chosen("#F80"));
    assertTrue(labels(RIG + "\ttail #|\n").contains("#F80"));
  }

  @Test
  void slotsAndAttachmentsOfTheBone() {
    String line = RIG + "\tbody\n\t\t";
    assertTrue(labels(line + "@|").containsAll(List.of("@", "@slot[attachment]", "@eye")));
    assertEquals(List.of("open", "shut"), labels(line + "@eye[|"));
    assertEquals(line + "@eye[shut]", Marked.of(line + "@eye[s|").chosen("shut"));
    assertEquals(line + "@eye[shut]", Marked.of(line + "@eye[s|]").chosen("shut"));
  }

  @Test
  void pathCommandsAndTheBonesOfPoints() {
    String path = RIG + "\ttail\n\t\t@ :path\n\t\t\t";
    assertEquals(List.of("M", "L", "Q", "B", "C", ":"), labels(path + "|"));
    assertTrue(labels(path + "L 1,2:|").contains("hand"));
    assertEquals(path + "L 1,2:hand", Marked.of(path + "L 1,2:ha|").chosen("hand"));
    assertTrue(labels(path + ": |").contains("leg.foot"));
    assertEquals(List.of(), labels(path + "L 1|"));
  }

  @Test
  void attachmentsInSkins() {
    assertEquals(List.of("@body", "@eye[open]", "@eye[shut]"), labels(RIG + "skin \"s\"\n\t|"));
    assertEquals(List.of("open", "shut"), labels(RIG + "skin \"s\"\n\t@eye[|"));
    assertTrue(labels(RIG + "skin\n\t@|").contains("@body"));
  }

  @Test
  void slotsThatAreNotInTheOrderYet() {
    assertEquals(List.of("@eye"), labels(RIG + "order\n\t@body\n\t@|\n"));
  }

  @Test
  void timelinesThatTheItemDoesNotHaveYet() {
    assertEquals(
        List.of("y", "r", "i", "j", "s", "t"), labels(RIG + "anim\n\thand\n\t\tx 0\n\t\t|\n"));
    assertEquals(List.of("@", "c", "r", "g", "b", "a"), labels(RIG + "anim\n\t@eye\n\t\t|"));
  }

  @Test
  void valuesOfTimelines() {
    String clip = RIG + "anim\n\t@eye\n\t\t";
    assertEquals(List.of("open", "shut"), labels(clip + "@ |").subList(0, 2));
    assertTrue(labels(clip + "c |").contains("#F80"));
    assertTrue(labels(RIG + "anim\n\thand\n\t\ts |").containsAll(List.of("true", "false", "->")));
    assertTrue(labels(RIG + "anim\n\thand\n\t\tx 0 |").containsAll(List.of("->", "{ }", ":so->")));
  }

  @Test
  void easingsBehindAColon() {
    assertEquals(List.of("si", "so", "sio"), labels(RIG + "anim \"a\" :5:s|"));
    assertEquals(
        RIG + "anim\n\thand\n\t\tx 0 :sio-> 5",
        Marked.of(RIG + "anim\n\thand\n\t\tx 0 :s|-> 5").chosen("sio"));
    assertEquals(
        RIG + "anim\n\thand\n\t\tx 0 :sio->",
        Marked.of(RIG + "anim\n\thand\n\t\tx 0 :s|").chosen("sio"));
  }

  @Test
  void nothingInComments() {
    assertEquals(List.of(), labels("skeleton\n\tarm # x|\n"));
  }

  @Test
  void itemsExplainThemselves() {
    Marked marked = Marked.of(RIG + "anim\n\tha|");
    Completion.Item hand = marked.service().complete(marked.caret()).items().get(0);
    assertEquals("body.arm.hand", hand.detail());
    assertEquals(Completion.Kind.BONE, hand.kind());
    assertTrue(hand.documentation().startsWith("x 0, y 0"), hand.documentation());
    Marked property = Marked.of("skeleton\n\tarm r|");
    Completion.Item r = property.service().complete(property.caret()).items().get(0);
    assertTrue(r.documentation().contains("degrees"), r.documentation());
  }

  /** Pages take the inserted text for a template, in which digits alone are a number. */
  @Test
  void fieldsHaveNamesOrAreEmpty() {
    for (String source :
        List.of("|", "skeleton\n\ta |", "skeleton\n\ta\n\t\t@ |", "skeleton\n\ta\nanim |")) {
      Marked marked = Marked.of(source);
      for (Completion.Item item : marked.service().complete(marked.caret()).items()) {
        assertFalse(item.insert().matches("(?s).*\\$\\{\\d+}.*"), item.insert());
      }
    }
  }
}
