/** Carries a character into a file of another format. */
@NullMarked
package dev.limber.convert;

import org.jspecify.annotations.NullMarked;
