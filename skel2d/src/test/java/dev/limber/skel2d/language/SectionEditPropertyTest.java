package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Attachment;
import dev.limber.skel2d.data.Skeleton;
import dev.limber.skel2d.data.Skin;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** One animation or skin more or less, and everything else is as it was. */
@UsesReferenceData
class SectionEditPropertyTest {
  private static final int LONG = 100_000;
  private static final String FRESH = "zz-fresh";

  private interface Edited {
    void check(LanguageService before, SymbolKind kind, String name, String about);
  }

  private static int everywhere(Edited edited) {
    int checked = 0;
    for (Map.Entry<String, String> source : Sources.all().entrySet()) {
      if (source.getValue().length() > LONG) {
        continue;
      }
      LanguageService service = LanguageService.of(source.getValue());
      for (SymbolKind kind : List.of(SymbolKind.ANIMATION, SymbolKind.SKIN)) {
        for (String name : named(service, kind)) {
          edited.check(service, kind, name, source.getKey() + " " + kind.word() + " " + name);
          checked++;
        }
      }
    }
    return checked;
  }

  /** Returns the names that stand in the text. */
  private static List<String> named(LanguageService service, SymbolKind kind) {
    List<String> names = new ArrayList<>(all(service, kind).keySet());
    names.remove(kind == SymbolKind.SKIN ? Skin.DEFAULT_NAME : null);
    return names;
  }

  /** Returns what each animation or skin is, by its name and in their order. */
  private static Map<String, String> all(LanguageService service, SymbolKind kind) {
    Skeleton skeleton = service.result().skeleton();
    Map<String, String> all = new LinkedHashMap<>();
    if (kind == SymbolKind.SKIN) {
      for (Skin skin : skeleton.skins()) {
        StringBuilder own = new StringBuilder();
        for (int i : skin.overrides()) {
          own.append(skin.attachments().get(i)).append('\n');
        }
        all.put(skin.name(), own.toString());
      }
    } else {
      for (Animation animation : skeleton.animations()) {
        all.put(
            animation.name(),
            animation.header() + "\n" + animation.timelines() + "\n" + animation.marks());
      }
    }
    return all;
  }

  private static SymbolKind other(SymbolKind kind) {
    return kind == SymbolKind.SKIN ? SymbolKind.ANIMATION : SymbolKind.SKIN;
  }

  private static LanguageService after(LanguageService before, Change change, String about) {
    assertFalse(change.isRefused(), about + ": " + change.refusal());
    return LanguageService.of(change.applyTo(before.text()));
  }

  /** Checks that all but one kind of thing is as before. */
  private static void assertRestStays(
      LanguageService before, LanguageService after, SymbolKind kind, String about) {
    Skeleton was = before.result().skeleton();
    Skeleton is = after.result().skeleton();
    assertEquals(was.bones(), is.bones(), about);
    assertEquals(was.slots(), is.slots(), about);
    List<Attachment> attachments = was.defaultSkin().attachments();
    assertEquals(attachments.size(), is.defaultSkin().attachments().size(), about);
    assertEquals(all(before, other(kind)), all(after, other(kind)), about);
  }

  @Test
  void aCopyIsLikeItsOriginal() {
    int checked =
        everywhere(
            (before, kind, name, about) -> {
              Change change = before.duplicateSection(kind, name, FRESH);
              LanguageService after = after(before, change, about);
              Map<String, String> wanted = all(before, kind);
              wanted.put(FRESH, wanted.getOrDefault(name, ""));
              assertEquals(wanted, all(after, kind), about);
              assertRestStays(before, after, kind, about);
              assertEquals(
                  dense(before.text()),
                  dense(after(after, after.deleteSection(kind, FRESH), about).text()),
                  about + " without its copy");
            });
    assertTrue(checked > 20, "checked: " + checked);
  }

  /** Returns a text without blank lines: a copy stands behind one, also where no other does. */
  private static String dense(String text) {
    return text.replaceAll("(\\R)\\R+", "$1").stripTrailing();
  }

  @Test
  void whatIsDeletedIsGoneAndNothingElse() {
    everywhere(
        (before, kind, name, about) -> {
          LanguageService after = after(before, before.deleteSection(kind, name), about);
          Map<String, String> wanted = all(before, kind);
          wanted.remove(name);
          assertEquals(List.copyOf(wanted.keySet()), List.copyOf(all(after, kind).keySet()), about);
          assertEquals(wanted, all(after, kind), about);
          assertRestStays(before, after, kind, about);
        });
  }

  @Test
  void whatIsNewCanBeDeletedAndNothingIsLeftOfIt() {
    everywhere(
        (before, kind, name, about) -> {
          boolean isSkin = kind == SymbolKind.SKIN;
          Change change = isSkin ? before.addSkin(FRESH) : before.addAnimation(FRESH, "", 12);
          LanguageService after = after(before, change, about);
          Map<String, String> made = all(after, kind);
          assertTrue(made.remove(FRESH) != null, about);
          assertEquals(all(before, kind), made, about);
          assertRestStays(before, after, kind, about);
          assertEquals(before.diagnostics().size(), after.diagnostics().size(), about);
          assertEquals(
              withoutBlankLines(before.text()),
              withoutBlankLines(after(after, after.deleteSection(kind, FRESH), about).text()),
              about);
        });
  }

  /** A section that stood right behind another has a blank line before it now. */
  private static String withoutBlankLines(String text) {
    return text.replaceAll("\\R\\s*\\R", "\n").stripTrailing();
  }
}
