/**
 * Plays characters: crossfades, layers, queues, events, and physics at a fixed rate.
 *
 * <pre>{@code
 * Puppet puppet = SkelForm.load(path).armature().newPose(); // or a skeleton's
 * Player player = new Player(puppet);
 * player.fades().standard(0.2);
 * player.mark("Walk", 0.25, "step");
 * player.listen(event -> System.out.println(event));
 * player.play("Walk");
 * for (int frame = 0; frame < 60; frame++) {
 *   player.update(1 / 60.0);
 *   player.draw(new DrawList()); // between begin and end of an engine's canvas
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.core.player;

import org.jspecify.annotations.NullMarked;
