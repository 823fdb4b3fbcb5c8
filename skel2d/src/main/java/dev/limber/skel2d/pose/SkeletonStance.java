package dev.limber.skel2d.pose;

import dev.limber.core.crowd.Stance;

/** Local values to fade from. */
record SkeletonStance(double[] values) implements Stance {}
