/** {@code limber upgrade}: turns SkelForm files into ones of a newer version. */
@NullMarked
package dev.limber.cli.upgrade;

import org.jspecify.annotations.NullMarked;
