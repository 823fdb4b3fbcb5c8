package dev.limber.core.pose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class HandlesTest {
  @Test
  void makesEachOnce() {
    Handles<StringBuilder> handles =
        new Handles<>("bone", "skeleton", 3, i -> new StringBuilder("bone " + i));
    assertEquals(3, handles.count());
    assertEquals("bone 2", handles.get(2).toString());
    assertSame(handles.get(2), handles.get(2));
  }

  @Test
  void saysHowManyThereAre() {
    Handles<String> handles = new Handles<>("slot", "skeleton", 2, i -> "slot");
    assertEquals(
        "no slot 2; this skeleton has 2, from 0",
        assertThrows(IllegalArgumentException.class, () -> handles.get(2)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> handles.get(-1));
  }
}
