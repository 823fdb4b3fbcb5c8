/** The {@code limber} command. */
@NullMarked
package dev.limber.cli;

import org.jspecify.annotations.NullMarked;
