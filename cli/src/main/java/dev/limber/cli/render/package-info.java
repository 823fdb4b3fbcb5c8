/** {@code limber render}: renders characters as images and videos. */
@NullMarked
package dev.limber.cli.render;

import org.jspecify.annotations.NullMarked;
