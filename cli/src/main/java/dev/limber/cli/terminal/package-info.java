/** What people see: colours, columns, source excerpts and diagnostics, as text and as JSON. */
@NullMarked
package dev.limber.cli.terminal;

import org.jspecify.annotations.NullMarked;
