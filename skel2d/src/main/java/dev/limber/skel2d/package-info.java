/**
 * Skel2D: a text language for skeletons, what hangs on them and how they move.
 *
 * <pre>{@code
 * Skel2d.Result result = Skel2d.parse("skeleton\n\tarm l50\n\t\t@ :rect w50 h10\n");
 * result.diagnostics().forEach(System.out::println);
 * int arm = result.skeleton().boneIndex("arm");
 * }</pre>
 */
@NullMarked
package dev.limber.skel2d;

import org.jspecify.annotations.NullMarked;
