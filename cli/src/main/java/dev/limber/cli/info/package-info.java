/** {@code limber info}: prints what is in a file. */
@NullMarked
package dev.limber.cli.info;

import org.jspecify.annotations.NullMarked;
