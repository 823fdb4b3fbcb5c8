/**
 * Drawings as SVG, with real paths: a still, or an animation that plays wherever a browser shows
 * it, even as an image on a page.
 *
 * <pre>{@code
 * Puppet puppet = Skel2d.parse(text).skeleton().newPose();
 * PuppetAnimation walk = puppet.animation("walk");
 * StringBuilder page = new StringBuilder();
 * SvgEncoder svg = new SvgEncoder(page, new SvgSettings(256, 256).animated(20, 0.05, 0));
 * for (int frame = 0; frame < 20; frame++) {
 *   puppet.seek(walk, frame * 0.05);
 *   puppet.construct();
 *   Canvas canvas = svg.nextFrame();
 *   canvas.begin(View.at(128, 250, 1));
 *   puppet.draw(canvas);
 *   canvas.end();
 * }
 * svg.finish();
 * }</pre>
 */
@NullMarked
package dev.limber.image.svg;

import org.jspecify.annotations.NullMarked;
