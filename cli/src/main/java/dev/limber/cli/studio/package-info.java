/** {@code limber studio}: serves the studio and exports for it. */
@NullMarked
package dev.limber.cli.studio;

import org.jspecify.annotations.NullMarked;
