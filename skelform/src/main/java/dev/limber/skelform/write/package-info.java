/**
 * Writes an {@link dev.limber.skelform.data.Armature} with its images as a {@code .skf} file of
 * format 0.7 or 0.8.
 *
 * <pre>{@code
 * byte[] file =
 *     new SkfWriter(armature, SkfVersion.V0_7, List.of("Default"))
 *         .image(0, png)
 *         .write();
 * }</pre>
 */
@NullMarked
package dev.limber.skelform.write;

import org.jspecify.annotations.NullMarked;
