/** What all commands share about a command line: exit codes, failures, unknown names. */
@NullMarked
package dev.limber.cli.usage;

import org.jspecify.annotations.NullMarked;
