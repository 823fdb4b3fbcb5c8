package dev.limber.core.diagnostics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.MalformedURLException;
import java.net.URL;
import org.junit.jupiter.api.Test;

class AddressNameTest {
  @Test
  void theNameIsTheLastPartAsOneWouldReadIt() throws MalformedURLException {
    assertEquals("my hero+.skf", name("file:/art/my%20hero+.skf"));
    assertEquals("käfer.skel2d", name("jar:file:/game.jar!/art/k%C3%A4fer.skel2d"));
    assertEquals("hero.skf", name("https://host.example/hero.skf?version=3#top"));
    assertEquals("100%.skf", name("file:/art/100%.skf"));
    assertEquals("", name("file:/art/"));
  }

  private static String name(String address) throws MalformedURLException {
    return AddressName.of(new URL(address));
  }
}
