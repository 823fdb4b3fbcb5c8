package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.syntax.Vocabulary;
import dev.limber.skel2d.syntax.Word;
import dev.limber.skel2d.syntax.WordGroup;
import org.junit.jupiter.api.Test;

/** Examples of the reference, added where they belong. */
class ExampleEditTest {
  private static final String FOX =
      """
      skeleton
      	body y10
      		@ :ellipse w40 h20
      	body.tail x-20
      		@ :rect w9 h9

      anim "walk" 24fps
      	body
      		y 0 -> 2 # up

      anim "sit"
      	tail
      		r 0 -> 9
      """;

  private static Word word(WordGroup group, String word) {
    return Vocabulary.words(group).stream()
        .filter(one -> one.word().equals(word))
        .findFirst()
        .orElseThrow();
  }

  private static String added(String text, WordGroup group, String word, String at) {
    Change change = LanguageService.of(text).addExample(word(group, word), text.indexOf(at));
    return change.isRefused() ? change.refusal() : change.applyTo(text);
  }

  @Test
  void bonesGoToTheEndOfTheSkeleton() {
    String after = FOX.replace("w9 h9\n", "w9 h9\n\tarm x10\n");
    assertEquals(after, added(FOX, WordGroup.BONE, "x", "sit"));
    assertEquals(
        after.replace("arm x10\n", "arm x10\n\tarm2 flip-x\n"),
        added(after, WordGroup.BONE, "flip-x", "walk"));
  }

  @Test
  void slotsGoToTheBoneOfTheLine() {
    assertEquals(
        FOX.replace("w9 h9\n", "w9 h9\n\t\t@shape :rect w40 h20 d8\n"),
        added(FOX, WordGroup.TYPE, "rect", "x-20"));
    assertEquals(
        FOX.replace("h20\n", "h20\n\t\t@shape :path t2\n\t\t\tM 0,0\n\t\t\t: body\n\t\t\tL 10,0\n"),
        added(FOX, WordGroup.PATH, ":", "anim"));
    assertEquals(
        FOX.replace("h20\n", "h20\n\t\t@eye[open] :circle d8\n\t\t@eye[shut] :rect w8 h2\n"),
        added(FOX, WordGroup.SLOT, "@", "y10"));
    String bare = "skeleton\n\tbody\n\tleg";
    assertEquals(bare + "\n\t\t@ :circle d20", added(bare, WordGroup.TYPE, "circle", "leg"));
  }

  @Test
  void timelinesGoToTheBoneOrSlotInTheAnimationOfTheLine() {
    assertEquals(
        FOX.replace("# up\n", "# up\n\t\tx 0 -> 10\n"),
        added(FOX, WordGroup.BONE_TIMELINE, "x", "y 0 -> 2"));
    assertEquals(FOX + "\t\ti 1 -> 1.5\n", added(FOX, WordGroup.BONE_TIMELINE, "i", "r 0 -> 9"));
    assertEquals(
        FOX.replace("# up\n", "# up\n\ttail\n\t\tx 0 -> 10 ---> 0\n"),
        added(FOX, WordGroup.COMMAND, "->", "x-20"),
        "of the bone that the line is about, in the first animation");
    assertEquals(
        FOX.replace("# up\n", "# up\n\t@body\n\t\t@ body\n"),
        added(FOX, WordGroup.SLOT_TIMELINE, "@", "@ :ellipse"));
    String winking = FOX.replace("h20\n", "h20\n\t\t@[wide] :circle d9\n");
    assertEquals(
        winking.replace("# up\n", "# up\n\t@body\n\t\t@ body -> wide\n"),
        added(winking, WordGroup.SLOT_TIMELINE, "@", "@ :ellipse"));
    String both = FOX.replace("# up\n", "# up\n\t@body\n\t\ta 1 -> 0\n");
    assertEquals(
        both.replace("\t@body", "\ttail\n\t\tx 0 -> 10\n\t@body"),
        added(both, WordGroup.BONE_TIMELINE, "x", "x-20"),
        "bones before slots");
    assertEquals(
        "body has y in walk already", added(FOX, WordGroup.BONE_TIMELINE, "y", "y 0 -> 2"));
  }

  @Test
  void marksAndOptionsGoToTheAnimation() {
    assertEquals(
        FOX.replace("\"sit\"\n", "\"sit\"\n\t! step 5\n"), added(FOX, WordGroup.MARK, "!", "r 0"));
    assertEquals(
        FOX.replace("\"sit\"", "\"sit\" :sio"), added(FOX, WordGroup.EASING, "sio", "\"sit"));
    String eased = FOX.replace("\"sit\"", "\"sit\" :so");
    assertEquals(
        eased.replace("\"sit\"", "\"sit\" 24fps"), added(eased, WordGroup.OPTION, "fps", "\"sit"));
    assertEquals("\"walk\" says 24fps already", added(FOX, WordGroup.OPTION, "fps", "\"walk"));
    assertEquals("\"sit\" says :so already", added(eased, WordGroup.EASING, "li", "\"sit"));
  }

  @Test
  void sectionsGoBehindThoseOfTheirKind() {
    assertEquals(
        FOX + "\nanim \"wave\" 24fps :12:sio\n\ttail\n\t\tr 0 -> 40 -> 0\n",
        added(FOX, WordGroup.SECTION, "anim", "x-20"));
    String skinned = FOX.replace("w9 h9\n", "w9 h9\n\nskin \"winter\"\n\t@body :circle d9\n");
    assertEquals(skinned, added(FOX, WordGroup.SECTION, "skin", "skel"));
    assertEquals(
        skinned.replace("circle d9\n", "circle d9\n\nskin \"winter-2\"\n\t@tail :circle d9\n"),
        added(skinned, WordGroup.SECTION, "skin", "@ :rect"));
    assertEquals(
        skinned.replace("w9 h9\n", "w9 h9\n\norder\n\t@body\n"),
        added(skinned, WordGroup.SECTION, "order", "skel"));
    assertTrue(added(FOX, WordGroup.SECTION, "skeleton", "y").contains("only one"));
  }

  @Test
  void textWithoutBonesGetsTheWholeExample() {
    String example = word(WordGroup.EASING, "so").example();
    assertEquals(example, added("", WordGroup.EASING, "so", ""));
    assertEquals("# notes\n\n" + example, added("# notes", WordGroup.EASING, "so", ""));
  }

  @Test
  void everyExampleFitsIntoATextThatHasNoneOfIt() {
    String bare = "skeleton\r\n\ta\r\n\t\t@ :rect w9 h9\r\n\ta.b";
    for (Word word : Vocabulary.words()) {
      Change change = LanguageService.of(bare).addExample(word, bare.length());
      boolean isElsewhere = word.group() == WordGroup.WORD || word.word().equals("skeleton");
      assertEquals(isElsewhere, change.isRefused(), word.word() + ": " + change.refusal());
      String after = change.applyTo(bare);
      assertEquals(0, LanguageService.of(after).diagnostics().size(), after);
      assertFalse(after.replace("\r\n", "").contains("\n"), "line ends as they were");
    }
  }
}
