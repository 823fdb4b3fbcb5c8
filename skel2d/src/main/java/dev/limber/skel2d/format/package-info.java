/**
 * The canonical layout of a Skel2D source. It never changes what the source says.
 *
 * <pre>{@code
 * SyntaxTree tree = SyntaxTree.of("skeleton\n\tarm   x10\ty5\norder\n\t@arm");
 * String tidy = SourceFormatter.format(tree); // "skeleton\n\tarm x10 y5\n\norder\n\t@arm\n"
 * }</pre>
 */
@NullMarked
package dev.limber.skel2d.format;

import org.jspecify.annotations.NullMarked;
