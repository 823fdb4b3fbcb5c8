/** Watches files for changes by other programs and reports them to pages. */
@NullMarked
package dev.limber.studio.watch;

import org.jspecify.annotations.NullMarked;
