/**
 * Turns {@code .skf} files of any version into files of 0.7 or 0.8 that play the same, and says
 * what the newer rules cannot say.
 *
 * <pre>{@code
 * SkfUpgrade.Result result =
 *     SkfUpgrade.upgrade(bytes, "old.skf", SkfVersion.V0_8, Limits.DEFAULT);
 * Files.write(Path.of("new.skf"), result.file());
 * }</pre>
 */
@NullMarked
package dev.limber.skelform.upgrade;

import org.jspecify.annotations.NullMarked;
