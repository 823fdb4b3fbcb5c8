package dev.limber.core.puppet;

/**
 * The time of physics: it moves in steps of one length, whatever the rate of pictures. Players,
 * crowds, films and the studio all take their numbers from here.
 *
 * <p>An instance tells how many steps are due: {@link #advance} it by the time that passes, {@link
 * #take} the steps before each picture.
 */
public final class PhysicsClock {
  /** Steps of physics in a second. */
  public static final int STEPS_PER_SECOND = 60;

  /** Steps at most for one picture; a longer wait lets physics lose time. */
  public static final int MOST_STEPS = 8;

  /** Longer than this nothing swings, in seconds: of a longer wait only the end matters. */
  public static final double LONGEST_SWING = 8;

  /** Two seconds: physics of real characters comes to rest within one. */
  private static final int REST_STEPS = 120;

  /** A step counts as passed this early, so that pictures of a sixtieth have one each. */
  private static final double EARLY = 1e-6;

  private double waiting;

  /** Creates a clock with no step due. */
  public PhysicsClock() {}

  /** Lets seconds pass. */
  public void advance(double seconds) {
    waiting += seconds;
  }

  /** Returns how many whole steps have passed since the last call, at most {@value #MOST_STEPS}. */
  public int take() {
    double passed = Math.floor(waiting * STEPS_PER_SECOND + EARLY);
    waiting = Math.max(0, waiting - passed / STEPS_PER_SECOND);
    return (int) Math.min(MOST_STEPS, passed);
  }

  /** Lets physics come to rest in the pose as of now, and constructs. */
  public static void settle(Puppet puppet) {
    if (puppet.hasPhysics()) {
      for (int i = 1; i < REST_STEPS; i++) {
        puppet.stepPhysics();
      }
    }
    puppet.construct();
  }
}
