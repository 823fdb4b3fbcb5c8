package dev.limber.skel2d.resolve;

import dev.limber.skel2d.data.Easing;

/**
 * What a timeline starts with: what its item says, or else the header.
 *
 * @param frame its first frame
 * @param step frames that one hyphen goes on by
 * @param easing of the keys until an arrow says otherwise
 */
public record TimelineStart(double frame, double step, Easing easing) {}
