package dev.limber.crowd.skelform;

import dev.limber.skelform.data.IkConstraint;
import dev.limber.skelform.data.IkMode;

/**
 * How an IK family is solved, the same in all lanes of a program.
 *
 * @param mode the solver
 * @param constraint the side to which it bends
 * @param mimicTarget whether its last bone copies the target's rotation
 */
public record FamilyState(IkMode mode, IkConstraint constraint, boolean mimicTarget) {}
