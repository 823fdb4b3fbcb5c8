/** {@code limber check}: prints what is wrong with files. */
@NullMarked
package dev.limber.cli.check;

import org.jspecify.annotations.NullMarked;
