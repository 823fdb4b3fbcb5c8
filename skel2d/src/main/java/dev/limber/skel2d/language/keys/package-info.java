/**
 * The keys of animations, and changes of the text that set, remove, move and ease them. Every other
 * key keeps its time, value and easing; comments and layout stay. What cannot be written is refused
 * with a reason.
 *
 * <pre>{@code
 * import dev.limber.skel2d.Skel2d;
 * import dev.limber.skel2d.data.Target;
 * import dev.limber.skel2d.language.keys.KeyChange;
 * import dev.limber.skel2d.language.keys.KeyEditor;
 * import dev.limber.skel2d.language.keys.KeyPlace;
 * import java.util.List;
 *
 * String text = "skeleton\n\tarm\n\nanim \"wave\"\n\tarm\n\t\tr 0 -> 40\n";
 * KeyEditor editor = new KeyEditor(Skel2d.parse(text));
 * KeyPlace middle = new KeyPlace(Target.BONE, "arm", 'r', 3);
 * KeyChange change = editor.set("wave", List.of(middle.with("55")));
 * String changed = change.change().applyTo(text); // r 0 3:> 55 5:> 40
 * }</pre>
 */
@NullMarked
package dev.limber.skel2d.language.keys;

import org.jspecify.annotations.NullMarked;
