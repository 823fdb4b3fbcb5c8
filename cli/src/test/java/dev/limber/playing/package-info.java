/** The player with real characters of both formats. */
@NullMarked
package dev.limber.playing;

import org.jspecify.annotations.NullMarked;
