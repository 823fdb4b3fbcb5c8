/**
 * Writes an {@link dev.limber.skelform.data.Armature} with its images as a {@code .skf} file of
 * format 0.7 or 0.8.
 *
 * <pre>{@code
 * SkelFormFile hero = SkelForm.load(Path.of("hero.skf"));
 * byte[] file =
 *     new SkfWriter(hero.armature(), SkfVersion.V0_7)
 *         .image(0, hero.images().get(0).bytes())
 *         .write();
 * }</pre>
 */
@NullMarked
package dev.limber.skelform.write;

import org.jspecify.annotations.NullMarked;
