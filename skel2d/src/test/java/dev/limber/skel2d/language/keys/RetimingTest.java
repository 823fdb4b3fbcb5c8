package dev.limber.skel2d.language.keys;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.Skel2d;
import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.language.Change;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class RetimingTest {
  /** Frames have six decimals, and steps add up. */
  private static final double SAME_FRAME = 0.01;

  private static String changed(String animation, Function<KeyEditor, Change> by) {
    String before = "skeleton\n\tarm\n\n";
    String text = before + animation;
    Change change = by.apply(new KeyEditor(Skel2d.parse(text)));
    return change.isRefused()
        ? change.refusal()
        : change.applyTo(text).substring(before.length()).replace("\n", "|").replace("\t", "");
  }

  private static String fps(String animation, int fps) {
    return changed(animation, editor -> editor.framesPerSecond("a", fps));
  }

  private static String length(String animation, double frames) {
    return changed(animation, editor -> editor.length("a", frames));
  }

  @Test
  void framesPerSecondAreWrittenInTheHeader() {
    assertEquals(
        "anim \"a\" 30fps :6|arm|r 0 -> 4|", fps("anim \"a\" 24fps :6\n\tarm\n\t\tr 0 -> 4\n", 30));
    assertEquals(
        "anim \"a\" 30fps :6 # up|arm|r 0 -> 4|",
        fps("anim \"a\" :6 # up\n\tarm\n\t\tr 0 -> 4\n", 30));
  }

  @Test
  void ofSeveralHeadersTheLastThatSaysItIsChanged() {
    assertEquals(
        "anim \"a\" 24fps|arm|r 0 -> 4|anim \"a\" 12fps|arm|x 0 -> 4|",
        fps("anim \"a\" 24fps\n\tarm\n\t\tr 0 -> 4\nanim \"a\" 10fps\n\tarm\n\t\tx 0 -> 4\n", 12));
  }

  @Test
  void stepsAndFramesAreStretched() {
    assertEquals(
        "anim \"a\" 2:12:sio|arm :4|r 0 --> 4 24:> 6 :2-> 7 +6:> 8|",
        length("anim \"a\" 1:6:sio\n\tarm :2\n\t\tr 0 --> 4 12:> 6 :1-> 7 +3:> 8\n", 32));
  }

  @Test
  void marksAreStretchedToo() {
    assertEquals(
        "anim \"a\" :3|! step 1.5 2 \"left\"|! late 99|arm|r 0 -> 4|",
        length("anim \"a\" :6\n\t! step 3 2 \"left\"\n\t! late 198\n\tarm\n\t\tr 0 -> 4\n", 3));
  }

  @Test
  void loopsStayLoops() {
    assertEquals(
        "anim \"a\" :3|arm|r { 0 -> 4 -> 0 }[3] # thrice|",
        length("anim \"a\" :6\n\tarm\n\t\tr { 0 -> 4 -> 0 }[3] # thrice\n", 18));
  }

  @Test
  void aStepThatNobodyWroteIsWritten() {
    assertEquals("anim \"a\" :10|arm|r 0 -> 4|", length("anim \"a\"\n\tarm\n\t\tr 0 -> 4\n", 10));
    assertEquals(
        "anim \"a\" :10 :so|arm|r 0 -> 4|", length("anim \"a\" :so\n\tarm\n\t\tr 0 -> 4\n", 10));
  }

  @Test
  void otherAnimationsKeepTheirTime() {
    assertEquals(
        "anim \"a\" :4|arm|r 0 -> 4|anim \"b\" :2|arm|r 0 -> 4|",
        length("anim \"a\" :2\n\tarm\n\t\tr 0 -> 4\nanim \"b\" :2\n\tarm\n\t\tr 0 -> 4\n", 4));
  }

  @Test
  void refusalsSayWhy() {
    String still = "anim \"a\"\n\tarm\n\t\tr 4\n";
    assertEquals("there is nothing to stretch: all keys are on frame 0", length(still, 5));
    assertEquals("an animation has 1 to 100000 frames", length(still, 0));
    assertEquals("an animation has 1 to 1000 frames per second", fps(still, 0));
    assertEquals("there is no animation \"a\"", fps("", 20));
  }

  private interface Retimed {
    Change change(KeyEditor editor, String animation, int number);
  }

  private interface Check {
    void of(MadeGesture gesture, int number);
  }

  /** Changes random animations to random numbers, and checks those that are not refused. */
  private static void everywhere(Retimed retimed, Check check) {
    Random random = new Random(5);
    int refused = 0;
    for (int seed = 0; seed < 300; seed++) {
      Skel2d.Result result = Skel2d.parse(new RandomTimelines(seed).makeInSomeForm());
      String animation = seed % 2 == 0 ? "one" : "two";
      int number = 1 + random.nextInt(90);
      Change change = retimed.change(new KeyEditor(result), animation, number);
      KeyChange made = new KeyChange(change, 0, false, false);
      MadeGesture gesture = new MadeGesture(result, animation, made, "seed " + seed);
      gesture.checkRest();
      if (gesture.isRefused()) {
        refused++;
      } else {
        check.of(gesture, number);
      }
    }
    assertTrue(refused < 30, refused + " refused");
  }

  private static double frames(Skel2d.Result result, String animation) {
    Animation found = result.skeleton().animation(animation);
    return found.duration() * found.fps();
  }

  @Test
  void allKeysOfRandomAnimationsAreStretchedAlike() {
    everywhere(
        KeyEditor::length,
        (gesture, wanted) -> {
          assertEquals(wanted, frames(gesture.after, gesture.animation), SAME_FRAME, gesture.say);
          double factor = wanted / frames(gesture.before, gesture.animation);
          gesture.checkIs(gesture.was.stretched(factor), SAME_FRAME);
          double fps = gesture.before.skeleton().animation(gesture.animation).fps();
          Animation now = gesture.after.skeleton().animation(gesture.animation);
          assertEquals(fps, now.fps(), gesture.say);
        });
  }

  @Test
  void randomAnimationsKeepTheirFramesAtAnotherRate() {
    everywhere(
        KeyEditor::framesPerSecond,
        (gesture, wanted) -> {
          Animation now = gesture.after.skeleton().animation(gesture.animation);
          assertEquals(wanted, now.fps(), gesture.say);
          gesture.checkIs(gesture.was);
          gesture.checkLinesBelowHeaders();
        });
  }
}
