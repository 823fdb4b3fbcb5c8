/**
 * Thousands of characters of a few kinds, animated together.
 *
 * <pre>{@code
 * Armature armature = SkelForm.load(path).armature(); // or a Skeleton, or any Puppet
 * Crowd crowd = new Crowd();
 * Member member = crowd.add(armature);
 * member.play(armature.animation("Walk")).time(0.4).speed(1.1);
 * crowd.update(1 / 60.0); // once a frame
 * double handX = member.matrix(3, 4);
 * DrawList canvas = new DrawList(); // or the canvas of an engine
 * canvas.begin(View.at(256, 480, 1));
 * member.draw(canvas);
 * canvas.end();
 * }</pre>
 *
 * <p>A {@link dev.limber.crowd.Crowd} holds {@link dev.limber.crowd.Member}s; {@link
 * dev.limber.crowd.WorkerThreads} let it use several cores.
 */
@NullMarked
package dev.limber.crowd;

import org.jspecify.annotations.NullMarked;
