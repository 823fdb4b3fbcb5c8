package dev.limber.web.studio;

import dev.limber.core.puppet.PhysicsClock;
import org.teavm.jso.JSExport;

/** How many steps of physics a viewport owes its figure, as JavaScript sees it. */
public final class WebPhysicsClock {
  private final PhysicsClock clock = new PhysicsClock();

  WebPhysicsClock() {}

  /** Lets seconds pass. */
  @JSExport
  public void advance(double seconds) {
    clock.advance(seconds);
  }

  /** Returns the steps that have passed since the last call. */
  @JSExport
  public int take() {
    return clock.take();
  }
}
