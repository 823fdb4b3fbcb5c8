/** {@code limber convert}: carries characters into other formats. */
@NullMarked
package dev.limber.cli.convert;

import org.jspecify.annotations.NullMarked;
