/**
 * Reads zip archives strictly and within limits; {@code .skf} files are such archives.
 *
 * <p>The readers of {@code java.util.zip} and of TeaVM give different answers for the same hostile
 * bytes, so the central directory is read here, the same way on every platform. Anything that two
 * readers could understand differently is refused.
 *
 * <pre>{@code
 * Diagnostics diagnostics = new Diagnostics("hero.skf");
 * ZipArchive archive = ZipArchive.open(bytes, Limits.DEFAULT, diagnostics);
 * if (archive.has("armature.json")) {
 *   byte[] json = archive.read("armature.json");
 * }
 * }</pre>
 */
@NullMarked
package dev.limber.skelform.zip;

import org.jspecify.annotations.NullMarked;
