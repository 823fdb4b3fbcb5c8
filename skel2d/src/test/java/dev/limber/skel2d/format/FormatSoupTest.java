package dev.limber.skel2d.format;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever words and white space are thrown together keep their meaning. */
class FormatSoupTest {
  private static final String[] WORDS = {
    "skeleton",
    "skin",
    "\"s\"",
    "\"default\"",
    "order",
    "anim",
    "a",
    "b",
    "a.b",
    "c1",
    "x",
    "r",
    "xy",
    "@",
    "@a",
    "@a[b]",
    "@c1",
    "[",
    ":path",
    ":rect",
    ":",
    "M",
    "L",
    "C",
    "1,1",
    "1,2:a",
    "x1",
    "w5",
    "0",
    "->",
    ":2->",
    "{",
    "}[2]",
    "}",
    "#F00",
    "#",
    "# #",
    "#x",
    "\\",
    "a\\",
    "#\\",
    "\u00e9",
    "\ud83d\ude00",
    "\"",
    "20fps",
    "0:5:li"
  };
  private static final String[] GAPS = {
    " ",
    " ",
    " ",
    "\t",
    "\t\t",
    "  ",
    "\n",
    "\n",
    "\n\t",
    "\n\t",
    "\n\t\t",
    "\n\t\t",
    "\n\t\t\t",
    "\n\t\t\t\t",
    "\n\n",
    "\r\n",
    "\r\n\t",
    "\r",
    "\r\r\n",
    "\\\n",
    " \\\n\t",
    "\\\r\n",
    "\\\r\r\n",
    "\u00a0",
    "\ufeff",
    "\n ",
    "\n\t ",
    "\n\t\t  ",
    "\n\t\t ",
    "\f",
    " \\",
    "",
    " \n"
  };

  @Test
  void wordsAndSpaceInAnyOrder() {
    Random random = new Random(21);
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(25); i > 0; i--) {
        text.append(GAPS[random.nextInt(GAPS.length)]);
        text.append(WORDS[random.nextInt(WORDS.length)]);
      }
      if (random.nextBoolean()) {
        text.append(GAPS[random.nextInt(GAPS.length)]);
      }
      Formatted.of(text.toString());
    }
  }

  @Test
  void sectionsOfWordsThatMostlyFit() {
    Random random = new Random(22);
    String[] heads = {"skeleton\n\ta", "skin \"s\"\n\t@a :path", "order\n\t@a", "anim\n\ta\n\t\tx"};
    for (int round = 0; round < 20_000; round++) {
      StringBuilder text = new StringBuilder("skeleton\n\ta\n\t\t@ :path\n");
      text.append(heads[random.nextInt(heads.length)]);
      for (int i = random.nextInt(12); i > 0; i--) {
        text.append(GAPS[random.nextInt(GAPS.length)]);
        text.append(WORDS[random.nextInt(WORDS.length)]);
      }
      if (random.nextBoolean()) {
        text.append(GAPS[random.nextInt(GAPS.length)]);
      }
      Formatted.of(text.toString());
    }
  }

  @Test
  void charactersInAnyOrder() {
    Random random = new Random(23);
    String alphabet = "\t\t\t\n\n\n   \\\\\r\r##@:x0a\"{\u00a0\ufeff";
    String[] heads = {"", "skeleton\n", "order\n", "anim\n\ta\n\t\t", "anim\n", "\ufeff"};
    for (int round = 0; round < 30_000; round++) {
      StringBuilder text = new StringBuilder(heads[random.nextInt(heads.length)]);
      for (int i = random.nextInt(20); i > 0; i--) {
        text.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      Formatted.of(text.toString());
    }
  }
}
