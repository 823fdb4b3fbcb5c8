/**
 * Arithmetic with bit-identical results on every JVM and in the browser.
 *
 * <pre>{@code
 * double x = 3;
 * double y = 4;
 * double angle = Trig.atan2(y, x);
 * double unitX = Trig.cos(angle);
 * double unitY = Trig.sin(angle);
 * double turn = Trig.shortestTurn(angle, 2 * Math.PI);
 * }</pre>
 */
@NullMarked
package dev.limber.core.math;

import org.jspecify.annotations.NullMarked;
