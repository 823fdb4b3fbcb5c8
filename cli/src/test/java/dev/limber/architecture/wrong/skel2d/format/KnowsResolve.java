package dev.limber.architecture.wrong.skel2d.format;

import dev.limber.architecture.wrong.skel2d.resolve.Resolver;

/** A layout does not depend on what is meant. */
public final class KnowsResolve {
  public static Resolver resolver;
}
