/**
 * Changes to bones that a game makes for any character: legs that reach, heads that look, hair that
 * swings. Each is a change for {@link dev.limber.core.player.Player#between}.
 *
 * <p>They run after the animations and before the file's own inverse kinematics and physics, in the
 * order in which they were added. So a file's IK still sets the rotations of its own chains, and
 * follows what is done here to their targets and parents; a constraint for a bone of those is
 * refused.
 *
 * <pre>{@code
 * Puppet puppet = Skel2d.parse(text).skeleton().newPose();
 * Player player = new Player(puppet);
 * TwoBoneIk leg = new TwoBoneIk(puppet, "thigh", "shin", "foot").bend(1);
 * player.between(leg).between(new SpringChain(puppet, "tail", "tail-tip"));
 * leg.target(120, 0); // every frame, in model space
 * player.update(1 / 60.0);
 * }</pre>
 */
@NullMarked
package dev.limber.core.constraint;

import org.jspecify.annotations.NullMarked;
