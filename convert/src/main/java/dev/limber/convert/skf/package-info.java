/**
 * Skel2D characters as SkelForm files: shapes become pictures, outlines between bones become
 * meshes.
 *
 * <pre>{@code
 * import dev.limber.character.CharacterFile;
 * import dev.limber.character.CharacterFormats;
 * import dev.limber.convert.CharacterSource;
 * import dev.limber.convert.ConvertOptions;
 * import dev.limber.convert.Converted;
 * import dev.limber.convert.skf.SkfConverter;
 * import dev.limber.core.diagnostics.Limits;
 *
 * CharacterFile fox = CharacterFormats.DEFAULT.read(bytes, "fox.skel2d", Limits.DEFAULT);
 * CharacterSource source = new CharacterSource(bytes, fox, (name, most) -> null, Limits.DEFAULT);
 * Converted skf = SkfConverter.convert(source, ConvertOptions.DEFAULT);
 * }</pre>
 */
@NullMarked
package dev.limber.convert.skf;

import org.jspecify.annotations.NullMarked;
