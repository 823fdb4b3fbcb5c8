/** {@code limber dump}: prints a whole file as JSON. */
@NullMarked
package dev.limber.cli.dump;

import org.jspecify.annotations.NullMarked;
