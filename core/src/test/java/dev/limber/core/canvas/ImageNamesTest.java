package dev.limber.core.canvas;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImageNamesTest {
  @ParameterizedTest
  @ValueSource(strings = {"hat.png", "parts/hat.png", "a/b/c", "..a", "a..", "höt.png", " "})
  void namesBelow(String name) {
    assertTrue(ImageNames.stayBelow(name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "/etc/x", "../x", "a/../../x", "a\\b", "C:x", "a//b", "./a", "a/", "a\0b"})
  void namesThatLeadElsewhere(String name) {
    assertFalse(ImageNames.stayBelow(name));
  }
}
