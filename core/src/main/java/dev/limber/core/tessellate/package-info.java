/**
 * From paths to triangles: curves become lines, lines become outlines, outlines become triangles.
 *
 * <pre>{@code
 * Tessellator tessellator = new Tessellator();
 * Path star = new Path().moveTo(0, 50).lineTo(30, -40).lineTo(-48, 15).lineTo(48, 15);
 * Mesh mesh = tessellator.fill(star.lineTo(-30, -40).close(), View.at(100, 100, 1));
 * for (int i = 0; i < mesh.indexCount(); i++) {
 *   int corner = mesh.indices()[i];
 *   double x = mesh.positions()[2 * corner];
 *   double y = mesh.positions()[2 * corner + 1];
 *   System.out.println(x + ", " + y + " covered " + mesh.coverages()[corner]);
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.core.tessellate;

import org.jspecify.annotations.NullMarked;
