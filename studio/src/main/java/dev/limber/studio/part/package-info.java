/** Files that are being written, and what is left of them. */
@NullMarked
package dev.limber.studio.part;

import org.jspecify.annotations.NullMarked;
