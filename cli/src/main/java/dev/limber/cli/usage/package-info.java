/**
 * What all commands share about a command line: exit codes, failures, names that were not found.
 */
@NullMarked
package dev.limber.cli.usage;

import org.jspecify.annotations.NullMarked;
