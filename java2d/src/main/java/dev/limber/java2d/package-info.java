/**
 * Characters as pictures: a canvas of pixels, images for it, and a Swing component that plays
 * characters.
 *
 * <pre>{@code
 * LoadedCharacter lantern = Java2d.load(path);
 * Puppet puppet = lantern.newPuppet();
 * puppet.seek(puppet.animation("Walk"), 0.5);
 * puppet.construct();
 * PixelCanvas canvas = new PixelCanvas(256, 256);
 * canvas.clear(Rgba.WHITE);
 * canvas.begin(View.at(128, 240, 0.4));
 * puppet.draw(canvas);
 * canvas.end();
 * ImageIO.write(canvas.image(), "png", new File("walk.png"));
 * }</pre>
 */
@NullMarked
package dev.limber.java2d;

import org.jspecify.annotations.NullMarked;
