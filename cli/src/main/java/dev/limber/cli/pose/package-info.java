/** {@code limber pose}: prints a pose, or the poses of a script, as JSON. */
@NullMarked
package dev.limber.cli.pose;

import org.jspecify.annotations.NullMarked;
