/**
 * What characters of both formats have in common, so that players, tools and engines are written
 * once.
 *
 * <pre>{@code
 * Puppet puppet = SkelForm.load(path).armature().newPose(); // or a skeleton's
 * puppet.seek(puppet.animation("Walk"), 0.25);
 * puppet.construct();
 * DrawList canvas = new DrawList(); // or the canvas of an engine
 * canvas.begin(View.at(256, 480, 1));
 * puppet.draw(canvas);
 * canvas.end();
 * }</pre>
 */
@NullMarked
package dev.limber.core.puppet;

import org.jspecify.annotations.NullMarked;
