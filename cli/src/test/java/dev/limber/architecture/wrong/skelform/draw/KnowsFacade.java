package dev.limber.architecture.wrong.skelform.draw;

import dev.limber.architecture.wrong.skelform.SkelForm;

/** Nobody on the road knows the facade. */
public final class KnowsFacade {
  public static SkelForm skelForm;
}
