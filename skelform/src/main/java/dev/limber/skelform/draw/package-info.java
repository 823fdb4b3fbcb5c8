/**
 * The end of the road: what there is to draw, in which order, and drawing it onto a canvas.
 *
 * <p>{@link dev.limber.skelform.draw.SpriteList} is a buffer that a pose fills; {@link
 * dev.limber.skelform.draw.SpritePainter} draws it.
 */
@NullMarked
package dev.limber.skelform.draw;

import org.jspecify.annotations.NullMarked;
