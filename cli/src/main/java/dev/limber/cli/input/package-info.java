/** Opens the files that commands are given. */
@NullMarked
package dev.limber.cli.input;

import org.jspecify.annotations.NullMarked;
