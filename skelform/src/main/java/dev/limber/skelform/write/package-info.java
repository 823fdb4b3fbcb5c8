/**
 * Writes an {@link dev.limber.skelform.data.Armature} as the {@code armature.json} of format 0.7.
 *
 * <pre>{@code
 * StringBuilder json = new StringBuilder();
 * ArmatureWriter.write(SkelForm.load(Path.of("old.skf")).armature(), new JsonWriter(json));
 * }</pre>
 */
@NullMarked
package dev.limber.skelform.write;

import org.jspecify.annotations.NullMarked;
