/**
 * Skel2D to Lottie: one animation in one skin.
 *
 * <p>Each bone becomes a null layer on that of its parent, with its timelines as keyframes ({@link
 * dev.limber.convert.lottie.BoneLayers}); each attachment becomes a layer on that of its bone, in
 * and out when the slot shows it ({@link dev.limber.convert.lottie.SlotLayers}). What Lottie's own
 * interpolation cannot express is followed by extra keyframes ({@link
 * dev.limber.convert.lottie.CurveFitter}).
 */
@NullMarked
package dev.limber.convert.lottie;

import org.jspecify.annotations.NullMarked;
