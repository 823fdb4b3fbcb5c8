/**
 * Drawing: canvases, and the paths, images and colours drawn on them.
 *
 * <pre>{@code
 * DrawList list = new DrawList();
 * list.begin(View.at(256, 480, 1.5));
 * list.fill(new Path().moveTo(0, 0).lineTo(10, 0).lineTo(0, 10).close(), Ink.of(Rgba.BLACK));
 * list.end();
 * System.out.println(list);
 * }</pre>
 */
@NullMarked
package dev.limber.core.canvas;

import org.jspecify.annotations.NullMarked;
