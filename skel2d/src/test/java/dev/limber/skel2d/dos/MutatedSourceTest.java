package dev.limber.skel2d.dos;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.limber.skel2d.Skel2d;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Damaged sources still give a skeleton, and every character back. */
class MutatedSourceTest {
  private static final String[] WORDS = {
    "skeleton",
    "skin \"s\"",
    "order",
    "anim",
    "@",
    "@a[b]",
    ":path",
    ":",
    "\t",
    "\n",
    "\\\n",
    "\r\n",
    "#",
    "#F00,0.5",
    "{",
    "}[3]",
    "}[0]",
    "->",
    "0:5:li->",
    "+1",
    "*2",
    "\"",
    "1,2:a",
    "M 1,1",
    "C",
    "true",
    "\u00a0",
    "\ufeff",
    "a.b",
    "skeleton.a",
    "99999999999999999999999999",
    "x",
    "r360"
  };
  private static final String SOURCE =
      """
      skeleton #08F
      \tbody x1 y2 r30 l40
      \t\t@ #F00 :rect w10 h20 d3 t2 f#00F
      \t\t@face[smile] :path
      \t\t\tM 0,0
      \t\t\t: head
      \t\t\tQ 1,2 3,4:body
      \t\t\tC
      \t\t@face[sad] :sprite "sad.png"
      \tbody.neck.head flip-x no-rot
      skin "night"
      \t@face[sad] :circle d5
      order
      \t@face
      anim "walk" 24fps 0:6:sio
      \tbody :3
      \t\tx 0 -> 10 :si--> { +5 -> *2 -> }[3] 0
      \t\tr 0 -> 120 -> 240 -> 360
      \t\ts true -> false
      \t@face
      \t\t@ smile -> sad
      \t\tc #F00 -> #00F,0.5
      """;

  @Test
  void damagedSourcesAreRead() {
    Random random = new Random(11);
    for (int round = 0; round < 5_000; round++) {
      StringBuilder text = new StringBuilder(SOURCE);
      for (int changes = 1 + random.nextInt(6); changes > 0; changes--) {
        int at = random.nextInt(text.length());
        int end = Math.min(text.length(), at + random.nextInt(8));
        switch (random.nextInt(3)) {
          case 0 -> text.delete(at, end);
          case 1 -> text.insert(at, WORDS[random.nextInt(WORDS.length)]);
          default -> text.insert(at, text.substring(random.nextInt(at + 1), at));
        }
        if (text.isEmpty()) {
          text.append('x');
        }
      }
      String source = text.toString();
      assertEquals(source, Skel2d.parse(source).syntax().print());
    }
  }
}
