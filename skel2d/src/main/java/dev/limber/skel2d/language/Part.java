package dev.limber.skel2d.language;

import org.jspecify.annotations.Nullable;

/**
 * What part of the character a line of the text is about; null for what it is not about.
 *
 * @param bone full name of the bone: of the line, or of the slot
 * @param slot full name of the slot
 * @param attachment name of the attachment within its slot
 * @param skin name of the skin that the line belongs to
 * @param animation name of the animation that the line belongs to
 */
public record Part(
    @Nullable String bone,
    @Nullable String slot,
    @Nullable String attachment,
    @Nullable String skin,
    @Nullable String animation) {
  /** Nothing at all. */
  public static final Part NOTHING = new Part(null, null, null, null, null);
}
