/**
 * What an editor of the language needs: highlighting, completion, documentation, names and where
 * they are used, renaming, colours, numbers, an outline, and changes of the text that leave the
 * rest of it alone. All offsets count UTF-16 units from the start of the text, and everything works
 * while the text is broken.
 *
 * <pre>{@code
 * import dev.limber.skel2d.language.BoneValues;
 * import dev.limber.skel2d.language.Change;
 * import dev.limber.skel2d.language.LanguageService;
 * import dev.limber.skel2d.language.Span;
 *
 * LanguageService source = LanguageService.of("skeleton\n\tarm x10\n\tarm.hand\n");
 * int caret = source.text().indexOf("arm");
 * for (Span place : source.references(caret)) {
 *   System.out.println(place.from() + " to " + place.to());
 * }
 * Change rename = source.rename(caret, "wing");
 * String renamed = rename.isRefused() ? rename.refusal() : rename.applyTo(source.text());
 * Change moved = source.setBoneValues("arm", BoneValues.NONE.withX(12.5).withRotation(90));
 * }</pre>
 */
@NullMarked
package dev.limber.skel2d.language;

import org.jspecify.annotations.NullMarked;
