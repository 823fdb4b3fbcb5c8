/**
 * From paths to triangles: curves become lines, lines become outlines, outlines become triangles.
 *
 * <p>An engine extends {@link TriangleCanvas}:
 *
 * <pre>{@code
 * class CountingCanvas extends TriangleCanvas {
 *   int triangles;
 *
 *   protected void draw(Image image, TriangleBatch batch) {
 *     triangles += batch.indexCount() / 3; // an engine uploads vertices() and indices() instead
 *   }
 * }
 * CountingCanvas canvas = new CountingCanvas();
 * canvas.begin(View.at(100, 100, 1));
 * Path star = new Path().moveTo(0, 50).lineTo(30, -40).lineTo(-48, 15).lineTo(48, 15);
 * canvas.fill(star.lineTo(-30, -40).close(), new Ink());
 * canvas.end();
 * System.out.println(canvas.triangles);
 * }</pre>
 */
@NullMarked
package dev.limber.core.tessellate;

import org.jspecify.annotations.NullMarked;
