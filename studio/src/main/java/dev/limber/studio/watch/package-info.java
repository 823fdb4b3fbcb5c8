/** What happens to files outside of the page, and how the page hears of it. */
@NullMarked
package dev.limber.studio.watch;

import org.jspecify.annotations.NullMarked;
