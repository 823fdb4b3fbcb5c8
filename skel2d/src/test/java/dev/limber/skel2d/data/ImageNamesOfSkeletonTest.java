package dev.limber.skel2d.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skel2d.Skel2d;
import java.util.List;
import org.junit.jupiter.api.Test;

class ImageNamesOfSkeletonTest {
  @Test
  void imagesOfAllSkinsAreNamedOnceAndSorted() {
    String source =
        """
        skeleton
        \ta
        \t\t@one :sprite "hat.png"
        \t\t@two :sprite "arm.png"
        \t\t@three :circle d10
        skin "winter"
        \t@one :sprite "cap.png"
        \t@two :sprite "arm.png"
        """;
    assertEquals(
        List.of("arm.png", "cap.png", "hat.png"), Skel2d.parse(source).skeleton().imageNames());
  }
}
