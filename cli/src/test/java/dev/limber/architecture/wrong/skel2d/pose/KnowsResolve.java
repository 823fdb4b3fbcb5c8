package dev.limber.architecture.wrong.skel2d.pose;

import dev.limber.architecture.wrong.skel2d.resolve.Resolver;

/** Behind the reader nobody reads. */
public final class KnowsResolve {
  public static Resolver resolver;
}
