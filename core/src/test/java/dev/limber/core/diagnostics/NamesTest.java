package dev.limber.core.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Finding things by name. */
class NamesTest {
  private static String missing(Runnable call) {
    return assertThrows(IllegalArgumentException.class, call::run).getMessage();
  }

  @Test
  void theFirstThingWithANameIsFound() {
    Names names = new Names("bone", "armature", List.of("a", "b", "b"));
    assertEquals(0, names.find("a"));
    assertEquals(1, names.find("b"));
    assertEquals(-1, names.find("c"));
    assertEquals(-1, names.find(""));
    assertEquals(-1, names.find("A"));
  }

  @Test
  void spacesAroundNamesMayBeLeftOut() {
    Names names = new Names("animation", "armature", List.of("Run ", " Idle"));
    assertEquals(0, names.require("Run"));
    assertEquals(0, names.require("Run "));
    assertEquals(0, names.require("  Run  "));
    assertEquals(1, names.require("Idle"));
  }

  @Test
  void anExactNameComesFirst() {
    Names names = new Names("animation", "armature", List.of("Run ", "Run"));
    assertEquals(1, names.find("Run"));
    assertEquals(0, names.find("Run "));
    assertEquals(0, names.find(" Run"));
  }

  @Test
  void aMissingNameListsThoseThatExist() {
    Names names = new Names("bone", "armature", List.of("arm", "leg "));
    assertEquals(
        "no bone \"ear\"; there are: \"arm\", \"leg \"", missing(() -> names.require("ear")));
  }

  @Test
  void aMissingNameAmongNoneSaysSo() {
    Names none = new Names("style", "armature", List.of());
    assertEquals(
        "no style \"red\"; this armature has no styles", missing(() -> none.require("red")));
  }

  @Test
  void theEndOfAFullNameAsksForTheRest() {
    Names names = new Names("bone", "skeleton", List.of("bird", "bird.body.head"));
    assertEquals(
        "no bone \"head\"; did you mean \"bird.body.head\"?"
            + " There are: \"bird\", \"bird.body.head\"",
        missing(() -> names.require("head")));
  }

  @Test
  void theEndOfANameIsEnoughWhereThatIsAllowed() {
    Names names =
        new Names(
            "bone", "skeleton", List.of("root.arm-l.hand", "root.head", "Right Leg ", "head2"));
    assertEquals(1, names.requireEnding("head"));
    assertEquals(1, names.requireEnding("root.head"));
    assertEquals(0, names.requireEnding("arm-l.hand"));
    assertEquals(2, names.requireEnding("Leg"));
    assertEquals(3, names.requireEnding("head2"));
  }

  @Test
  void anEndIsWholeWords() {
    Names names = new Names("bone", "skeleton", List.of("root.arm-l"));
    missing(() -> names.requireEnding("l"));
    missing(() -> names.requireEnding("rm-l"));
    missing(() -> names.requireEnding(""));
    missing(() -> names.requireEnding(".arm-l"));
  }

  @Test
  void aFullNameComesBeforeTheEndOfAnother() {
    Names names = new Names("bone", "skeleton", List.of("root.arm", "arm"));
    assertEquals(1, names.requireEnding("arm"));
  }

  @Test
  void anAmbiguousEndListsTheCandidates() {
    Names names =
        new Names("slot", "skeleton", List.of("r.hand", "l.hand", "l.hand", "other", "q.hand"));
    assertEquals(
        "several slots end with \"hand\": \"l.hand\", \"q.hand\", \"r.hand\"; say more",
        missing(() -> names.requireEnding("hand")));
    assertEquals(1, names.requireEnding("l.hand"));
  }

  @Test
  void anEndThatWasFoundIsRemembered() {
    Names names = new Names("slot", "skeleton", List.of("root.hips.torso", "root.head"));
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE; // of many rounds: compiling on the way allocates now and then
    for (int round = 0; round < 30; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 1000; i++) {
        assertEquals(0, names.requireEnding("torso"));
        assertEquals(1, names.requireEnding("head"));
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertEquals(0, least);
    assertEquals(0, names.requireEnding("hips.torso"));
    assertEquals(-1, names.findEnding("hips"));
  }

  @Test
  void bonesWithOneFullNameAreNotAmbiguous() {
    Names names = new Names("bone", "armature", List.of("a", "Left Arm", "Left Arm"));
    assertEquals(1, names.requireEnding("Arm"));
  }
}
