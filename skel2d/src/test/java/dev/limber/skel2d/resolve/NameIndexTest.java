package dev.limber.skel2d.resolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NameIndexTest {

  private static int find(NameIndex index, String name) {
    return index.find(name, 0, name.length());
  }

  @Test
  void endsOfNamesAreFound() {
    NameIndex index = new NameIndex(List.of("arm", "forearm", "leg.foot", "tail.foot", "bone"));
    assertEquals(0, find(index, "arm"));
    assertFalse(index.wasPartial());
    assertEquals(1, find(index, "rearm"));
    assertTrue(index.wasPartial());
    assertEquals(NameIndex.SEVERAL, find(index, "foot"));
    assertEquals(List.of(2, 3), index.found(9));
    assertEquals(3, find(index, "tail.foot"));
    assertEquals(2, find(index, "skeleton.leg.foot"));
    assertEquals(4, find(index, "keleton.bone"));
    assertEquals(NameIndex.NONE, find(index, "skeleton"));
    assertEquals(NameIndex.NONE, find(index, "x.skeleton.bone"));
    assertEquals(NameIndex.NONE, find(new NameIndex(List.of()), "a"));
  }

  @Test
  void rootTellsNamesApart() {
    NameIndex index = new NameIndex(List.of("bone", "bone.bone"));
    assertEquals(NameIndex.SEVERAL, find(index, "bone"));
    assertEquals("skeleton.bone", index.shortest(0));
    assertEquals("bone.bone", index.shortest(1));
    assertEquals(0, find(index, "skeleton.bone"));
  }

  @Test
  void agreesWithASearchThroughAllNames() {
    Random random = new Random(3);
    for (int round = 0; round < 2_000; round++) {
      List<String> names = new ArrayList<>();
      for (int i = random.nextInt(8); i > 0; i--) {
        String name = name(random);
        if (!names.contains(name)) {
          names.add(name);
        }
      }
      NameIndex index = new NameIndex(names);
      for (int i = 0; i < 10; i++) {
        String reference = name(random);
        assertEquals(slowly(names, reference), find(index, reference), names + " " + reference);
      }
    }
  }

  private static String name(Random random) {
    StringBuilder name = new StringBuilder();
    for (int i = random.nextInt(3); i >= 0; i--) {
      name.append("ab-".charAt(random.nextInt(3)));
      for (int j = random.nextInt(2); j > 0; j--) {
        name.append("ab-".charAt(random.nextInt(3)));
      }
      name.append(i > 0 ? "." : "");
    }
    return name.toString();
  }

  private static int slowly(List<String> names, String reference) {
    List<Integer> whole = new ArrayList<>();
    List<Integer> letters = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      String full = "skeleton." + names.get(i);
      if (full.equals(reference) || full.endsWith("." + reference)) {
        whole.add(i);
      }
      if (full.endsWith(reference)) {
        letters.add(i);
      }
    }
    List<Integer> found = whole.isEmpty() ? letters : whole;
    if (found.isEmpty()) {
      return NameIndex.NONE;
    }
    return found.size() == 1 ? found.get(0) : NameIndex.SEVERAL;
  }

  @Test
  void theShortestNameIsTheFirstThatFinds() {
    Random random = new Random(4);
    for (int round = 0; round < 2_000; round++) {
      List<String> names = new ArrayList<>();
      for (int i = random.nextInt(12); i > 0; i--) {
        String name = name(random) + (random.nextBoolean() ? "" : "." + name(random));
        if (!names.contains(name)) {
          names.add(name);
        }
      }
      NameIndex index = new NameIndex(names);
      for (int i = 0; i < names.size(); i++) {
        assertEquals(shortest(index, names.get(i), i), index.shortest(i), names + " " + i);
      }
    }
  }

  private static String shortest(NameIndex index, String name, int expected) {
    for (int from = name.length(); from >= 0; from--) {
      boolean starts = from == 0 || name.charAt(from - 1) == '.';
      if (starts && from < name.length()) {
        String end = name.substring(from);
        if (find(index, end) == expected && !index.wasPartial()) {
          return end;
        }
      }
    }
    return "skeleton." + name;
  }
}
