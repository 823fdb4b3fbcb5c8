/**
 * Measures a drawing: its bounds, and what lies at a point.
 *
 * <pre>{@code
 * BoundsCanvas bounds = new BoundsCanvas();
 * bounds.begin(new View());
 * bounds.stroke(new Path().moveTo(0, 0).lineTo(10, 0), Stroke.round(4), new Ink());
 * bounds.end();
 * System.out.println(bounds.bounds()); // -2, -2 to 12, 2
 * }</pre>
 */
@NullMarked
package dev.limber.core.measure;

import org.jspecify.annotations.NullMarked;
