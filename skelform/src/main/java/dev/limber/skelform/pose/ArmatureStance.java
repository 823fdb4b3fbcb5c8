package dev.limber.skelform.pose;

import dev.limber.core.crowd.Stance;
import dev.limber.skelform.animate.LocalPose;

/** A local pose to fade from. */
record ArmatureStance(LocalPose pose) implements Stance {}
