package dev.limber.crowd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MemberTrackTest {
  @Test
  void loopsGoRoundInBothDirections() {
    assertEquals(0.25, MemberTrack.wrapped(2.25, 2, true));
    assertEquals(1.75, MemberTrack.wrapped(-0.25, 2, true));
    assertEquals(0, MemberTrack.wrapped(2, 2, true));
    assertEquals(0, MemberTrack.wrapped(-1e-320, 2, true));
    assertEquals(1.5, MemberTrack.wrapped(1.5, 2, true));
  }

  @Test
  void othersAreHeldAtBothEnds() {
    assertEquals(2, MemberTrack.wrapped(7, 2, false));
    assertEquals(0, MemberTrack.wrapped(-7, 2, false));
  }

  @Test
  void withoutADurationTimeStandsStill() {
    assertEquals(0, MemberTrack.wrapped(7, 0, true));
    assertEquals(0, MemberTrack.wrapped(-7, 0, false));
  }
}
