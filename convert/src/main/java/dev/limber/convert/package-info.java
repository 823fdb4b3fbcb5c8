/**
 * Converts a character to a file of another format. {@link dev.limber.convert.Conversions} says
 * what can become what.
 *
 * <pre>{@code
 * import dev.limber.character.CharacterFile;
 * import dev.limber.character.CharacterFormats;
 * import dev.limber.convert.CharacterSource;
 * import dev.limber.convert.ConvertOptions;
 * import dev.limber.convert.Converted;
 * import dev.limber.convert.lottie.LottieConverter;
 * import dev.limber.core.diagnostics.Limits;
 *
 * CharacterFile fox = CharacterFormats.DEFAULT.read(bytes, "fox.skel2d", Limits.DEFAULT);
 * CharacterSource source = new CharacterSource(bytes, fox, (name, most) -> null, Limits.DEFAULT);
 * Converted lottie = LottieConverter.convert(source, ConvertOptions.DEFAULT);
 * }</pre>
 */
@NullMarked
package dev.limber.convert;

import org.jspecify.annotations.NullMarked;
