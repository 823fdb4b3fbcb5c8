/** {@code limber fmt}: gives Skel2D sources their canonical layout. */
@NullMarked
package dev.limber.cli.format;

import org.jspecify.annotations.NullMarked;
