package dev.limber.cli.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class OutputPatternTest {
  @Test
  void fillsPlacesIn() {
    OutputPattern pattern = new OutputPattern("out/{name}-{anim}-{frame}.png");
    assertTrue(pattern.hasName() && pattern.hasAnimation() && pattern.hasFrame());
    assertEquals(Path.of("out/hero-Run-0012.png"), pattern.with("hero", "Run").frame(12));
  }

  @Test
  void takesPrintfToo() {
    assertEquals(Path.of("a-007.png"), new OutputPattern("a-%03d.png").frame(7));
    assertEquals(Path.of("a-7.png"), new OutputPattern("a-%d.png").frame(7));
    assertTrue(new OutputPattern("100% %d.png").hasFrame());
    assertFalse(new OutputPattern("100%.png").hasFrame());
    assertFalse(new OutputPattern("100%.png").hasName());
  }

  @Test
  void namesFromFilesLeadNowhere() {
    OutputPattern pattern = new OutputPattern("out/{anim}.gif");
    assertEquals(Path.of("out/_.._.._etc_passwd.gif"), pattern.with("", "../../etc/passwd").file());
    assertEquals(Path.of("out/_.gif"), pattern.with("", "").file());
    assertEquals(Path.of("out/a_b_frame_.gif"), pattern.with("", "a\\b{frame}").file());
    assertFalse(pattern.with("", "%d").hasFrame());
  }
}
