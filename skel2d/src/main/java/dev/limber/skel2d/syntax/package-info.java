/**
 * The text of a Skel2D source as sections, lines and tokens, without loss: every character belongs
 * to a token or lies between two, so that tools can change one thing and leave the rest alone.
 *
 * <pre>{@code
 * SyntaxTree tree = SyntaxTree.of("skeleton\n\tarm x10 # upper\n");
 * for (Line line : tree.lines()) {
 *   System.out.println(line.kind() + " " + tree.tokens(line));
 * }
 * String same = tree.print();
 * }</pre>
 */
@NullMarked
package dev.limber.skel2d.syntax;

import org.jspecify.annotations.NullMarked;
