package dev.limber.skel2d.language.keys;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Target;
import org.junit.jupiter.api.Test;

class PlayedCurveTest {
  private static double[] curve(Target target, String name, char letter, String item) {
    String text = "skeleton\n\tarm x10 r30 i2\n\t\t@\nanim \"a\" 10fps :10\n" + item + "\n";
    KeyPlace place = new KeyPlace(target, name, letter, 0);
    return new KeyEditor(Skel2d.parse(text)).curve("a", place, 0, 20, 5);
  }

  private static void check(char letter, String words, double... wanted) {
    String item = "\tarm\n\t\t" + letter + " " + words;
    assertArrayEquals(wanted, curve(Target.BONE, "arm", letter, item), 1e-9, words);
  }

  @Test
  void valuesAreThoseOfKeys() {
    check('x', "0 -> 4 -> 2", 0, 2, 4, 3, 2);
    check('i', "1 --> 3", 1, 1.5, 2, 2.5, 3);
  }

  @Test
  void easingsAreThoseOfTheEngine() {
    check('x', "0 :so-> 10", 0, 10 * Math.sin(Math.PI / 4), 10, 10, 10);
  }

  @Test
  void anglesGoOnBeyondHalfATurnAndTheShortWay() {
    check('r', "0 -> 170 -> 340", 0, 85, 170, 255, 340);
    check('r', "0 -> 270 -> 270", 0, -45, -90, -90, -90);
  }

  @Test
  void beforeTheFirstKeyNothingIsChanged() {
    check('x', "10:> 5", 0, 0, 5, 5, 5);
  }

  @Test
  void coloursHaveParts() {
    String item = "\t@arm\n\t\tc #000 --> #F00,0.5";
    assertArrayEquals(
        new double[] {0, 0.25, 0.5, 0.75, 1}, curve(Target.SLOT, "arm.arm", 'r', item), 1e-9);
    assertArrayEquals(
        new double[] {1, 0.875, 0.75, 0.625, 0.5}, curve(Target.SLOT, "arm.arm", 'a', item), 1e-9);
  }

  @Test
  void whatSwitchesOrIsNotThereHasNoCurve() {
    check('s', "true -> false");
    assertArrayEquals(new double[0], curve(Target.BONE, "arm", 'y', "\tarm\n\t\tx 1 -> 2"));
  }
}
