/**
 * Quick fixes: what people write who know other languages, and what it should be here. Each is a
 * change of the text that an editor can make when it is asked to.
 *
 * <pre>{@code
 * import dev.limber.skel2d.language.LanguageService;
 * import dev.limber.skel2d.language.Problem;
 * import dev.limber.skel2d.language.fixes.Fix;
 *
 * String text = "skeleton\n\tball\n\t\t@ :circle d40 f red\n";
 * Problem problem = LanguageService.of(text).diagnostics().get(0);
 * Fix fix = problem.fixes().get(0); // Write f#FF0000
 * String mended = fix.change().applyTo(text);
 * }</pre>
 */
@NullMarked
package dev.limber.skel2d.language.fixes;

import org.jspecify.annotations.NullMarked;
