/**
 * What characters of both formats have in common, so that players, tools and engines are written
 * once.
 *
 * <pre>{@code
 * static void show(Puppet puppet, double seconds, Canvas canvas, View view) {
 *   puppet.seek(puppet.motions().get(0), seconds);
 *   puppet.construct();
 *   canvas.begin(view);
 *   puppet.draw(canvas);
 *   canvas.end();
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.core.puppet;

import org.jspecify.annotations.NullMarked;
