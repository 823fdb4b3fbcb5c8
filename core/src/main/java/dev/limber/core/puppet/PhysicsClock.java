package dev.limber.core.puppet;

/**
 * The clock of physics, which runs in steps of fixed length at any frame rate. Players, crowds,
 * films and the studio all use its constants.
 *
 * <p>An instance counts the steps that are due: {@link #advance} it by the elapsed time and {@link
 * #take} the steps before each frame.
 */
public final class PhysicsClock {
  /** Physics steps per second. */
  public static final int STEPS_PER_SECOND = 60;

  /** The most steps for one frame; after a longer wait, physics loses time. */
  public static final int MOST_STEPS = 8;

  /** The longest that anything swings, in seconds: of a longer wait, only the end matters. */
  public static final double LONGEST_SWING = 8;

  /** Steps until physics is at rest: two seconds, while that of real characters takes one. */
  public static final int REST_STEPS = 120;

  /**
   * A step counts as passed when this share of it is missing, so that frames of a sixtieth have one
   * each.
   */
  private static final double EARLY = 1e-6;

  private double waiting;

  /** Creates a clock with no step due. */
  public PhysicsClock() {}

  /** Advances by some seconds. */
  public void advance(double seconds) {
    waiting += seconds;
  }

  /** Returns how many whole steps have passed since the last call, at most {@value #MOST_STEPS}. */
  public int take() {
    double passed = Math.floor(waiting * STEPS_PER_SECOND + EARLY);
    waiting = Math.max(0, waiting - passed / STEPS_PER_SECOND);
    return (int) Math.min(MOST_STEPS, passed);
  }

  /** Lets physics come to rest in the current pose, and constructs. */
  public static void settle(Puppet puppet) {
    if (puppet.hasPhysics()) {
      for (int i = 1; i < REST_STEPS; i++) {
        puppet.stepPhysics();
      }
    }
    puppet.construct();
  }
}
