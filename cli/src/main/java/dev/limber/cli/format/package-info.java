/** {@code limber fmt}: formats Skel2D sources. */
@NullMarked
package dev.limber.cli.format;

import org.jspecify.annotations.NullMarked;
