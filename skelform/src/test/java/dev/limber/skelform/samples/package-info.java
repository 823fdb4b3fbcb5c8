/**
 * Makes the sample characters in {@code samples/} and proves that every generation shows the same.
 *
 * <p>{@code Lantern} is the character as neutral data, {@code LanternArt} paints it, one writer for
 * each generation puts it into that generation's words, and {@code SampleWriter} packs the files.
 */
package dev.limber.skelform.samples;
