package dev.limber.skel2d;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.limber.skel2d.data.Animation;
import dev.limber.skel2d.data.Easing;
import dev.limber.skel2d.data.Key;
import dev.limber.skel2d.data.Property;
import dev.limber.skel2d.data.Timeline;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimelineRulesTest {
  private static final String SETUP =
      "skeleton\n\ta\n\t\t@s[one] :rect w1\n\t\t@s[two] :rect w1\n\tb\n";

  private static Parsed bone(String timeline) {
    return Parsed.of(SETUP + "anim\n\ta\n\t\t" + timeline + "\n");
  }

  private static String x(String commands) {
    return bone("x " + commands).keys(Property.X);
  }

  @Test
  void arrowsAdvanceByTheirHyphens() {
    assertEquals("0=0 5=50 15=0", x("0 -> 50 --> 0"));
    assertEquals("0=2", x("1 > 2"));
  }

  @Test
  void laterValuesAtOneFrameReplaceTheFirst() {
    assertEquals("0=3 5=4", x("1 2 3 -> 4"));
  }

  @Test
  void valuesCanBeRelative() {
    assertEquals("0=2 5=1 10=-3", x("+2 -> +-1 -> *-3"));
  }

  @Test
  void framesOnlyGoForward() {
    assertEquals("4=1 8=2", x("4:> 1 8::> 2"));
    assertEquals("0=0 5=5 10=7", x("0 -> 5 3:> 5 -> 7"));
    assertEquals("0=0 3=1 10=2", x("0 +3:> 1 +2:-> 2"));
  }

  @Test
  void stepsAreSetBeforeTheArrowCounts() {
    assertEquals("0=0 10=1 12=2 18=3", x("0 :10:-> 1 :2-> 2 :3:--> 3"));
  }

  @Test
  void easingChangesTheLastKeyAndTheFollowingOnes() {
    Parsed parsed = bone("x 0 :si-> 1 ::so-> 2 3:sio-> 3 -> 4");
    assertEquals("si so sio sio sio", parsed.easings(Property.X));
    assertEquals("0=0 5=1 10=2 13=3 16=4", parsed.keys(Property.X));
  }

  @Test
  void unknownEasingLeavesTheRestOfTheOption() {
    Parsed parsed = bone("x 0 :2:foo-> 1");
    assertEquals("0=0 2=1", parsed.keys(Property.X));
    assertEquals("li li", parsed.easings(Property.X));
    assertEquals("s2d-unknown-easing", parsed.only().code());
    assertTrue(parsed.only().hint().contains("sio"));
  }

  @Test
  void loopsRunTheirBodySeveralTimes() {
    assertEquals("0=0 5=1 10=0 15=1 20=5", x("{ 0 -> 1 -> }[2] 5"));
    assertEquals("0=0 5=1", x("{ 0 -> 1 }"));
    // The next round starts where the last ended, and its first value replaces the last.
    assertEquals("0=0 5=0 10=1", x("{ 0 -> 1 }[2]"));
    assertEquals("0=1 5=2 10=3", x("{ +1 -> }[3]"));
  }

  @Test
  void loopsNest() {
    assertEquals(
        "0=0 5=5 10=6 15=5 20=6 25=0 30=5 35=6 40=5 45=6 50=9",
        x("{ 0 -> { 5 -> 6 -> }[2] }[2] 9"));
  }

  @Test
  void loopOfZeroThrowsItsKeysAway() {
    assertEquals("0=1 15=4", x("1 -> { 2 -> 3 }[0] -> 4"));
    // A value at the frame of a key that was thrown away is lost with it.
    assertEquals("10=5", x("{ 2 -> 3 }[0] 4 -> 5"));
  }

  @Test
  void unclosedLoopsLoseTheirKeys() {
    Parsed parsed = bone("x 1 -> 2 { -> 3 -> 4");
    assertEquals("0=1 5=2", parsed.keys(Property.X));
    assertEquals(List.of("s2d-unclosed-loop@8:12+1"), parsed.codes());
  }

  @Test
  void strayLoopEndIsIgnored() {
    Parsed parsed = bone("x 1 }[3] -> 2");
    assertEquals("0=1 5=2", parsed.keys(Property.X));
    assertEquals(List.of("s2d-stray-loop-end@8:7+4"), parsed.codes());
  }

  @Test
  void rotationsAreRadiansAndKeepTheirDegrees() {
    Key key = bone("r 270").timeline(Property.ROTATION).keys().get(0);
    assertEquals(270 / 180.0 * Math.PI - 2 * Math.PI, key.value());
    assertEquals(270, key.written());
  }

  @Test
  void flipsAreTrueOrFalse() {
    Parsed parsed = bone("s true -> false -> 1");
    assertEquals("0=1 5=0", parsed.keys(Property.FLIP_X));
    assertEquals("s2d-ignored-word", parsed.only().code());
    assertEquals("0=1", bone("t true").keys(Property.FLIP_Y));
  }

  @Test
  void attachmentsAreIndicesAndUnknownOnesHide() {
    Timeline timeline =
        Parsed.of(SETUP + "anim\n\t@s\n\t\t@ two -> nope -> one\n").timeline(Property.ATTACHMENT);
    assertEquals(List.of(1.0, -1.0, 0.0), timeline.keys().stream().map(Key::value).toList());
    assertEquals("nope", timeline.keys().get(1).name());
    assertNull(bone("x 1").timeline(Property.X).keys().get(0).name());
  }

  @Test
  void colorTimelineTakesThePlaceOfItsComponents() {
    Parsed parsed =
        Parsed.of(
            SETUP + "anim\n\t@s\n\t\tr 0 -> 0.5 -> 1\n\t\tc #F80 -> #08F,2\n\t\ta 0 ----> 1\n");
    Animation animation = parsed.skeleton().animations().get(0);
    assertEquals(
        List.of(Property.RED, Property.ALPHA, Property.GREEN, Property.BLUE),
        animation.timelines().stream().map(Timeline::property).toList());
    assertEquals("0=1 5=0", parsed.keys(Property.RED));
    assertEquals("0=1 5=2", parsed.keys(Property.ALPHA));
    assertEquals(0.25, animation.duration());
    assertEquals(
        List.of("s2d-component-overridden@8:3+1", "s2d-component-overridden@10:3+1"),
        parsed.codes());
  }

  @Test
  void laterTimelineReplacesTheEarlierEvenWithoutKeys() {
    Parsed parsed =
        Parsed.of(SETUP + "anim\n\ta\n\t\tx 0\n\t\ty 1\n\ta\n\t\ty ->\n\tskeleton.a\n\t\tx 7\n");
    assertEquals("0=7", parsed.keys(Property.X));
    assertEquals(1, parsed.skeleton().animations().get(0).timelines().size());
    assertEquals(
        List.of(
            "s2d-timeline-replaced@8:3+1", "s2d-timeline-replaced@9:3+1", "s2d-no-effect@11:3+4"),
        parsed.codes());
  }

  @Test
  void optionsComeFromHeaderAndItem() {
    Parsed parsed =
        Parsed.of(
            SETUP + "anim \"w\" 10fps 2:4:si\n\ta :3\n\t\tx 0 -> 1\n\tb 6: ::so\n\t\ty 0 -> 1\n");
    assertEquals("4=0 10=1", parsed.keys(Property.X));
    assertEquals("si si", parsed.easings(Property.X));
    assertEquals("12=0 20=1", parsed.keys(Property.Y));
    assertEquals("so so", parsed.easings(Property.Y));
    Animation animation = parsed.skeleton().animation("w");
    assertEquals(new Animation.Header(10.0, 2.0, 4.0, Easing.SINE_IN), animation.header());
    assertEquals(1, animation.duration());
  }

  @Test
  void reopenedHeadersApplyToEarlierItems() {
    Parsed parsed =
        Parsed.of(SETUP + "anim\n\ta\n\t\tx 0 -> 1\nanim 40fps :2\n\tb\n\t\ty 0 -> 1\n");
    assertEquals("0=0 1=1", parsed.keys(Property.X));
    assertEquals(1, parsed.skeleton().animations().size());
  }

  @Test
  void zeroFramesPerSecondMeanTheDefault() {
    Parsed parsed = Parsed.of(SETUP + "anim 0fps\n\ta\n\t\tx 0 -> 1\n");
    assertEquals("0=0 5=1", parsed.keys(Property.X));
    assertEquals(0.0, parsed.skeleton().animations().get(0).header().fps());
  }

  @Test
  void wordOfSeveralLettersOnlyCountsForTheDuration() {
    Parsed parsed = bone("x 0\n\t\t\t\txy 0 ----> 9");
    assertEquals("0=0 20=9", parsed.keys(Property.NOTHING));
    assertEquals(1, parsed.skeleton().animations().get(0).duration());
    assertEquals(List.of(), bone("\t\txj 0 -> 1").skeleton().animations().get(0).timelines());
  }

  @Test
  void bonesComeBeforeSlots() {
    Parsed parsed =
        Parsed.of(SETUP + "anim\n\t@s\n\t\ta 1\n\tb\n\t\tx 1\n\ta\n\t\tx 1\n\tb\n\t\ty 1\n");
    assertEquals(
        List.of(Property.X, Property.Y, Property.X, Property.ALPHA),
        parsed.skeleton().animations().get(0).timelines().stream()
            .map(Timeline::property)
            .toList());
  }
}
