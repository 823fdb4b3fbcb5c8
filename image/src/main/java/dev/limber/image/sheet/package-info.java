/**
 * Sprite sheets: where each frame goes on one large picture, and the JSON that says so.
 *
 * <pre>{@code
 * List<Pixels> frames = List.of(new Pixels(64, 64), new Pixels(64, 64));
 * SheetLayout layout = SheetLayout.trimmed(64, 64, frames.stream().map(Region::visible).toList(), 1);
 * Pixels sheet = layout.newSheet();
 * for (int i = 0; i < frames.size(); i++) {
 *   layout.draw(i, frames.get(i), sheet);
 * }
 * List<SheetFrame> named = List.of(new SheetFrame("walk 0", 40), new SheetFrame("walk 1", 40));
 * SheetTag walk = new SheetTag("walk", 0, 1, SheetTag.Direction.FORWARD);
 * String json = new SheetJson("hero.png", "1.0", layout, named, List.of(walk)).array();
 * }</pre>
 */
@NullMarked
package dev.limber.image.sheet;

import org.jspecify.annotations.NullMarked;
