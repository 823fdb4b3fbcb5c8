package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** Animations and skins: new ones, copies, and the text without one. */
class SectionEditTest {
  private static final String FOX =
      """
      skeleton
      	body
      		@ :circle d9
      	body.arm

      skin "winter" # cold
      	@body :circle d12

      anim "one" 24fps # a
      	arm
      		r 0 -> { 5 -> 0 }[2]

      # about two
      anim "two"
      	arm
      		x 1
      """;

  private static LanguageService fox() {
    return LanguageService.of(FOX);
  }

  private static String made(String text, Change change) {
    return change.isRefused() ? change.refusal() : change.applyTo(text);
  }

  private static String duplicated(String text, SymbolKind kind, String name, String newName) {
    return made(text, LanguageService.of(text).duplicateSection(kind, name, newName));
  }

  private static String deleted(String text, SymbolKind kind, String name) {
    return made(text, LanguageService.of(text).deleteSection(kind, name));
  }

  @Test
  void namesThatAreTakenGetANumber() {
    LanguageService service = LanguageService.of(FOX + "\nanim \"one-2\"\n\tarm\n\t\tr 0\n");
    assertEquals("nod", service.freeSectionName(SymbolKind.ANIMATION, "nod"));
    assertEquals("one-3", service.freeSectionName(SymbolKind.ANIMATION, "one"));
    assertEquals("one-3", service.freeSectionName(SymbolKind.ANIMATION, "one-2"));
    assertEquals("two-2", service.freeSectionName(SymbolKind.ANIMATION, "two"));
    assertEquals("two", service.freeSectionName(SymbolKind.SKIN, "two"), "kinds share no names");
    assertEquals("default-2", service.freeSectionName(SymbolKind.SKIN, "default"));
    assertEquals("7", service.freeSectionName(SymbolKind.ANIMATION, "7"));
  }

  @Test
  void aNewSkinStandsBeforeTheAnimations() {
    assertEquals(FOX.replace("d12\n", "d12\n\nskin \"new\"\n"), made(FOX, fox().addSkin("new")));
    String bare = "skeleton\n\tarm\n\t\t@ :circle d9";
    assertEquals(bare + "\n\nskin \"new\"", made(bare, LanguageService.of(bare).addSkin("new")));
    assertEquals("there is no slot yet", made("", LanguageService.of("").addSkin("new")));
  }

  @Test
  void aNewAnimationHasOneKeyAndStandsAtTheEnd() {
    assertEquals(
        FOX + "\nanim \"new\" 30fps\n\tarm\n\t\tr 0\n",
        made(FOX, fox().addAnimation("new", "body.arm", 30)));
    assertEquals(
        FOX + "\nanim \"new\"\n\tbody\n\t\tr 0\n", made(FOX, fox().addAnimation("new", "", 0)));
    assertEquals("there is no bone \"leg\"", made(FOX, fox().addAnimation("new", "leg", 0)));
  }

  @Test
  void aCopyStandsBehindItsOriginal() {
    assertEquals(
        FOX.replace("}[2]\n", "}[2]\n\nanim \"uno\" 24fps # a\n\tarm\n\t\tr 0 -> { 5 -> 0 }[2]\n"),
        duplicated(FOX, SymbolKind.ANIMATION, "one", "uno"));
    assertEquals(
        FOX.replace("d12\n", "d12\n\nskin \"ice\" # cold\n\t@body :circle d12\n"),
        duplicated(FOX, SymbolKind.SKIN, "winter", "ice"));
  }

  @Test
  void aCopyHasAllSections() {
    String more = "\nanim 10fps \"one\" \n\tbody\n\t\ty 0 -> 2";
    assertEquals(
        FOX
            + more
            + "\n\nanim \"uno\" 24fps # a\n\tarm\n\t\tr 0 -> { 5 -> 0 }[2]\n"
            + more.replace("one", "uno"),
        duplicated(FOX + more, SymbolKind.ANIMATION, "one", "uno"));
    String unnamed = "skeleton\n\tarm\n\nanim\n\tarm\n\t\tr 0\n";
    assertEquals(
        unnamed + "\nanim \"named\"\n\tarm\n\t\tr 0\n",
        duplicated(unnamed, SymbolKind.ANIMATION, "", "named"));
  }

  @Test
  void linesEndAsTheyDid() {
    String wide = FOX.replace("\n", "\r\n");
    LanguageService service = LanguageService.of(wide);
    for (Change change :
        new Change[] {
          service.addSkin("new"),
          service.addAnimation("new", "", 0),
          service.duplicateSection(SymbolKind.ANIMATION, "two", "due"),
          service.deleteSection(SymbolKind.ANIMATION, "one")
        }) {
      assertEquals("", change.refusal());
      String after = change.applyTo(wide);
      assertEquals(after.replace("\r\n", "\n").replace("\n", "\r\n"), after);
    }
  }

  @Test
  void aDeletedOneLeavesTheCommentsOfTheNext() {
    String one = FOX.substring(FOX.indexOf("anim \"one\""), FOX.indexOf("# about"));
    assertEquals(FOX.replace(one, ""), deleted(FOX, SymbolKind.ANIMATION, "one"));
    String wide = FOX.replace("\n", "\r\n");
    assertEquals(
        FOX.replace(one, "").replace("\n", "\r\n"), deleted(wide, SymbolKind.ANIMATION, "one"));
    String skin = FOX.substring(FOX.indexOf("skin"), FOX.indexOf("anim"));
    assertEquals(FOX.replace(skin, ""), deleted(FOX, SymbolKind.SKIN, "winter"));
  }

  @Test
  void whatStoodBeforeTheLastOneEndsTheText() {
    assertEquals(
        FOX.substring(0, FOX.indexOf("anim \"two\"")), deleted(FOX, SymbolKind.ANIMATION, "two"));
    String last = FOX.replace("# about two\n", "") + "\n\n";
    assertEquals(
        FOX.substring(0, FOX.indexOf("\n# about")), deleted(last, SymbolKind.ANIMATION, "two"));
    String again = last + "anim \"two\" 10fps\n";
    assertEquals(
        FOX.substring(0, FOX.indexOf("\n# about")), deleted(again, SymbolKind.ANIMATION, "two"));
  }

  @Test
  void whatCannotBeIsRefused() {
    assertEquals(
        "there is no animation \"three\" in the text", deleted(FOX, SymbolKind.ANIMATION, "three"));
    assertEquals(
        "there is no skin \"default\" in the text",
        duplicated(FOX, SymbolKind.SKIN, "default", "ice"));
    assertEquals(
        "there is already an animation \"two\"",
        duplicated(FOX, SymbolKind.ANIMATION, "one", "two"));
    assertEquals("there is already a skin \"winter\"", made(FOX, fox().addSkin("winter")));
    assertEquals(
        "\"a b\" is not a name: names have no white space",
        made(FOX, fox().addAnimation("a b", "", 0)));
    assertEquals(
        "\"a\\nb\" is not a name: names have no white space", made(FOX, fox().addSkin("a\nb")));
  }

  @Test
  void theNameIsFoundInTheText() {
    Span place = fox().placeOfSection(SymbolKind.ANIMATION, "two");
    assertEquals(FOX.indexOf("two\""), place == null ? -1 : place.from());
    assertEquals("two", place == null ? "" : place.of(FOX));
    assertNull(fox().placeOfSection(SymbolKind.SKIN, "two"));
    assertNull(fox().placeOfSection(SymbolKind.SKIN, "default"));
  }
}
