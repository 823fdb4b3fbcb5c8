package dev.limber.skel2d.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.conformance.UsesReferenceData;
import dev.limber.skel2d.data.Skeleton;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** After a rename a source means what it did, up to the names. */
@UsesReferenceData
class RenamePropertyTest {
  private static final int PLACES = 8;
  private static final int LONG = 100_000;

  @Test
  void aFreshNameCanBeGivenEverywhere() {
    int renamed = 0;
    for (Map.Entry<String, String> source : Sources.all().entrySet()) {
      LanguageService service = LanguageService.of(source.getValue());
      Random random = new Random(1);
      for (int place : names(service, random)) {
        Symbol symbol = service.symbolAt(place);
        Change change = service.rename(place, "zz-fresh");
        String about = source.getKey() + " " + symbol + " at " + place;
        if (change.isRefused()) {
          // Only next to a name that is ambiguous already, and would be no longer.
          assertTrue(change.refusal().contains("refers to nothing now"), change.refusal());
          assertFalse(service.diagnostics().isEmpty(), about);
        } else {
          check(service, change, symbol, "zz-fresh", about);
          renamed++;
        }
      }
    }
    assertTrue(renamed > 50, "renamed: " + renamed);
  }

  /** Names that others have are refused, or names that refer are written longer. */
  @Test
  void aTakenNameIsRefusedOrChangesNothingElse() {
    int made = 0;
    int refused = 0;
    for (String text : Sources.ofModestLength()) {
      LanguageService service = LanguageService.of(text);
      List<String> others = List.copyOf(shortNames(service.result().skeleton()));
      Random random = new Random(text.length());
      for (int place : names(service, random)) {
        String name = others.get(random.nextInt(others.size()));
        Change change = service.rename(place, name);
        Symbol symbol = service.symbolAt(place);
        if (change.isRefused()) {
          refused++;
        } else if (!change.edits().isEmpty()) {
          check(service, change, symbol, name, symbol + " to " + name + " in\n" + text);
          made++;
        }
      }
    }
    assertTrue(made > 20 && refused > 5, made + " made, " + refused + " refused");
  }

  private static void check(
      LanguageService service, Change change, Symbol symbol, String name, String about) {
    String after = change.applyTo(service.text());
    Skeleton before = service.result().skeleton();
    Skeleton renamed = LanguageService.of(after).result().skeleton();
    assertEquals(
        RenameOracle.withoutNames(before), RenameOracle.withoutNames(renamed), () -> about);
    List<String> names = RenameOracle.names(before);
    List<String> newNames = RenameOracle.names(renamed);
    assertEquals(names.size(), newNames.size(), about);
    boolean found = false;
    for (int i = 0; i < names.size(); i++) {
      String old = names.get(i);
      String now = newNames.get(i);
      if (old.equals(symbol.kind().word() + " " + symbol.fullName())) {
        found = true;
        int end = now.length() - name.length();
        assertTrue(now.endsWith(name) && " .".indexOf(now.charAt(end - 1)) >= 0, about + now);
      } else if (!old.equals(now)) {
        // Below it, or called after it.
        assertTrue((now + ".").contains(name + "."), about + ": " + old + " became " + now);
      }
    }
    assertTrue(found, about);
    assertTrue(
        LanguageService.of(after).diagnostics().size() <= service.diagnostics().size(), about);
  }

  private static Set<String> shortNames(Skeleton skeleton) {
    Set<String> names = new TreeSet<>(Set.of("arm", "open"));
    skeleton.bones().forEach(bone -> names.add(bone.shortName()));
    skeleton.slots().forEach(slot -> names.add(slot.shortName()));
    skeleton.defaultSkin().attachments().forEach(a -> names.add(a.name()));
    return names;
  }

  /** Returns some offsets at which there are names. */
  private static List<Integer> names(LanguageService service, Random random) {
    Set<Integer> places = new TreeSet<>();
    int[] spans = service.tokens();
    for (int tries = 0; tries < 4 * PLACES && spans.length > 0; tries++) {
      int from = spans[3 * random.nextInt(spans.length / 3)];
      int most = service.text().length() > LONG ? 1 : PLACES;
      if (service.symbolAt(from) != null && places.size() < most) {
        places.add(from);
      }
    }
    return List.copyOf(places);
  }
}
