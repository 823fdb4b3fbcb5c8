/**
 * Opening a file: which format it is, what it holds, where its images are. Engines and tools stand
 * on this package and add only how they decode and draw an image.
 *
 * <pre>{@code
 * import dev.limber.character.CharacterFile;
 * import dev.limber.character.CharacterFormats;
 * import dev.limber.core.canvas.ImageSource;
 * import dev.limber.core.diagnostics.Limits;
 * import dev.limber.core.puppet.Puppet;
 *
 * CharacterFile file = CharacterFormats.DEFAULT.read(bytes, "fox.skel2d", Limits.DEFAULT);
 * file.diagnostics().forEach(System.out::println);
 * Puppet puppet = file.newPuppet(ImageSource.NONE);
 * }</pre>
 */
@NullMarked
package dev.limber.character;

import org.jspecify.annotations.NullMarked;
