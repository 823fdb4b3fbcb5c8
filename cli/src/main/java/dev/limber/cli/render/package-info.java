/** Turns characters into files of pictures: what to film, how to frame it, and who writes it. */
@NullMarked
package dev.limber.cli.render;

import org.jspecify.annotations.NullMarked;
