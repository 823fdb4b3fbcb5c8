/** Where the static files of the page come from. */
@NullMarked
package dev.limber.studio.page;

import org.jspecify.annotations.NullMarked;
