/** {@code limber render}: turns characters into pictures and films. */
@NullMarked
package dev.limber.cli.render;

import org.jspecify.annotations.NullMarked;
