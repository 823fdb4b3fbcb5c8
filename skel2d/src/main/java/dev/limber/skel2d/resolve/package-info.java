/**
 * Turns a syntax tree into a skeleton.
 *
 * <p>Sections are read line by line into drafts, since any line may add to what an earlier one
 * began; when all are read, names are resolved and the drafts become data. Whatever has no effect
 * is reported.
 */
@NullMarked
package dev.limber.skel2d.resolve;

import org.jspecify.annotations.NullMarked;
