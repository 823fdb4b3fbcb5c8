/**
 * Opening a file: which format it is, what it holds, where its images are. Engines and tools stand
 * on this package and add only how they decode and draw an image.
 *
 * <pre>{@code
 * CharacterFile file = CharacterFormats.DEFAULT.read(bytes, "fox.skel2d", Limits.DEFAULT);
 * file.diagnostics().forEach(System.out::println);
 * Puppet puppet = file.newPuppet(ImageSource.NONE);
 * }</pre>
 */
@NullMarked
package dev.limber.character;

import org.jspecify.annotations.NullMarked;
