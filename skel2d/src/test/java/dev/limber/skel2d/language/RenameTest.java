package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RenameTest {
  @Test
  void aBoneIsRenamedInTheNamesOfItsChildrenAndInReferences() {
    assertEquals(
        Marked.lines(
            "skeleton",
            "\tbody",
            "\tbody.wing # arm",
            "\tbody.wing.hand",
            "anim",
            "\twing.hand",
            "\t\tx 0",
            "\tskeleton.body.wing",
            "\t\tr 1"),
        Marked.of(
                Marked.lines(
                    "skeleton",
                    "\tbody",
                    "\tbody.a|rm # arm",
                    "\tbody.arm.hand",
                    "anim",
                    "\tarm.hand",
                    "\t\tx 0",
                    "\tskeleton.body.arm",
                    "\t\tr 1"))
            .renamed("wing"));
  }

  @Test
  void onlyTheComponentOfThisBoneIsRenamed() {
    assertEquals(
        "skeleton\n\ta.b\n\tc.b.b\nanim\n\ta.b\n\t\tx 0\n\tc.b.b\n\t\tx 0\n",
        Marked.of("skeleton\n\ta.b\n\tb|.b.b\nanim\n\ta.b\n\t\tx 0\n\tb.b.b\n\t\tx 0\n")
            .renamed("c"));
  }

  @Test
  void aSlotWithoutANameFollowsItsBone() {
    assertEquals(
        Marked.lines(
            "skeleton",
            "\tfist",
            "\t\t@ :rect w1 h1",
            "order",
            "\t@fist",
            "skin \"s\"",
            "\t@fist.fist :circle d2",
            "anim",
            "\t@fist",
            "\t\t@ fist -> none"),
        Marked.of(
                Marked.lines(
                    "skeleton",
                    "\thand|",
                    "\t\t@ :rect w1 h1",
                    "order",
                    "\t@hand",
                    "skin \"s\"",
                    "\t@hand.hand :circle d2",
                    "anim",
                    "\t@hand",
                    "\t\t@ hand -> none"))
            .renamed("fist"));
  }

  @Test
  void aSlotThatIsCalledLikeItsBoneByNameStays() {
    assertEquals(
        "skeleton\n\tfist\n\t\t@hand :rect w1 h1\norder\n\t@fist.hand\n",
        Marked.of("skeleton\n\t|hand\n\t\t@hand :rect w1 h1\norder\n\t@hand.hand\n")
            .renamed("fist"));
  }

  @Test
  void aSlotThatIsRenamedAloneGetsANameOfItsOwn() {
    assertEquals(
        "skeleton\n\thand\n\t\t@glove :rect w1 h1\n\t\t@glove[open]\norder\n\t@glove\n",
        Marked.of("skeleton\n\thand\n\t\t@ :rect w1 h1\n\t\t@[open]\norder\n\t@ha|nd\n")
            .renamed("glove"));
  }

  @Test
  void anAttachmentThatIsRenamedAloneGetsBrackets() {
    assertEquals(
        Marked.lines(
            "skeleton",
            "\teye",
            "\t\t@[wide] :rect w1 h1",
            "\t\t@lid[wide]",
            "skin \"s\"",
            "\t@eye.eye[wide]",
            "anim",
            "\t@eye.eye",
            "\t\t@ wide"),
        Marked.of(
                Marked.lines(
                    "skeleton",
                    "\teye",
                    "\t\t@ :rect w1 h1",
                    "\t\t@lid[wide]",
                    "skin \"s\"",
                    "\t@eye.eye",
                    "anim",
                    "\t@eye.eye",
                    "\t\t@ |eye"))
            .renamed("wide"));
  }

  @Test
  void namesThatWouldBecomeAmbiguousAreWrittenLonger() {
    assertEquals(
        "skeleton\n\tleg.foot\n\tarm.foot\nanim\n\tleg.foot\n\t\tx 0\n\tarm.foot\n\t\tx 0\n",
        Marked.of("skeleton\n\tleg.foot\n\tarm.ha|nd\nanim\n\tfoot\n\t\tx 0\n\thand\n\t\tx 0\n")
            .renamed("foot"));
  }

  @Test
  void aNameThatWasFoundByItsLettersIsWrittenInFull() {
    assertEquals(
        "skeleton\n\tbody.wing\nanim\n\twing\n\t\tx 0\n",
        Marked.of("skeleton\n\tbody.|arm\nanim\n\trm\n\t\tx 0\n").renamed("wing"));
  }

  @Test
  void pointsOfPathsAreRenamed() {
    assertEquals(
        "skeleton\n\ta\n\t\t@ :path\n\t\t\tM 0,0:c\n\t\t\t: c\n\t\t\tL 1,1:a\n\ta.c\n",
        Marked.of("skeleton\n\ta\n\t\t@ :path\n\t\t\tM 0,0:b|\n\t\t\t: b\n\t\t\tL 1,1:a\n\ta.b\n")
            .renamed("c"));
  }

  @Test
  void skinsAndAnimationsAreRenamedInAllTheirSections() {
    assertEquals(
        "skin \"b\"\nskin \"b\"\nanim \"a\"\n",
        Marked.of("skin \"|a\"\nskin \"a\"\nanim \"a\"\n").renamed("b"));
    assertEquals(
        "anim \"run\" 24fps\nanim \"run\"\n", Marked.of("an|im 24fps\nanim \"\"\n").renamed("run"));
  }

  @Test
  void whatIsNoNameIsRefused() {
    Marked bone = Marked.of("skeleton\n\ta|rm\n");
    assertTrue(bone.renamed("1st").contains("is not a name"), bone.renamed("1st"));
    assertTrue(bone.renamed("a.b").contains("is not a name"));
    assertTrue(bone.renamed("").contains("is not a name"));
    assertTrue(bone.renamed("skeleton").contains("no bone can be called"));
    Marked skin = Marked.of("skin \"a|\"\n");
    assertTrue(skin.renamed("two words").contains("no white space"));
    assertTrue(skin.renamed("default").contains("default"));
    assertTrue(Marked.of("skel|eton\n").renamed("x").contains("no name here"));
  }

  @Test
  void aNameThatIsTakenIsRefused() {
    assertEquals(
        "there is already a bone \"a.c\"; choose another name",
        Marked.of("skeleton\n\ta.b|\n\ta.c\n").renamed("c"));
    assertEquals(
        "there is already a slot \"a.c\"; choose another name",
        Marked.of("skeleton\n\ta|\n\t\t@\n\t\t@c\n").renamed("c"));
    assertEquals(
        "there is already an attachment \"a.a.c\"; choose another name",
        Marked.of("skeleton\n\ta\n\t\t@[|b]\n\t\t@[c]\n").renamed("c"));
    assertTrue(Marked.of("anim \"a|\"\nanim \"b\"\n").renamed("b").contains("an animation \"b\""));
  }

  @Test
  void whatWouldGetAMeaningIsRefused() {
    assertEquals(
        "\"wing\" on line 4 refers to nothing now, and would get a meaning; correct it first",
        Marked.of("skeleton\n\tarm|\nanim\n\twing\n\t\tx 0\n").renamed("wing"));
    assertEquals(
        "\"gone\" on line 6 names nothing now, and would get a meaning; choose another name",
        Marked.of("skeleton\n\teye\n\t\t@[op|en]\nanim\n\t@eye\n\t\t@ open -> gone\n")
            .renamed("gone"));
  }

  @Test
  void theSameNameChangesNothing() {
    assertEquals(Change.NOTHING, Marked.of("skeleton\n\ta|rm\n").service().rename(11, "arm"));
  }
}
